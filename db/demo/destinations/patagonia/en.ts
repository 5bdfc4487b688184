import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Patagonia, Chile",
  summary: "The far south of Chile: granite towers, icebergs and steppe in Torres del Paine, with wind that can change your plans.",
  description: [
    "In the far south of Chile the Andes break up into granite, ice and sea channels. Most people come for Torres del Paine: three towers of bare rock, the dark-capped Cuernos, and Lago Grey, where icebergs drift from a glacier of the Southern Patagonian Ice Field. East of the peaks is steppe, with guanacos, condors and pumas. Puerto Natales, 110 km south of the park, is the base: tin houses on a windy fjord, black-necked swans, king crab, and lamb roasted on an iron cross over coals.",
    "Fly from Santiago to Puerto Natales, a little over three hours, with most flights in summer, or to Punta Arenas all year and on by bus, 250 km in three hours. Buses reach the park in two hours; a catamaran crosses Lago Pehoé in half an hour. The walk to the foot of the towers is 20 km there and back, eight to nine hours with about 900 m of ascent, demanding, the last hour on boulders. The W trek takes four or five days. Easier: Salto Grande and the Mirador Cuernos, two to three hours.",
    "Wind rules. From November to January gusts pass 100 km/h, stop the catamaran and knock walkers over, and snow can fall in any month. Beds and pitches on the W must be booked, months ahead for December to February; you may not camp anywhere else. A bunk with meals costs more than US$150 a night. Buy the park pass online before you go. Open fires are banned, after visitors burnt thousands of hectares in 2005 and 2011. From May to September the W is walked with a guide only, and most huts are shut.",
  ],
  highlights: [
    "The lake at the foot of the towers, milky green, after 10 km uphill on foot",
    "The ice wall of the Grey glacier, by boat across Lago Grey",
    "Guanacos and, with a tracker at dawn, pumas around Laguna Amarga",
    "Mirador Cuernos, an hour's easy walk past the falls of Salto Grande",
    "The Milodón cave, 24 km from Puerto Natales, where the hide of a giant sloth was found in 1895",
    "Magellanic penguins on Isla Magdalena, by boat from Punta Arenas, November to March",
  ],
  bestTimeToVisit:
    "November to April. December to February has the longest days, the most people and strong wind; March and early April are calmer, with red beech forests. From May to September much is closed.",
} satisfies DestinationText;
