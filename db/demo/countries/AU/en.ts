import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  visas: [
    "As of November 2026, everyone but New Zealanders needs a visa or an electronic permit before the flight. Passports of the EU and Britain can get an eVisitor, free of charge; those of the USA, Canada, Japan and some others an ETA, by app and for a fee; all others apply for a visitor visa, which can take weeks. Use the site of the Department of Home Affairs.",
    "Declare food, wood, seeds and muddy boots on arrival. What you declare is mostly given back; what you don’t is fined.",
    "This is a pointer, not legal advice. Rules change; check with the Australian embassy in your country before you book flights.",
  ],
  moneyMatters: [
    "The currency is the Australian dollar. You tap a card nearly everywhere, buses included; a surcharge of 1 to 2 per cent is common and has to be shown. A little cash is enough, for markets and small towns.",
    "Prices include tax. Tips are not expected; in restaurants some people round up. Cafés and restaurants often add 10 to 15 per cent on Sundays and public holidays.",
  ],
  communication: [
    "Sockets take plugs of type I, with flat, slanted pins, at 230 V. Almost every visitor needs an adapter.",
    "Buy a SIM or an eSIM at the airport or in a supermarket, with your passport. 3G was switched off in 2024: an older phone may not even reach the emergency number, so ask your provider whether yours makes calls over 4G (VoLTE). Outside the towns there is often no signal at all. The country code is +61.",
  ],
  weather: [
    "The seasons are the other way round: summer from December to February, winter from June to August. The south is temperate, with days in summer that pass 40 °C. The north is tropical, wet from November to April and dry from May to October. Inland, winter nights fall to freezing.",
  ],
  emergency: [
    "000 reaches police, fire and ambulance, free of charge; 112 works from mobile phones, too. For the police when it is not urgent: 131 444. For poisons and bites: 13 11 26, day and night.",
    "In the heat of summer look at the fire warnings of the state each morning. Call your guide or our number as well, at any hour.",
  ],
  health: [
    "The sun is the danger most people underrate: fair skin burns in 15 minutes. Wear a hat, sleeves and sunscreen, and swim only between the red and yellow flags, where lifeguards watch for rip currents.",
    "No vaccination is required unless you come from a country with yellow fever. Tap water is good. Treatment is dear for visitors, so bring your insurance papers; some countries have an agreement that covers what cannot wait.",
  ],
} satisfies NoteText;
