import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  moneyMatters: [
    "The currency is the sol (PEN). Hotels and better restaurants take cards, sometimes for a surcharge; markets, taxis and villages want cash in small notes. Machines in Cusco, Ollantaytambo and Aguas Calientes pay out soles and dollars and charge a fee; two cards are better than one.",
    "Dollars are welcome only if clean and whole; a torn corner is enough for a refusal. About 10 per cent is a good tip in a restaurant if service is not on the bill.",
  ],
  emergency: [
    "Police 105, ambulance (SAMU) 106, fire brigade 116. The free line 100 helps women who meet violence, day and night, in Spanish and Quechua.",
    "Tourist police have an office in the centre of Cusco; the state’s tourist help, iPerú, answers at any hour in English on +51 1 574 8000.",
  ],
  visas: [
    "As of November 2026: citizens of the EU, the United Kingdom, Switzerland, the United States and many other countries enter Peru as tourists without a visa, with a passport valid for six months. How many days you may stay, often 90, is decided at the border and recorded online; check the date before you leave the airport.",
    "Other passports, Indian ones among them, as a rule need a visa or a valid visa of certain other countries. Ask the Peruvian consulate; this is a pointer, not legal advice. Travel to the Inca Trail and Machu Picchu with the very passport you booked with.",
  ],
  weather: [
    "Three countries in one. The coast is dry, and grey from June to October; the Andes have a dry season from May to September, with sun by day and frost at night, and rain from November to March; the Amazon is hot and wet all year. Every few years El Niño upsets all of it.",
  ],
  communication: [
    "Claro, Movistar, Entel and Bitel sell prepaid cards against your passport and a fingerprint; buy one in a shop, not in the street. An eSIM from home is simpler. Towns have signal, valleys have gaps.",
    "Plugs are types A and C, at 220 V and 60 Hz: check that your charger takes it. Spanish is understood everywhere; in the Andes many people speak Quechua first.",
  ],
  health: [
    "Cusco lies at 3,400 m: plan two or three slow days before you climb. Drink boiled, treated or bottled water, peel fruit and go easy on raw food for the first days.",
    "Vaccinations are a question for a travel clinic, six weeks ahead. Yellow fever is a subject for the Amazon lowlands, not for Cusco and the Inca Trail.",
  ],
} satisfies NoteText;
