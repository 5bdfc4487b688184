import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026 travellers from the European Union, the United Kingdom, the United States and many other countries need no visa for up to 90 days. With an Indian passport you need one before departure; ask early. A passport must be valid for the whole stay.",
    "Immigration takes fingerprints and a photo. On Visit Japan Web you can fill in immigration and customs forms beforehand and show a code. This is a pointer, not legal advice: check with the Japanese embassy before you book flights.",
  ],
  moneyMatters: [
    "The currency is the yen, with coins up to 500. Cash machines in post offices and 7-Eleven shops take foreign cards, with instructions in English. Cards work in hotels, stations and most shops; temples, small restaurants, inns and country buses want cash.",
    "A rechargeable card such as ICOCA or Suica pays on most city trains and buses and at lockers and kiosks. Tips are not customary: leave one on the table, and someone may run after you with it.",
  ],
  communication: [
    "An eSIM or a data SIM from the airport is enough; the network reaches into the mountains. Stations, hotels and convenience stores have free wifi. Phones stay silent on trains.",
    "Sockets take two flat pins, type A, at 100 volts: chargers manage, hair dryers from home do not. Japan is 9 hours ahead of London in winter and has no summer time.",
  ],
  weather: [
    "In the middle of the country: mild springs, rain in June and early July, hot and humid until mid-September, typhoons mostly from August to October, clear autumns, cold and dry winters on the Pacific side, with snow in the mountains.",
  ],
  emergency: [
    "Police 110, fire brigade and ambulance 119, both free of charge. The Japan Visitor Hotline, 050-3816-2787, answers in English day and night, in illness and after an earthquake, too.",
    "In an earthquake get under a table, keep away from windows and wait; on the coast go uphill. On a tour, then call us: our number is answered at any hour.",
  ],
  health: [
    "No vaccination is required, and tap water is good everywhere. Pharmacies and clinics are excellent; many clinics want payment first, so keep the receipt for the insurer.",
    "Some medicines that are ordinary elsewhere are forbidden or limited: stimulants, some for ADHD and colds among them, and strong painkillers with codeine. Check the list of the Japanese health ministry, and apply for an import certificate if you need one.",
  ],
} satisfies NoteText;
