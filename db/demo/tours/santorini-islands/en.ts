import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Santorini and the Islands",
  destination: "Santorini, Thirassia and Naxos, Greece",
  summary: "Six days in the Cyclades: the caldera path to Oia, a sail to Thirassia, two nights on Naxos and a room above the cliff.",
  description: [
    "Santorini is the rim of a volcano that blew itself apart some 3,600 years ago. You see it from above, on the path to Oia; from the water, under sail; and from below ground, at Akrotiri, the town the ash kept. Then a ferry takes you two hours north to Naxos, the largest of the Cyclades, where people still live from cheese, potatoes and marble.",
    "Eleni Sigala, born in Karterados, leads the whole trip. Captain Katerina Karamolegou sails the two-masted boat we charter for you alone, and Irini Glezou shows you Apeiranthos, the mountain village she comes from. You sleep three nights in a caldera-side hotel in Firostefani and two in Naxos town. The tour is women-led, everyone welcome.",
    "Santorini is built on stairs, and the cliff path has almost no shade; from June to September we set off at seven. In July and August the meltemi, a dry north wind, can reach force 7 and make the sea rough. May, June, September and early October are the kindest months. Winter is quiet and green: many houses in Oia are shut, rain is likely, and wine takes the place of sailing.",
  ],
  highlights: [
    "Walk 7 km along the rim from Imerovigli to Oia, with the caldera on your left all the way.",
    "Sail from Ammoudi to Thirassia and home at sunset on a two-masted boat chartered for our group.",
    "Swim into the warm, rust-coloured water off Palea Kameni, across from the crater that last erupted in 1950.",
    "Stand in a street of Akrotiri that was buried in ash around 1600 BC, between houses still two storeys high.",
    "Taste Assyrtiko and Vinsanto where the vines are woven into baskets against the wind.",
    "Spend a day in the mountains of Naxos: kitron in Halki, looms and marble lanes in Apeiranthos.",
    "See the sun go down behind the Portara, a doorway of marble 6 m high with no temple behind it.",
  ],
  itinerary: [
    {
      title: "Arrival on the rim",
      description:
        "Eleni meets you at Santorini airport. A private minibus takes 20 minutes to Firostefani, 6 km away, and porters carry your bags the last flights of steps to a hotel cut into the cliff. At six we walk the rim path to Fira and back, 2 km in all, while she explains which of the islands below are old and which rose from the sea only three centuries ago. Dinner is in Karterados, her village: yellow split-pea fava, tomato fritters, white aubergine. Easy, one hour on foot, plenty of stairs.",
    },
    {
      title: "The cliff path and a boat to Thirassia",
      description:
        "From Imerovigli you follow the rim to Oia, 7 km in three hours on cobbles, cinders and loose stone. We start at seven in summer. After free hours in Oia, some 250 steps lead down to Ammoudi, where Captain Katerina Karamolegou waits at two. She crosses to Korfos on Thirassia for a late lunch of grilled fish, then sails to Palea Kameni; you swim about 30 m to water warmed by the volcano, which stains pale swimwear. Sunset is on board. We land at Fira’s old port and take the cable car 220 m up. Moderate, hard on the knees. Dinner free.",
    },
    {
      title: "Akrotiri, a cellar and the ferry north",
      description:
        "At nine we are at Akrotiri, 12 km from Fira: a Bronze Age town under one roof, with drains, storage jars and staircases cracked by the last earthquake. Paths are level and shaded. In Megalochori a family cellar pours dry Assyrtiko and sweet Vinsanto over lunch; outside, the vines crouch on the ground in baskets. In the afternoon you board the Blue Star ferry at Athinios for Naxos, about two hours with seats inside and out. Your hotel is in the old town. At dusk we walk the causeway to the Portara. Easy, two hours on foot. Dinner free.",
    },
    {
      title: "The mountain villages of Naxos",
      description:
        "A minibus climbs 16 km to Halki, where the Vallindras distillery has made kitron from citron leaves since 1896. You walk two hours on stony mule paths through the olive groves of the Tragaia, past the eleventh-century church of Agios Georgios Diasoritis. Then on to Apeiranthos, 600 m up, paved in marble. Irini Glezou takes you to the women’s weaving association, and her aunt cooks lunch: rosto, potatoes, graviera cheese. On the way down there is time for a swim at Plaka, 4 km of sand. Moderate, three hours on foot. Evening free in the lanes of Naxos town.",
    },
    {
      title: "Back to the caldera",
      description:
        "A slow morning. Eleni takes those who like to the cheese shops of Naxos town for aged arseniko; the beach of Agios Georgios, shallow and sandy, is ten minutes’ walk from your room. The ferry to Santorini leaves around midday and takes two hours, and the minibus brings you up the hairpins from Athinios to Firostefani. In the evening we drive 8 km to Pyrgos, the island’s highest village. From its kastro you see both coasts as the light goes. Farewell dinner in a taverna there. Easy, one hour on foot. The airport is 20 minutes from your hotel.",
    },
  ],
  included: [
    "Three nights in a caldera-side hotel in Firostefani and two in a boutique hotel in Naxos town, in twin or double rooms",
    "Eleni Sigala as guide throughout, and Irini Glezou in the villages of Naxos",
    "Breakfast every morning, dinners on days 1 and 5, lunches on days 2, 3 and 4",
    "Half a day on a chartered two-masted boat with captain and crew",
    "Ferry Santorini to Naxos and back with reserved seats",
    "Private minibus, airport and port transfers, and porters on the stairs",
    "Entrance to Akrotiri, the cellar tasting in Megalochori and the kitron tasting in Halki",
    "Hotel taxes, including the Greek climate resilience fee",
    "Travel insurance for the six days",
  ],
  notIncluded: [
    "Flights to and from Santorini",
    "Schengen visa, if your passport needs one",
    "Dinners on days 2, 3 and 4 and lunch on day 5 (about 20 to 40 euros each)",
    "Single room; ask us for the supplement",
    "Drinks beyond the tastings, tips and personal spending",
  ],
  details: {
    transport: "Private minibus and transfers, ferry with reserved seats, chartered sailing boat",
  },
} satisfies TourText;
