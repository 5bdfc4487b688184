import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Le Japon en héritage",
  destination: "Kyoto, Nara, vallée de Kiso, Hakone et Tokyo, Japon",
  summary:
    "Neuf jours en train, des jardins de Kyoto aux ruelles de Tokyo, avec 8 km du Nakasendo à pied et une nuit dans un ryokan à source chaude.",
  description: [
    "L’ancienne route de Kyoto à Edo, aujourd’hui Tokyo, prenait environ deux semaines à pied. Vous y mettez neuf jours, surtout en train : quatre nuits à Kyoto, une à Tsumago, ancien relais de poste, une au-dessus des sources chaudes de Hakone, deux à Tokyo. Haruka Okuda, qui a grandi à Kyoto, dans le quartier de Higashiyama, vous accueille à l’aéroport du Kansai et voyage avec vous jusqu’au bout.",
    "Nous partons tôt, car les lieux les plus connus du Japon sont calmes avant 8 h et bondés à 10 h. Vous montez au Fushimi Inari à 7 h et vous êtes sur la terrasse du Kiyomizu-dera à 6 h. Entre les deux, on vous ouvre des portes : une maîtresse de thé à Nishijin, une tisserande de soie pour obi, une aubergiste de la vallée de Kiso, une cuisinière à Yanaka. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Vous marchez deux à quatre heures la plupart des jours, souvent sur des marches de pierre, et vous portez un petit sac à dos pour une nuit pendant qu’un transporteur achemine votre valise. Les cerisiers fleurissent entre fin mars et début avril, les érables rougissent à partir de la mi-novembre. Juin est pluvieux ; en juillet et août, Kyoto dépasse 35 °C dans une humidité pesante. En janvier et février, la vallée de Kiso est froide et souvent blanche, et le mont Fuji n’est jamais plus net.",
  ],
  highlights: [
    "Faire la boucle entière du mont Inari, 4 km et quelque 200 m de montée, avant que les autocars n’atteignent le premier torii.",
    "Fouetter vous-même un bol de matcha dans la maison de Michiko Sawai, maîtresse de thé à Nishijin.",
    "Chercher la quinzième pierre du Ryoan-ji ; où que l’on s’assoie sur la galerie, il en reste au moins une de cachée.",
    "Suivre le Nakasendo sur 8 km, de Magome à Tsumago par un col à environ 800 m, et y dormir une fois les visiteurs de la journée repartis.",
    "Monter par le chemin de fer Hakone Tozan, pentes de 8 % et trois rebroussements, vers un ryokan qui a sa propre source chaude.",
    "Traverser le lac Ashi en bateau et boire un amazake sucré dans une maison de thé à toit de chaume sur l’ancienne route du Tokaido.",
    "Entendre les premières prières du jour au Senso-ji, puis goûter Yanaka d’étal en étal avec une cuisinière qui y vit.",
  ],
  itinerary: [
    {
      title: "De l’aéroport du Kansai à Kyoto",
      description:
        "Haruka vous accueille à l’aéroport du Kansai et vous emmène à Kyoto par le train qui porte son prénom : l’express Haruka, environ 80 minutes jusqu’à la gare de Kyoto. Votre hôtel, pour quatre nuits, est près de Karasuma Oike, sur deux lignes de métro. À 17 h, nous marchons vers l’est, par-delà la rivière Kamo, jusqu’à Gion, par Shirakawa et ses saules, et rentrons par Pontocho, ruelle qui n’a par endroits guère que deux mètres de large. Au dîner, l’obanzai, la cuisine familiale de Kyoto : légumes mijotés, peau de tofu, maquereau grillé. Facile, une heure et demie à pied.",
    },
    {
      title: "Fushimi Inari à 7 h, le thé à 15 h",
      description:
        "Vous partez à 6 h 30. La ligne JR Nara met cinq minutes de la gare de Kyoto à Inari, où des milliers de torii vermillon gravissent la montagne. Nous faisons toute la boucle jusqu’au sommet, à 233 m : 4 km, deux heures et demie, quelque 200 m de montée, presque tout en escaliers. À un arrêt de là, sur le retour, vous voyez le Tofuku-ji et le damier de mousse et de pierre de Mirei Shigemori, de 1939. Après un déjeuner libre, Michiko Sawai vous reçoit pour le thé dans sa maison de Nishijin. Vous pouvez vous agenouiller ou prendre un tabouret bas. Modéré. Soirée libre.",
    },
    {
      title: "Kiyomizu-dera, les tisserands et un jardin de pierres",
      description:
        "Le Kiyomizu-dera ouvre à 6 h et nous sommes à la porte ; un taxi vous y monte. La terrasse de bois se dresse à 13 m au-dessus de la pente, sur des piliers de zelkova. Vous descendez Sannenzaka et Ninenzaka, où les volets sont encore clos, et rentrez pour le petit-déjeuner avant 8 h 30. À Nishijin, Chieko Kitamura, tisserande de troisième génération, vous montre ses métiers, et vous nouez et teignez un carré de soie, envoyé chez vous une fois sec. Un bus de ville va ensuite au Ryoan-ji, où nous restons assis devant les pierres jusqu’à ce que le calme vienne. Modéré, trois heures à pied, beaucoup de marches. Dîner libre.",
    },
    {
      title: "Nara à pied",
      description:
        "L’express de la compagnie Kintetsu met 35 minutes jusqu’à Nara, capitale du Japon au VIIIe siècle. De la gare, vous marchez toute la journée, environ 9 km de chemins presque plats : parmi les cerfs du parc jusqu’au Todai-ji et son Bouddha de bronze, haut de 15 m, jusqu’à la galerie du Nigatsu-do, puis sous les cèdres jusqu’au Kasuga Taisha et ses trois mille lanternes. Au déjeuner, kakinoha-zushi, du maquereau pressé dans une feuille de kaki. Nous finissons dans les ruelles aux façades de treillis de Naramachi par une dégustation à la brasserie de saké Harushika. Facile, quatre heures à pied. Retour à Kyoto avant 18 h.",
    },
    {
      title: "Par le col de Magome",
      description:
        "Votre valise part devant, à Hakone, avec le transporteur ; prévoyez un sac pour une nuit. Le Shinkansen met 35 minutes jusqu’à Nagoya, l’express Shinano 50 de plus jusqu’à Nakatsugawa, puis un bus monte à Magome, à 600 m. De là, vous suivez le Nakasendo sur 8 km : 200 m de montée jusqu’au col, puis 380 m de descente entre cyprès et cèdres, en passant devant les cascades Odaki et Medaki. Sonnez les cloches au passage ; elles sont pour les ours. Tsumago interdit les voitures le jour et cache ses lignes électriques. Nous dormons sur des futons dans de petites auberges familiales, où Fumiko Obara grille du poisson de rivière pour le dîner. Modéré, trois heures à pied.",
    },
    {
      title: "Descente de la vallée, montée à Hakone",
      description:
        "Avant le petit-déjeuner, la rue de Tsumago est à vous. Un bus rejoint la gare de Nagiso en dix minutes ; omnibus et express suivent la rivière Kiso jusqu’à Nagoya, et le Shinkansen met un peu plus d’une heure jusqu’à Odawara. Vient ensuite la partie lente : le chemin de fer Hakone Tozan monte de 96 m à Hakone-Yumoto à 541 m à Gora en 40 minutes, et rebrousse trois fois. Votre ryokan a des chambres à tatamis, des bains de source chaude séparés pour femmes et hommes, et un bain privé que vous pouvez réserver. Le dîner est un kaiseki, huit petits plats. Facile, cinq heures de train.",
    },
    {
      title: "Volcan, lac et ancien Tokaido",
      description:
        "Un funiculaire et un téléphérique vous font passer au-dessus d’Owakudani, 1 044 m, où la vapeur de soufre cuit des œufs à coque noire ; les personnes asthmatiques contournent le site en bus. Par matin clair, le mont Fuji emplit tout l’ouest, surtout de novembre à février. La traversée du lac Ashi en bateau prend 30 minutes. Depuis Moto-Hakone, vous voyez le torii du sanctuaire de Hakone, au bord de l’eau, puis vous marchez 2 km sur le pavé moussu du Tokaido jusqu’à Amazake-chaya, une maison de thé qui en est à sa treizième génération. Le pavé glisse après la pluie. Un bus, puis le Romancecar depuis Hakone-Yumoto, vous mènent à Tokyo le soir. Hôtel à Asakusa. Modéré, deux heures à pied.",
    },
    {
      title: "Tokyo, de la première prière au dernier dîner",
      description:
        "Le Senso-ji est à 300 m de votre hôtel et presque vide à 6 h 30. Après le petit-déjeuner, un bateau-bus descend la Sumida en 35 minutes, sous une douzaine de ponts, jusqu’au jardin Hama-rikyu ; à dix minutes à pied, le marché extérieur de Tsukiji vous attend avec ses coquilles Saint-Jacques grillées et son omelette roulée. L’après-midi, la cuisinière Naomi Fujii vous montre Yanaka, que les incendies de 1923 et de 1945 ont en grande partie épargné : temples, chats, un fabricant de galettes de riz. Dîner dans sa cuisine, autour d’une longue table. Facile, trois heures à pied. Nuit à Asakusa ; les trains pour l’aéroport partent de sa gare.",
    },
  ],
  included: [
    "Huit nuits en chambre double ou à deux lits : quatre à Kyoto, une à Tsumago, une à Hakone, deux à Tokyo",
    "Haruka Okuda pour guide, de l’aéroport du Kansai au dernier soir, avec des hôtes à Nishijin, Tsumago et Yanaka",
    "Petit-déjeuner chaque matin, le déjeuner de Nara et quatre dîners, les jours 1, 5, 6 et 8",
    "Tous les trains, avec places réservées là où il y en a, bus, métro, téléphérique et bateaux du programme",
    "Transferts à l’aéroport en train avec une guide, depuis le Kansai le jour 1 et vers Haneda ou Narita le jour 9",
    "Transport d’une valise par personne de Kyoto à Hakone, puis jusqu’à la gare de Hakone-Yumoto",
    "Le thé avec Michiko Sawai et l’atelier de teinture, envoi de votre carré de soie compris",
    "Entrées des temples et des jardins, et taxes de séjour",
    "Assurance voyage pour les neuf jours",
  ],
  notIncluded: [
    "Vols à destination d’Osaka-Kansai et au départ de Tokyo",
    "Visa pour le Japon, si votre passeport l’exige",
    "Déjeuners sauf à Nara, et dîners des jours 2, 3, 4 et 7 (de 1 500 à 4 000 yens environ chacun)",
    "Chambre individuelle ; les auberges de Tsumago en ont très peu",
    "Boissons et dépenses personnelles",
  ],
  details: {
    departures:
      "Départs hebdomadaires toute l’année ; quand la neige ou un typhon ferme le col de Magome, ou les gaz le téléphérique de Hakone, vous faites ce tronçon en bus",
    transport: "Trains avec places réservées, bus locaux, téléphérique et bateau ; transferts à l’aéroport en train avec une guide",
    hotels:
      "Hôtels 4 étoiles à Kyoto et à Tokyo, ryokan à source chaude à Hakone, auberges familiales avec futons et bains partagés à Tsumago",
  },
} satisfies TourText;
