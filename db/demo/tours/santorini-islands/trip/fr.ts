import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Trois jours faciles et deux modérés, jamais plus de trois heures à pied. L’épreuve est le jour 2 : 7 km de pavés et de scories, puis environ 250 marches jusqu’au bateau.",
  stayStyle:
    "Un hôtel creusé dans la falaise à Firostefani et un hôtel-boutique dans la vieille ville de Naxos, chambres doubles ou à deux lits",
  rightForYou: [
    "Oui, si vous voulez la vue et aussi celles et ceux qui vivent dessous : un dîner au village, une capitaine, la cuisine d’une tante.",
    "Oui, si vous marchez trois heures sans peine et si les escaliers n’effraient pas vos genoux.",
    "Moins, si vous rêvez de vacances à la plage. On peut se baigner les jours 2, 4 et 5, mais aucune journée n’est faite de sable.",
    "Moins en juillet et août, si vous avez le choix : 30 °C, peu d’ombre, des ruelles pleines et un vent qui peut changer les plans du bateau.",
    "De novembre à mars, pas de voile : des caves, des ruelles vides et sans doute de la pluie.",
    "On ne vit pas dans une falaise de plain-pied. Si les marches sont un problème, regardez plutôt un autre voyage.",
  ],
  meeting: {
    address: "Aéroport de Santorin (JTR), devant la porte des arrivées. Eleni tient une pancarte Yatrika.",
    byDay:
      "Le transfert est compris : 6 km, 20 minutes en minibus, et des porteurs pour les dernières marches. Envoyez-nous votre numéro de vol. Si vous atterrissez avant 17 h, vous serez à l’heure pour la promenade de 18 h. Si vous venez en ferry, nous vous attendons à Athinios.",
    afterDark:
      "Le minibus vient aussi pour les vols tardifs. Vous manquerez peut-être la promenade et le dîner à Karterados ; dites-le-nous, et nous ferons en sorte que quelqu’un vous attende à l’hôtel avec de quoi manger.",
  },
  end: {
    address: "Aéroport de Santorin (JTR), départs",
    byDay:
      "Le transfert après le petit-déjeuner du jour 6 est compris, 20 minutes depuis l’hôtel. En été, la petite aérogare est pleine à midi : nous aimons y être deux heures avant le vol.",
    afterDark: "Pour un vol avant l’aube, le minibus vient aussi, et les porteurs. Dites-le-nous au plus tard la veille au soir.",
  },
  bring: [
    "Des chaussures à semelle crantée ; les baskets lisses glissent sur la scorie et le marbre",
    "Un chapeau, de la crème solaire et une gourde d’un litre et demi",
    "Un coupe-vent, en été aussi : après le coucher du soleil, il fait frais à bord",
    "Un maillot foncé pour Palea Kameni, où l’eau tache",
    "Des chaussons de bain, si vous en avez",
    "Un petit sac à dos pour la journée, et un bagage qui se porte dans les escaliers",
    "Des comprimés contre le mal de mer, si vous savez qu’il vous en faut",
    "Un peu d’espèces pour les kiosques et les cafés de village",
  ],
  questions: [
    {
      question: "Je voyage seule. Vais-je détonner au milieu des couples ?",
      answer:
        "Il y a des couples à Firostefani ; notre groupe est rarement un long voyage de noces. Vous êtes de deux à douze, le plus souvent à la même table, et Eleni est là tout du long. Les chambres sont doubles ou à deux lits. Pour une chambre à vous, demandez-nous le supplément.",
    },
    {
      question: "Le sentier de la falaise est-il vraiment dur ?",
      answer:
        "Trois heures pour 7 km, en montées et descentes, sur pavés, scories et pierraille, presque sans ombre. Les 250 marches d’Ammoudi coûtent plus aux genoux que le sentier. Si vous préférez, prenez le bus jusqu’à Oia et un taxi jusqu’au port ; Eleni vous dira où être et quand.",
    },
    {
      question: "Que devient le bateau quand le meltemi souffle ?",
      answer:
        "La capitaine Katerina décide, et son mot est le dernier. Elle peut raccourcir la sortie ou faire demi-tour ; un mois de juillet, elle a laissé Palea Kameni de côté. Si vous réservez pour la voile, choisissez mai, juin, septembre ou le début d’octobre.",
    },
    {
      question: "Faut-il savoir nager ?",
      answer:
        "Non, on peut rester à bord, et l’on y voit bien. À Palea Kameni, il y a une trentaine de mètres du bateau à l’eau tiède, sans avoir pied en chemin. Plaka, le jour 4, et la plage d’Agios Georgios sont de sable et peu profondes.",
    },
    {
      question: "Et les toilettes, et les règles sur le sentier ?",
      answer:
        "Allez-y avant Imerovigli ; ensuite, comptez sur Oia, trois heures plus tard. Il y a des toilettes à bord. Le papier va dans la poubelle, pas dans le tuyau. Les supermarchés de Fira et de la ville de Naxos vendent serviettes et tampons, et il y a des serviettes dans la trousse de secours d’Eleni. Prenez un petit sachet pour la marche.",
    },
    {
      question: "Est-ce sûr, avec le volcan et les séismes ?",
      answer:
        "En février 2025, des milliers de petites secousses ont agité l’île, et beaucoup de gens l’ont quittée quelques semaines. Depuis, elle est calme. Le volcan est mesuré jour et nuit. Si les autorités ferment un lieu, nous n’y allons pas. Personne ne peut promettre davantage, et Eleni ne le fait pas.",
    },
    {
      question: "Les végétariens mangent-ils bien ?",
      answer:
        "Sans peine : fava, beignets de tomate, aubergine blanche, fromage. Dites-le à la réservation, pour qu’à bord et chez la tante d’Irini on le sache avant d’allumer le feu. Véganes, écrivez-nous d’abord : la montagne aime le fromage.",
    },
  ],
  days: [
    { stayPlace: "Firostefani, Santorin", activities: [], stops: ["Aéroport de Santorin", "Firostefani", "Fira", "Karterados"] },
    {
      stayPlace: "Firostefani, Santorin",
      activities: ["Le musée maritime d’Oia, pendant les heures libres, environ 5 euros ; fermé certains jours"],
      stops: ["Firostefani", "Imerovigli", "Oia", "Ammoudi", "Korfos, Thirassia", "Palea Kameni", "Fira, vieux port"],
    },
    {
      stayPlace: "Ville de Naxos",
      activities: [],
      stops: ["Firostefani", "Akrotiri", "Megalochori", "Athinios, port des ferries", "Ville de Naxos", "Portara"],
    },
    {
      stayPlace: "Ville de Naxos",
      activities: ["Une baignade à Plaka, à la descente"],
      stops: ["Halki", "Agios Georgios Diasoritis", "Apeiranthos", "Plaka"],
    },
    {
      stayPlace: "Firostefani, Santorin",
      activities: [
        "Les fromageries de la ville de Naxos avec Eleni",
        "Une baignade à la plage d’Agios Georgios, à dix minutes à pied de votre chambre",
      ],
      stops: ["Ville de Naxos", "Athinios, port des ferries", "Firostefani", "Pyrgos"],
    },
    { activities: [], stops: ["Firostefani", "Aéroport de Santorin"] },
  ],
  access: {
    stepFreeStays:
      "L’hôtel de Firostefani est creusé dans la falaise, en bas de plusieurs volées de marches. Les porteurs portent les bagages, pas les personnes.",
    longestWalk:
      "7 km en trois heures le jour 2, et deux heures de sentier muletier caillouteux le jour 4. Le premier peut s’éviter en bus, à vos frais.",
    stepsAndStairs: "Beaucoup chaque jour à Santorin, environ 250 pour descendre à Ammoudi. Du vieux port, le téléphérique vous remonte.",
    seating: "Un siège pour chacun dans le minibus, sur le bateau et, réservé, sur le ferry. Sur les sentiers, un muret ou une pierre.",
    diet: "On mange végétarien sans peine tout du long. Véganes et cœliaques, écrivez-nous d’abord.",
  },
  accessContact:
    "Écrivez-nous avant de réserver et dites combien de marches vous pouvez faire. Nous demanderons leurs chiffres aux hôtels et vous répondrons clairement.",
  localPayments: [],
  estimates: [
    { label: "Visa", basis: "Pour qui vient d’Allemagne : aucun. Notre estimation, novembre 2026." },
    {
      label: "Pourboires",
      basis: "Pour Eleni, l’équipage, les chauffeurs et les porteurs, si tout vous a plu. Notre estimation, novembre 2026.",
    },
    {
      label: "Trois dîners et un déjeuner",
      basis: "Quatre repas de 20 à 40 euros environ chacun, comme sous « Ce qui n’est pas compris » ; novembre 2026.",
    },
    {
      label: "Boissons et menus frais",
      basis: "Boissons en dehors des dégustations, un musée, des cafés, du fromage à emporter. Notre estimation, novembre 2026.",
    },
  ],
  notes: {
    packing: [
      "Des vêtements légers qui sèchent en une nuit, des manches contre le soleil et une couche contre le vent. Personne ne se met en frais ; les talons ne servent à rien sur les marches.",
      "De novembre à avril, ajoutez un imperméable, un pull chaud et des chaussures qui peuvent prendre l’eau. Deux petits sacs valent mieux qu’un grand.",
    ],
    weather: [
      "Maximales habituelles : de décembre à mars de 14 à 16 °C, avril 19, mai 23, juin 27, juillet et août de 29 à 30, septembre 26, octobre 23, novembre 19. La mer est à 16 °C en mars, 20 fin mai, de 24 à 25 en août et encore 22 début octobre.",
      "Il ne pleut presque pas de juin à septembre. En juillet et août, le meltemi peut souffler à force 7 plusieurs jours. La pluie tombe surtout de novembre à février, et les pentes verdissent.",
    ],
    transport: [
      "Un minibus privé sur les deux îles, le ferry Blue Star avec places réservées, environ deux heures par trajet, et un deux-mâts affrété le jour 2. Les ferries peuvent avoir du retard. Si les garde-côtes les retiennent, Eleni change l’ordre des jours.",
      "Du vieux port de Fira, nous prenons le téléphérique, 220 m de montée. Nous ne montons pas les ânes et vous prions d’en faire autant.",
    ],
    roomsAndMeals: [
      "Trois nuits à Firostefani et deux dans la ville de Naxos. Les chambres creusées dans la roche sont fraîches, calmes et un peu sombres ; la lumière est sur la terrasse. À Naxos, vous dormez dans la vieille ville, dans des ruelles sans voitures.",
      "Sont compris tous les petits-déjeuners, les dîners des jours 1 et 5 et les déjeuners des jours 2, 3 et 4. En été, le petit-déjeuner du jour 2 se prend avant le départ de 7 h.",
    ],
    health: [
      "Ne buvez pas l’eau du robinet à Santorin ; on trouve partout de l’eau en bouteille ou filtrée. L’ennui habituel est la chaleur : buvez avant d’avoir soif. L’hôpital de Santorin est à Karterados, et la ville de Naxos a le sien.",
    ],
  },
} satisfies TripText;
