import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Kyoto, Japon",
  summary:
    "Une ancienne capitale de ruelles de bois, de métiers à soie et de quelque 1 600 temples, à voir à 6 h du matin et en train local.",
  description: [
    "Kyoto fut la capitale du Japon de 794 à 1868 et garde son ancien damier de rues. Des collines la ferment sur trois côtés, et la rivière Kamo coule au milieu, avec des hérons sur les petits barrages et des gens qui déjeunent sur les berges. À Nishijin, les métiers à tisser claquent derrière les treillis de bois. À Fushimi, au sud, on brasse le saké avec une eau de source douce. Au déjeuner, c’est souvent du tofu, ou l’obanzai : de petits plats de légumes verts, de légumes-racines et de haricots au dashi, la cuisine familiale de la ville.",
    "Le centre est plat, commode à pied et à vélo. Deux lignes de métro, le train Keihan et la ligne JR Nara font presque tout. La gare d’Inari, à la porte du Fushimi Inari, est à cinq minutes de la gare de Kyoto ; le chemin sous les torii vermillon monte à 233 m et prend deux à trois heures aller-retour. Le Kiyomizu-dera ouvre à 6 h, et notre guide Haruka est alors à la porte. Arashiyama est à environ 15 minutes de train vers l’ouest, Nara à 45 minutes au sud. De l’aéroport du Kansai, l’express Haruka met 80 minutes.",
    "Sannenzaka, la bambouseraie d’Arashiyama et le marché Nishiki sont bondés de 10 h à 16 h, surtout la première semaine d’avril et les deux dernières de novembre. Les bus de ville sont pleins ; prenez le train là où il y en a un. Plusieurs ruelles privées de Gion sont interdites aux visiteurs, sous peine d’une amende de 10 000 yens, et une maiko qui va travailler n’est pas là pour être photographiée. En août, il fait jusqu’à 35 °C dans un air lourd. La plupart des temples demandent de 400 à 1 000 yens et ferment à 17 h. La taxe de séjour va de 200 à 10 000 yens par personne et par nuit.",
  ],
  highlights: [
    "Le Fushimi Inari au point du jour ; le sanctuaire ne ferme jamais, et les autocars viennent après 9 h",
    "Le Kiyomizu-dera à 6 h du matin, quand la terrasse de bois est presque vide",
    "Les métiers à tisser de Nishijin, quartier de tisserands de soie depuis le XVe siècle",
    "Le Saiho-ji, jardin de mousses, sur réservation et après avoir copié un sutra au pinceau",
    "Nara par la ligne JR Nara, pour le Bouddha de bronze du Todai-ji et les cerfs qui l’entourent",
    "Un dîner d’obanzai au comptoir dans une machiya, une des anciennes maisons de ville en bois",
  ],
  bestTimeToVisit:
    "De fin mars à mai pour les fleurs et le vert tendre, de la mi-octobre à début décembre pour l’air limpide et les érables. Juin et début juillet sont pluvieux, août est très chaud, janvier et février sont froids, calmes et souvent lumineux.",
} satisfies DestinationText;
