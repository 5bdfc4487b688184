import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Reykjavik, Islande",
  summary:
    "Une petite capitale de maisons de tôle peinte et de piscines chaudes en plein air, et le départ de la route circulaire de 1 322 km.",
  description: [
    "Reykjavik est la capitale d’État la plus au nord du monde : quelque 140 000 habitants entre une baie froide et le mont Esja, les plus vieilles rues bordées de maisons en tôle ondulée rouges, vertes et bleues. La chaleur sort des forages. Elle réchauffe radiateurs, trottoirs et piscines en plein air, où la ville se retrouve après le travail, entre 38 et 40 °C. Skólavörðustígur descend du clocher de Hallgrímskirkja, haut de 74,5 m, entre boutiques de laine et boulangeries. On mange de la soupe de poisson, du pain de seigle noir, de l’agneau et des hot-dogs aux oignons crus et frits.",
    "L’aéroport de Keflavík est à 50 km, 45 minutes en bus. Le centre se traverse à pied en une demi-heure, du vieux port à la halle gourmande de Hlemmur ; les bus jaunes vont plus loin. Le Cercle d’or, Þingvellir, Geysir et Gullfoss, est une boucle d’environ 230 km et d’une journée entière. Kirkjufell, sur la péninsule de Snæfellsnes, est à 180 km, deux heures et demie dans chaque sens. La route circulaire, la route 1, fait le tour du pays en 1 322 km : huit jours, c’est soutenu, dix, c’est mieux.",
    "Le temps tourne en une heure, et le vent ferme des routes ; notre guide-conductrice Sigrún consulte vedur.is et umferdin.is chaque matin : faites comme elle. Fin décembre, il y a environ quatre heures de soleil, et en juin il ne fait pas nuit. Les aurores boréales demandent une nuit noire et dégagée entre septembre et la mi-avril, et personne ne peut les promettre. Les prix sont élevés : un plat coûte de 4 000 à 7 000 ISK, une bière environ 1 700. Les éruptions de la péninsule de Reykjanes, à 40 km, y ont fermé des routes depuis 2021. À la piscine, on se lave nu avant de nager, dans des douches séparées pour femmes et hommes.",
  ],
  highlights: [
    "Une soirée à Sundhöllin, la piscine de 1937 sur Barónsstígur, avec ses bains chauds en plein air",
    "Le clocher de Hallgrímskirkja en ascenseur, pour les toits de couleur et, par temps clair, le Snæfellsjökull",
    "Þingvellir, où l’Althing se réunissait dès 930 et où deux plaques continentales s’écartent",
    "Baleines et macareux au départ du vieux port, trois heures en combinaison chaude, surtout de mai à août",
    "Kirkjufell et l’église noire de Búðir, en une longue journée au Snæfellsnes",
    "Le phare de Grótta à marée basse, pour un ciel noir ; fermé de mai à juillet pour la nidification des oiseaux",
  ],
  bestTimeToVisit:
    "De juin à août pour des routes ouvertes, de 10 à 15 °C et des nuits claires. Septembre et mars offrent des heures de jour et une chance d’aurores boréales ; décembre et janvier sont sombres et tempétueux.",
} satisfies DestinationText;
