import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Bali, Indonesia",
  summary: "A Hindu island of volcanoes, shared water and daily offerings, at its best around Ubud, Sidemen and the quiet east coast.",
  description: [
    "Bali is a Hindu island in a mainly Muslim country, about 150 km from west to east, with volcanoes along its spine. Mount Agung, 3,031 m, is the seat of the gods, and a house sets its shrines on the side that faces the mountain. Each morning women lay out canang sari, palm-leaf trays of flowers and rice, on steps, dashboards and shop counters. Water runs from temple to terrace under the subak, farmers' councils that have shared it since the ninth century. Lunch is nasi campur: rice, and a little of everything.",
    "There are no trains and few public buses. You go by car with a driver, or by scooter if you ride one at home and hold the licence. From the airport Ubud is 37 km and takes one to two hours. Stay around Ubud, where our guide Wayan grew up, for temples, dance and walks in the rice; in Sidemen or Munduk for hills and cooler air; in Amed or Pemuteran to snorkel from the beach; in Sanur for a calm sea and boats, 40 minutes to Nusa Penida. Temples ask for a sarong and sash, lent or hired at the gate.",
    "From Seminyak to Canggu the south is a traffic jam with beach clubs; 10 km can take an hour. At Lempuyang you queue two to four hours for the picture in the gate, and the lake in it is a mirror held under a phone. Visitors pay a levy of IDR 150,000. From November to March it rains most days, and plastic washes up on the west coast. Currents at Kuta and Canggu are strong. Drink filtered water. On Nyepi, the day of silence, usually in March, the airport shuts and everybody stays in for 24 hours, you too.",
  ],
  highlights: [
    "Tirta Empul, where you may join the line at the spring-water spouts, in a sarong",
    "Gunung Kawi, royal shrines carved into a cliff in the eleventh century, below some 300 steps",
    "Jatiluwih, rice terraces on the slopes of Batukaru, walked in two hours",
    "The wreck of the Liberty at Tulamben, a short swim from a pebble beach",
    "Kecak at Uluwatu: a chorus of men, no instruments, and the sunset behind the cliff",
    "Mount Batur, 1,717 m, two hours up by torchlight and steep near the top",
  ],
  bestTimeToVisit:
    "April to June and September: dry, 27 to 31 °C and less crowded. July and August are dry and full; November to March is the wet season, with hard showers, mostly in the afternoon.",
} satisfies DestinationText;
