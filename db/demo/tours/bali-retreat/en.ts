import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Bali, Temple to Tide",
  destination: "Ubud, Sidemen and Candidasa, Bali, Indonesia",
  summary:
    "Five days from Ubud’s temples to the east coast: holy springs, a waterfall, rice fields, yoga at seven and an outrigger at dawn.",
  description: [
    "Water in Bali has a direction. It rises in holy springs, runs through temples and rice terraces by an order older than any government, and ends in the sea. You follow it for five days: two nights in Nyuh Kuning, a woodcarvers’ village on the edge of Ubud, then two by the Lombok Strait in Candidasa. You change hotels once.",
    "Ni Wayan Suartini, who grew up in Nyuh Kuning, leads you. Her friend Ni Komang Ariani teaches yoga in the open pavilion, one late afternoon and one morning, for beginners as well. You make offerings with Wayan’s mother, bathe at Tirta Empul if you wish, eat in a farmer’s house in Sidemen and go out with the fishermen before sunrise. The tour is women-led, everyone welcome.",
    "The pace is gentle, with real stairs on two days. It is 27 to 32 °C and humid all year. From April to October it is mostly dry; from November to March expect a strong shower on most afternoons, brown rivers and some rough dawns at sea. The roads round Ubud are slow at any season, so we leave early and rest after lunch.",
  ],
  highlights: [
    "Fold palm-leaf canang sari with Wayan’s mother, and learn which flower belongs to which point of the compass.",
    "Reach the tenth-century springs of Tirta Empul at eight, before the coaches, and join the cleansing if you wish.",
    "Go down about 300 steps to the shrines of Gunung Kawi, cut 7 m high into the rock above the Pakerisan river.",
    "Swim under the single white curtain of Tibumana waterfall.",
    "Walk the rice fields of Sidemen with a farmer’s wife who keeps the water calendar of her subak.",
    "Watch the sun rise over Lombok from a jukung, the painted outrigger of the east coast.",
    "See double ikat woven in Tenganan, one of the few places in the world where it is made.",
  ],
  itinerary: [
    {
      title: "From the airport to Nyuh Kuning",
      description:
        "Ni Wayan Suartini meets you at Denpasar airport with a private car. Ubud is 37 km away and takes an hour and a half; the traffic eases after the stone carvers of Batubulan. Your hotel lies among gardens in Nyuh Kuning, south of the Monkey Forest, with a pool and an open thatched pavilion. At five, Wayan’s mother shows you how to fold canang sari: white flowers to the east, red south, yellow west, blue or green north. Dinner in the family courtyard is bebek betutu, duck cooked for half a day in spice and leaf. Easy.",
    },
    {
      title: "Holy water and a river of shrines",
      description:
        "You leave at seven for Tampaksiring, 40 minutes north. At Tirta Empul you may take part in melukat: in a sarong, from spout to spout, leaving out the two kept for the dead. By custom nobody who is menstruating or has an open wound enters a temple; Wayan tells you in good time and has a walk for you instead. Gunung Kawi, 2 km on, means about 300 steps down and the same back in the heat. Lunch is nasi campur at a warung in Ubud. The afternoon holds a massage, the pool and yoga with Ni Komang Ariani at half past four. Moderate, two hours on foot. Dinner free.",
    },
    {
      title: "Waterfall, rice fields, sea",
      description:
        "Yoga at seven, breakfast, then east: 80 km and three hours in the car, in short stages. At Tibumana a path with steps leads in 15 minutes to a pool under the fall; after heavy rain we look and do not swim. In Sidemen you walk the rice fields for an hour and a half with Ni Nyoman Sri, on narrow banks that are slippery when wet, and eat lunch at her house: sate lilit, fern-tip salad, snake fruit. Towards evening you reach Goa Lawah, a sea temple whose cave hangs with thousands of bats. Two nights in Candidasa, on the water. Moderate. Dinner free.",
    },
    {
      title: "A jukung at dawn, Tenganan and the beach",
      description:
        "At half past five the fishermen push their jukung off Candidasa, two guests to a boat, life jackets on. You pass the islet of Gili Tepekong and watch the sun come up over Lombok, with Mount Agung behind you; back by half past seven. If the sea is rough, there is yoga on the shore instead. After breakfast Wayan takes you 5 km to Tenganan, a walled village where geringsing, double ikat, takes years to finish. Candidasa has little sand, so we swim at Virgin Beach, 20 minutes by car. Farewell dinner is grilled snapper at the hotel. Easy. The airport is 60 km away, two hours.",
    },
  ],
  included: [
    "Two nights in a garden hotel in Nyuh Kuning and two in a seafront hotel in Candidasa, in twin or double rooms",
    "Ni Wayan Suartini as guide throughout, with hosts in Sidemen and Tenganan",
    "Breakfast every morning, dinners on days 1 and 4, lunches on days 2 and 3",
    "Two yoga classes with Ni Komang Ariani, on days 2 and 3, mats included",
    "One hour of Balinese massage",
    "Two hours in a jukung with skipper and life jackets",
    "Private car with driver for all journeys, airport transfers included",
    "Temple and waterfall entrances, sarong and offerings for Tirta Empul",
    "Travel insurance for the five days",
  ],
  notIncluded: [
    "Flights to and from Denpasar",
    "Visa on arrival, needed for most passports (500,000 rupiah)",
    "The tourist levy of Bali (150,000 rupiah), paid online before you land",
    "Lunches on days 1 and 4, dinners on days 2 and 3 (about 8 to 20 US dollars each)",
    "Single room; ask us for the supplement",
    "Drinks, tips and further treatments",
  ],
  details: {
    departures:
      "Weekly departures year-round; on Nyepi, the Day of Silence in March, nobody leaves the hotel and the airport closes, so we move visits and flights round that day",
  },
} satisfies TourText;
