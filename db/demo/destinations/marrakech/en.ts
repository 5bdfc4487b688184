import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Marrakech, Morocco",
  summary: "A walled city of red earth below the High Atlas, with souks by trade, hammams by the hour and heat to plan around.",
  description: [
    "The Almoravids founded Marrakech about 1070, within sight of the High Atlas, and its walls of rammed earth have the colour of the ground they came from. Inside, the medina is a knot of lanes: dyers, blacksmiths and slipper makers each in their own souk, public ovens where families send their bread, and the 77 m minaret of the Koutoubia to steer by. Gueliz, outside the walls, is the new town of cafés. Ask for tangia: meat sealed in a jar with preserved lemon and cooked for hours in the embers of a hammam.",
    "The medina is for walking. Cars stop at the gates, and a porter takes your case on a handcart. The airport is 6 km away; petits taxis have meters, so ask for the meter or agree a price first. See the Ben Youssef Madrasa and the Bahia Palace early, the souks late in the morning, rest until four, and be on Jemaa el-Fna at dusk. Trains reach Casablanca in under three hours. Imlil, at 1,740 m under Toubkal, is 65 km and an hour and a half by car. The dunes of Merzouga are 560 km away, nine to ten hours.",
    "In July and August the afternoons are 38 °C and some days 45. Mopeds share the lanes; keep to the right. Young men will say that a street is closed and lead you round for money: “la, shukran”, no thank you, is enough. Women on their own hear remarks; covered shoulders and knees lessen them. Mosques are closed to non-Muslims. The Majorelle garden sells timed tickets online only. Many shops close on Friday afternoon, and in Ramadan lunch in the medina takes some finding. Some walls are still propped after the earthquake of September 2023.",
  ],
  highlights: [
    "The Ben Youssef Madrasa at nine: carved cedar, stucco and tile round a still pool",
    "Jemaa el-Fna at dusk, from the snail-soup stalls and then from a roof terrace",
    "A neighbourhood hammam: black soap, a rough glove, and separate hours for women and men",
    "Friday couscous at Amal in Gueliz, a restaurant where women train as cooks",
    "The Saadian Tombs, walled up for two centuries and found again in 1917",
    "Imlil and its walnut and apple terraces, a cooler day at 1,740 m",
  ],
  bestTimeToVisit:
    "March to May and October to November: 20 to 30 °C, with snow still on the Atlas in spring. December to February is sunny with cold nights; July and August often pass 40 °C.",
} satisfies DestinationText;
