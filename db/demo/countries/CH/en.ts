import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026: Switzerland is in the Schengen area, though not in the European Union. European Union and European Economic Area citizens need a valid identity card or passport. Many other passports may stay 90 days in any 180 without a visa, with fingerprints and a picture at the border; an online authorisation, ETIAS, is to follow.",
    "Others need a Schengen visa. This is a pointer and not legal advice: check with the Swiss embassy before you book a flight.",
  ],
  moneyMatters: [
    "The currency is the Swiss franc. Euro notes are taken in many tourist places, at a poor rate and with change in francs. Cards and phones pay nearly everywhere, up to mountain huts; keep some coins for lockers and farm shops.",
    "Service is included; people round up. If you ride more than a few mountain railways, reckon whether a Half Fare Card pays for itself.",
  ],
  communication: [
    "Plugs are type J, 230 volts. The slim two-pin Europlug fits; the thick round German or French plug needs an adaptor.",
    "Switzerland is outside European Union roaming: many European tariffs charge extra, so ask before you cross the border or buy an eSIM. German, French, Italian and Romansh are spoken, and English in most hotels and stations.",
  ],
  weather: [
    "Weather changes within hours in the mountains, and it cools by about 6 °C for every 1,000 m you climb. Summer afternoons bring thunderstorms; high paths keep snow into June. From November to February fog often lies on the lowlands, with sun above it. In late April, May and November many lifts stand still.",
  ],
  emergency: [
    "112 for everything, from any phone. 144 is the ambulance, 117 the police, 118 the fire brigade, 1414 the air rescue Rega, also in the mountains.",
    "Call the number first and the guide second. She’ll tell you what to say, or say it herself.",
  ],
  health: [
    "No vaccination is asked for. Tap water and village fountains are good unless a sign says otherwise. Ticks live in grass and woods up to about 2,000 m: long trousers, and a look at your legs in the evening.",
    "Care is excellent and expensive. Mountain rescue is not always covered, so look at your policy; European citizens should also bring the European Health Insurance Card. At 3,000 m and above go slowly for the first hour.",
  ],
} satisfies NoteText;
