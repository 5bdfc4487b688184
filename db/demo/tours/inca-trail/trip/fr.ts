import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Exigeant : quatre jours à pied, dont un de neuf heures, trois cols et des milliers de marches de pierre inégales, à la montée comme à la descente.",
  stayStyle: "Cinq nuits en hôtel trois étoiles, trois sous tente pour deux avec matelas, toilettes rudimentaires et pas de douche chaude.",
  rightForYou: [
    "Oui, si vous pouvez marcher huit heures, monter de 1 200 m dans la journée et vous lever le lendemain pour neuf heures.",
    "Les genoux comptent plus que les poumons : le jour 6, on descend de 1 400 m, presque tout en escaliers.",
    "Vous dormez trois nuits sur un matelas de camp, vous vous lavez dans une cuvette et utilisez des toilettes à la turque que personne ne vante.",
    "À 4 215 m, les sportifs aussi tombent malades. Alors on redescend, et l’on ne voit pas la Porte du Soleil à pied.",
    "La Porte du Soleil peut être un mur de nuages, surtout de novembre à mars ; c’est pourquoi il y a un second matin.",
    "En février, le chemin est fermé, et janvier est humide : ce voyage commence de mars à décembre.",
  ],
  meeting: {
    address: "Aéroport de Cuzco (CUZ), Alejandro Velasco Astete, arrivées, Wanchaq",
    byDay:
      "Marleni attend à la sortie avec une pancarte Yatrika ; l’hôtel de San Blas est à 15 minutes en voiture. La plupart des vols de Lima atterrissent entre le petit matin et la fin d’après-midi. Prenez-en un tôt si possible : il vous faudra le reste de la journée pour ne rien faire.",
    afterDark:
      "Le transfert est le même de nuit ; donnez-nous le numéro du vol et l’on vous attendra à l’intérieur. La dernière ruelle de San Blas est trop étroite pour les voitures : nous portons votre valise, et vous prenez les marches lentement.",
  },
  end: {
    address: "Aéroport de Cuzco (CUZ), Alejandro Velasco Astete, départs, Wanchaq",
    byDay:
      "Le jour 9, une voiture vous conduit en 15 minutes de l’hôtel de San Blas à l’aéroport. Gardez quatre heures entre deux vols à Lima : brouillard et orages retardent les vols du matin au départ de Cuzco.",
    afterDark:
      "Pour les vols de l’aube, la voiture vient à l’heure qu’il vous faut, et l’hôtel sert café et pain dès cinq heures. Si vous restez, nous vous réserverons une nuit de plus ; demandez avant de partir.",
  },
  bring: [
    "Le passeport de la réservation : sans passeport, pas de chemin",
    "Des chaussures montantes portées depuis un mois, et des bâtons à embouts de caoutchouc",
    "Un sac de couchage pour –5 °C, ou louez-en un à Cuzco",
    "Une veste chaude, un bonnet et des gants pour le col et les nuits",
    "Veste et pantalon de pluie et un sac étanche pour ce qui doit rester sec, tous les mois",
    "Une lampe frontale et des piles neuves pour le départ du jour 7",
    "Chapeau, crème solaire forte, manches longues contre les moucherons",
    "De quoi porter deux litres d’eau ; la cuisine en fait bouillir chaque soir",
    "Papier toilette, gel pour les mains et un sac pour ce que vous remportez",
    "Une batterie externe : il n’y a pas d’électricité du jour 4 au jour 7",
  ],
  questions: [
    {
      question: "Est-ce vraiment si dur ?",
      answer:
        "Plus dur que ne le disent les 43 km. Le jour 5, on monte de 1 200 m jusqu’à 4 215 m, en s’arrêtant pour souffler tous les vingt pas ; le jour 6 dure neuf heures, avec 1 400 m de descente. Si vous montez des escaliers pendant une heure sans souffrir et avez déjà marché deux jours de suite avec un sac, vous avez toutes les chances d’y arriver.",
    },
    {
      question: "Et si je supporte mal l’altitude ?",
      answer:
        "Dites-le tout de suite à Yesenia ou à Marleni ; personne ne vous en voudra. Trois nuits à 3 400 m ou plus bas évitent beaucoup, pas tout. Marleni ferme la marche avec l’oxygène. Si cela ne passe pas, vous redescendez avec quelqu’un de l’équipe, au km 82 ou, passé le col, vers Wiñay Wayna. Un train vous mène ensuite à Aguas Calientes, et vous voyez le Machu Picchu le jour 8.",
    },
    {
      question: "Et les toilettes, et les règles, sur le chemin ?",
      answer:
        "Chaque camp a un bloc de toilettes : à la turque, froides, souvent sans lumière, rarement propres. Entre les camps, il y a peu de choses ; demandez le bon rocher à Yesenia. Apportez serviettes ou coupe et des sacs ; tout repart avec nous. Il y a des serviettes de secours dans la trousse, et une cuvette d’eau chaude arrive à votre tente matin et soir.",
    },
    {
      question: "Puis-je venir seule ou seul, et avec qui partager la tente ?",
      answer:
        "Oui, beaucoup le font. Les tentes sont pour deux. Dites-nous à la réservation si vous préférez partager ou en avoir une à vous, et nous vous dirons ce qui est possible à votre date, et à quel prix.",
    },
    {
      question: "Peut-on manger végétarien ?",
      answer:
        "Oui, trois fois par jour. Saturnina cuisine de toute façon soupes, quinoa, pommes de terre, œufs et légumes ; dites-le à la réservation, comme pour un régime végane ou sans gluten. Pour deux voyageuses de Pune, elle a fait un soir du dal.",
    },
    {
      question: "Téléphone et électricité ?",
      answer:
        "Il n’y a pas d’électricité sur le chemin, et du réseau çà et là, plutôt sur les cols. Les guides ont une radio ou un téléphone satellite. Chargez tout à Ollantaytambo le soir du jour 3 ; la prise suivante est à Aguas Calientes, le jour 7.",
    },
    {
      question: "Comment sont traités les porteurs, et combien donner ?",
      answer:
        "Chaque charge est pesée au km 82, car la loi fixe une limite, et tous ceux qui portent ont une tente chaude, un matelas et trois repas. Le pourboire est à votre gré et s’ajoute au salaire. La plupart des groupes font une enveloppe le dernier soir au camp, en soles et en petites coupures ; Saturnina la partage devant tout le monde.",
    },
  ],
  days: [
    { stayPlace: "San Blas, Cuzco", activities: [], stops: ["Aéroport de Cuzco", "Cuzco"] },
    { stayPlace: "San Blas, Cuzco", activities: [], stops: ["Sacsayhuamán", "Cuzco"] },
    { stayPlace: "Ollantaytambo", activities: [], stops: ["Chinchero", "Salines de Maras", "Ollantaytambo"] },
    { stayPlace: "Camp de Wayllabamba, 3 000 m", activities: [], stops: ["Piscacucho, km 82", "Llactapata", "Wayllabamba"] },
    { stayPlace: "Camp de Pacaymayu, 3 600 m", activities: [], stops: ["Warmiwañusqa, col de la Femme morte", "Pacaymayu"] },
    { stayPlace: "Camp de Wiñay Wayna, 2 650 m", activities: [], stops: ["Runkurakay", "Sayacmarca", "Phuyupatamarca", "Wiñay Wayna"] },
    { stayPlace: "Aguas Calientes", activities: [], stops: ["Porte du Soleil", "Machu Picchu", "Aguas Calientes"] },
    {
      stayPlace: "San Blas, Cuzco",
      activities: ["Le Huayna Picchu, avec un billet à part ; à demander à la réservation"],
      stops: ["Machu Picchu", "Aguas Calientes", "Ollantaytambo", "Cuzco"],
    },
    { activities: [], stops: ["Aéroport de Cuzco"] },
  ],
  access: {
    stepFreeStays: "Trois nuits sont sous tente, et San Blas comme Ollantaytambo sont bâtis en escaliers.",
    longestWalk: "15 km et neuf heures le jour 6, sans route pour abréger.",
    stepsAndStairs: "Des milliers de marches de pierre inégales, sans rampe, certaines assez raides pour y mettre les mains.",
    seating: "Des tabourets pour les repas au camp ; en chemin, on s’assied sur les pierres et les murets.",
    diet: "Végétarien, végane et sans gluten en prévenant ; la cuisine est une seule tente, des traces ne peuvent donc être exclues.",
  },
  accessContact:
    "Écrivez-nous avant de réserver ; si le chemin n’est pas pour vous, nous vous dirons comment voir le Machu Picchu en train.",
  localPayments: [],
  estimates: [
    {
      label: "Visa, pour qui vient d’Allemagne",
      basis:
        "Notre estimation, novembre 2026 : les touristes allemands entrent avec leur passeport et ne paient pas de visa ; voyez avec l’ambassade.",
    },
    {
      label: "Pourboires",
      basis:
        "Notre estimation, novembre 2026, pour les deux guides, la cuisine et les porteurs ensemble ; ils ne sont pas compris dans le prix.",
    },
    {
      label: "Deux déjeuners, trois dîners, un en-cas",
      basis:
        "Notre estimation, novembre 2026 : déjeuners des jours 2 et 7, dîners des jours 2, 3 et 7, et un en-cas le jour de l’arrivée, dans des restaurants simples.",
    },
    {
      label: "Sac de couchage, bâtons, Huayna Picchu, boissons",
      basis:
        "Notre estimation, novembre 2026 : en bas, boissons et une location ; en haut, sac de couchage, bâtons et billet du Huayna Picchu en plus.",
    },
    {
      label: "Assurance annulation",
      basis:
        "Notre estimation, novembre 2026 : de quatre à huit pour cent du prix. La couverture médicale et l’évacuation pendant le trek sont comprises.",
    },
  ],
  notes: {
    packing: [
      "On porte 7 kg pour vous, et le sac est pesé avec tout ce que vous y mettez ; un sac de couchage en prend 1,5 à 2 kg. Le matelas ne compte pas. Ce qu’il vous faut en journée, vous le portez : eau, vêtements de pluie, veste, appareil photo, 5 kg au plus. La valise reste à l’hôtel à Cuzco.",
      "Deux tenues suffisent, une pour marcher et une sèche pour dormir. La laine sent moins vite que le coton et tient chaud mouillée. Emballez dans du plastique ce qui doit rester sec, quel que soit le mois.",
      "De mai à septembre : une seconde couche chaude pour le camp, un baume à lèvres, une crème solaire forte. De novembre à mars : des guêtres, un poncho par-dessus le sac, des chaussettes de rechange. Les bâtons doivent avoir des embouts de caoutchouc ; les pointes de métal sont interdites sur le chemin.",
    ],
    weather: [
      "De mai à août : temps sec, 18 à 20 °C à midi à Cuzco et près de 0 °C la nuit ; à Pacaymayu, il peut geler fort. Juin et juillet ont les nuits les plus froides et les dates les plus pleines.",
      "Septembre et octobre : plus doux, premières averses. De novembre à janvier : de la pluie presque chaque après-midi, 6 à 18 °C à Cuzco, des pierres glissantes, peu de marcheurs. Février : le mois le plus pluvieux, le chemin est fermé. Mars est encore mouillé.",
      "Avril : vert, avec moins d’averses de semaine en semaine. Sous Phuyupatamarca commence la forêt de nuages : tiède, humide et souvent dans la brume, quel que soit le mois ; au Machu Picchu, 10 à 22 °C.",
    ],
    transport: [
      "Des vans privés jusqu’au km 82 et au retour depuis Ollantaytambo, le bus local entre le Machu Picchu et Aguas Calientes, et le train le long de l’Urubamba. Le train admet un petit bagage par personne.",
      "Glissements de terrain et grèves arrêtent parfois trains et routes. Gardez un jour libre avant un vol que vous ne pouvez pas déplacer.",
    ],
    roomsAndMeals: [
      "Les hôtels ont salle de bains privée, eau chaude et, sur demande, un radiateur ; à San Blas, on monte aux chambres par des marches. Au camp, il y a des tentes pour deux avec matelas, une tente-repas avec tabourets et une tente-cuisine. Tout est monté quand vous arrivez.",
      "Petit-déjeuner chaque matin, tous les repas sur le chemin, déjeuner les jours 3 et 8, dîner les jours 1 et 8. Mangez peu et léger jusqu’au jour 3 ; à 3 400 m l’estomac travaille lentement, et l’alcool aggrave le mal de tête.",
    ],
    health: [
      "D’abord l’altitude. Mal de tête, mauvais sommeil et manque d’appétit sont fréquents à Cuzco et passent. Vomissements, toux grasse, confusion ou démarche mal assurée sont autre chose : dites-le-nous à toute heure. Parlez à votre médecin de l’acétazolamide et, en cas de maladie du cœur ou des poumons ou de grossesse, du trek lui-même.",
      "Ne buvez que de l’eau bouillie ou traitée. Voyez un dentiste avant de partir. Les piqûres des moucherons de Wiñay Wayna et du Machu Picchu démangent une semaine. Gardez vos médicaments pour tout le séjour dans le sac que vous portez vous-même.",
    ],
  },
} satisfies TripText;
