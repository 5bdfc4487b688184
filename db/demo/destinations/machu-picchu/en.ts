import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Machu Picchu, Peru",
  summary: "An Inca city on a ridge at 2,430 m, reached by river train or by four days on foot, with timed tickets and one-way paths.",
  description: [
    "Machu Picchu stands on a ridge at 2,430 m in southern Peru, in cloud forest, with the Urubamba river looped round its foot. The Incas built it in the fifteenth century, probably as an estate of the ruler Pachacuti, and left it about a hundred years later. Some 200 structures remain, the finest in granite blocks fitted without mortar. It lies almost 1,000 m lower than Cusco, so you breathe more easily. The village below, Aguas Calientes, has two rivers, rails in the main street and women selling corn with cheese.",
    "No road reaches the village. The train from Ollantaytambo follows the river for just under two hours; a bus then climbs the hairpins to the gate in 30 minutes, or you walk up 400 m of stone steps in an hour and a half. Your ticket carries your name, an hour and one of three circuits, each one-way. Circuit 2 has the classic view and the heart of the city. Huayna Picchu belongs to Circuit 3 and is steep, with cables. The Inca Trail comes in on foot, 43 km in four days.",
    "Entry is limited to 4,500 people a day, 5,600 on peak dates, and places from June to August go months ahead. Foreign adults pay from 152 soles. Bring the passport you booked with. There are no toilets past the gate and no way back in, so plan two to three hours. November to March is wet; landslides stop the train now and then, as strikes do, and in February the Inca Trail closes. Sleep two nights in Cusco, 3,400 m, or lower in the Sacred Valley before you climb anything; before the Inca Trail our guide Yesenia asks for three. Sandflies bite: wear long sleeves.",
  ],
  highlights: [
    "The first entry of the day, at six, when cloud still fills the valley",
    "The curved wall of the Temple of the Sun, the finest masonry on the site",
    "Huayna Picchu, 260 m above the city: two hours there and back, exposed and steep",
    "The Sun Gate at 2,720 m, where the Inca Trail has its first sight of the city",
    "The site museum and its orchid garden, half an hour on foot from the village, mostly missed",
    "Ollantaytambo, where the train starts: an Inca street grid with water still in its channels",
  ],
  bestTimeToVisit:
    "May and September: dry, cold at night and less full than June to August. April and October are greener with some showers; January and February are the wettest, and the Inca Trail is closed all February.",
} satisfies DestinationText;
