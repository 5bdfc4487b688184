import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Le Serengeti avec elle",
  destination: "Arusha, Tarangire, Ngorongoro et Serengeti, Tanzanie",
  summary:
    "Huit jours d’Arusha au cœur du Serengeti, une femme du pays au volant : des éléphants, le fond du cratère et le retour en petit avion.",
  description: [
    "En Tanzanie, votre guide est aussi votre chauffeur, et presque tous sont des hommes. Ici, Neema Laizer prend le volant du premier 4x4. Elle a grandi à Monduli, à 40 km à l’ouest d’Arusha, et guide dans les parcs du Nord depuis 2012. Quand vous êtes plus de six, Rehema Mollel conduit une deuxième voiture. Chaque voiture emmène six voyageurs au plus, chacun côté fenêtre, sous un toit relevable. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "L’itinéraire va vers l’ouest : les baobabs et les éléphants de Tarangire, les bananeraies de Mto wa Mbu au pied de l’escarpement du Rift, une matinée au fond du cratère du Ngorongoro, puis les plaines jusqu’à Seronera, au milieu du Serengeti. Lions, léopards, guépards et hippopotames vivent toute l’année autour de Seronera. Vous rentrez en avion léger, ce qui épargne une rude journée de piste.",
    "Ce voyage ménage les jambes, mais on y reste longtemps assis. Comptez de quatre à neuf heures de voiture par jour, dont la moitié sur piste, avec de la poussière de juin à octobre et de la boue en avril et mai. Le bord du cratère dépasse 2 200 m, et il y fait environ 8 °C les nuits de juillet. À Tarangire, il y a des mouches tsé-tsé : portez des vêtements clairs, ni bleus ni noirs. Personne ne peut promettre les troupeaux de gnous, et nous ne les promettons pas.",
  ],
  highlights: [
    "Regarder les éléphants creuser le sable de la rivière Tarangire pour trouver l’eau, à la saison sèche, de juin à octobre.",
    "Descendre tôt le matin par la piste de Seneto et passer jusqu’à six heures au fond du cratère du Ngorongoro, où vit le rhinocéros noir.",
    "Voir les gorges d’Oldupai, où Mary Leakey trouva en juillet 1959 un crâne vieux de 1,75 million d’années.",
    "Chercher les léopards dans les arbres à saucisses le long de la Seronera, avec une guide qui sait lire les cris d’alarme des impalas.",
    "Manger l’ugali, le mchicha et le ragoût de bananes à la table de Mama Zawadi, à Mto wa Mbu.",
    "Survoler la vallée de la Seronera en ballon au lever du soleil, si vous choisissez de le réserver (en supplément).",
    "Rentrer à Arusha par-dessus la vallée du Rift dans un avion de 12 places, au lieu de huit heures de route.",
  ],
  itinerary: [
    {
      title: "Arrivée à Arusha",
      description:
        "Neema ou Rehema vous attend à l’aéroport du Kilimandjaro avec une pancarte Yatrika. Le trajet jusqu’à Arusha fait 50 km de bonne route, environ une heure, le mont Meru devant vous et le Kilimandjaro derrière, si les nuages le veulent bien. Arusha est à 1 400 m, les soirées y sont donc fraîches. Le reste de la journée, vous dormez ou profitez du jardin de l’hôtel. À 18 h 30, nous nous retrouvons, vérifions les sacs (souples, pour le vol du jour 7) et parcourons l’itinéraire sur une carte. Dîner à l’hôtel : tilapia grillé ou haricots à la noix de coco. Facile.",
    },
    {
      title: "Tarangire : éléphants et baobabs",
      description:
        "Nous partons à 8 h et faisons 120 km de goudron vers le sud-ouest, deux heures et quart, jusqu’à l’entrée du parc national de Tarangire. Le reste de la journée se passe en safari le long de la rivière, avec un pique-nique au-dessus de la berge. De juin à octobre, des troupeaux de cent éléphants et plus viennent y boire ; de novembre à mai, beaucoup s’en vont et les oiseaux prennent la place, quelque 500 espèces. Neema connaît les baobabs que les éléphants ont creusés. Six heures dans le parc, chaud à midi, des mouches tsé-tsé sous les arbres. Dîner et nuit dans un camp de toile à la lisière du parc. Facile.",
    },
    {
      title: "Mto wa Mbu et l’escarpement du Rift",
      description:
        "Encore deux heures dans Tarangire dès 6 h 30, puis le petit-déjeuner et 70 km jusqu’à Mto wa Mbu, bourg agricole au pied de l’escarpement du Rift. Halima, qui y est née, marche avec vous pendant deux heures, à plat et à l’ombre, le long des rizières et des canaux, jusqu’à une brasserie de bière de banane. Mama Zawadi prépare le déjeuner : ugali, feuilles de mchicha sauce arachide, ndizi nyama (bananes mijotées au bœuf). La route gravit ensuite l’escarpement jusqu’à un belvédère sur le lac Manyara, puis mène à Karatu, à 1 500 m, 30 km. Dîner et nuit dans un lodge parmi les caféiers. Facile.",
    },
    {
      title: "Descente dans le cratère du Ngorongoro",
      description:
        "Nous quittons Karatu à 5 h 30 avec des paniers petit-déjeuner, pour être à la barrière à l’ouverture, à 6 h. Du bord, à 2 300 m, la piste de Seneto descend de 600 m au fond du cratère, 260 km² d’herbe, de lac salé et d’acacias à fièvre. Lions, hyènes, buffles et quelques-uns des rares rhinocéros noirs de Tanzanie y vivent ; les girafes non, les parois sont trop raides pour elles. Déjeuner à la mare aux hippopotames de Ngoitokitok, dans la voiture, car les milans noirs prennent les sandwichs dans les mains. Six heures, puis remontée par la piste de Lerai. Dîner et nuit dans un lodge au bord du cratère ; prenez une polaire. Facile.",
    },
    {
      title: "Les gorges d’Oldupai et les plaines du Serengeti",
      description:
        "L’étape du jour fait 140 km de piste, quatre heures sans les arrêts, souvent en tôle ondulée. Nous la coupons aux gorges d’Oldupai par une heure et demie au musée, où l’on voit un moulage des empreintes de Laetoli et où un guide local explique ce que Mary Leakey a trouvé. Panier-repas à la barrière de Naabi Hill ; on gravit le kopje en dix minutes, et la plaine s’étend jusqu’à l’horizon. De là, 45 km de safari mènent à Seronera, à 1 500 m. Dîner et première de deux nuits dans un camp de toile. Il n’y a pas de clôture : à la nuit, un gardien vous raccompagne à votre tente. Modéré, pour la route.",
    },
    {
      title: "Une journée entière autour de Seronera",
      description:
        "Si vous avez réservé le ballon, vous partez à 4 h 30, volez environ une heure et prenez le petit-déjeuner dans la plaine. Les autres commencent à 6 h le long de la Seronera, pays des léopards, et continuent jusqu’à la mare aux hippopotames de Retima. Après le déjeuner, nous roulons une heure vers le sud jusqu’aux kopjes de Moru, où des boucliers massaïs sont peints sur la roche. De janvier à mars, nous allons plutôt dans l’herbe rase autour de Naabi Hill, où les gnous mettent bas si la pluie est tombée. De juillet à octobre, les troupeaux sont loin au nord, à la rivière Mara, que nous n’atteignons pas. Neuf heures de voiture. Dîner au camp. Facile.",
    },
    {
      title: "Dernier safari et vol pour Arusha",
      description:
        "Dernière sortie à 6 h, puis un petit-déjeuner tardif et la piste d’atterrissage de Seronera. L’avion léger de ligne met un peu plus d’une heure jusqu’à l’aéroport d’Arusha, parfois avec une escale sur une autre piste ; la limite est de 15 kg de bagages en sacs souples. Les voitures rentrent par la route, et Upendo, la sœur de Rehema, vous attend pour les 10 km jusqu’en ville. Déjeuner à l’hôtel. L’après-midi est libre : repos, ou deux heures avec elle au marché de Kilombero pour du tissu kitenge et du café du Kilimandjaro. Dîner d’adieu, nyama choma ou légumes rôtis, et nuit à l’hôtel. Facile.",
    },
  ],
  included: [
    "Transferts depuis et vers l’aéroport du Kilimandjaro le premier et le dernier jour",
    "Sept nuits : deux dans un hôtel d’Arusha, trois en camp de toile, une à Karatu, une au bord du cratère",
    "Tous les droits d’entrée des parcs, y compris la redevance du cratère et le musée d’Oldupai",
    "4x4 à toit relevable, réfrigérateur et prises de recharge ; six voyageurs au plus par voiture",
    "Neema et, à partir de sept voyageurs, Rehema comme guides-conductrices ; Halima à Mto wa Mbu",
    "Vol régulier de Seronera à Arusha avec 15 kg de bagages",
    "Sept petits-déjeuners, six déjeuners et sept dîners",
    "Eau potable dans la voiture et une gourde en acier à remplir",
    "Une paire de jumelles pour deux voyageurs",
    "Assurance voyage pour les huit jours",
  ],
  notIncluded: [
    "Vols à destination et au départ de l’aéroport du Kilimandjaro",
    "Visa tanzanien : 50 dollars US pour la plupart des nationalités, 100 dollars US pour les citoyens des États-Unis",
    "Vol en ballon du jour 6 : environ 600 dollars US, à réserver avant votre arrivée",
    "Déjeuner à Arusha le jour de votre arrivée, alcool et boissons sans alcool",
    "Comprimés antipaludiques, vaccins et certificat de fièvre jaune si vous venez d’un pays à risque",
    "Pourboires : il est d’usage de donner de 10 à 15 dollars US par voyageur et par jour à votre guide-conductrice",
  ],
  details: {
    departures:
      "Le premier samedi du mois ; de janvier à mars, le jour 6 se passe dans les plaines autour de Naabi Hill, et en avril et mai la pluie peut fermer des pistes secondaires : l’ordre des sorties peut donc changer.",
    transport: "4x4 et transferts privés ; avion léger de ligne de Seronera à Arusha le jour 7",
    hotels: "Lodges de safari et camps de toile avec salle de bains privée ; hôtel 4 étoiles à Arusha",
  },
} satisfies TourText;
