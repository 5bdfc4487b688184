import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "L’Islande par la route circulaire",
  destination: "Reykjavik, Vík, Höfn, Mývatn et Akureyri, Islande",
  summary:
    "Huit jours sur la route 1, dans le sens antihoraire : cascades, lagune glaciaire, fjords de l’Est et baleines, avec une Islandaise au volant.",
  description: [
    "La route 1 fait le tour de l’Islande en 1 322 km et finit où elle a commencé. Nous la parcourons dans le sens antihoraire depuis Reykjavik : les cascades du Sud, les glaces du Vatnajökull, les fjords de l’Est, la terre fumante du Mývatn et le long retour par le Nord. Avec les détours, cela fait environ 1 500 km. Comptez trois ou quatre heures de route la plupart des jours ; cinq le dernier.",
    "Sigrún Halldórsdóttir conduit et guide. Elle a grandi à Höfn, étudié la géologie à Reykjavik et lit les prévisions de vent avant toute autre chose. Vous voyagez en minibus, douze personnes au plus, et dormez dans de petits hôtels et des maisons d’hôtes à la campagne. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Les marches sont courtes, sur de bons sentiers, et ne demandent aucune expérience ; un pantalon imperméable, en revanche, s’impose tous les mois de l’année. Fin juin, Reykjavik a environ 21 heures de soleil ; fin décembre, environ quatre. De septembre à la mi-avril, les nuits sont assez sombres pour les aurores boréales, si les nuages s’écartent. Le Cercle d’or n’est pas sur la route 1 et ne fait pas partie de ce voyage ; il s’ajoute facilement en une journée depuis Reykjavik.",
  ],
  highlights: [
    "Passer derrière le rideau d’eau de Seljalandsfoss, haut de 60 m, et gravir quelque 500 marches jusqu’au sommet de Skógafoss.",
    "Naviguer en bateau amphibie entre les icebergs de Jökulsárlón, de mai à octobre.",
    "Manger des langoustines à Höfn, le port où on les débarque.",
    "Se baigner dans les bassins chauds flottants de Vök Baths, sur le lac Urriðavatn.",
    "S’approcher de Dettifoss, large de 100 m et haute de 44 m, quand la route est ouverte.",
    "Chercher les baleines à bosse depuis un bateau en chêne dans la baie de Skjálfandi, de mars à novembre.",
    "Traverser le pays avec une guide qui a grandi au bord de la route où vous roulez.",
  ],
  itinerary: [
    {
      title: "Reykjavik à pied",
      description:
        "Un chauffeur vous attend à l’aéroport de Keflavík, à 50 km et 45 minutes de Reykjavik. L’après-midi, Sigrún vous emmène à pied de Hallgrímskirkja, où un ascenseur monte au clocher, par Skólavörðustígur jusqu’au vieux port et à la façade de verre de Harpa. Ce sont 3 km faciles, deux heures environ, souvent dans le vent. Au dîner, soupe de poisson et pain de seigle, elle présente l’itinéraire et les prévisions de la semaine. Vous dormez dans un hôtel trois étoiles près de Laugavegur.",
    },
    {
      title: "Les cascades du Sud jusqu’à Vík",
      description:
        "Environ 200 km, trois heures de minibus. Après la lande de Hellisheiði et Selfoss vient Seljalandsfoss, où un sentier mouillé passe derrière la cascade ; il ferme en cas de verglas. À Skógafoss, quelque 500 marches montent à la plateforme. Nous nous arrêtons à Dyrhólaey, promontoire à 120 m au-dessus de la mer, fermé par endroits en mai et juin pour la nidification des oiseaux. À Vík, vous marchez sur la plage noire, face aux aiguilles de Reynisdrangar. À Reynisfjara, nous respectons le feu d’avertissement : les vagues y sont dangereuses. Trois heures à pied, modéré. Nuit à Vík.",
    },
    {
      title: "Skaftafell, la lagune glaciaire et Höfn",
      description:
        "275 km, trois heures et demie de minibus par étapes. La route traverse la lave d’Eldhraun, issue de l’éruption du Laki de 1783 et couverte aujourd’hui d’une mousse épaisse. À Skaftafell, vous marchez jusqu’à Svartifoss, cascade encadrée de colonnes de basalte suspendues : 3,5 km aller-retour, 130 m de montée, une heure et demie, modéré. À Jökulsárlón, un bateau amphibie vous promène environ 35 minutes entre les icebergs, puis nous traversons la route pour voir la glace échouée sur le sable noir. Dîner de langoustines et nuit à Höfn.",
    },
    {
      title: "Le tour des fjords de l’Est",
      description:
        "Environ 260 km, quatre heures sur une route qui épouse chaque bras de mer. D’abord Stokksnes, pour les dents noires du Vestrahorn, 454 m. À Djúpivogur, vous passez devant les 34 œufs de pierre de la baie de Gleðivík, un par espèce d’oiseau de la région, et nous nous arrêtons pour déjeuner. À Fáskrúðsfjörður, ancienne base de pêcheurs français, les plaques de rue sont encore bilingues. Vous finissez à Vök Baths, à 5 km d’Egilsstaðir, dans des bassins chauds qui flottent sur un lac. Deux heures à pied, facile. Nuit à Egilsstaðir.",
    },
    {
      title: "Désert des Hautes Terres, Dettifoss et Mývatn",
      description:
        "215 km, trois heures de route, pour une bonne part à plus de 500 m sur le plateau désert de Möðrudalur ; remplissez votre gourde, les arrêts sont rares. Le sentier de Dettifoss fait 2 km aller-retour sur une roche inégale, modéré, et les embruns vous trempent. À Hverir, vous marchez entre des mares de boue qui bouillonnent et sentent le soufre. Dîner à Reykjahlíð : truite du Mývatn et pain de seigle cuit dans la terre chaude. Deux heures et demie à pied. En juin et juillet, prenez une moustiquaire de tête contre les moucherons. Nuit au bord du lac.",
    },
    {
      title: "Les baleines de Húsavík, puis Akureyri",
      description:
        "135 km, deux heures de route. Le matin, vous faites la boucle de Kirkja entre les tours de lave de Dimmuborgir : 2,3 km, une heure, facile. À Húsavík, vous embarquez sur un bateau en chêne pour trois heures dans la baie de Skjálfandi, en combinaison chaude ; on voit d’ordinaire des baleines à bosse, jamais à coup sûr. De décembre à février, nous nous baignons plutôt au Forest Lagoon, près d’Akureyri. Goðafoss, haute de 12 m, est le dernier arrêt. Vous dormez à Akureyri, où les feux rouges ont la forme d’un cœur.",
    },
    {
      title: "Par le Nord-Ouest jusqu’à Reykjavik",
      description:
        "La plus longue journée : environ 400 km, cinq heures de route avec quatre arrêts. La route monte au col d’Öxnadalsheiði, à 540 m, et descend vers le Skagafjörður, pays de chevaux, où vous visitez la ferme aux toits de tourbe de Glaumbær. Après le déjeuner dans le Húnaþing, vous gravissez l’escalier de bois du cratère de Grábrók, une demi-heure aller-retour, modéré. Après Borgarnes, le tunnel de 5,8 km sous le Hvalfjörður raccourcit le chemin. Pour le dîner d’adieu à Reykjavik, de l’omble chevalier. Nuit dans le même hôtel que la première.",
    },
  ],
  included: [
    "7 nuits en hôtel trois étoiles et en maison d’hôtes à la campagne, salle de bains privée",
    "Petit-déjeuner chaque jour, et dîner les jours 1, 3, 5 et 7",
    "Transferts depuis et vers l’aéroport de Keflavík",
    "Minibus pour tout l’itinéraire, carburant, tunnels et parkings, avec pneus cloutés en hiver",
    "Une guide-conductrice locale du jour 1 au jour 7",
    "Bateau amphibie à Jökulsárlón, de mai à octobre",
    "Entrée, serviette et casier à Vök Baths",
    "Trois heures d’observation des baleines à Húsavík, de mars à novembre, ou le Forest Lagoon les autres mois",
    "Entrée à Stokksnes et à la ferme de Glaumbær",
    "Assurance voyage pour les huit jours",
  ],
  notIncluded: [
    "Vols internationaux",
    "Assurance annulation ; veillez à ce qu’elle couvre les changements dus à la météo",
    "Déjeuners, et dîners des jours 2, 4 et 6",
    "Boissons alcoolisées",
    "Ascenseur du clocher de Hallgrímskirkja",
    "Marche guidée sur glacier à Skaftafell, qui remplace sur demande la marche à Svartifoss",
  ],
  details: {
    departures:
      "Départs hebdomadaires toute l’année ; de novembre à mars, la neige et les jours courts réduisent les marches et ferment souvent la route de Dettifoss, et les bateaux de la lagune ne naviguent que de mai à octobre",
    hotels: "Hôtels 3 étoiles et maisons d’hôtes à la campagne",
  },
} satisfies TourText;
