import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Sydney, Australia",
  summary: "A harbour city where the ferry is the best sightseeing, cliff paths join the beaches and the sun needs respect.",
  description: [
    "Sydney is built round a drowned river valley, on the land of the Gadigal and their neighbours, and ferries have crossed it since the nineteenth century. Jørn Utzon's Opera House of 1973 faces the Harbour Bridge of 1932 across Circular Quay, and both look best from the water. Along the ocean lie beaches, from Palm Beach in the north to Cronulla in the south, many with a surf club and a pool cut into the rocks. People eat early and well: dumplings in Haymarket, Lebanese in Lakemba, rock oysters anywhere.",
    "Tap a bank card on trains, metro, light rail, buses and ferries; a daily cap limits the cost. The airport train reaches Central in about ten minutes but adds a station fee of about A$18. The ferry to Manly takes 30 minutes and passes the Opera House at an ordinary fare. Bondi to Coogee is 6 km along the cliffs, two to three hours, moderate, with swims on the way. Manly to the Spit Bridge is 10 km and four hours, more bush than people. Trains to Katoomba, in the Blue Mountains, take two hours.",
    "It is not cheap: a plain double in the centre rarely costs under A$200, and at New Year several times that. In summer fair skin burns in 15 minutes; wear a hat, sleeves and sunscreen. Swim only between the red and yellow flags, because rip currents drown people every year. January has school holidays, some days near 40 °C and at times bushfire smoke; February and March can be humid and wet. The city is wide: Bondi is 7 km from the centre, about 40 minutes on bus 333. Jacaranda streets in Kirribilli fill with cameras in early November.",
  ],
  highlights: [
    "The Manly ferry from Circular Quay, 30 minutes, standing outside at the rail",
    "Bondi to Coogee by Tamarama, Bronte and Clovelly, 6 km on the cliff path",
    "Wylie's Baths at Coogee, a tidal pool of 1907 below a timber boardwalk, open to everyone",
    "The Yiribana Gallery of Aboriginal and Torres Strait Islander art, free, at the Art Gallery",
    "The Royal Botanic Garden at seven, out to Mrs Macquarie's Chair for bridge and opera in one view",
    "The Harbour Bridge on foot by the eastern walkway, free, from The Rocks to Milsons Point",
  ],
  bestTimeToVisit:
    "October, November, March and April: 20 to 26 °C, jacarandas from late October, the warmest sea in March. December to February is hot and full; June to August is mild, 8 to 17 °C, with humpback whales passing.",
} satisfies DestinationText;
