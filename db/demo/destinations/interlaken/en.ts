import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Interlaken, Switzerland",
  summary: "A town between two lakes in the Bernese Alps, with trains and cableways to the Eiger, Mürren and the Jungfraujoch.",
  description: [
    "Interlaken lies at 570 m on the flat ground between Lake Thun and Lake Brienz, and the Aare runs milky blue from one to the other. To the south the valley forks: left to Grindelwald, under the north face of the Eiger, right to Lauterbrunnen, where the Staubbach falls 297 m beside the village. Behind them stand the Eiger, the Mönch and the Jungfrau, 4,158 m. The town itself is a street of hotels and watch shops along a meadow where paragliders land. Come for what leaves from its two stations.",
    "Trains go nearly everywhere: Lauterbrunnen in 20 minutes, Grindelwald in 35, Bern in 55, Zurich in two hours. From Lauterbrunnen a cableway and a small train take you to Mürren, 1,638 m, which is car-free. The path from Männlichen to Kleine Scheidegg is 4.5 km, an hour and a half, easy, gently down, with the Eiger ahead. In summer a cog railway of 1893 climbs from Wilderswil to Schynige Platte in 52 minutes. Boats run on both lakes. Hotel guests ride local buses free with the guest card.",
    "It is expensive. The return trip to the Jungfraujoch, 3,454 m, costs more than CHF 200 in summer, a plain main course CHF 25 to 35. A Half Fare Card soon pays for itself. Look at the webcams before you buy a summit: cloud can sit on the peaks all day. In July and August Lauterbrunnen is jammed by ten. In Iseltwald you pay CHF 5 to stand on a jetty made famous by a Korean television drama. In late April, May and November many lifts close for service, and high paths keep snow into June.",
  ],
  highlights: [
    "Männlichen to Kleine Scheidegg, 90 easy minutes with the Eiger ahead",
    "Mürren, on its shelf at 1,638 m, by cableway and a little train from Lauterbrunnen",
    "Lake Brienz by boat to the Giessbach falls and their funicular of 1879",
    "Bachalpsee, an hour's walk from the First gondola, with the Schreckhorn in the water",
    "Trümmelbach, ten glacier-fed waterfalls inside the mountain, from April to early November",
    "The alpine garden on Schynige Platte, in flower from late June to September",
  ],
  bestTimeToVisit:
    "Mid-June to September for open paths and lifts; July and August are the fullest, September is often the clearest. December to March is for snow. In late April, May and November many lifts stand still.",
} satisfies DestinationText;
