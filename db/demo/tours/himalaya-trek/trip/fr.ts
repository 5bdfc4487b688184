import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Sept jours à pied, de trois à sept heures chacun, dont trois exigeants : marches de pierre, air raréfié et une descente de 1 400 m.",
  stayStyle:
    "Maisons de thé familiales, chambres à deux lits sans chauffage, sanitaires partagés ; un hôtel 3 étoiles à Boudha au début et à la fin",
  rightForYou: [
    "Vous pouvez marcher six heures sur des marches de pierre deux jours de suite, et vous préférez arriver lentement qu’en tête.",
    "Une chambre froide, des toilettes communes et un seau pour douche vous semblent un prix honnête pour toute une vallée.",
    "Vous savez faire demi-tour 500 m sous un sommet parce que Pema le dit, et trouver quand même la journée belle.",
    "Ce voyage vous déplaira si la route vous pèse : les jours 2 et 10 se passent en jeep, sept à huit heures chacun.",
    "De la mi-juin à la mi-septembre, venez pour le vert et le calme : les sommets sont dans les nuages, et les sangsues dans les chaussettes.",
  ],
  meeting: {
    address: "Devant le hall des arrivées, aéroport international Tribhuvan, Katmandou",
    byDay:
      "Sunita Gurung vous attend devant le hall des arrivées avec votre nom ; seuls les voyageurs y entrent. L’hôtel de Boudha est à 5 km, 20 à 30 minutes en voiture. Pema vérifie les sacs à 16 h : atterrissez si possible avant 14 h, car la file du visa prend une heure.",
    afterDark:
      "Si vous atterrissez tard, on vous attend quand même : donnez-nous votre vol. Pema vérifie alors votre sac dans la soirée, et ce qui manque se loue dès le matin.",
  },
  end: {
    address: "Hôtel à Boudha, à quelques minutes du stupa, Katmandou",
    byDay:
      "Après le petit-déjeuner, une voiture vous emmène à l’aéroport, à 5 km, en 20 à 30 minutes. Soyez-y trois heures avant un vol international.",
    afterDark: "Le dernier jour, la voiture vient à toute heure ; Sunita donne l’heure au chauffeur. La nuit, il faut 15 minutes.",
  },
  bring: [
    "Des chaussures de marche portées depuis un mois déjà",
    "Deux ou trois maillots en mérinos ; le coton ne sèche plus au-dessus de Lama Hotel",
    "Haut et collant thermiques, polaire, veste et pantalon imperméables",
    "Bonnet, gants, chapeau et lunettes de soleil qui arrêtent les UV",
    "Des bâtons, ou louez-les à Boudha pour environ 150 roupies par jour",
    "Lampe frontale, et une gourde d’un litre qui supporte l’eau bouillante",
    "Crème solaire, baume à lèvres à indice élevé, pansements pour ampoules",
    "Serviettes, tampons ou coupe, et un sachet à fermeture : au-dessus de Syabrubesi, rien ne se jette",
    "Une batterie externe, en bagage à main",
    "Des chaussons légers pour le soir, et des bouchons d’oreilles",
  ],
  questions: [
    {
      question: "Est-ce vraiment difficile ?",
      answer:
        "Le jour 3 sert d’épreuve : 11 km, environ 1 100 m de montée, et les marches de Rimche en sont l’heure la plus raide. Si vous montez quarante étages en parlant, et recommencez le lendemain, votre forme suffit. Le jour 8, 19 km en descente, est dur pour les genoux. L’altitude est une autre affaire, et aucun entraînement n’y prépare.",
    },
    {
      question: "Et si je supporte mal l’altitude ?",
      answer:
        "Pema mesure le pouls et l’oxygène deux fois par jour. Avec un mal de tête, vous attendez ; s’il empire, vous descendez aussitôt, une personne de l’équipe avec vous, et le groupe continue. L’évacuation en hélicoptère pendant le trek est assurée avec le voyage. Qui cache un mal de tête pour atteindre l’arête est trahi par l’oxymètre.",
    },
    {
      question: "Je voyage en solo. Vais-je partager une chambre ?",
      answer:
        "Les chambres ont deux lits. À Boudha, vous pouvez en avoir une à vous ; demandez-nous le prix. Dans les maisons de thé, cela dépend du monde ce soir-là, et en octobre et novembre tout est plein. Dites-nous à l’avance avec qui vous préférez ne pas partager.",
    },
    {
      question: "Et les toilettes, et les règles, en chemin ?",
      answer:
        "Les maisons de thé ont des toilettes, le plus souvent à la turque, parfois de l’autre côté de la cour ; prenez du papier et jetez-le à la poubelle. Entre deux, il y a des rochers, et Pema sait lesquels. La trousse de secours contient des serviettes. Ce que vous utilisez va dans votre sachet et redescend à Katmandou. Le froid et l’altitude peuvent avancer les règles, ou les supprimer.",
    },
    {
      question: "Je mange végétarien. Qu’y a-t-il pour moi ?",
      answer:
        "Du dal bhat, deux fois par jour, resservi jusqu’à ce que vous cédiez : riz, lentilles, légumes. Il est végétarien dans chaque maison de thé, et végane sans le ghee. Il y a aussi des pommes de terre, des nouilles, des œufs et du pain tibétain. Au-dessus de Syabrubesi, la viande est montée à dos d’homme sans réfrigération ; nous la déconseillons.",
    },
    {
      question: "Y a-t-il du réseau et de l’électricité ?",
      answer:
        "À Syabrubesi et au village de Langtang, le plus souvent ; en forêt, non ; à Kyanjin, par le wifi du lodge. On recharge dans la salle à manger, pour 2 à 5 dollars US environ à chaque fois, comme le wifi ou une douche chaude. Une batterie froide se vide toute seule : prenez-la dans votre sac de couchage.",
    },
    {
      question: "Combien d’argent liquide faut-il ?",
      answer:
        "Pour les douches, les recharges, le wifi, les boissons et les pourboires, environ 130 à 280 dollars US en roupies népalaises, en petites coupures. Retirez-les à Katmandou : nous ne passons devant aucun distributeur auquel se fier, et les maisons de thé n’acceptent pas les cartes.",
    },
  ],
  days: [
    { stayPlace: "Boudha, Katmandou", activities: [], stops: ["Katmandou (Boudha)"] },
    {
      stayPlace: "Syabrubesi, 1 460 m",
      activities: ["Le stupa de Boudhanath à 5 h 30, parmi les pèlerins, avant notre départ"],
      stops: ["Trishuli Bazaar", "Dhunche", "Syabrubesi"],
    },
    { stayPlace: "Lama Hotel, 2 470 m", activities: [], stops: ["Bamboo", "Rimche", "Lama Hotel"] },
    { stayPlace: "Thangshyap, environ 3 150 m", activities: [], stops: ["Ghoda Tabela", "Thangshyap"] },
    { stayPlace: "Village de Langtang, 3 430 m", activities: [], stops: ["Village de Langtang"] },
    { stayPlace: "Kyanjin Gompa, 3 870 m", activities: [], stops: ["Mundu", "Kyanjin Gompa"] },
    {
      stayPlace: "Kyanjin Gompa, 3 870 m",
      activities: [
        "Le Kyanjin Ri, 4 773 m, ou ses drapeaux de prière, quelque 500 m au-dessus du village : cinq à six heures, exigeant",
        "Le fond plat de la vallée jusqu’aux cabanes de pierre des bergers : trois à quatre heures, facile, l’altitude mise à part",
      ],
      stops: ["Kyanjin Ri", "Kyanjin Gompa"],
    },
    { stayPlace: "Lama Hotel, 2 470 m", activities: [], stops: ["Village de Langtang", "Lama Hotel"] },
    { stayPlace: "Syabrubesi, 1 460 m", activities: [], stops: ["Bamboo", "Syabrubesi"] },
    {
      stayPlace: "Boudha, Katmandou",
      activities: ["Un dernier tour du stupa au crépuscule"],
      stops: ["Trishuli Bazaar", "Katmandou (Boudha)"],
    },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "Les maisons de thé ont des seuils, des escaliers de bois et des toilettes dans la cour ; aucune n’est de plain-pied.",
    longestWalk: "Six à sept heures les jours 3 et 8, sans route par laquelle quitter le sentier.",
    stepsAndStairs: "Le sentier, ce sont des heures de marches de pierre, inégales, sans rampe, mouillées en été.",
    seating: "Les salles à manger ont des bancs à dossier ; pendant le trek, la plupart des toilettes sont à la turque.",
    sight: "Le sentier est étroit par endroits, avec du vide d’un côté, et passe sur des ponts suspendus et des éboulis.",
    diet: "Végétarien et végane à chaque repas. Sans gluten ou sans fruits à coque, c’est possible si vous nous prévenez un mois avant.",
  },
  accessContact:
    "Écrivez-nous avant de réserver et dites-nous ce qu’il vous faut ; Pema le lit elle-même et dit franchement ce que le sentier permet.",
  localPayments: [],
  estimates: [
    {
      label: "Visa à l’arrivée",
      basis:
        "Pour une personne venant d’Allemagne, novembre 2026 : 30 dollars US pour 15 jours, 50 dollars US pour 30 jours, comme dans « Ce qui n’est pas compris ».",
    },
    {
      label: "Pourboires aux guides et aux porteurs",
      basis:
        "Il est d’usage de donner environ 100 dollars US en tout par personne, comme dans « Ce qui n’est pas compris » ; la fourchette est notre estimation.",
    },
    {
      label: "Douches chaudes, recharges et wifi",
      basis:
        "Notre estimation, novembre 2026 : huit à vingt fois en huit nuits, à 2 à 5 dollars US, les prix de « Ce qui n’est pas compris ».",
    },
    { label: "Boissons et en-cas", basis: "Notre estimation, novembre 2026 ; tous les repas et leur thé sont compris." },
    {
      label: "Assurance annulation",
      basis: "Notre estimation, novembre 2026 : 3 à 6 % du prix. La couverture médicale et l’hélicoptère sont compris dans le voyage.",
    },
  ],
  notes: {
    packing: [
      "Un porteur prend 10 kg pour vous et 10 kg pour une autre personne ; vous portez un sac de 20 à 30 litres avec de l’eau, une couche chaude, une veste de pluie et l’appareil photo. Vos affaires de ville restent à l’hôtel de Boudha.",
      "Nous vous prêtons une doudoune et un sac de couchage quatre saisons, lavés après chaque voyage. Le jour 1, à 16 h, Pema passe chaque sac en revue. Ce qui manque se loue l’après-midi même, ce qui est de trop reste là.",
    ],
    weather: [
      "De mars à mai : journées douces, chaudes en forêt, gel la nuit au-dessus de 3 000 m ; rhododendrons dès la fin mars, brume et averses l’après-midi en mai. De la mi-juin à la mi-septembre : pluie, sangsues, glissements sur la route, nuages sur les sommets.",
      "De fin septembre à novembre : l’air le plus clair ; environ −5 °C la nuit à Kyanjin en novembre. De décembre à février : ciel bleu et grand calme, environ −15 °C la nuit en janvier ; la neige peut nous arrêter au village de Langtang.",
    ],
    transport: [
      "Jeeps ou minibus privés, 122 km jusqu’à Syabrubesi et 122 km au retour, sept à huit heures chaque fois, avec le déjeuner à Trishuli Bazaar. La seconde moitié est étroite et cahoteuse, et un peu différente après chaque saison des pluies.",
      "Asseyez-vous à l’avant si vous êtes malade en voiture. Il y a des ceintures : attachez-les. Ne prenez aucun vol de retour le soir du jour 10.",
    ],
    roomsAndMeals: [
      "Chambres avec deux lits, une fenêtre et une patère ; les murs sont minces. Seule la salle à manger est chauffée, par un poêle, jusque vers neuf heures. Les draps ne sont pas changés chaque jour ; votre sac de couchage en tient lieu. Les sanitaires sont partagés, et l’eau peut geler en hiver.",
      "Tous les repas sont compris : dix petits-déjeuners, neuf déjeuners, dix dîners, chacun avec du thé. Commandez le dîner en arrivant, pour que la cuisine prépare une marmite et non dix.",
    ],
    health: [
      "Consultez un centre de médecine des voyages six à huit semaines avant ; parlez de la typhoïde, de l’hépatite A, du tétanos, et de l’acétazolamide, que Pema ne distribue pas. En cas de maladie cardiaque ou pulmonaire, ou de grossesse, demandez à votre médecin ce qu’il pense de nuits à 3 870 m. Déclarez vos antécédents à l’assureur avant le départ.",
      "Le mal des montagnes commence par un mal de tête, la perte d’appétit et un mauvais sommeil. Trois litres par jour, pas d’alcool au-dessus de 3 000 m, pas de somnifères, et parlez-en à Pema. Nous traitons toute l’eau. Il y a des postes de santé à Dhunche et, petits, dans la vallée ; l’hôpital est à Katmandou.",
      "Chaque maison de thé a des toilettes ; sur le sentier, vous allez derrière un rocher et remportez votre papier. La trousse de secours contient des serviettes. Pour se laver, une bassine d’eau chaude s’obtient en la demandant.",
    ],
  },
} satisfies TripText;
