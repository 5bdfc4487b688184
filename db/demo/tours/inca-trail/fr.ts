import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Le chemin de l’Inca",
  destination: "Cuzco, Ollantaytambo et Machu Picchu, Pérou",
  summary:
    "Neuf jours au Pérou : trois pour s’habituer à l’altitude, quatre sur les 43 km du chemin de l’Inca, et un second matin, jambes reposées, au Machu Picchu.",
  description: [
    "Le chemin de l’Inca, ce sont 43 km de sentier de pierre de la rivière Urubamba au Machu Picchu. Il franchit trois cols, le plus haut à 4 215 m, et descend par la forêt de nuages jusqu’à la Porte du Soleil. La marche dure quatre jours. Nous vous donnons d’abord trois jours à Cuzco et dans la Vallée sacrée, car l’altitude est plus dure que la distance.",
    "Yesenia Quispe mène le trek avec une seconde guide, Marleni Ccori. Toutes deux ont grandi près d’Ollantaytambo, en parlant quechua. Saturnina Huallpa dirige la tente-cuisine. Des femmes et des hommes portent pour nous, chaque charge est pesée au km 82, car la loi fixe une limite, et tous ont une tente chaude, un matelas et trois repas. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "C’est un trek exigeant. Il faut pouvoir marcher huit heures et monter de 1 200 m dans la journée, en bonne partie sur des marches inégales. De mai à septembre, le temps est sec, avec des nuits qui peuvent descendre sous 0 °C le jour 5 ; de novembre à mars, il pleut et les pierres glissent. Les toilettes du chemin sont rudimentaires et il n’y a pas de douche chaude. Le permis est nominatif et lié à votre passeport : il nous faut donc votre nom et votre numéro de passeport dès la réservation. De mai à septembre, les permis sont épuisés quatre à cinq mois à l’avance.",
  ],
  highlights: [
    "Parcourir tout le chemin classique, du km 82 à la Porte du Soleil, en quatre jours.",
    "Franchir le Warmiwañusqa, le col de la Femme morte, à 4 215 m.",
    "Teindre et filer la laine avec Rosa Cusihuamán et ses voisines à Chinchero.",
    "Avoir les terrasses de Wiñay Wayna à sa porte, la dernière nuit sous la tente.",
    "Voir le Machu Picchu deux fois : à pied depuis la Porte du Soleil, puis jambes reposées, tôt le lendemain.",
    "Dormir trois nuits à 3 400 m ou plus bas avant le début du trek.",
    "Marcher avec deux femmes guides qui parlent quechua, et des femmes comme des hommes parmi les porteurs.",
  ],
  itinerary: [
    {
      title: "Arrivée à Cuzco, sans se presser",
      description:
        "Marleni vous attend à l’aéroport de Cuzco, à 15 minutes en voiture de l’hôtel, dans le quartier de San Blas. Cuzco est à 3 400 m : au programme, donc, repos, maté de coca et eau. Un mal de tête le premier jour est fréquent ; dites-le-nous, et allez doucement dans les escaliers. À 16 h 30, une promenade facile d’une heure descend à la plaza de Armas ; retour en taxi. Le dîner est léger et servi tôt : soupe de quinoa et truite. Nuit à Cuzco.",
    },
    {
      title: "Cuzco et Sacsayhuamán",
      description:
        "Vous commencez par le Qorikancha, le temple inca du Soleil sous le couvent de Santo Domingo, et vous gagnez le marché de San Pedro pour un jus frais, du fromage et des dizaines de variétés de pommes de terre. Après le déjeuner, un van monte à Sacsayhuamán, à 3 700 m, dont les murs en zigzag comptent des pierres de plus de 100 tonnes. Vous redescendez à pied à San Blas par les ruelles de pierre de la vieille ville. Quatre heures à pied, modéré à cause de l’altitude, avec peu de montée. Le soir, Yesenia vérifie chaussures, bâtons et sacs de couchage. Nuit à Cuzco.",
    },
    {
      title: "Les tisserandes de Chinchero et la Vallée sacrée",
      description:
        "Environ 90 km, deux heures et demie de van. À Chinchero, à 3 760 m, Rosa Cusihuamán teint la laine en rouge à la cochenille et vous montre le fuseau ; le déjeuner est servi dans sa cour. À Maras, vous voyez depuis les balcons quelque 3 000 bassins de sel, toujours exploités par les familles du village. Puis la route plonge vers Ollantaytambo, à 2 790 m, où 200 marches gravissent les terrasses du temple inca. Trois heures à pied, modéré. Vous préparez un sac de trek de 7 kg au plus. Nuit à Ollantaytambo.",
    },
    {
      title: "Du km 82 à Wayllabamba",
      description:
        "Après 45 minutes de route, vous voici à Piscacucho, km 82 de la voie ferrée, à 2 700 m. Les gardes contrôlent permis et passeports, et vous passez l’Urubamba par la passerelle. Le sentier suit la rivière entre cactus et agaves, domine les terrasses de Llactapata, puis remonte la vallée de la Cusichaca jusqu’au camp de Wayllabamba, 3 000 m. 12 km, six heures avec le déjeuner, vallonné, environ 400 m de montée : modéré, et chaud à midi avec peu d’ombre. Les tentes sont montées à votre arrivée. Au dîner, soupe, poulet et riz, avec du pop-corn pour commencer.",
    },
    {
      title: "Le passage du col de la Femme morte",
      description:
        "La journée la plus dure. Dès 6 h 30, vous montez de 1 200 m presque sans répit, d’abord dans un bois de polylepis, puis à découvert, sur l’herbe et les marches, de Llulluchapampa au Warmiwañusqa, à 4 215 m. Chacun va à son pas ; Yesenia ouvre la marche, Marleni la ferme et porte l’oxygène. Au col, vent et froid sont la règle : mettez une veste avant de vous arrêter. L’autre versant descend de 600 m, par des escaliers de pierre, jusqu’au camp de Pacaymayu, 3 600 m. 11 km, huit heures, exigeant. Déjeuner, thé et dîner au camp.",
    },
    {
      title: "Deux cols et la forêt de nuages",
      description:
        "La journée la plus longue et la plus belle. Vous montez, au-delà de la ruine ronde de Runkurakay, au deuxième col à 3 950 m, puis vous suivez le pavage inca d’origine jusqu’à Sayacmarca, sur son éperon au-dessus des arbres, et passez un tunnel taillé dans la roche. Après Phuyupatamarca, à 3 650 m, le sentier descend de 1 000 m en escaliers, parmi les orchidées et les bambous, souvent dans la brume. Les genoux réclament des bâtons. Le camp est à Wiñay Wayna, 2 650 m, à dix minutes de ses terrasses. 15 km, neuf heures, 500 m de montée et 1 400 m de descente, exigeant.",
    },
    {
      title: "La Porte du Soleil et le Machu Picchu",
      description:
        "Réveil à 3 h 30, car l’équipe doit prendre le premier train, puis attente au poste de contrôle jusqu’à son ouverture à 5 h 30. Ensuite, une heure et demie à flanc de forêt, avec un dernier escalier assez raide pour y mettre les mains, jusqu’à la Porte du Soleil, à 2 720 m. S’il n’y a pas de nuages, le Machu Picchu est à vos pieds. Vous y descendez à pied, 5 km en tout, modéré, et Yesenia vous guide pendant deux heures. En début d’après-midi, un bus rejoint Aguas Calientes en 30 minutes : déjeuner, douche, lit. Nuit sur place.",
    },
    {
      title: "Encore le Machu Picchu, puis le train pour Cuzco",
      description:
        "Tôt le matin, un bus vous ramène au Machu Picchu pour le circuit 2, qui passe par les terrasses supérieures, la Place sacrée et la ville basse. Comptez trois heures, facile à modéré, avec beaucoup de marches. Après le déjeuner à Aguas Calientes, le train suit l’Urubamba jusqu’à Ollantaytambo en un peu moins de deux heures. Un van met encore deux heures, par le plateau de Chinchero, pour gagner Cuzco. Au dîner d’adieu à San Blas, il y a de l’alpaga, ou des piments rocoto farcis. Nuit à Cuzco, dans l’hôtel du jour 1.",
    },
  ],
  included: [
    "5 nuits en hôtel trois étoiles et 3 nuits sous tente pour deux avec matelas, petit-déjeuner compris",
    "Tous les repas sur le chemin, les déjeuners des jours 3 et 8, et les dîners des jours 1 et 8",
    "Permis du chemin de l’Inca et deux entrées au Machu Picchu",
    "Deux guides parlant quechua pendant le trek",
    "Équipe de cuisine et porteurs, qui portent aussi 7 kg de vos bagages",
    "Billet touristique pour Sacsayhuamán, Chinchero et Ollantaytambo, et entrées du Qorikancha et de Maras",
    "Train d’Aguas Calientes à Ollantaytambo et bus du Machu Picchu",
    "Transferts à l’aéroport à Cuzco et vans privés",
    "Trousse de secours et oxygène pendant le trek",
    "Assurance voyage pour les neuf jours",
  ],
  notIncluded: [
    "Vols internationaux et vols pour Cuzco",
    "Assurance annulation ; la couverture médicale et l’évacuation pendant le trek sont comprises dans le voyage",
    "Sac de couchage et bâtons, que vous pouvez louer à Cuzco",
    "Repas non cités dans « Ce qui est compris », et boissons alcoolisées",
    "Pourboires aux guides et à l’équipe",
    "Huayna Picchu, qui demande un billet à part",
  ],
  details: {
    transport: "À pied sur le chemin de l’Inca ; véhicule privé, train et bus pour le reste",
    hotels: "5 nuits en hôtel 3 étoiles, 3 nuits sous tente sur le chemin de l’Inca",
  },
} satisfies TourText;
