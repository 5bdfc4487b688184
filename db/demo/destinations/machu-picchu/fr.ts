import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Machu Picchu, Pérou",
  summary:
    "Une cité inca sur une crête à 2 430 m, où l’on arrive par le train de la rivière ou en quatre jours à pied ; billets à heure fixe, sentiers à sens unique.",
  description: [
    "Le Machu Picchu se dresse sur une crête à 2 430 m, dans le sud du Pérou, en forêt de nuages, la rivière Urubamba en boucle à son pied. Les Incas le bâtirent au XVe siècle, sans doute comme domaine du souverain Pachacutec, et le quittèrent une centaine d’années plus tard. Il en reste quelque 200 constructions, les plus belles en blocs de granit ajustés sans mortier. Il est près de 1 000 m plus bas que Cuzco : on y respire donc mieux. Le village en contrebas, Aguas Calientes, a deux rivières, des rails dans la rue principale et des femmes qui vendent du maïs au fromage.",
    "Aucune route n’atteint le village. Le train d’Ollantaytambo suit la rivière pendant un peu moins de deux heures ; un bus monte ensuite les lacets jusqu’à l’entrée en 30 minutes, ou vous gravissez à pied 400 m de marches de pierre en une heure et demie. Votre billet porte votre nom, une heure et l’un des trois circuits, tous à sens unique. Le circuit 2 offre la vue classique et le cœur de la cité. Le Huayna Picchu fait partie du circuit 3 ; il est raide et équipé de câbles. Par le chemin de l’Inca, on arrive à pied, en quatre jours et 43 km.",
    "L’entrée est limitée à 4 500 personnes par jour, 5 600 aux dates de pointe, et les places de juin à août partent des mois à l’avance. Les adultes étrangers paient à partir de 152 soles. Prenez le passeport de la réservation. Passé l’entrée, il n’y a pas de toilettes et toute sortie est définitive : prévoyez deux à trois heures. De novembre à mars, il pleut ; des glissements de terrain arrêtent parfois le train, les grèves aussi, et en février le chemin de l’Inca ferme. Dormez deux nuits à Cuzco, 3 400 m, ou plus bas dans la Vallée sacrée avant toute montée ; avant le chemin de l’Inca, notre guide Yesenia en demande trois. Les moucherons piquent : portez des manches longues.",
  ],
  highlights: [
    "La première entrée du jour, à 6 h, quand les nuages emplissent encore la vallée",
    "Le mur courbe du temple du Soleil, la plus belle maçonnerie du site",
    "Le Huayna Picchu, 260 m au-dessus de la cité : deux heures aller-retour, aérien et raide",
    "La Porte du Soleil à 2 720 m, d’où l’on voit la cité pour la première fois depuis le chemin de l’Inca",
    "Le musée du site et son jardin d’orchidées, à une demi-heure à pied du village, le plus souvent oubliés",
    "Ollantaytambo, d’où part le train : un damier de rues inca dont les canaux portent encore l’eau",
  ],
  bestTimeToVisit:
    "Mai et septembre : temps sec, nuits froides et moins de monde que de juin à août. Avril et octobre sont plus verts avec quelques averses ; janvier et février sont les plus pluvieux, et le chemin de l’Inca est fermé tout février.",
} satisfies DestinationText;
