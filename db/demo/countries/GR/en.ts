import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026: Greece is in the Schengen area. Citizens of the European Union, the European Economic Area and Switzerland need a valid identity card or passport. Many other passports may stay 90 days in any 180 without a visa, with fingerprints and a picture at the border; an online authorisation, ETIAS, is to follow.",
    "Others need a Schengen visa. This is a pointer and not legal advice: check with the Greek embassy before you book a flight.",
  ],
  moneyMatters: [
    "The currency is the euro. Shops and tavernas have to take cards, and do; carry cash for kiosks, buses, village cafés and the day the line is down. Choose the machines of Greek banks and be charged in euros; the others, beside the souvenirs, take more.",
    "Bread or a cover charge may be on the bill. Five to ten per cent is a good tip.",
  ],
  communication: [
    "Plugs are types C and F, 230 volts. European Union phones roam at home prices; others can buy an eSIM before they leave, or a SIM card with a passport.",
    "A nod upwards with a click of the tongue means no, and “ne” means yes. “Efcharistó” is thank you.",
  ],
  weather: [
    "Dry, hot summers and mild, wet winters on the islands and coasts; snow in the mountains of the mainland. From July to mid-September the meltemi blows from the north over the Aegean, and ferries wait. Wildfire risk is highest in July and August.",
  ],
  emergency: [
    "112 for everything, from any phone. 166 is the ambulance, 100 the police, 199 the fire brigade, 108 the coastguard, 1571 the tourist police. 15900 is the line for women who meet violence, at any hour.",
    "Call the number first and the guide second. She’ll tell you what to say, or say it herself.",
  ],
  health: [
    "No vaccination is asked for. On small islands drink bottled or filtered water. Paper goes into the bin beside the toilet, as the pipes are narrow. Pharmacies, under a green cross, are good and share night duty.",
    "Heat is the usual trouble: hat, water, shade from noon to four. European citizens should bring the European Health Insurance Card.",
  ],
} satisfies NoteText;
