import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Kyoto, Japan",
  summary: "A former capital of wooden lanes, silk looms and some 1,600 temples, best seen at six in the morning and by local train.",
  description: [
    "Kyoto was the capital of Japan from 794 until 1868 and still keeps the old grid of streets. Hills close it in on three sides, and the Kamo river runs down the middle, with herons at the weirs and people eating lunch on the banks. Looms clack behind wooden lattices in Nishijin. In Fushimi, to the south, sake is brewed with soft spring water. Lunch is often tofu, or obanzai: small dishes of greens, roots and beans in dashi, the home cooking of the city.",
    "The centre is flat and good for walking and cycling. Two subway lines, the Keihan railway and the JR Nara Line do most of the work. Inari station, at the gate of Fushimi Inari, is five minutes from Kyoto Station; the path under the vermilion gates climbs to 233 m and takes two to three hours there and back. Kiyomizu-dera opens at six, and our guide Haruka is at the gate by then. Arashiyama is about 15 minutes west by train, Nara 45 minutes south. From Kansai airport the Haruka express takes 80 minutes.",
    "Sannenzaka, the Arashiyama bamboo path and Nishiki market are packed from ten to four, most of all in the first week of April and the last two of November. City buses are full; take the train where one goes. Several private alleys in Gion are closed to visitors, with a fine of ¥10,000, and a maiko on her way to work is not there to be photographed. August reaches 35 °C in heavy air. Most temples charge ¥400 to ¥1,000 and shut by five. The lodging tax runs from ¥200 to ¥10,000 per person per night.",
  ],
  highlights: [
    "Fushimi Inari at first light; the shrine never closes, and the coaches come after nine",
    "Kiyomizu-dera at six in the morning, when the wooden stage is nearly empty",
    "The looms of Nishijin, a quarter of silk weavers since the fifteenth century",
    "Saihō-ji, the moss garden, by booked entry and after copying a sutra with a brush",
    "Nara by the JR Nara Line, for the bronze Buddha of Tōdai-ji and the deer around it",
    "A counter supper of obanzai in a machiya, one of the old wooden townhouses",
  ],
  bestTimeToVisit:
    "Late March to May for blossom and fresh green, mid-October to early December for clear air and maples. June and early July are rainy, August is very hot, and January and February are cold, quiet and often bright.",
} satisfies DestinationText;
