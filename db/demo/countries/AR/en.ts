import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  moneyMatters: [
    "The currency is the Argentine peso (ARS), and prices change faster than printed menus. Foreign cards are charged at a rate that may differ from the official one and from that for banknotes; compare before you change a large sum. Clean dollar notes are welcome in exchange offices.",
    "Machines pay out little and charge a lot. Some shops give 10 to 20 per cent off for cash: ask. A tip of 10 per cent is usual in restaurants, and in cash.",
  ],
  emergency: [
    "911 for police in most provinces, ambulance 107, fire brigade 100, rescue at sea 106. The line 144 advises women who meet violence, day and night.",
    "In Buenos Aires the tourist police help in several languages; report a theft there, as insurers ask for the paper.",
  ],
  visas: [
    "As of November 2026: with a passport from the EU, the United Kingdom, Switzerland, the United States and many other countries you enter Argentina as a tourist without a visa, as a rule for up to 90 days. Others, Indian citizens among them, need a visa or, with certain visas of other countries, an electronic authorisation (AVE).",
    "Since 2025 visitors must have health insurance that is valid in Argentina; carry proof of it, and of your flight out. Ask the Argentine consulate what holds for you; this is a pointer, not legal advice.",
  ],
  weather: [
    "Subtropical at Iguazú, temperate in Buenos Aires, dry in the Andes of the north-west, cold and windy in Patagonia. Summer is from December to February, winter from June to August, when the snow of the south closes passes.",
  ],
  communication: [
    "Claro, Movistar and Personal sell prepaid cards against your passport; an eSIM from home is quicker. Along the roads of Patagonia there may be no signal for 100 km.",
    "Plugs are types C and I, at 220 V and 50 Hz; flat European plugs fit the older sockets, so bring an adapter for the slanted ones. Spanish says vos for you.",
  ],
  health: [
    "Tap water is good in the cities. Mosquitoes carry dengue in the north and as far as Buenos Aires, most from January to May: repellent, long sleeves. A vaccination against yellow fever is advised for Iguazú; ask a travel clinic.",
    "Dinner starts at nine or later. If you need to eat on time, have something in your bag.",
  ],
} satisfies NoteText;
