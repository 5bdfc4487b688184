import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "5 km à pied le vendredi et 9 km le samedi, environ trois heures, le tout à plat. Ce que l’on sent le soir, ce sont les escaliers du métro et les heures debout en cuisine.",
  stayStyle: "Deux nuits dans un hôtel trois étoiles près du métro Ledru-Rollin, petit-déjeuner le jour 3",
  rightForYou: [
    "Oui, si vous préférez acheter, pétrir et cuisiner plutôt que de vous faire expliquer. Le samedi, vous êtes au fournil à 7 h.",
    "Oui, si vous aimez traverser une ville à pied et en métro, au rythme de celles et ceux qui y vivent.",
    "Moins, si vos genoux se plaignent : la plupart des stations n’ont pas d’ascenseur, et un voyageur a compté onze volées de marches le seul vendredi.",
    "Moins, pour une première visite sans journée de plus. Nous passons près du Louvre, et n’entrons que dans une cave.",
    "En août, il peut faire 34 °C et le marché est à moitié vide. La cave est fraîche, le reste du week-end ne l’est pas.",
  ],
  meeting: {
    address: "Votre hôtel, près du métro Ledru-Rollin, le vendredi à 14 h 30. Nous vous enverrons son nom et sa rue avant votre départ.",
    byDay:
      "De Charles-de-Gaulle, prenez le RER B jusqu’à la gare du Nord, la ligne 5 jusqu’à Bastille et la ligne 8 jusqu’à Ledru-Rollin, environ une heure en tout. D’Orly, la ligne 14 va à la gare de Lyon, et il reste une quinzaine de minutes à pied. Ce trajet n’est pas compris.",
    afterDark:
      "Si vous arrivez la veille au soir, le métro roule jusque vers 1 h. Avec des bagages et sans compagnie, prenez un taxi à la station officielle de l’aéroport : le tarif pour Paris est fixe et affiché. Ignorez les chauffeurs qui vous abordent dans l’aérogare.",
  },
  end: {
    address: "Le même hôtel, le dimanche après le petit-déjeuner",
    byDay:
      "Le transfert à l’aéroport du jour 3 est compris. Envoyez-nous votre numéro de vol et nous vous dirons quand il part de l’hôtel ; comptez jusqu’à 75 minutes pour Charles-de-Gaulle les mauvais jours. Si vous repartez en train, la gare de Lyon est à une quinzaine de minutes à pied.",
  },
  bring: [
    "Des chaussures fermées et confortables ; ni le fournil ni la cuisine n’aiment les sandales",
    "Des vêtements qui se lavent : la farine va partout",
    "Un élastique pour les cheveux longs",
    "Une veste de pluie légère, en toute saison",
    "Un sac en bandoulière qui ferme, pour le métro",
    "Un sac en toile, et de la place dans la valise pour le fromage",
    "Un peu d’espèces en petites coupures pour les étals du marché",
  ],
  questions: [
    {
      question: "Je voyage seule. Est-ce que je serai seule à table ?",
      answer:
        "Seulement si vous le souhaitez. Le groupe compte de deux à dix personnes qui font le pain, cuisinent et mangent à la même table. Le dîner du samedi est libre : la liste de Camille dit où l’on est bien reçu sans compagnie, et les autres ont souvent un projet aussi. Pour une chambre à vous, demandez-nous le prix.",
    },
    {
      question: "Je suis végétarienne. Y a-t-il autre chose que du pain ?",
      answer:
        "Oui. Dites-le à la réservation et Aïssatou compose le déjeuner d’après le marché : un mois d’avril, les asperges d’une voyageuse sont devenues le plat de tout le monde. Le comté et le brie sont faits avec de la présure animale ; si cela compte pour vous, Camille en trouve d’autres. Véganes et cœliaques, écrivez-nous d’abord. Nous vous dirons franchement ce qui est possible.",
    },
    {
      question: "Est-ce vraiment fatigant ?",
      answer:
        "Rien n’est raide, rien n’est rapide. Mais vous êtes debout presque tout le cours, qui dure jusqu’à 13 h, vous marchez 9 km ce jour-là et vous montez des escaliers à presque chaque correspondance. Vous pouvez laisser de côté l’après-midi rive gauche, ou suivre en taxi à vos frais. Dites-le à Camille le vendredi, elle vous montrera où.",
    },
    {
      question: "Et les toilettes, et les règles ?",
      answer:
        "Il y a des toilettes à l’hôtel, à la cuisine et au Bouillon. Entre-temps, les sanisettes de rue sont gratuites, et dans un café on consomme. Supermarchés et pharmacies vendent serviettes et tampons jusqu’au soir, et il y a des serviettes dans la trousse de secours de Camille.",
    },
    {
      question: "Faut-il boire du vin ?",
      answer:
        "Non. Inès sert des jus de raisin avec le même soin, et personne ne demande pourquoi. Au Bouillon, les boissons ne sont pas comprises ; la carafe d’eau est gratuite, comme partout en France.",
    },
    {
      question: "Combien d’argent faut-il prévoir sur place ?",
      answer:
        "La taxe de séjour, environ 11 euros, un dîner et ce que vous buvez le vendredi. La carte passe presque partout ; certains étals d’Aligre veulent des espèces pour les petites sommes. Presque tout le monde achète aussi du fromage.",
    },
  ],
  days: [
    {
      stayPlace: "Paris, près de Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, hôtel près de Ledru-Rollin",
        "Place des Vosges",
        "Rue Debelleyme",
        "Marché des Enfants-Rouges",
        "Cave voûtée près de la rue de l’Arbre-Sec",
        "Bouillon Julien",
      ],
    },
    {
      stayPlace: "Paris, près de Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, hôtel près de Ledru-Rollin",
        "Boulangerie, rue de Charenton",
        "Marché d’Aligre",
        "Cuisine, rue Crozatier",
        "Sèvres-Babylone",
        "Saint-Sulpice",
        "Pont-Neuf",
        "Bastille",
      ],
    },
    {
      activities: [
        "Une promenade sur la Coulée verte, le jardin d’une ancienne voie ferrée à une dizaine de minutes de l’hôtel, avant le transfert",
      ],
      stops: [],
    },
  ],
  access: {
    longestWalk:
      "9 km le jour 2, sur trottoirs et pavés, par étapes avec des pauses. Vous pouvez laisser la rive gauche ou prendre un taxi à vos frais.",
    stepsAndStairs:
      "La plupart des stations de métro ont des escaliers et pas d’ascenseur, et la dégustation est dans une cave voûtée. Nous ne pouvons pas proposer ce voyage sans marches.",
    seating: "On est assis à la dégustation, au déjeuner et au dîner, et debout presque tout le cours de cuisine et au marché.",
    hearing:
      "Dix personnes au plus, et la cave est calme. Le marché et le Bouillon sont bruyants ; demandez à Camille une place en face d’elle.",
    diet: "Les végétariens mangent bien. Végane et sans gluten, seulement si vous nous écrivez avant : farine et beurre sont presque partout.",
  },
  accessContact:
    "Écrivez-nous avant de réserver. Nous demanderons à l’hôtel, à la cuisine et à Camille, et vous transmettrons leur réponse, oui ou non.",
  localPayments: [
    "Taxe de séjour à Paris, à l’hôtel : environ 5,50 euros par personne et par nuit en trois étoiles, pour deux nuits. Les mineurs ne la paient pas. Le tarif peut changer chaque janvier.",
  ],
  estimates: [
    { label: "Visa", basis: "Pour qui vient d’Allemagne : aucun. Notre estimation, novembre 2026." },
    {
      label: "Pourboires",
      basis:
        "Le service est compris dans les prix français ; un geste pour Camille et les cuisinières, si vous le souhaitez. Notre estimation, novembre 2026.",
    },
    { label: "Dîner du jour 2", basis: "D’un menu de bistrot à trois plats avec un verre de vin. Notre estimation, novembre 2026." },
    {
      label: "Trajet jusqu’à l’hôtel le jour 1",
      basis: "De Charles-de-Gaulle : le RER B pour le montant bas, un taxi pour le montant haut. Notre estimation, novembre 2026.",
    },
    { label: "Boissons et achats", basis: "Boissons au Bouillon Julien, cafés, fromage à emporter. Notre estimation, novembre 2026." },
    { label: "Assurance annulation", basis: "Non comprise ; la couverture médicale l’est. Notre estimation, novembre 2026." },
  ],
  notes: {
    packing: [
      "Des couches. Il fait chaud au fournil à 7 h, frais dans la cave même en août, et entre les deux il y a la rue. De novembre à mars, un manteau chaud ; de mai à septembre, une veste légère pour le soir.",
      "Une petite valise que vous pouvez porter vous-même : il y a des escaliers jusqu’à l’hôtel, et pas de porteur.",
    ],
    weather: [
      "Maximales habituelles : janvier et février 8 °C, mars 12, avril 16, mai 20, juin 23, juillet et août 26, septembre 21, octobre 16, novembre 11, décembre 8. La pluie tombe toute l’année, le plus souvent en courtes averses.",
      "Pendant les canicules, août dépasse 35 °C. Mai, juin et de septembre à la mi-octobre sont les mois les plus doux ; de novembre à mars, c’est gris, humide et tranquille.",
    ],
    transport: [
      "À pied et en métro : lignes 5, 8, 10, 11 et 1, trajets payés tant que vous êtes avec le groupe. Le jour 3, une voiture vous conduit à l’aéroport.",
      "Les pickpockets travaillent dans le métro, surtout sur la ligne 1. Sac fermé et devant vous, téléphone rangé près des portes.",
    ],
    roomsAndMeals: [
      "Vous dormez les deux nuits dans le même hôtel trois étoiles, à dix minutes de chez Camille. La rue est animée le vendredi et le samedi ; si vous avez le sommeil léger, demandez une chambre sur cour.",
      "Sont compris le dîner du jour 1, le petit-déjeuner et le déjeuner du jour 2 et le petit-déjeuner du jour 3. Le samedi, le petit-déjeuner est votre propre baguette, au fournil. Le dîner du jour 2 est libre.",
    ],
    health: [
      "L’eau du robinet est bonne. Une croix verte signale une pharmacie ; on y donne conseil sans rendez-vous, et l’une d’elles est toujours de garde la nuit.",
      "Les fromages sont au lait cru. Si vous êtes enceinte ou avez des défenses affaiblies, dites-le à Camille, elle en choisira d’autres. Signalez-nous avant le départ toute allergie aux noix, à la farine, au lait ou au poisson.",
    ],
  },
} satisfies TripText;
