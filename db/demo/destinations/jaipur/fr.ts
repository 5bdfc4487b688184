import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Jaipur, Inde",
  summary:
    "Une ville aux murs roses tracée en 1727, un métier par rue, ceinte de forts sur les collines et de villages d’imprimeurs au bloc de bois.",
  description: [
    "Le maharaja Sawai Jai Singh II traça Jaipur en 1727 comme un damier de neuf îlots, chaque rue attribuée à un seul métier. On fait toujours des bracelets de laque dans Maniharon ka Rasta, les pierres précieuses changent de mains au Johari Bazaar, et l’on sculpte des dieux de marbre dans Khazane Walon ka Rasta. La vieille ville fut peinte en rose en 1876 pour le prince de Galles, et la loi maintient la couleur. L’ancienne famille royale habite encore une partie du City Palace. Au petit-déjeuner, un kachori à l’oignon au sortir de la friture ; au dîner, dal baati churma.",
    "Dans les murs, marchez : le Hawa Mahal, le Jantar Mantar et le City Palace sont à dix minutes les uns des autres. La ligne rose du métro passe sous la vieille ville jusqu’à Badi Chaupar, et les rickshaws électriques font le reste, certains conduits par les femmes de la Pink City Rickshaw Company. Le fort d’Amber est à 11 km au nord. Montez à pied depuis le lac en 15 minutes ou prenez une jeep ; ne montez pas à dos d’éléphant. Sanganer, ville d’imprimeurs, est à 16 km au sud. Les trains de Delhi mettent environ quatre heures et demie.",
    "De la mi-avril à juin, il fait de 40 à 45 °C l’après-midi : notre guide Meera commence donc tôt et se repose de midi à 16 h. La mousson, de juillet à la mi-septembre, apporte des pluies brèves et drues et des rues inondées. Autour de Diwali et de Noël, les hôtels-palais sont bien plus chers. L’hiver, les nuits descendent à 8 °C et peu de chambres sont chauffées. La circulation est bruyante ; traversez d’un pas régulier, avec d’autres. Un chauffeur qui vante un « magasin d’État » y touche une commission, et vous pouvez dire non. Les visiteurs étrangers paient plusieurs fois le tarif local ; le billet groupé, pour les monuments principaux, fait faire des économies.",
  ],
  highlights: [
    "Le Hawa Mahal et ses 953 fenêtres peu après le lever du soleil, quand la lumière frappe la façade",
    "Le cadran solaire de 27 m du Jantar Mantar, qui donne l’heure à deux secondes près",
    "Le fort d’Amber à pied depuis le lac Maota, jusqu’aux plafonds de miroirs du Sheesh Mahal",
    "Une matinée avec les imprimeurs au bloc de Sanganer ou de Bagru, qui travaillent à la main la garance et l’indigo",
    "Panna Meena ka Kund, le puits à degrés en zigzag derrière le fort d’Amber",
    "Un lassi dans un gobelet d’argile sur MI Road, à boire avant midi, heure à laquelle il n’y en a plus",
  ],
  bestTimeToVisit:
    "De novembre à février : de 22 à 28 °C le jour, nuits fraîches. Octobre et mars sont chauds et agréables ; mai et juin dépassent 40 °C, et la mousson dure de juillet à la mi-septembre.",
} satisfies DestinationText;
