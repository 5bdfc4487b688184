import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026: citizens of the European Union, the European Economic Area and Switzerland need a valid identity card or passport. Many other passports may stay 90 days in any 180 without a visa, but meet the Entry/Exit System at the border, with fingerprints and a picture; an online authorisation, ETIAS, is to follow.",
    "Others need a Schengen visa, for which appointments can take weeks. This is a pointer and not legal advice: check with the French embassy before you book a flight.",
  ],
  moneyMatters: [
    "The currency is the euro. Cards and phones pay nearly everywhere, even for a coffee; keep some notes and coins for markets. Use the machines of banks, and let them charge you in euros.",
    "Service is included in the price. Rounding up, or a few euros after a good meal, is a kindness and not a duty.",
  ],
  communication: [
    "Plugs are types C and E, 230 volts. European Union phones roam at home prices; others can buy an eSIM before they leave, or a SIM card with a passport in any phone shop.",
    "Start with “bonjour”, in every shop, before anything else. What follows may be English.",
  ],
  weather: [
    "Mild and wet in the west and north, hot and dry by the Mediterranean in summer, cold in the mountains. Heatwaves above 35 °C come between June and August, and storms with strong wind from November to February.",
  ],
  emergency: [
    "112 for everything, from any phone. 15 is the ambulance, 17 the police, 18 the fire brigade; 114 takes text messages if you cannot hear or speak. 3919 advises women on violence, free, at any hour.",
    "Call the number first and the guide second. She’ll tell you what to say, or say it herself.",
  ],
  health: [
    "No vaccination is asked for. Tap water is good everywhere unless a sign says “eau non potable”. Pharmacies under a green cross advise on small complaints, and sell emergency contraception without a prescription. European citizens should bring the European Health Insurance Card.",
  ],
} satisfies NoteText;
