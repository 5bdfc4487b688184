import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Doux : deux heures à pied par jour au plus. Mais le jour 2 compte quelque 300 marches à descendre et autant à remonter, et le jour 3 des diguettes étroites, glissantes quand il a plu.",
  stayStyle: "Un hôtel avec jardin et piscine, puis un hôtel en bord de mer, deux nuits chacun, en chambre double ou à deux lits",
  rightForYou: [
    "Oui, si vous préférez peu de lieux et du temps pour eux : deux hôtels, des départs matinaux, du repos après le déjeuner.",
    "Oui, si vous n’avez jamais fait de yoga. Komang enseigne aussi aux débutants, et vous pouvez sauter un cours.",
    "Réfléchissez si les escaliers vous coûtent par temps chaud. Gunung Kawi compte quelque 300 marches, dans chaque sens ; vous pouvez attendre en haut.",
    "La plage peut décevoir : Candidasa a peu de sable, et nous faisons 20 minutes de voiture pour nous baigner.",
    "De novembre à mars, il y a des ratés : une cascade brune, une averse presque chaque après-midi, une aube trop agitée pour la pirogue.",
    "La coutume des temples sur les règles est bien réelle, et il ne nous appartient pas de la lever. Wayan vous propose une promenade à la place.",
  ],
  meeting: {
    address: "Aéroport international I Gusti Ngurah Rai (DPS), Denpasar, devant le hall des arrivées",
    byDay:
      "Wayan vous attend après la douane avec une pancarte Yatrika, et la voiture est dehors. Ubud est à 37 km, soit une heure et demie, davantage quand la circulation est dense. Si vous atterrissez avant 14 h, vous serez à Nyuh Kuning à temps pour les offrandes de 17 h. Si vous êtes déjà à Bali, dites-nous où vous logez : nous vous écrirons comment rejoindre l’hôtel.",
    afterDark:
      "La voiture vient à toute heure, et vous n’avez pas besoin de taxi. La personne qui vous accueille porte la même pancarte et connaît votre nom ; ne suivez personne d’autre. Si vous atterrissez le soir, vous manquerez les offrandes et peut-être le dîner dans la cour : envoyez-nous votre vol le plus tôt possible.",
  },
  end: {
    address: "Aéroport international I Gusti Ngurah Rai (DPS), Denpasar, départs",
    byDay:
      "La voiture vous conduit de Candidasa à l’aéroport : 60 km, deux heures, trajet compris. Pour un vol international, partez cinq heures avant le décollage ; la fin du trajet est lente toute la journée.",
    afterDark:
      "Pour un vol de nuit ou d’avant l’aube, la voiture vient tout autant. Si vous partez avant le petit-déjeuner, demandez la veille à l’hôtel de vous le préparer à emporter.",
  },
  bring: [
    "Des vêtements légers qui couvrent épaules et genoux, pour les temples et les cours familiales ; le sarong de Tirta Empul est fourni",
    "Des chaussures qui accrochent et des sandales qui peuvent être mouillées",
    "Deux maillots de bain, car l’un sera mouillé",
    "Chapeau et crème solaire toute l’année, veste de pluie légère de novembre à mars",
    "Du répulsif contre les moustiques pour les soirées dehors",
    "Une gourde, et une pochette étanche pour le téléphone dans le jukung",
    "Serviettes, coupe ou tampons ; les tampons sont difficiles à trouver hors des villes",
  ],
  questions: [
    {
      question: "Je voyage en solo. Serai-je à part à table ?",
      answer:
        "Seulement si cela vous plaît. Les groupes comptent de 2 à 14 personnes, et les dîners des jours 1 et 4 se prennent à une seule table. Les deux soirs libres, Wayan dit où elle irait dîner, et qui veut de la compagnie la suit. La chambre individuelle a un supplément ; demandez-le-nous.",
    },
    {
      question: "Y a-t-il de quoi manger végétarien ?",
      answer:
        "Oui. Le tempeh, le tofu, les légumes verts à la noix de coco râpée et la sauce aux cacahuètes sont ici la cuisine de tous les jours. Dites-le en réservant : un autre plat remplacera le canard du jour 1, le sate lilit du jour 3 et le vivaneau du jour 4. La pâte de crevettes se cache dans bien des sauces ; précisez si vous l’évitez aussi.",
    },
    {
      question: "Et si j’ai mes règles ?",
      answer:
        "La coutume veut qu’on n’entre pas dans un temple pendant ses règles. Cela concerne Tirta Empul, Gunung Kawi et Goa Lawah. Wayan prévient à temps, n’interroge personne et propose une promenade. Tout le reste vous est ouvert : la cascade, les rizières, la pirogue, la mer. Il y a des serviettes dans sa trousse de secours.",
    },
    {
      question: "Est-ce vraiment fatigant ?",
      answer:
        "Deux choses le sont : les marches de Gunung Kawi, à cause de la chaleur, et les diguettes de Sidemen, parce qu’elles sont étroites et glissantes après la pluie. Vous pouvez abréger l’une et l’autre, ou vous en passer. Le reste consiste à flâner, se baigner et s’asseoir.",
    },
    {
      question: "Faut-il savoir nager ?",
      answer:
        "Non. Dans le jukung, tout le monde porte un gilet de sauvetage. À Tibumana et à Virgin Beach, vous pouvez rester au bord ; ne comptez pas sur un maître-nageur et baignez-vous là où Wayan vous le montre.",
    },
    {
      question: "Trouve-t-on en route des toilettes, du courant et du réseau ?",
      answer:
        "Des toilettes, oui, toutes les heures ou toutes les deux heures : aux temples, dans les warungs, à la cascade. Beaucoup sont à la turque, sans papier, et coûtent quelques milliers de roupies. Les deux hôtels ont le wifi, et les données mobiles passent sur presque tout le trajet. Un orage peut couper le courant, en général moins d’une heure.",
    },
    {
      question: "Combien d’espèces me faut-il ?",
      answer:
        "De 1,5 à 3 millions de roupies indonésiennes pour les cinq jours : deux déjeuners, deux dîners, les boissons, les pourboires. Les hôtels prennent la carte ; les warungs, les tisseuses et les parkings, non. Il y a des distributeurs à Ubud et à Candidasa.",
    },
  ],
  days: [
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Aéroport de Denpasar", "Nyuh Kuning"] },
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Tirta Empul", "Gunung Kawi", "Ubud", "Nyuh Kuning"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Cascade de Tibumana", "Sidemen", "Goa Lawah", "Candidasa"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Gili Tepekong", "Candidasa", "Tenganan", "Virgin Beach"] },
    { activities: [], stops: ["Aéroport de Denpasar"] },
  ],
  access: {
    stepFreeStays:
      "Les deux hôtels ont des chambres au rez-de-chaussée, mais les allées, les salles de bains et le pavillon de yoga ont quelques marches isolées. Consultez-nous avant de réserver.",
    longestWalk:
      "Environ deux heures le jour 2 et une heure et demie dans les rizières le jour 3, par étapes. Vous pouvez rester à la voiture, ou chez Ni Nyoman Sri.",
    stepsAndStairs:
      "Quelque 300 marches pour descendre à Gunung Kawi et autant pour remonter, et d’autres sur le sentier de Tibumana. Vous pouvez renoncer aux deux.",
    seating:
      "Les offrandes, le yoga et certains repas se font sur des nattes, au sol ; prévenez-nous, et nous trouverons une chaise. Dans le jukung, on reste assis deux heures sur une planche étroite.",
    hearing:
      "Wayan notera les horaires de chaque jour dans votre téléphone et parlera face à vous. Nous n’avons pas d’interprète en langue des signes.",
    sight:
      "Une grande part de ce voyage se touche, se sent et se goûte, et Wayan décrit bien. Les diguettes des rizières sont étroites et sans garde-corps.",
    serviceAnimals:
      "Les chiens venus de l’étranger ne peuvent pas entrer à Bali, à cause des règles contre la rage, et les temples ne les admettent pas.",
    diet: "Végétarien et végane à chaque repas si vous le dites en réservant. En cas d’allergie aux cacahuètes ou aux crustacés, parlez-nous-en d’abord : il y en a partout.",
  },
  accessContact:
    "Consultez-nous avant de réserver, par e-mail ou par téléphone. Nous vérifierons avec Wayan et les deux hôtels, et vous dirons aussi ce que nous ne savons pas.",
  localPayments: ["À la province de Bali : la taxe touristique, une fois par séjour, à payer en ligne avant l’atterrissage"],
  estimates: [
    {
      label: "Visa à l’arrivée",
      basis:
        "Pour une personne venant d’Allemagne : 500 000 roupies indonésiennes, comme sous « Ce qui n’est pas compris », à environ 16 800 roupies pour un dollar US ; le montant le plus élevé tient compte de frais de carte.",
    },
    {
      label: "Deux déjeuners et deux dîners",
      basis:
        "Déjeuners des jours 1 et 4, dîners des jours 2 et 3, de 8 à 20 dollars US environ chacun, comme sous « Ce qui n’est pas compris ».",
    },
    {
      label: "Pourboires",
      basis:
        "Notre estimation, novembre 2026 : de 5 à 10 dollars US par jour, guide et chauffeur ensemble. Le pourboire reste à votre gré.",
    },
    {
      label: "Boissons et autres soins",
      basis: "Notre estimation, novembre 2026 : eau et café pour le montant le plus bas, vin et second massage pour le plus haut.",
    },
  ],
  notes: {
    packing: [
      "Tout ce que vous porterez sera humide : prenez ce qui sèche, du lin, du coton fin, du mérinos. Pendant les mois pluvieux, un t-shirt peut rester un jour et demi sous le ventilateur ; les blanchisseries d’Ubud lavent au kilo. Un sac souple par personne suffit pour cinq jours et tient dans la voiture.",
      "Aux temples, épaules et genoux sont couverts, avec un sarong et une ceinture. Pour l’eau de Tirta Empul, portez un maillot ou un t-shirt sous le sarong, et laissez des vêtements secs dans la voiture.",
    ],
    weather: [
      "Il fait de 27 à 32 °C chaque mois, et l’air est humide ; autour d’Ubud, les nuits ont quelques degrés de moins que sur la côte. Ce qui change, c’est la pluie.",
      "Janvier et février sont les plus arrosés, avec des rivières boueuses et les aubes les plus agitées en mer. En mars, une forte averse tombe encore presque chaque après-midi. Avril et mai s’assèchent, et les rizières sont vertes. De juin à septembre, le temps est sec, avec un vent frais en mer ; c’est en juillet et en août qu’il y a le plus de monde. Octobre commence sec et chaud. En novembre et décembre, les averses reviennent, surtout après le déjeuner.",
      "À Nyepi, le Jour du silence, en mars, personne ne quitte l’hôtel et l’aéroport ferme pendant 24 heures. Nous déplaçons visites et vols autour de cette date.",
    ],
    transport: [
      "Vous voyagez en voiture privée ou en minibus, avec un chauffeur qui reste avec nous les cinq jours : 37 km le jour 1, 80 km par courtes étapes le jour 3, 60 km le jour du départ. Cela paraît peu, mais on roule lentement autour d’Ubud. Les collines de Sidemen sont sinueuses ; si vous êtes malade en voiture, demandez la place avant.",
      "Le jukung est une pirogue à balancier peinte, étroite et basse, pour deux voyageurs et un pilote. On y monte depuis la plage, de l’eau jusqu’aux genoux. Si les pêcheurs ne sortent pas, nous non plus : il y a alors du yoga sur le rivage.",
    ],
    roomsAndMeals: [
      "Deux nuits dans un hôtel avec jardin à Nyuh Kuning, avec piscine et pavillon ouvert au toit de chaume, puis deux dans un hôtel au bord de l’eau à Candidasa. Les chambres sont doubles ou à deux lits. À Nyuh Kuning, attendez-vous à des coqs avant l’aube et à des geckos au plafond ; à Candidasa, à la mer toute la nuit.",
      "Sont compris le petit-déjeuner chaque matin, les déjeuners des jours 2 et 3 et les dîners des jours 1 et 4. Deux déjeuners, deux dîners et les boissons sont à votre charge. Ne buvez pas l’eau du robinet ; les deux hôtels remplissent les gourdes.",
    ],
  },
} satisfies TripText;
