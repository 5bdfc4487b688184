import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026: citizens of the European Union, the United Kingdom, the United States and many other countries may stay in Morocco for up to 90 days without a visa. Indian citizens need one; those with a residence permit or a valid visa of certain countries can apply for an e-visa at acces-maroc.ma, others at a consulate.",
    "The passport must be valid for your whole stay; six months more are safer. See that it is stamped when you arrive, or leaving will take time. This is a pointer, not legal advice: check with the embassy of Morocco before you book flights.",
  ],
  moneyMatters: [
    "The currency is the dirham (MAD). It is traded only inside the country, and no more than 2,000 dirhams may be taken in or out, so draw or change money on arrival and keep a receipt to change back what is left.",
    "Cash machines are common in towns, rare in the mountains. Hotels and larger restaurants take cards; markets, taxis, porters and hammams take cash, best in coins and small notes. In the souks a price is talked about; in a petit taxi, ask for the meter.",
  ],
  communication: [
    "SIM cards of Maroc Telecom, Orange and inwi are sold at the airport and in shops, with your passport. Signal is good in towns and along main roads, thinner in the High Atlas and the desert.",
    "Sockets are of types C and E, as in France; 220 V, 50 Hz. People speak Moroccan Arabic and Tamazight, and many speak French. “La, shukran” is no, thank you.",
  ],
  weather: [
    "March to May and October to November are the best months inland: 20 to 30 °C, with snow still on the Atlas in spring. In July and August the afternoons in Marrakech are 38 °C, and some days 45; the Atlantic coast stays cooler.",
    "December to February is sunny with cold nights, and houses are heated little. Snow can close the passes. In Ramadan, which moves through the year, many restaurants open only after sunset.",
  ],
  emergency: [
    "Police in towns: 19. Royal Gendarmerie, outside towns: 177. Ambulance and fire brigade: 15. In Marrakech there is a tourist police near Jemaa el-Fna. Tell your guide at once, then call the insurer’s emergency number on your certificate and our care number.",
  ],
  health: [
    "There is no malaria risk, and no vaccination is asked for at entry from Europe; ask a doctor what is advised for you at least eight weeks before you leave. Drink bottled or filtered water. In summer plan the hours from noon to four in the shade.",
    "Pharmacies are marked by a green crescent or cross, one in each quarter has night duty, and many staff speak French. Pads are sold in every small shop; tampons only in large supermarkets and some pharmacies. Many café toilets are squat toilets without paper; leave a coin or two.",
  ],
} satisfies NoteText;
