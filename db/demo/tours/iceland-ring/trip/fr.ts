import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "De courtes marches sur de bons sentiers et trois à cinq heures de route par jour ; le vent est plus dur que le terrain.",
  stayStyle:
    "Hôtels trois étoiles à Reykjavik et Akureyri, petits hôtels et maisons d’hôtes à la campagne entre les deux, toujours avec salle de bains privée.",
  rightForYou: [
    "Oui, si vous voulez faire le tour complet en une semaine et laisser à quelqu’un d’autre le volant et la météo.",
    "Aucune expérience n’est requise, mais il y a quelque 500 marches à Skógafoss et de la roche inégale à Dettifoss ; vous pouvez vous en passer.",
    "On est beaucoup assis : environ 1 500 km en tout, dont environ 400 km le jour 7, avec quatre arrêts.",
    "La pluie vient de côté, quel que soit le mois. Si cela vous gâche la journée, choisissez un autre pays.",
    "De novembre à mars, on voit moins pour le même prix : jours courts, pas de bateau sur la lagune, souvent pas de Dettifoss.",
    "On change de lit chaque soir : il faut refaire son sac tous les matins.",
  ],
  meeting: {
    address: "Aéroport de Keflavík (KEF), hall des arrivées, 235 Reykjanesbær",
    byDay:
      "Un chauffeur vous attend après la douane avec une pancarte Yatrika. Il y a 50 km, soit 45 minutes, jusqu’à l’hôtel près de Laugavegur. Si vous êtes déjà à Reykjavik, venez simplement à l’hôtel ; Sigrún part à pied dans l’après-midi.",
    afterDark:
      "Le transfert est le même à toute heure du jour 1, et l’hiver il fait nuit à quatre heures. Le chauffeur vous dépose devant la porte de l’hôtel, pas à l’arrêt le plus proche. Si l’avion a du retard, nous le voyons aussi ; inutile d’appeler.",
  },
  end: {
    address: "Aéroport de Keflavík (KEF), départs, 235 Reykjanesbær",
    byDay:
      "Le jour 8, un chauffeur vient vous chercher à l’hôtel de Reykjavik et vous conduit à Keflavík en 45 minutes. Prévoyez d’y être deux heures et demie avant le vol.",
    afterDark:
      "Beaucoup de vols pour l’Europe partent peu après sept heures : le chauffeur peut donc venir dès quatre heures du matin. C’est compris aussi ; l’hôtel vous préparera un petit-déjeuner à emporter si vous le demandez la veille.",
  },
  bring: [
    "Un pantalon imperméable et une veste à capuche, tous les mois de l’année",
    "Des chaussures de marche qui tiennent la cheville et supportent l’eau",
    "Une couche chaude, un bonnet et des gants, même en juillet",
    "Un maillot pour Vök Baths ; la serviette est sur place",
    "Une gourde : l’eau du robinet est bonne partout",
    "Une moustiquaire de tête pour les moucherons du Mývatn, en juin et juillet",
    "Des crampons légers à enfiler sur les chaussures, de novembre à mars",
    "Un masque pour dormir en mai, juin et juillet, quand il ne fait pas nuit",
  ],
  questions: [
    {
      question: "Puis-je venir seule ou seul ?",
      answer:
        "Oui. Le groupe compte de quatre à douze personnes ; on dîne ensemble les jours 1, 3, 5 et 7, et les autres soirs personne ne s’étonnera de vous voir à table avec un livre. Chaque date a quelques chambres individuelles : dites-le à la réservation, et nous vous indiquerons le prix.",
    },
    {
      question: "L’hiver vaut-il le voyage ?",
      answer:
        "Si vous savez ce que vous perdez. De novembre à mars, la neige et les jours courts réduisent les marches, Dettifoss est souvent fermée et le bateau de la lagune ne navigue pas. Vous y gagnez des cascades gelées, des parkings vides et des nuits assez noires pour les aurores boréales. Le prix est le même.",
    },
    {
      question: "Verrons-nous des aurores boréales ?",
      answer:
        "Peut-être. Il faut une nuit noire, entre septembre et la mi-avril, et une trouée dans les nuages. Sigrún regarde le ciel avant de se coucher et frappe à votre porte si vous le souhaitez. En juin, il n’y en a pas.",
    },
    {
      question: "Et si le vent ferme la route ?",
      answer:
        "Nous attendons. Sigrún lit chaque matin les bulletins du vent et des routes, et décide. Cela peut coûter une demi-journée, et un arrêt ou deux avec elle. Prenez une assurance annulation qui couvre les changements dus à la météo, et un vol de retour modifiable.",
    },
    {
      question: "Et les toilettes, et les règles, sur la route ?",
      answer:
        "Il y a des toilettes propres à la plupart des arrêts, toutes les heures ou deux ; certaines coûtent quelques centaines de couronnes, par carte. Le grand vide est le plateau de Möðrudalur, le jour 5 : passez-y avant de quitter Egilsstaðir. La trousse de secours contient des serviettes hygiéniques. À Vök Baths, on se lave nu avant le bain, femmes et hommes séparés.",
    },
    {
      question: "Je ne mange pas de poisson. Aurai-je faim ?",
      answer:
        "Non, mais les quatre dîners compris tournent autour du poisson et des langoustines : dites-le à la réservation. Il y aura chaque fois un plat végétarien. Manger végane est facile à Reykjavik et à Akureyri, plus sommaire entre les deux ; emportez de quoi grignoter les jours 4 et 5.",
    },
    {
      question: "Téléphone et électricité ?",
      answer:
        "Le réseau suit presque toute la route 1, avec des trous sur le plateau du jour 5. Chaque chambre a des prises et le wifi. Dans le minibus, on se partage quelques prises USB.",
    },
  ],
  days: [
    {
      stayPlace: "Reykjavik",
      activities: ["L’ascenseur jusqu’en haut du clocher de Hallgrímskirkja"],
      stops: ["Aéroport de Keflavík", "Reykjavik"],
    },
    { stayPlace: "Vík", activities: [], stops: ["Seljalandsfoss", "Skógafoss", "Dyrhólaey", "Reynisfjara", "Vík"] },
    {
      stayPlace: "Höfn",
      activities: ["Marche guidée sur glacier à Skaftafell, à la place de la marche à Svartifoss ; à demander à la réservation"],
      stops: ["Skaftafell", "Svartifoss", "Jökulsárlón", "Höfn"],
    },
    { stayPlace: "Egilsstaðir", activities: [], stops: ["Stokksnes", "Djúpivogur", "Fáskrúðsfjörður", "Vök Baths", "Egilsstaðir"] },
    { stayPlace: "Reykjahlíð, au bord du Mývatn", activities: [], stops: ["Dettifoss", "Hverir", "Reykjahlíð"] },
    { stayPlace: "Akureyri", activities: [], stops: ["Dimmuborgir", "Húsavík", "Goðafoss", "Akureyri"] },
    { stayPlace: "Reykjavik", activities: [], stops: ["Öxnadalsheiði", "Glaumbær", "Grábrók", "Borgarnes", "Reykjavik"] },
    { activities: [], stops: ["Aéroport de Keflavík"] },
  ],
  access: {
    stepFreeStays:
      "Les hôtels de Reykjavik et d’Akureyri ont un ascenseur ; les maisons d’hôtes ont souvent une marche à la porte ou un escalier. Nous interrogerons chaque maison pour vous.",
    longestWalk:
      "Environ trois heures le jour 2, en plusieurs petites marches. Vous pouvez sauter chacune d’elles et attendre dans le minibus ou au café.",
    stepsAndStairs:
      "Quelque 500 marches à Skógafoss et un escalier de bois au Grábrók ; tous deux sont facultatifs, la cascade et le cratère se voient aussi d’en bas.",
    seating: "Un siège à vous dans le minibus, avec une marche haute pour monter. Les bancs sont rares sur les sentiers.",
    serviceAnimals:
      "L’Islande demande pour les chiens un permis d’importation et une quarantaine plus longue que ce voyage ; les chiens d’assistance ont leurs propres règles.",
    diet: "Végétarien et sans gluten sans difficulté, végane en prévenant ; dites-le à la réservation.",
  },
  accessContact:
    "Écrivez-nous avant de réserver et dites-nous ce qu’il vous faut ; Sigrún répondra pour les sentiers, et nous interrogerons les hôtels.",
  localPayments: [],
  estimates: [
    {
      label: "Visa, pour qui vient d’Allemagne",
      basis:
        "Notre estimation, novembre 2026 : l’Islande fait partie de l’espace Schengen, une carte d’identité ou un passeport allemand suffit.",
    },
    {
      label: "Pourboires",
      basis:
        "Notre estimation, novembre 2026 : en Islande, on n’attend pas de pourboire ; le montant du haut est pour Sigrún, si vous le souhaitez.",
    },
    {
      label: "Six déjeuners et trois dîners",
      basis:
        "Notre estimation, novembre 2026, pour les déjeuners des jours 2 à 7 et les dîners des jours 2, 4 et 6 : soupe ou sandwich à midi, un plat le soir.",
    },
    {
      label: "Boissons, clocher, marche sur glacier",
      basis:
        "Notre estimation, novembre 2026 : en bas, cafés et toilettes ; en haut, l’ascenseur, une bière chaque soir et la marche sur glacier en plus.",
    },
    {
      label: "Assurance annulation",
      basis:
        "Notre estimation, novembre 2026 : de quatre à huit pour cent du prix du voyage. L’assurance voyage pour les huit jours est comprise.",
    },
  ],
  notes: {
    packing: [
      "Prévoyez des couches qui sèchent en une nuit : laine à même la peau, polaire ou doudoune fine, et par-dessus de quoi arrêter le vent et la pluie. Les parapluies n’y survivent pas. Un jean reste mouillé toute la journée.",
      "De juin à août : une couche de moins, une moustiquaire de tête pour le Mývatn, un masque pour dormir. Septembre, octobre, avril et mai : gants et bonnet tous les jours. De novembre à mars : pantalon doublé, crampons légers, lampe frontale, thermos.",
      "Une valise moyenne et un petit sac à dos par personne, s’il vous plaît : douze personnes se partagent l’arrière d’un minibus.",
    ],
    weather: [
      "De janvier à mars : environ –3 à 4 °C, neige et glace, des tempêtes qui ferment les routes ; quatre heures de soleil au Nouvel An, treize fin mars.",
      "Avril et mai : 2 à 10 °C, plus sec que l’automne, encore de la neige sur le plateau. De juin à août : 8 à 15 °C, des nuits claires ; des averses un jour sur deux environ, surtout au sud-est.",
      "Septembre et octobre : 3 à 10 °C, de la pluie et les premières tempêtes, de nouveau des nuits noires. Novembre et décembre : –2 à 4 °C, et environ quatre heures de soleil fin décembre.",
      "Le Nord-Est, autour du Mývatn, est plus sec que la côte sud et bien plus froid l’hiver : –10 °C n’y étonne personne.",
    ],
    transport: [
      "Un minibus pour douze personnes, conduit par Sigrún, avec pneus cloutés en hiver. On change de place chaque matin, et personne ne reste au fond toute la semaine. Comptez trois ou quatre heures de route la plupart des jours, cinq le dernier ; nous nous arrêtons toutes les heures ou deux, sauf sur le plateau du jour 5.",
      "Tenez la portière à deux mains en l’ouvrant. Ici, le vent casse des charnières, et il a déjà cassé des doigts.",
    ],
    roomsAndMeals: [
      "Sept nuits en chambre double ou à deux lits, avec salle de bains privée. À la campagne, les maisons sont simples et bien chauffées. L’eau chaude sent parfois le soufre ; elle est propre, mais ôtez vos bagues en argent.",
      "Petit-déjeuner chaque jour, du skyr et du pain aux œufs, et dîner les jours 1, 3, 5 et 7. À midi, on achète dans les stations-service, les boulangeries et les cafés de musées. Vin et bière se vendent dans les magasins d’État (Vínbúðin), qui ferment tôt, et le dimanche dans les petites villes.",
    ],
    health: [
      "Les vrais dangers sont la mer à Reynisfjara et le bord des sources chaudes : restez derrière les cordes et ne tournez jamais le dos aux vagues. Contre le mal de mer, prenez un comprimé une heure avant le bateau de Húsavík ; sur le quai, c’est trop tard.",
      "Il y a des pharmacies (apótek) à Reykjavik, Selfoss, Höfn, Egilsstaðir, Húsavík et Akureyri. Emportez vos médicaments quotidiens pour dix jours, au cas où une route serait fermée.",
    ],
  },
} satisfies TripText;
