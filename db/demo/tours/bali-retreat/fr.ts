import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Bali, du temple à la mer",
  destination: "Ubud, Sidemen et Candidasa, Bali, Indonésie",
  summary: "Cinq jours des temples d’Ubud à la côte est : sources sacrées, cascade, rizières, yoga à 7 h et pirogue à balancier à l’aube.",
  description: [
    "À Bali, l’eau a une direction. Elle naît dans des sources sacrées, traverse temples et rizières selon un ordre plus ancien que n’importe quel gouvernement et finit dans la mer. Vous la suivez pendant cinq jours : deux nuits à Nyuh Kuning, village de sculpteurs sur bois aux portes d’Ubud, puis deux à Candidasa, au bord du détroit de Lombok. Vous changez d’hôtel une seule fois.",
    "Ni Wayan Suartini, qui a grandi à Nyuh Kuning, vous guide. Son amie Ni Komang Ariani enseigne le yoga dans le pavillon ouvert, une fin d’après-midi et un matin, y compris aux débutants. Vous préparez des offrandes avec la mère de Wayan, vous vous baignez à Tirta Empul si vous le souhaitez, vous déjeunez chez des paysans de Sidemen et vous sortez en mer avec les pêcheurs avant le lever du soleil. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Le rythme est doux, avec de vrais escaliers deux des cinq jours. Il fait de 27 à 32 °C toute l’année, et l’air est humide. D’avril à octobre, le temps est surtout sec ; de novembre à mars, attendez-vous à une forte averse presque chaque après-midi, à des rivières boueuses et à une mer parfois agitée à l’aube. Autour d’Ubud, on roule lentement en toute saison : nous partons donc tôt et nous nous reposons après le déjeuner.",
  ],
  highlights: [
    "Plier des canang sari en feuille de palmier avec la mère de Wayan et apprendre quelle fleur revient à quel point cardinal.",
    "Arriver à 8 h aux sources de Tirta Empul, sacrées depuis le Xe siècle, avant les autocars, et prendre part à la purification si vous le souhaitez.",
    "Descendre quelque 300 marches jusqu’aux sanctuaires de Gunung Kawi, hauts de 7 m, taillés dans la roche au-dessus de la rivière Pakerisan.",
    "Nager sous le rideau blanc de la cascade de Tibumana, qui tombe d’un seul jet.",
    "Parcourir les rizières de Sidemen avec la femme d’un paysan, qui tient le calendrier de l’eau de son subak.",
    "Voir le soleil se lever sur Lombok depuis un jukung, la pirogue à balancier peinte de la côte est.",
    "Voir tisser le double ikat à Tenganan, l’un des rares endroits au monde où on le fabrique.",
  ],
  itinerary: [
    {
      title: "De l’aéroport à Nyuh Kuning",
      description:
        "Ni Wayan Suartini vous accueille à l’aéroport de Denpasar avec une voiture privée. Ubud est à 37 km, soit une heure et demie de route ; la circulation s’allège après les tailleurs de pierre de Batubulan. Votre hôtel se trouve parmi les jardins de Nyuh Kuning, au sud de la Forêt des singes, avec une piscine et un pavillon ouvert au toit de chaume. À 17 h, la mère de Wayan vous apprend à plier les canang sari : fleurs blanches à l’est, rouges au sud, jaunes à l’ouest, bleues ou vertes au nord. Le dîner, dans la cour familiale, est un bebek betutu, canard cuit une demi-journée dans les épices et les feuilles. Facile.",
    },
    {
      title: "L’eau sacrée et une rivière bordée de sanctuaires",
      description:
        "Vous partez à 7 h pour Tampaksiring, à 40 minutes au nord. À Tirta Empul, vous pouvez prendre part au melukat : en sarong, de jet en jet, sans toucher aux deux réservés aux morts. La coutume veut qu’on n’entre pas dans un temple pendant ses règles ou avec une plaie ouverte ; Wayan vous prévient à temps et vous propose une promenade à la place. À Gunung Kawi, 2 km plus loin, on descend quelque 300 marches et on en remonte autant, dans la chaleur. Au déjeuner, un nasi campur dans un warung d’Ubud. L’après-midi : un massage, la piscine et, à 16 h 30, le yoga avec Ni Komang Ariani. Modéré, deux heures à pied. Dîner libre.",
    },
    {
      title: "Cascade, rizières et mer",
      description:
        "Yoga à 7 h, petit-déjeuner, puis cap à l’est : 80 km et trois heures de voiture, par courtes étapes. À Tibumana, un sentier en escalier mène en 15 minutes à un bassin au pied de la cascade ; après de fortes pluies, on regarde sans se baigner. À Sidemen, vous marchez une heure et demie dans les rizières avec Ni Nyoman Sri, sur des diguettes étroites et glissantes quand il a plu, et vous déjeunez chez elle : sate lilit, salade de pousses de fougère, fruit du serpent. Vers le soir, vous atteignez Goa Lawah, temple de la mer dont la grotte abrite des milliers de chauves-souris. Deux nuits à Candidasa, au bord de l’eau. Modéré. Dîner libre.",
    },
    {
      title: "Un jukung à l’aube, Tenganan et la plage",
      description:
        "À 5 h 30, les pêcheurs mettent leurs jukung à l’eau à Candidasa, deux voyageurs par pirogue, gilet de sauvetage sur le dos. Vous longez l’îlot de Gili Tepekong et regardez le soleil se lever sur Lombok, le mont Agung derrière vous ; retour avant 7 h 30. Si la mer est agitée, une séance de yoga sur le rivage remplace la sortie. Après le petit-déjeuner, Wayan vous emmène à 5 km, à Tenganan, village enclos de murs où le geringsing, le double ikat, demande des années de travail. Comme Candidasa a peu de sable, nous nous baignons à Virgin Beach, à 20 minutes en voiture. Pour le dîner d’adieu, vivaneau grillé à l’hôtel. Facile. L’aéroport est à 60 km, soit deux heures.",
    },
  ],
  included: [
    "Deux nuits dans un hôtel avec jardin à Nyuh Kuning et deux dans un hôtel en bord de mer à Candidasa, en chambre double ou à deux lits",
    "Ni Wayan Suartini pour guide tout au long du voyage, avec des hôtes à Sidemen et à Tenganan",
    "Petit-déjeuner chaque matin, dîners des jours 1 et 4, déjeuners des jours 2 et 3",
    "Deux cours de yoga avec Ni Komang Ariani, les jours 2 et 3, tapis compris",
    "Une heure de massage balinais",
    "Deux heures en jukung avec pilote et gilets de sauvetage",
    "Voiture privée avec chauffeur pour tous les trajets, transferts à l’aéroport compris",
    "Entrées des temples et de la cascade, sarong et offrandes pour Tirta Empul",
    "Assurance voyage pour les cinq jours",
  ],
  notIncluded: [
    "Vols à destination et au départ de Denpasar",
    "Visa à l’arrivée, nécessaire avec la plupart des passeports (500 000 roupies indonésiennes)",
    "Taxe touristique de Bali (150 000 roupies indonésiennes), à payer en ligne avant l’atterrissage",
    "Déjeuners des jours 1 et 4, dîners des jours 2 et 3 (de 8 à 20 dollars US environ chacun)",
    "Chambre individuelle ; demandez-nous le supplément",
    "Boissons, pourboires et autres soins",
  ],
  details: {
    departures:
      "Départs hebdomadaires toute l’année ; le jour de Nyepi, le Jour du silence, en mars, personne ne quitte l’hôtel et l’aéroport ferme : nous déplaçons donc visites et vols autour de cette date",
  },
} satisfies TourText;
