import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "L’Himalaya à pied",
  destination: "Katmandou, Langtang et Kyanjin Gompa, Népal",
  summary:
    "Sept jours à pied dans la vallée du Langtang avec une guide qui y est née, deux nuits à 3 870 m et une montée lente et sûre pour s’acclimater.",
  description: [
    "La vallée du Langtang se trouve à une soixantaine de kilomètres au nord de Katmandou à vol d’oiseau, tout près de la frontière du Tibet, et on y va par la route, sans vol de montagne. Le sentier suit une seule rivière, la Langtang Khola, des forêts de bambous et de chênes à 1 460 m jusqu’aux pâturages à yaks sous le Langtang Lirung, 7 227 m. Pema Tamang mène le trek. Elle est née au village de Langtang, et sa tante y tient toujours une maison de thé.",
    "Le 25 avril 2015, le séisme a précipité glace et rochers sur le village, et plus de 300 personnes sont mortes. Pema était à l’école à Katmandou. Le village a été reconstruit à côté des éboulis, lodge après lodge, surtout par les familles survivantes, et les randonneurs sont leur principale source de revenus. Nous mangeons et dormons chez elles. Une guide assistante accompagne chaque groupe de quatre, et des porteurs, assurés et bien équipés, prennent votre sac : un pour deux voyageurs, à raison de 10 kg par personne. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Il faut pouvoir marcher six heures sur des marches de pierre deux jours de suite. Après la première nuit au-dessus de 3 000 m, aucune ne se passe à plus de 450 m au-dessus de la précédente, et vous restez deux nuits à Kyanjin Gompa, où chaque inspiration contient plus d’un tiers d’oxygène en moins qu’au niveau de la mer. Maux de tête et mauvais sommeil sont fréquents. Pema mesure le pouls et l’oxygène deux fois par jour, et c’est elle qui décide, sans appel, qui monte, qui attend ou qui redescend.",
  ],
  highlights: [
    "Faire la kora du soir et celle de l’aube autour du stupa de Boudhanath avec les pèlerins tibétains et tamang, avant le départ pour les montagnes.",
    "Monter en quatre jours de marche, le long d’une seule rivière, des forêts de bambous aux langurs gris jusqu’aux pâturages à yaks.",
    "S’asseoir dans la cuisine de la tante de Pema, au village de Langtang, avec du thé au beurre et du jus d’argousier.",
    "Passer à gauche des longs murs de mani près de Mundu, comme le veut l’usage : des milliers de pierres gravées om mani padme hum.",
    "Goûter le fromage de yak à Kyanjin Gompa, où on le fabrique depuis les années 1950.",
    "Choisir votre altitude le jour 7 : le sommet du Kyanjin Ri à 4 773 m, son belvédère inférieur ou les pâturages de la vallée.",
    "Dormir dans des maisons de thé tenues par des familles tamang, avec du dal bhat deux fois par jour et un poêle dans la salle à manger.",
  ],
  itinerary: [
    {
      title: "Arrivée à Katmandou",
      description:
        "Sunita Gurung, l’assistante de Pema, vous attend à la sortie du hall des arrivées de l’aéroport Tribhuvan. L’hôtel est à Boudha, à 5 km, 20 à 30 minutes en voiture, à 1 400 m d’altitude. À 16 h, Pema vérifie chaque sac : chaussures, veste chaude, lampe frontale, gourde. Ce qui manque se loue l’après-midi même. À 17 h 30, nous nous joignons à la kora du soir, le tour du stupa de Boudhanath, toujours dans le sens des aiguilles d’une montre, entre les lampes à beurre et les femmes qui vendent du genévrier. Au dîner, momos et thukpa sur un toit qui domine le stupa. Une heure à pied, à plat. Facile.",
    },
    {
      title: "Par la route jusqu’à Syabrubesi",
      description:
        "Si vous le souhaitez, soyez au stupa à 5 h 30, quand la place appartient aux pèlerins. Nous partons à 7 h en jeep ou minibus privé. Syabrubesi n’est qu’à 122 km, mais il faut sept à huit heures : du goudron jusqu’à Trishuli Bazaar, où nous mangeons un dal bhat, puis une étroite route de montagne, défoncée là où les pentes ont glissé. Asseyez-vous à l’avant si vous êtes malade en voiture. Des soldats contrôlent permis et sacs à Dhunche. Syabrubesi se trouve à 1 460 m, au-dessus de la Bhote Koshi ; dîner et nuit dans un lodge simple. Pas de marche, mais une journée fatigante.",
    },
    {
      title: "De Syabrubesi à Lama Hotel (2 470 m)",
      description:
        "Nous passons le pont suspendu à 7 h 30 et remontons la Langtang Khola sur 11 km. La forêt est chaude et humide ; guettez les langurs gris et les rayons d’abeilles sauvages, suspendus à la falaise de l’autre côté de la rivière. Déjeuner à Bamboo, 1 970 m, une poignée de maisons de thé sur la berge. Viennent ensuite les marches de pierre qui montent à Rimche, l’heure la plus raide du trek. Lama Hotel n’est pas un hôtel mais une clairière avec des lodges, à 2 470 m. Six à sept heures, environ 1 100 m de montée en comptant les creux et les bosses. Exigeant : nous allons donc lentement. Dîner et nuit en maison de thé.",
    },
    {
      title: "Par la forêt jusqu’à Thangshyap (environ 3 150 m)",
      description:
        "Le sentier monte entre chênes, tsugas et érables ; fin mars et en avril, il passe sous des rhododendrons aux fleurs rouges. Près de Riverside, les glaces du Langtang Lirung se montrent pour la première fois. À Ghoda Tabela, vers 3 000 m, la vallée s’ouvre, et nous déjeunons près du poste militaire. Beaucoup de groupes poussent aujourd’hui jusqu’au village de Langtang, 960 m plus haut que la nuit précédente. Nous nous arrêtons deux heures plus tôt, à Thangshyap, et votre corps vous en sera reconnaissant. Cinq heures, 700 m de montée, modéré. Les nuits sont froides à partir d’ici ; dîner près du poêle, puis au lit de bonne heure.",
    },
    {
      title: "Le village de Langtang (3 430 m)",
      description:
        "Une journée courte, à dessein. En deux heures et 280 m de montée, le sentier atteint puis traverse le champ d’éboulis sous lequel gît l’ancien village. Pema s’arrête au mémorial, où sont gravés les noms des morts, et raconte ce qu’elle veut raconter. Sa tante a préparé le déjeuner dans le nouveau village : pommes de terre, légumes verts et thé au beurre. L’après-midi, nous montons de 200 m vers les pâturages et redescendons, ce qui aide à dormir. Buvez trois litres aujourd’hui, pas d’alcool. Quatre heures à pied en tout, modéré. Dîner et nuit dans une maison de thé familiale.",
    },
    {
      title: "Kyanjin Gompa (3 870 m)",
      description:
        "Sept kilomètres en trois à quatre heures, avec 440 m de montée dans un air raréfié. Le sentier passe Mundu et les longs murs de mani, des moulins à prières mus par l’eau et les premiers yaks. Kyanjin Gompa est le dernier village, un groupe de lodges sous les glaciers du Langtang Lirung. Après le déjeuner et un temps de repos, nous visitons le petit monastère et goûtons le fromage à la laiterie. Le soir, Pema mesure l’oxygène de chacun et propose à chacun ce qu’il fera le lendemain. La nuit, il peut faire −5 °C en novembre, −15 °C en janvier ; les chambres ne sont pas chauffées. Modéré. Première de deux nuits.",
    },
    {
      title: "Le Kyanjin Ri ou les pâturages à yaks",
      description:
        "Deux groupes, chacun avec sa guide. L’un part à 6 h pour le Kyanjin Ri : des lacets raides jusqu’aux drapeaux de prière, quelque 500 m au-dessus du village, puis, pour qui se sent bien, une arête étroite jusqu’au sommet à 4 773 m. Cela fait 900 m de montée, cinq à six heures aller-retour, exigeant, et jamais en cas de verglas ou de tempête. L’autre remonte le fond plat de la vallée, parmi les yaks qui broutent, jusqu’aux cabanes de pierre des bergers : trois à quatre heures, facile, l’altitude mise à part. Tout le monde est de retour pour déjeuner vers 13 h. Deuxième nuit à Kyanjin ; sortez une fois pour les étoiles.",
    },
    {
      title: "Descente de la vallée jusqu’à Lama Hotel",
      description:
        "Nous partons à 7 h 30 et descendons en un jour ce que nous avons monté en trois : environ 19 km et 1 400 m de descente jusqu’à Lama Hotel, à 2 470 m. On respire mieux d’heure en heure, mais les genoux souffrent ; prenez des bâtons. Déjeuner au village de Langtang, où la tante de Pema veut savoir jusqu’à quelle altitude vous avez grimpé. Sous Ghoda Tabela, la forêt se referme sur le sentier et l’air se réchauffe. Six à sept heures, exigeant à cause de la longueur. Le lodge a une douche chaude au seau, la meilleure de votre vie jusqu’ici. Dîner et nuit en maison de thé.",
    },
    {
      title: "Retour à Syabrubesi",
      description:
        "Dernier jour de marche : 11 km le long de la rivière, par les marches de Rimche, Bamboo et les ponts, jusqu’à Syabrubesi, à 1 460 m. Il faut cinq heures, avec 1 100 m de descente et quelques courtes remontées, modéré. Nous arrivons en début d’après-midi. Il y a de l’eau chaude, une boutique avec des boissons fraîches et le temps de laver ses chaussettes. Le soir, porteurs, guides et voyageurs mangent le dal bhat à une même longue table. Pema explique comment se partagent les pourboires, et l’on chante d’ordinaire du Tamang selo, au son du tambour damphu. Nuit au lodge.",
    },
    {
      title: "Retour à Katmandou",
      description:
        "Nous partons à 7 h pour les 122 km du retour, sept à huit heures avec le déjeuner à Trishuli Bazaar. À la saison des pluies, un glissement de terrain peut coûter une heure, ou trois : ne prenez donc aucun vol de retour ce soir. En fin d’après-midi, vous êtes de nouveau à l’hôtel de Boudha, où vos affaires de ville vous attendent et où l’eau chaude ne s’épuise pas. Qui a encore des jambes fait un dernier tour du stupa au crépuscule. Dîner d’adieu avec Pema et Sunita : bouchées néwars, ou pizza s’il le faut vraiment. Nuit à Boudha, à 5 km de l’aéroport. Facile, la route mise à part.",
    },
  ],
  included: [
    "Transferts à l’aéroport à Katmandou le premier et le dernier jour",
    "Jeeps ou minibus privés entre Katmandou et Syabrubesi, aller et retour",
    "Dix nuits : deux dans un hôtel 3 étoiles à Boudha, huit en maison de thé, en chambre à deux lits",
    "Pema pour guide, et une guide assistante pour quatre voyageurs",
    "Un porteur pour deux voyageurs, jusqu’à 10 kg chacun, avec un salaire équitable, des vêtements et une assurance",
    "Permis du parc national du Langtang et carte de trekking TIMS",
    "Tous les petits-déjeuners, neuf déjeuners et dix dîners, avec du thé à chaque repas",
    "Contrôles à l’oxymètre, trousse de secours et traitement de l’eau, pour que personne n’achète de bouteilles en plastique",
    "Prêt d’une doudoune et d’un sac de couchage quatre saisons, lavés après chaque voyage",
    "Assurance voyage pour les onze jours",
  ],
  notIncluded: [
    "Vols à destination et au départ de Katmandou",
    "Visa népalais à l’arrivée : 30 dollars US pour 15 jours, 50 dollars US pour 30 jours",
    "Assurance annulation ; la couverture médicale et l’évacuation en hélicoptère pendant le trek sont comprises dans le voyage",
    "Douches chaudes, recharge des batteries et wifi en maison de thé : de 2 à 5 dollars US environ à chaque fois",
    "Boissons sans alcool, alcool et en-cas",
    "Pourboires : il est d’usage de donner environ 100 dollars US par voyageur, guides et porteurs ensemble",
  ],
  details: {
    hotels:
      "Hôtel 3 étoiles à Katmandou ; maisons de thé familiales pendant le trek, chambres à deux lits sans chauffage, sanitaires partagés",
  },
} satisfies TourText;
