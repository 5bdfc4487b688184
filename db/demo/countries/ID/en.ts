import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026, travellers from the EU, Britain, North America, Australia and India, like most others, need a visa on arrival. It costs 500,000 rupiah and lasts 30 days; you can apply online before the flight or pay at the airport. Your passport must be valid for six months after you land.",
    "Everyone also fills in the free arrival card, “All Indonesia”, online in the three days before landing. For Bali there is a tourist levy of 150,000 rupiah, paid online.",
    "This is a pointer, not legal advice. Rules change; check with the Indonesian embassy in your country before you book flights.",
  ],
  moneyMatters: [
    "The currency is the rupiah, and the noughts take a day to get used to: in 2026 a US dollar is about 16,800 rupiah. Cash machines stand in every town. Take those inside a bank, choose to be charged in rupiah, and don’t leave without your card: the money comes out first.",
    "Hotels and larger restaurants take cards, some for 2 to 3 per cent more. Warungs, markets and toilets want cash, best in notes of 50,000 or less. Change money only at licensed offices, and count it yourself before you leave the counter.",
  ],
  communication: [
    "Sockets take plugs with two round pins (types C and F) at 230 V. German, French and Spanish plugs fit; British, American and Indian ones may need an adapter.",
    "Buy a local SIM at the airport or in a shop, with your passport, or an eSIM before you leave home. Hotels and cafés have wifi. Everyone writes by WhatsApp. The country code is +62.",
  ],
  weather: [
    "Indonesia lies on the equator: 26 to 32 °C on the coasts in every month, and cooler in the hills at night. On Java, Bali and the islands east of them it is mostly dry from April to October and wet from November to March. Further north the months shift.",
  ],
  emergency: [
    "112 reaches the emergency services from any telephone. Direct numbers: police 110, ambulance 118 or 119, fire 113, search and rescue 115.",
    "Outside the towns an ambulance can take long, and not everyone who answers speaks English. Call your guide or our number as well, at any hour; we’ll know the nearest clinic.",
  ],
  health: [
    "See a doctor or a travel clinic six weeks ahead. No vaccination is required unless you come from a country with yellow fever; hepatitis A and typhoid are usually advised. Dengue occurs, so use repellent by day, too. Rabies occurs: keep away from dogs and monkeys, and have every bite seen to the same day.",
    "Don’t drink tap water. Don’t drink home-made spirits or very cheap cocktails; people have died of the methanol in them.",
    "Toilets on the road are often squat toilets, with water and a scoop instead of paper. Every minimarket sells pads; tampons are rare outside the towns.",
  ],
} satisfies NoteText;
