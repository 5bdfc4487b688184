import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Interlaken, Suisse",
  summary: "Une ville entre deux lacs dans les Alpes bernoises, avec trains et téléphériques vers l’Eiger, Mürren et le Jungfraujoch.",
  description: [
    "Interlaken se trouve à 570 m, en terrain plat, entre le lac de Thoune et le lac de Brienz, et l’Aar coule de l’un à l’autre, d’un bleu laiteux. Au sud, la vallée se partage : à gauche vers Grindelwald, sous la face nord de l’Eiger, à droite vers Lauterbrunnen, où le Staubbach tombe de 297 m à côté du village. Derrière se dressent l’Eiger, le Mönch et la Jungfrau, 4 158 m. La ville elle-même est une rue d’hôtels et d’horlogers le long d’un pré où atterrissent les parapentes. Venez pour ce qui part de ses deux gares.",
    "Les trains vont presque partout : Lauterbrunnen en 20 minutes, Grindelwald en 35, Berne en 55, Zurich en deux heures. De Lauterbrunnen, un téléphérique et un petit train vous mènent à Mürren, 1 638 m, village sans voitures. Le sentier du Männlichen à la Kleine Scheidegg fait 4,5 km, une heure et demie, facile, en pente douce, face à l’Eiger. En été, un train à crémaillère de 1893 monte de Wilderswil à la Schynige Platte en 52 minutes. Des bateaux circulent sur les deux lacs. Avec la carte d’hôte remise par l’hôtel, les bus locaux sont gratuits.",
    "C’est cher. L’aller-retour au Jungfraujoch, 3 454 m, coûte plus de 200 CHF en été, un plat simple de 25 à 35 CHF. L’abonnement demi-tarif est vite rentabilisé. Regardez les webcams avant d’acheter un sommet : les nuages peuvent y rester toute la journée. En juillet et août, Lauterbrunnen est engorgé dès 10 h. À Iseltwald, vous payez 5 CHF pour monter sur un ponton rendu célèbre par une série coréenne. Fin avril, en mai et en novembre, beaucoup de remontées ferment pour révision, et les sentiers d’altitude gardent la neige jusqu’en juin.",
  ],
  highlights: [
    "Du Männlichen à la Kleine Scheidegg, 90 minutes faciles face à l’Eiger",
    "Mürren, sur sa terrasse à 1 638 m, en téléphérique et petit train depuis Lauterbrunnen",
    "Le lac de Brienz en bateau jusqu’aux chutes du Giessbach et à leur funiculaire de 1879",
    "Le Bachalpsee, à une heure de marche de la télécabine de First, où se reflète le Schreckhorn",
    "Le Trümmelbach, dix cascades glaciaires à l’intérieur de la montagne, d’avril à début novembre",
    "Le jardin alpin de la Schynige Platte, en fleurs de fin juin à septembre",
  ],
  bestTimeToVisit:
    "De la mi-juin à septembre pour des sentiers et des remontées ouverts ; juillet et août sont les plus chargés, septembre est souvent le plus limpide. De décembre à mars, place à la neige. Fin avril, en mai et en novembre, beaucoup de remontées sont à l’arrêt.",
} satisfies DestinationText;
