import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Deux à quatre heures à pied la plupart des jours, souvent sur des marches de pierre, et tôt : départ à 6 h 30 le jour 2, plus tôt encore le jour 3.",
  stayStyle:
    "Hôtels 4 étoiles à Kyoto et à Tokyo, ryokan à source chaude à Hakone, auberges familiales avec futons et bains partagés à Tsumago",
  rightForYou: [
    "Vous préférez vous lever à 5 h 30 que faire la queue à 11 h, et vous coucher à 21 h ne vous gêne pas.",
    "Vous aimez le train, et savez en changer avec un petit sac pendant que votre valise voyage avec le transporteur.",
    "Il y a des marches de pierre presque chaque jour ; la boucle du mont Inari n’est guère que cela.",
    "Vous pouvez dormir une nuit sur un futon, à même le sol, entre des cloisons minces, le bain au bout du couloir.",
    "Si vous cherchez les boutiques et les néons, vous pourriez rester sur votre faim : Tokyo tient en une journée entière, qui commence par une prière.",
    "En juillet et août, Kyoto dépasse 35 °C dans une humidité pesante. S’il faut venir alors, attendez peu des après-midi.",
  ],
  meeting: {
    address: "Hall des arrivées internationales, terminal 1, niveau 1F, aéroport international du Kansai, Osaka",
    byDay:
      "Haruka vous attend dans le hall des arrivées avec une pancarte Yatrika et vous emmène à Kyoto par l’express Haruka, environ 80 minutes. Nous partons à pied pour Gion à 17 h : atterrissez si possible avant 13 h 30. Si vous arrivez au terminal 2, prenez la navette gratuite vers le terminal 1.",
    afterDark:
      "Si vous atterrissez tard, on vous attend quand même : donnez-nous votre vol, et une personne de l’équipe voyagera avec vous. Le dernier Haruka part peu après 22 h ; si vous devez atterrir après 21 h, écrivez-nous avant de réserver le vol.",
  },
  end: {
    address: "Gare d’Asakusa, près de l’hôtel, Tokyo",
    byDay:
      "Une guide vous accompagne par le train direct au départ d’Asakusa : Haneda en 40 minutes environ, Narita en une heure environ. Aucun changement, mais des escaliers pour descendre au quai ; la guide sait où est l’ascenseur.",
    afterDark:
      "Les trains circulent de cinq heures du matin environ jusqu’à peu avant minuit, et des femmes y voyagent seules à toute heure. Pour un vol avant 8 h, dormez à l’aéroport ; nous vous aiderons à trouver une chambre.",
  },
  bring: [
    "Des chaussures qui accrochent et s’ôtent vite : jusqu’à six fois par jour",
    "Des chaussettes que l’on peut montrer",
    "Un sac à dos de 20 à 25 litres pour la nuit à Tsumago",
    "Une petite bourse pour les pièces : elles vont jusqu’à 500 yens",
    "Une petite serviette et un sachet pour vos déchets ; les toilettes publiques manquent de l’une, les rues de poubelles",
    "Un parapluie, ou achetez-en un n’importe où pour environ 700 yens",
    "Des couches chaudes de novembre à mars ; les vieilles auberges ont des courants d’air",
    "Vos médicaments dans leur boîte, avec l’ordonnance",
    "Un adaptateur à deux broches plates, et des chargeurs qui acceptent 100 volts",
  ],
  questions: [
    {
      question: "Je voyage en solo. Vais-je m’ennuyer, et partager une chambre ?",
      answer:
        "Beaucoup viennent en solo et, dès le deuxième soir, quelqu’un connaît une adresse à Pontocho. Les prix s’entendent en chambre double ou à deux lits ; une chambre à vous coûte un supplément, et les auberges de Tsumago en ont très peu : demandez tôt. Au Japon, une femme seule au comptoir devant un bol de nouilles n’étonne personne.",
    },
    {
      question: "Puis-je manger végétarien ?",
      answer:
        "Oui, si vous nous le dites à la réservation. La difficulté, c’est le dashi, ce bouillon de poisson présent presque partout ; nos hôtes de Kyoto, Tsumago, Hakone et Yanaka le font au kombu et aux champignons. Pour les repas libres, Haruka vous donne une carte en japonais et une liste. Végane, c’est possible ; sans gluten, difficile : la sauce soja contient du blé.",
    },
    {
      question: "Comment marchent les bains, et faut-il se déshabiller ?",
      answer:
        "On se lave d’abord, assis, puis on entre dans l’eau sans rien. Femmes et hommes se baignent séparément. Avec un tatouage, pendant vos règles, ou simplement par préférence, réservez le bain privé du ryokan. À Tsumago, on se baigne à tour de rôle, et la porte ferme.",
    },
    {
      question: "Mes genoux ne sont plus ce qu’ils étaient. Que puis-je laisser de côté ?",
      answer:
        "Au mont Inari, vous pouvez vous arrêter au carrefour à mi-hauteur et attendre devant un thé. Chez la maîtresse de thé, il y a un tabouret bas. Le bus de Magome à Tsumago remplace les 8 km à pied. Se lever d’un futon, rien ne le remplace ; exercez-vous à la maison.",
    },
    {
      question: "Combien d’argent faut-il prévoir ?",
      answer:
        "Dix repas sont à votre charge, de 1 500 à 4 000 yens environ chacun ; le reste, ce sont les cafés, les consignes et les cadeaux. On paie par carte dans les hôtels, les gares et la plupart des magasins, pas dans tous les restaurants de nouilles et guère à Tsumago : gardez 20 000 yens en espèces. Personne n’attend de pourboire.",
    },
    {
      question: "Et les toilettes, et les règles, en chemin ?",
      answer:
        "Les toilettes sont gratuites, propres et partout : gares, temples, et chaque konbini, la petite boutique du coin ; il y en a aussi le long du Nakasendo. Le papier va dans la cuvette. Les serviettes se vendent dans chaque konbini, les tampons en droguerie, en peu de tailles.",
    },
    {
      question: "Et le soufre, à Hakone ?",
      answer:
        "Au-dessus d’Owakudani, l’air sent l’œuf et pique. Les personnes asthmatiques, cardiaques ou enceintes contournent le site en bus, avec les indications de Haruka, et nous retrouvent au lac. S’il y a trop de gaz, le téléphérique ferme, et nous prenons tous le bus.",
    },
  ],
  days: [
    { stayPlace: "Kyoto, près de Karasuma Oike", activities: [], stops: ["Aéroport du Kansai", "Kyoto"] },
    {
      stayPlace: "Kyoto, près de Karasuma Oike",
      activities: ["Soirée libre : un bain chaud aux bains publics du quartier, environ 550 yens ; Haruka vous dessine le chemin"],
      stops: ["Fushimi Inari", "Nishijin"],
    },
    { stayPlace: "Kyoto, près de Karasuma Oike", activities: [], stops: ["Kiyomizu-dera", "Ryoan-ji"] },
    { stayPlace: "Kyoto, près de Karasuma Oike", activities: [], stops: ["Nara", "Kyoto"] },
    { stayPlace: "Tsumago, vallée de Kiso", activities: [], stops: ["Nagoya", "Nakatsugawa", "Magome", "Tsumago"] },
    { stayPlace: "Gora, Hakone", activities: [], stops: ["Nagiso", "Nagoya", "Odawara", "Gora, Hakone"] },
    { stayPlace: "Asakusa, Tokyo", activities: [], stops: ["Owakudani", "Moto-Hakone", "Amazake-chaya", "Tokyo (Asakusa)"] },
    { stayPlace: "Asakusa, Tokyo", activities: [], stops: ["Jardin Hama-rikyu", "Yanaka"] },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays:
      "Les hôtels de Kyoto et de Tokyo ont des ascenseurs ; les auberges de Tsumago ont des escaliers raides, et le ryokan des marches.",
    longestWalk:
      "Environ 9 km de chemins presque plats à Nara, avec des bus pour une partie ; pour les 8 km du col de Magome, il existe un bus.",
    stepsAndStairs:
      "Des marches presque chaque jour : mont Inari, Sannenzaka, l’ancien pavé au-dessus de Moto-Hakone, glissant après la pluie.",
    seating:
      "À Tsumago et à Hakone, on mange parfois à des tables basses ; nous demanderons des chaises si vous nous le dites. Pour le thé, il y a un tabouret bas.",
    diet: "Végétarien au dashi de légumes partout, si nous le savons à la réservation ; végane le plus souvent ; sans gluten en partie seulement.",
  },
  accessContact: "Écrivez-nous avant de réserver ; Haruka répond elle-même, images des escaliers à l’appui quand il y en a.",
  localPayments: [],
  estimates: [
    {
      label: "Visa",
      basis: "Aucun jusqu’à 90 jours pour une personne venant d’Allemagne, en novembre 2026 ; d’autres passeports peuvent en exiger un.",
    },
    { label: "Pourboires", basis: "Pas d’usage au Japon, pour les guides non plus ; novembre 2026." },
    {
      label: "Repas non compris",
      basis:
        "Six déjeuners et quatre dîners, de 1 500 à 4 000 yens environ chacun, comme dans « Ce qui n’est pas compris » ; notre estimation de novembre 2026, à 150 yens le dollar.",
    },
    {
      label: "Boissons, consignes et petites dépenses",
      basis: "Notre estimation, novembre 2026 : environ 9 à 25 dollars US par jour, huit jours.",
    },
    {
      label: "Assurance annulation",
      basis: "Notre estimation, novembre 2026 : 3 à 6 % du prix. La couverture médicale des neuf jours est comprise dans le voyage.",
    },
  ],
  notes: {
    packing: [
      "Une valise par personne part avec le transporteur de Kyoto à Hakone le jour 5, et jusqu’à la gare de Hakone-Yumoto le jour 7. Entre les deux, vous portez ce qu’il faut pour une nuit. Les auberges prêtent un peignoir de coton et des chaussons ; le ryokan a tout, jusqu’au peigne.",
      "On s’habille simplement, épaules et genoux couverts. Des chaussettes blanches pour le thé ménagent les tatamis, et ôtez vos bagues : elles peuvent rayer un bol.",
    ],
    weather: [
      "Mars et avril : 5 à 20 °C, cerisiers au passage d’un mois à l’autre, matins froids dans la vallée de Kiso. Mai est chaud et sec. Juin est pluvieux ; en juillet et août, Kyoto dépasse 35 °C, et Hakone est plus frais.",
      "Septembre apporte typhons et chaleur, octobre est doux. Les érables rougissent à partir de la mi-novembre, et le mont Fuji se montre surtout de novembre à février. En janvier et février, il fait 1 à 9 °C à Kyoto, et la vallée de Kiso est souvent blanche ; Haruka a des crampons pour vos chaussures.",
    ],
    transport: [
      "Trains avec places réservées là où il y en a, bus locaux, métro, téléphérique et bateaux ; Haruka a tous les billets. Les changements prennent cinq à quinze minutes, et les trains partent à la minute. Les grandes gares ont des ascenseurs, pas toujours là où l’on se trouve.",
      "Quand la neige ou un typhon ferme le col de Magome, ou les gaz le téléphérique de Hakone, ce tronçon se fait en bus. Dans les trains, les téléphones se taisent et l’on parle bas.",
    ],
    roomsAndMeals: [
      "Huit nuits en chambre double ou à deux lits : quatre à Kyoto, deux à Asakusa, avec des lits ; une sur futon à Tsumago, où les cloisons sont de papier et le bain partagé ; une sur tatami à Hakone, avec des bains de source chaude et un bain privé que vous pouvez réserver.",
      "Sont compris huit petits-déjeuners, le déjeuner de Nara et quatre dîners, les jours 1, 5, 6 et 8. Le jour 3, le petit-déjeuner attend jusqu’à 8 h 30 : emportez une banane. À Tsumago et à Hakone, il est japonais, avec poisson, riz et soupe.",
    ],
  },
} satisfies TripText;
