import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Modéré : jusqu’à cinq heures à pied par jour, avec des pauses, des centaines de marches inégales dans les forts, et une journée de six heures et demie de route.",
  stayStyle: "Hôtels de caractère familiaux de quatre à cinq étoiles, et une nuit sous une tente avec salle de bains",
  rightForYou: [
    "Oui, si vous préférez savoir comment vivaient les femmes de ces palais plutôt que qui gagna quelle bataille.",
    "Oui, si vous aimez défaire vos bagages : deux nuits à Jaipur, deux à Jodhpur et deux à Udaipur.",
    "Réfléchissez pour avril, mai et juin : 40 °C et plus, à l’intérieur de midi à 16 h, et un hôtel à Khimsar au lieu des tentes.",
    "Le jour 3, on reste longtemps assis : environ 350 km et six heures et demie de route, si bon que soit le déjeuner.",
    "Qui dit forts dit escaliers, et les vieux hôtels aussi. Une jeep et un ascenseur vous en épargnent une partie, pas tous.",
    "Si vous cherchez une promenade à dos d’éléphant ou un tigre, ce voyage n’est pas pour vous. Nous ne proposons ni l’un ni l’autre.",
  ],
  meeting: {
    address: "Aéroport international de Jaipur (JAI), Sanganer, à la sortie du hall des arrivées",
    byDay:
      "Meera et notre chauffeur, Ganpat Singh, attendent à la sortie avec une pancarte Yatrika. La vieille ville est à 12 km, environ 35 minutes en voiture. Si vous atterrissez avant 15 h, vous montez avec nous à Nahargarh à 17 h. De Delhi, le train met environ quatre heures et demie ; la gare de Jaipur Junction est proche de Bani Park, et un taxi prépayé vous conduit à l’hôtel.",
    afterDark:
      "Nous vous accueillons à toute heure, à la même sortie, avec la même pancarte ; sans billet, personne n’est admis à l’intérieur. Ne suivez personne qui se contente de dire que nous l’envoyons. Si vous arrivez tard, vous allez droit à l’hôtel, et Nahargarh attendra une autre visite.",
  },
  end: {
    address: "Aéroport Maharana Pratap (UDR), Dabok, Udaipur",
    byDay:
      "Une voiture vous conduit de l’hôtel à l’aéroport, 24 km, trajet compris. Quittez l’hôtel trois heures avant un vol intérieur : l’aérogare est petite, mais la file au contrôle de sécurité ne l’est pas.",
    afterDark:
      "Pour un vol très tôt ou très tard, la voiture vient tout autant. Si vous partez avant le petit-déjeuner, demandez la veille, et l’hôtel le préparera à emporter. Les trains de nuit pour Delhi partent de la gare d’Udaipur City, à une courte course en taxi.",
  },
  bring: [
    "Des chaussures qui accrochent et s’ôtent facilement : on grimpe dans les forts, on entre aux temples sans chaussures",
    "De fines chaussettes pour les cours de temple, brûlantes en été",
    "Des manches, un pantalon ou une jupe longue ; une grande étole sert de châle, d’ombrelle et de masque à poussière",
    "De novembre à février, une polaire ou une veste chaude : les nuits du désert peuvent descendre à 5 °C",
    "Pour Ranakpur, rien en cuir : ceinture, sac et bracelet de montre restent dans la voiture",
    "Chapeau, crème solaire, lunettes de soleil et une gourde",
    "Mouchoirs, gel pour les mains et serviettes ; les toilettes en route ont rarement du papier ou une poubelle",
  ],
  questions: [
    {
      question: "Je voyage en solo. Est-ce que cela se passe bien ?",
      answer:
        "Oui. Les groupes comptent de 2 à 14 personnes, et Meera vous accompagne de l’aéroport de Jaipur au dernier soir à Udaipur. Les trois soirs libres, elle dit où elle irait dîner, et qui veut de la compagnie la suit. Demandez-nous le prix d’une chambre individuelle.",
    },
    {
      question: "Je ne mange pas de viande. Qu’y aura-t-il pour moi ?",
      answer:
        "Mieux que tous les autres. Une bonne part de la cuisine du Rajasthan se passe de viande : dal et bati, gatte ki sabzi, ker sangri, une douzaine de pains. Sans œufs ou à la façon des jaïns (sans oignon ni ail), tout le monde comprend. Végane, c’est plus difficile, à cause du ghee et du yaourt ; dites-le en réservant, et Meera commandera pour vous.",
    },
    {
      question: "Et les toilettes en route, et les règles ?",
      answer:
        "Le jour 3, nous nous arrêtons à peu près toutes les deux heures, à des endroits que Meera connaît ; certaines toilettes sont à la turque, et le papier, c’est vous qui l’apportez. Les tentes ont une salle de bains. À Ranakpur, un panneau demande aux femmes qui ont leurs règles de rester dehors. Personne ne contrôle. Meera vous le dit d’avance et vous laisse décider.",
    },
    {
      question: "Est-ce vraiment fatigant ?",
      answer:
        "Les jours 2, 4 et 7 demandent des jambes : 20 minutes de rampe pavée à Amber, 45 minutes de descente raide et inégale depuis Mehrangarh, 32 marches raides au temple de Jagdish. Une jeep, un ascenseur et une tasse de thé avec Ganpat remplacent les deux premiers. Rien n’est en altitude, et personne n’est pressé.",
    },
    {
      question: "Pourquoi ne pas survoler la longue étape ?",
      answer:
        "Parce que vous manqueriez Nagaur, le déjeuner à Khimsar et l’endroit où les champs finissent et où commence le Thar. Vous avez une place côté fenêtre, de l’eau bien fraîche et une heure à pied dans le fort. Si votre dos supporte mal la route, prenez un coussin et demandez la place avant.",
    },
    {
      question: "Mon téléphone et mon chargeur marcheront-ils ?",
      answer:
        "Les hôtels ont le wifi, dans la mesure où les murs épais le laissent passer ; le réseau est faible par endroits les jours 3 et 6. Les prises sont en 230 V et reçoivent les fiches à deux broches rondes. Le camp a du courant dans les tentes, mais rechargez dans la voiture pour plus de sûreté.",
    },
    {
      question: "Combien d’argent me faut-il sur place ?",
      answer:
        "De 10 000 à 18 000 ₹ pour les huit jours : environ 700 ₹ de pourboires par jour, trois déjeuners, trois dîners, les boissons. Le chameau à Osian coûte environ 800 ₹. Les hôtels et les bonnes boutiques prennent la carte ; retirez des petites coupures à Jaipur. Personne chez nous ne touche de commission sur vos achats.",
    },
  ],
  days: [
    { stayPlace: "Bani Park, Jaipur", activities: [], stops: ["Aéroport de Jaipur", "Bani Park, Jaipur", "Nahargarh"] },
    {
      stayPlace: "Bani Park, Jaipur",
      activities: [],
      stops: ["Amber", "Puits à degrés de Panna Meena", "Hawa Mahal", "City Palace de Jaipur", "Jantar Mantar", "Johari Bazaar"],
    },
    {
      stayPlace: "Dunes près d’Osian (en été, Khimsar)",
      activities: ["Promenade à dos de chameau jusqu’à la dune, environ 800 ₹, à payer au propriétaire de l’animal"],
      stops: ["Nagaur", "Khimsar", "Camp près d’Osian"],
    },
    { stayPlace: "Jodhpur, sous Mehrangarh", activities: [], stops: ["Temples d’Osian", "Jodhpur", "Mehrangarh", "Navchokiya"] },
    { stayPlace: "Jodhpur, sous Mehrangarh", activities: [], stops: ["Toorji ka Jhalra", "Sardar Market", "Salawas"] },
    { stayPlace: "Udaipur, au bord du lac Pichola", activities: [], stops: ["Ranakpur", "Udaipur, lac Pichola"] },
    {
      stayPlace: "Udaipur, au bord du lac Pichola",
      activities: [],
      stops: ["City Palace d’Udaipur", "Temple de Jagdish", "Jag Mandir", "Bagore ki Haveli"],
    },
    { activities: [], stops: ["Aéroport d’Udaipur"] },
  ],
  access: {
    stepFreeStays:
      "Ce sont de vieilles maisons : des seuils, des escaliers, rarement un ascenseur. Nous demanderons des chambres au rez-de-chaussée, sans pouvoir promettre partout un accès sans marche.",
    longestWalk:
      "Cinq heures le jour 2, quatre les jours 5 et 7, par étapes, avec des pauses. Vous pouvez venir une demi-journée et vous reposer l’autre.",
    stepsAndStairs:
      "Des centaines de marches inégales entre Amber, Mehrangarh et le City Palace d’Udaipur, et 32 marches raides au temple de Jagdish. Une jeep et un ascenseur vous en épargnent une partie.",
    seating:
      "Meera connaît les bancs. Aux métiers de Salawas et à la musique du camp, on est assis par terre ; prévenez-nous, et nous trouverons une chaise.",
    hearing:
      "Meera notera dans votre téléphone les horaires et les noms de chaque jour, et les marchés sont bruyants pour tous. Nous n’avons pas d’interprète en langue des signes.",
    sight:
      "Le marbre, les métiers, les épices et la musique se touchent, se sentent et s’écoutent. Les escaliers des forts sont sombres et inégaux ; venez avec un bras de confiance.",
    diet: "Végétarien, jaïn et sans œufs à chaque repas ; végane et sans gluten si vous le dites en réservant.",
  },
  accessContact:
    "Consultez-nous avant de réserver, par e-mail ou par téléphone. Nous poserons votre question à Meera et à chaque hôtel, et vous dirons aussi ce que nous ne savons pas.",
  localPayments: [],
  estimates: [
    {
      label: "E-visa indien",
      basis:
        "Pour une personne venant d’Allemagne : notre estimation, novembre 2026, pour un e-visa de 30 jours. Il est moins cher d’avril à juin ; des frais de carte s’ajoutent. Vérifiez sur le site officiel.",
    },
    {
      label: "Pourboires",
      basis:
        "Environ 700 ₹ par voyageur et par jour, guide et chauffeur ensemble, comme sous « Ce qui n’est pas compris » : 5 600 ₹ pour huit jours.",
    },
    {
      label: "Trois déjeuners et trois dîners",
      basis: "Notre estimation, novembre 2026 : un thali pour le montant le plus bas, le toit d’un hôtel face au fort pour le plus haut.",
    },
    {
      label: "Chameau, droits de photographie et boissons",
      basis:
        "Notre estimation, novembre 2026 : le chameau à environ 800 ₹, comme sous « Ce qui n’est pas compris », les droits de photographie, un soda ou une bière par jour.",
    },
  ],
  notes: {
    packing: [
      "Superposez. En janvier, on voit son souffle au camp avant le petit-déjeuner et l’on est en t-shirt au fort à midi. En été, choisissez du coton ample à manches : il tient plus frais que la peau nue. Une valise moyenne par personne tient dans le minibus ; pour la nuit dans les dunes, un sac plus petit est commode.",
      "Aux temples, épaules et genoux sont couverts, et vous vous en féliciterez aussi dans les ruelles de Navchokiya. Gardez de la place pour un dhurrie.",
    ],
    weather: [
      "De novembre à février : de 22 à 28 °C le jour et des nuits fraîches, jusqu’à 5 °C dans le désert ; début janvier, il peut y avoir du brouillard. Mars est chaud, avec 35 °C au milieu du mois certaines années. D’avril à juin, il fait 40 °C et plus, avec des tempêtes de poussière : nous visitons tôt et nous nous reposons de midi à 16 h.",
      "De juillet à septembre, l’air est humide, avec des averses, des collines vertes autour de Ranakpur et un lac plein à Udaipur ; avant une mousson tardive, l’eau peut être basse. Octobre est très chaud le jour et agréable le soir.",
      "De la mi-avril à fin septembre, la nuit sous la tente devient une nuit dans un hôtel climatisé à Khimsar.",
    ],
    transport: [
      "Ganpat Singh conduit une voiture ou un minibus climatisé, avec une place côté fenêtre pour chacun : environ 700 km en tout. Les étapes sont de 350 km et six heures et demie le jour 3, 65 km le jour 4, puis 165 km et 90 km le jour 6. La dernière est sinueuse ; si vous êtes malade en voiture, asseyez-vous devant.",
      "À Jaipur, un rickshaw électrique conduit par une femme vous emmène au bazar ; à Udaipur, un bateau traverse le lac Pichola. Dans les vieilles villes, nous marchons, car rien d’autre ne passe dans les ruelles.",
    ],
    roomsAndMeals: [
      "Un haveli à Bani Park, des tentes avec salle de bains à Osian, une maison de ville sous Mehrangarh, une demeure au bord du lac Pichola : aucune chambre ne ressemble à une autre, et certaines ont la plus belle vue. Les vieux murs sont épais, les escaliers raides, la saison des mariages bruyante. Peu de chambres sont chauffées ; le camp prête des bouillottes.",
      "Sont compris sept petits-déjeuners, quatre déjeuners (jours 2, 3, 6 et 7) et quatre dîners (jours 1, 3, 5 et 7). Buvez l’eau que nous emportons, en bouteilles de verre et bidon de recharge, et réservez glaçons et salades aux adresses auxquelles Meera se fie.",
    ],
    responsibleTravel: [
      "Nous ne montons pas à dos d’éléphant. Les chameaux d’Osian appartiennent à des familles du lieu ; si l’un boite, nous marchons. Nous allons chez les tisserands parce qu’ils valent le détour, et n’acceptons aucune commission.",
    ],
  },
} satisfies TripText;
