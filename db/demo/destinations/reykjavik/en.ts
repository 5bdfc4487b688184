import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Reykjavík, Iceland",
  summary: "A small capital of painted iron houses and hot outdoor pools, and the start of the 1,322 km Ring Road.",
  description: [
    "Reykjavík is the northernmost capital of any country: some 140,000 people between a cold bay and Mount Esja, the oldest streets lined with houses of corrugated iron in red, green and blue. Heat comes out of boreholes. It warms radiators, pavements and the outdoor pools, where the town meets after work at 38 to 40 °C. Skólavörðustígur runs down from the 74.5 m tower of Hallgrímskirkja past wool shops and bakeries. Food is fish soup, dark rye bread, lamb, and hot dogs with raw and fried onion.",
    "Keflavík airport is 50 km out, 45 minutes by bus. You cross the centre on foot in half an hour, from the Old Harbour to the food hall at Hlemmur; yellow buses go further. The Golden Circle of Þingvellir, Geysir and Gullfoss is a loop of about 230 km and a full day. Kirkjufell, on the Snæfellsnes peninsula, is 180 km away, two and a half hours each way. The Ring Road, Route 1, runs 1,322 km round the country: eight days are brisk, ten are better.",
    "Weather turns within the hour, and wind closes roads; our driver-guide Sigrún reads vedur.is and umferdin.is each morning, and so should you. Late December has about four hours of sun, and in June it does not get dark. Northern lights need a clear, dark night between September and mid-April, and nobody can promise them. Prices are high: a main course costs ISK 4,000 to 7,000, a beer about 1,700. Eruptions on the Reykjanes peninsula, 40 km away, have closed roads there since 2021. At the pools you wash naked before you swim, at separate showers for women and men.",
  ],
  highlights: [
    "An evening at Sundhöllin, the 1937 pool on Barónsstígur, with hot tubs outdoors",
    "Hallgrímskirkja's tower by lift, for coloured roofs and, in clear air, Snæfellsjökull",
    "Þingvellir, where the Althing met from 930 and two continental plates draw apart",
    "Whales and puffins from the Old Harbour, three hours in warm overalls, best May to August",
    "Kirkjufell and the black church at Búðir, on a long day to Snæfellsnes",
    "The lighthouse at Grótta at low tide, for a dark sky; closed from May to July for nesting birds",
  ],
  bestTimeToVisit:
    "June to August for open roads, 10 to 15 °C and light nights. September and March have daylight and a chance of northern lights; December and January are dark and stormy.",
} satisfies DestinationText;
