import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Patagonie, Chili",
  summary: "L’extrême sud du Chili : tours de granit, icebergs et steppe à Torres del Paine, et un vent qui peut changer vos plans.",
  description: [
    "À l’extrême sud du Chili, les Andes se brisent en granit, en glace et en bras de mer. La plupart des gens viennent pour Torres del Paine : trois tours de roche nue, les Cuernos coiffés de noir, et le lac Grey, où dérivent les icebergs d’un glacier du champ de glace Sud de Patagonie. À l’est des sommets, c’est la steppe, avec guanacos, condors et pumas. Puerto Natales, à 110 km au sud du parc, est la base : maisons de tôle sur un fjord venteux, cygnes à cou noir, crabe royal et agneau rôti sur une croix de fer au-dessus des braises.",
    "Prenez l’avion de Santiago à Puerto Natales, un peu plus de trois heures, avec davantage de vols en été, ou à Punta Arenas toute l’année, puis le bus, 250 km en trois heures. Des bus gagnent le parc en deux heures ; un catamaran traverse le lac Pehoé en une demi-heure. La marche au pied des tours fait 20 km aller-retour, huit à neuf heures avec environ 900 m de montée, exigeante, la dernière heure dans les blocs. Le trek du W prend quatre ou cinq jours. Plus facile : Salto Grande et le Mirador Cuernos, deux à trois heures.",
    "Le vent commande. De novembre à janvier, les rafales dépassent 100 km/h, arrêtent le catamaran et renversent les marcheurs, et il peut neiger n’importe quel mois. Lits et emplacements sur le W se réservent, des mois à l’avance pour décembre à février ; camper ailleurs est interdit. Un lit en refuge avec repas coûte plus de 150 dollars US la nuit. Achetez le billet du parc en ligne avant de partir. Les feux sont interdits, depuis que des visiteurs ont brûlé des milliers d’hectares en 2005 et en 2011. De mai à septembre, le W ne se fait qu’avec guide, et la plupart des refuges sont fermés.",
  ],
  highlights: [
    "Le lac au pied des tours, d’un vert laiteux, après 10 km de montée à pied",
    "Le mur de glace du glacier Grey, en bateau à travers le lac Grey",
    "Les guanacos et, avec un pisteur à l’aube, les pumas autour de la laguna Amarga",
    "Le Mirador Cuernos, une heure de marche facile après les chutes de Salto Grande",
    "La grotte du Milodón, à 24 km de Puerto Natales, où l’on trouva en 1895 la peau d’un paresseux géant",
    "Les manchots de Magellan sur l’île Magdalena, en bateau depuis Punta Arenas, de novembre à mars",
  ],
  bestTimeToVisit:
    "De novembre à avril. De décembre à février, les jours sont les plus longs, les visiteurs les plus nombreux et le vent fort ; mars et début avril sont plus calmes, avec des hêtraies rouges. De mai à septembre, une bonne partie des services sont fermés.",
} satisfies DestinationText;
