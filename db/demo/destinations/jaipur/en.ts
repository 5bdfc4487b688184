import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Jaipur, India",
  summary: "A pink-walled city planned in 1727 with a trade to each street, ringed by hill forts and villages of block-printers.",
  description: [
    "Maharaja Sawai Jai Singh II laid out Jaipur in 1727 as a grid of nine blocks, with streets given to single trades. Lac bangles are still made in Maniharon ka Rasta, gems change hands in Johari Bazaar, and marble gods are carved in Khazane Walon ka Rasta. The old city was painted pink in 1876 for the Prince of Wales and has kept the colour by law. The former royal family still lives in part of the City Palace. Breakfast is an onion kachori hot from the pan; supper is dal baati churma.",
    "Inside the walls, walk: the Hawa Mahal, Jantar Mantar and the City Palace lie within ten minutes of each other. The Pink Line of the metro runs under the old city to Badi Chaupar, and e-rickshaws do the rest, some of them driven by the women of the Pink City Rickshaw Company. Amber Fort is 11 km north. Walk up from the lake in 15 minutes or take a jeep; do not ride the elephants. Sanganer, a town of printers, is 16 km south. Trains from Delhi take about four and a half hours.",
    "From mid-April to June the afternoons reach 40 to 45 °C, so our guide Meera starts early and rests from noon to four. The monsoon, July to mid-September, brings short, hard rain and flooded streets. Around Diwali and Christmas palace hotels charge far more. Winter nights fall to 8 °C and few rooms are heated. Traffic is loud; cross at a steady pace, with others. A driver who praises a “government shop” earns commission there, and you may say no. Foreign visitors pay several times the local entry price; the composite ticket, for the main monuments, saves money.",
  ],
  highlights: [
    "The Hawa Mahal and its 953 windows soon after sunrise, when the light strikes the front",
    "Jantar Mantar's 27 m sundial, which tells the time to two seconds",
    "Amber Fort on foot from Maota lake, up to the mirrored ceilings of the Sheesh Mahal",
    "A morning with the block-printers of Sanganer or Bagru, working by hand in madder and indigo",
    "Panna Meena ka Kund, the zigzag stepwell behind Amber Fort",
    "Lassi in a clay cup on MI Road, drunk before noon, when it runs out",
  ],
  bestTimeToVisit:
    "November to February: 22 to 28 °C by day, cool nights. October and March are warm and good; May and June pass 40 °C, and the monsoon runs from July to mid-September.",
} satisfies DestinationText;
