import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Santorin et les îles",
  destination: "Santorin, Thirassia et Naxos, Grèce",
  summary:
    "Six jours dans les Cyclades : la caldeira à pied jusqu’à Oia, une sortie à la voile vers Thirassia, deux nuits à Naxos et une chambre au-dessus de la falaise.",
  description: [
    "Santorin est le bord d’un volcan qui s’est pulvérisé il y a quelque 3 600 ans. Vous le voyez d’en haut, sur le sentier d’Oia ; depuis l’eau, à la voile ; et sous terre, à Akrotiri, la ville que la cendre a conservée. Un ferry vous emmène ensuite à deux heures au nord, à Naxos, la plus grande des Cyclades, où l’on vit encore du fromage, des pommes de terre et du marbre.",
    "Eleni Sigala, née à Karterados, mène tout le voyage. La capitaine Katerina Karamolegou est à la barre du deux-mâts que nous affrétons pour votre seul groupe, et Irini Glezou vous montre Apeiranthos, le village de montagne d’où elle vient. Vous dormez trois nuits dans un hôtel au bord de la caldeira à Firostefani et deux dans la ville de Naxos. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Santorin est bâtie sur des escaliers, et le sentier de la falaise n’a presque pas d’ombre ; de juin à septembre, nous partons à 7 h. En juillet et août, le meltemi, un vent sec du nord, peut atteindre force 7 et creuser la mer. Mai, juin, septembre et le début d’octobre sont les mois les plus cléments. L’hiver est calme et vert : beaucoup de maisons d’Oia sont fermées, la pluie est probable et le vin remplace la voile.",
  ],
  highlights: [
    "Marcher 7 km sur le bord du cratère, d’Imerovigli à Oia, la caldeira à main gauche tout du long.",
    "Naviguer d’Ammoudi à Thirassia et rentrer au coucher du soleil sur un deux-mâts affrété pour notre groupe.",
    "Nager dans l’eau tiède, couleur de rouille, de Palea Kameni, en face du cratère dont la dernière éruption date de 1950.",
    "Marcher dans une rue d’Akrotiri ensevelie sous la cendre vers 1600 av. J.-C., entre des maisons qui ont encore deux niveaux.",
    "Goûter l’assyrtiko et le vinsanto là où la vigne est tressée en corbeilles contre le vent.",
    "Passer une journée dans les montagnes de Naxos : le kitron à Halki, les métiers à tisser et les ruelles de marbre à Apeiranthos.",
    "Voir le soleil se coucher derrière la Portara, une porte de marbre haute de 6 m sans temple derrière elle.",
  ],
  itinerary: [
    {
      title: "Arrivée au bord de la caldeira",
      description:
        "Eleni vous accueille à l’aéroport de Santorin. Un minibus privé met 20 minutes jusqu’à Firostefani, à 6 km, et des porteurs se chargent de vos bagages sur les dernières volées de marches jusqu’à un hôtel creusé dans la falaise. À 18 h, nous suivons le sentier du bord jusqu’à Fira et retour, 2 km en tout, pendant qu’elle explique lesquelles des îles en contrebas sont anciennes et lesquelles ont surgi de la mer il y a trois siècles seulement. Dîner à Karterados, son village : fava de pois cassés jaunes, beignets de tomate, aubergine blanche. Facile, une heure à pied, beaucoup d’escaliers.",
    },
    {
      title: "Le sentier de la falaise et un bateau pour Thirassia",
      description:
        "D’Imerovigli, vous suivez le bord jusqu’à Oia, 7 km en trois heures sur pavés, scories et pierraille. En été, nous partons à 7 h. Après quelques heures libres à Oia, environ 250 marches descendent à Ammoudi, où la capitaine Katerina Karamolegou attend à 14 h. Elle traverse jusqu’à Korfos, sur Thirassia, pour un déjeuner tardif de poisson grillé, puis fait voile vers Palea Kameni ; vous nagez une trentaine de mètres jusqu’à une eau chauffée par le volcan, qui tache les maillots clairs. Coucher de soleil à bord. Nous débarquons au vieux port de Fira et montons 220 m en téléphérique. Modéré, dur pour les genoux. Dîner libre.",
    },
    {
      title: "Akrotiri, une cave et le ferry vers le nord",
      description:
        "À 9 h, nous sommes à Akrotiri, à 12 km de Fira : une ville de l’âge du bronze sous un seul toit, avec ses égouts, ses jarres et ses escaliers fendus par le dernier séisme. Les allées sont planes et à l’ombre. À Megalochori, une cave familiale sert un assyrtiko sec et un vinsanto doux avec le déjeuner ; dehors, les vignes se tapissent au sol en corbeilles. L’après-midi, vous embarquez à Athinios sur le ferry Blue Star pour Naxos, environ deux heures, avec des sièges dedans et dehors. Votre hôtel est dans la vieille ville. Au crépuscule, nous suivons la digue jusqu’à la Portara. Facile, deux heures à pied. Dîner libre.",
    },
    {
      title: "Les villages de montagne de Naxos",
      description:
        "Un minibus monte en 16 km à Halki, où la distillerie Vallindras fait du kitron avec les feuilles du cédratier depuis 1896. Vous marchez deux heures sur des sentiers muletiers caillouteux dans les oliveraies de la Tragaia, près de l’église Agios Georgios Diasoritis, du XIe siècle. Puis vous gagnez Apeiranthos, à 600 m, pavé de marbre. Irini Glezou vous emmène à l’association des tisserandes, et sa tante prépare le déjeuner : rosto, pommes de terre, fromage graviera. À la descente, il reste du temps pour une baignade à Plaka, 4 km de sable. Modéré, trois heures à pied. Soirée libre dans les ruelles de la ville de Naxos.",
    },
    {
      title: "Retour à la caldeira",
      description:
        "Matinée tranquille. Eleni emmène qui veut dans les fromageries de la ville de Naxos pour de l’arseniko affiné ; la plage d’Agios Georgios, peu profonde et sableuse, est à dix minutes à pied de votre chambre. Le ferry pour Santorin part vers midi et met deux heures, et le minibus remonte les lacets d’Athinios à Firostefani. Le soir, nous faisons 8 km jusqu’à Pyrgos, le plus haut village de l’île. De son kastro, vous voyez les deux côtes quand la lumière baisse. Dîner d’adieu dans une taverne du village. Facile, une heure à pied. L’aéroport est à 20 minutes de votre hôtel.",
    },
  ],
  included: [
    "Trois nuits dans un hôtel au bord de la caldeira à Firostefani et deux dans un hôtel-boutique de la ville de Naxos, en chambre double ou à deux lits",
    "Eleni Sigala pour guide tout au long du voyage, et Irini Glezou dans les villages de Naxos",
    "Petit-déjeuner chaque matin, dîners des jours 1 et 5, déjeuners des jours 2, 3 et 4",
    "Une demi-journée sur un deux-mâts affrété, avec capitaine et équipage",
    "Ferry de Santorin à Naxos et retour avec places réservées",
    "Minibus privé, transferts à l’aéroport et aux ports, et porteurs dans les escaliers",
    "Entrée d’Akrotiri, dégustation en cave à Megalochori et dégustation de kitron à Halki",
    "Taxes de séjour, dont la taxe grecque de résilience climatique",
    "Assurance voyage pour les six jours",
  ],
  notIncluded: [
    "Vols à destination et au départ de Santorin",
    "Visa Schengen, si votre passeport l’exige",
    "Dîners des jours 2, 3 et 4 et déjeuner du jour 5 (de 20 à 40 euros environ chacun)",
    "Chambre individuelle ; demandez-nous le supplément",
    "Boissons en dehors des dégustations, pourboires et dépenses personnelles",
  ],
  details: {
    transport: "Minibus et transferts privés, ferry avec places réservées, voilier affrété",
  },
} satisfies TourText;
