import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Le Rajasthan royal",
  destination: "Jaipur, Jodhpur et Udaipur, Inde",
  summary:
    "Huit jours de Jaipur au lac Pichola, dans des hôtels de caractère : les forts vus du côté des femmes, une nuit dans les dunes et le puits à degrés d’une reine.",
  description: [
    "Les palais du Rajasthan ont été bâtis deux fois : une fois pour les hommes qui recevaient, une fois pour les femmes derrière les claustras. Meera Shekhawat, historienne et guide de Jaipur, vous montre les deux. Elle voyage avec vous de bout en bout, des fenêtres ajourées du Hawa Mahal au zenana du City Palace d’Udaipur, et fait appel à Divya Bhati à Jodhpur et à Kiran Paliwal à Udaipur. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Vous dormez dans des hôtels de caractère familiaux : un haveli à Jaipur, des tentes avec salle de bains dans les dunes d’Osian, une vieille maison de ville sous Mehrangarh, une demeure au bord du lac à Udaipur. La route fait environ 700 km en tout, en voiture ou minibus climatisé, avec de l’eau bien fraîche et une place côté fenêtre pour chacun. La seule longue journée, de Jaipur au désert, compte six heures et demie de route, et nous la coupons par un fort et un bon déjeuner.",
    "Qui dit forts dit escaliers : Amber, Mehrangarh et le City Palace d’Udaipur comptent à eux trois des centaines de marches inégales. Une jeep pour monter à Amber et un ascenseur à Mehrangarh vous en épargnent une partie. Nous ne montons pas à dos d’éléphant. De novembre à février, il fait de 22 à 28 °C le jour, et les nuits du désert peuvent descendre à 5 °C. D’avril à juin, il fait 40 °C et plus : nous visitons alors tôt et nous nous reposons de midi à 16 h. De juillet à septembre, l’air est humide, avec des averses et des collines vertes.",
  ],
  highlights: [
    "Regarder dehors depuis l’intérieur du Hawa Mahal, d’où les femmes de la cour observaient la rue par 953 fenêtres.",
    "Boire le thé au pied d’une dune près d’Osian, tandis que des musiciens langa jouent du sarangi.",
    "Descendre de Mehrangarh par les ruelles bleues de Navchokiya avec Divya, qui y a grandi.",
    "Voir Toorji ka Jhalra, le puits à degrés de Jodhpur qu’une reine fit creuser dans les années 1740 pour que les femmes aient l’eau à portée.",
    "S’asseoir à un métier au ras du sol à Salawas, où la famille Prajapat tisse des dhurries de coton rang après rang.",
    "Marcher entre les 1 444 piliers de marbre sculpté du temple jaïn de Ranakpur.",
    "Traverser le lac Pichola jusqu’à l’île de Jag Mandir dans la dernière lumière de l’après-midi.",
  ],
  itinerary: [
    {
      title: "Arrivée à Jaipur",
      description:
        "Meera et notre chauffeur, Ganpat Singh, vous attendent à l’aéroport de Jaipur, à 12 km au sud de la vieille ville, à environ 35 minutes en voiture. L’hôtel est un haveli restauré de Bani Park, avec une cour et une piscine. Si vous atterrissez avant 15 h, nous montons à 17 h à Nahargarh, sur sa crête : 40 minutes dans chaque sens, une courte marche sur des rampes, et tout le damier rose de la ville en contrebas quand les lampes s’allument. Dîner de bienvenue dans la cour : laal maas si vous aimez le feu, ker sangri (haricots et baies du désert) sinon. Facile. Nuit à Jaipur.",
    },
    {
      title: "Jaipur : Amber, Hawa Mahal et City Palace",
      description:
        "Nous sommes à Amber, à 11 km au nord, dès l’ouverture à 8 h. Vous montez la rampe pavée en 20 minutes ou prenez une jeep. Meera passe autant de temps dans le zenana, douze appartements pour les reines, que dans la salle des miroirs. Puis le puits à degrés de Panna Meena et un thali au déjeuner. Dans la vieille ville, nous gravissons les rampes du Hawa Mahal, construit en 1799, et visitons le City Palace et le Jantar Mantar, dont le grand cadran solaire mesure 27 m. À 17 h, un rickshaw électrique conduit par une femme vous emmène au Johari Bazaar pour des bracelets de laque. Dîner libre. Cinq heures à pied, modéré.",
    },
    {
      title: "Vers les dunes d’Osian",
      description:
        "Nous partons à 7 h, car c’est la longue étape : environ 350 km, six heures et demie de route. Vers midi, nous nous arrêtons à Nagaur et parcourons pendant une heure Ahhichatragarh, un fort de bassins et de salles peintes où peu de cars de tourisme s’arrêtent. Déjeuner à Khimsar, 42 km plus loin. À 16 h 30 au plus tard, vous prenez le thé au camp près d’Osian, où commence le Thar. La dune est à 20 minutes à pied ; le chameau est facultatif. Au crépuscule, des musiciens langa jouent près du feu. Dîner et nuit sous des tentes avec salle de bains. De la mi-avril à septembre, nous logeons plutôt dans un hôtel climatisé à Khimsar. Facile.",
    },
    {
      title: "Les temples d’Osian et Mehrangarh",
      description:
        "Après le petit-déjeuner, nous visitons les temples d’Osian : Sachiya Mata, en haut d’un escalier sous des arcs sculptés, sanctuaire d’une déesse toujours très fréquenté, et le temple jaïn de Mahavira, du VIIIe siècle. Jodhpur est à 65 km, une heure et demie. L’après-midi, Divya prend le relais à Mehrangarh, fondé en 1459, à 120 m au-dessus des rues. Elle vous montre les palanquins, les claustras du zenana et, à Loha Pol, les empreintes de mains des veuves royales, sans adoucir ce qu’elles signifient. Un ascenseur monte pour qui le souhaite. Puis nous descendons à pied dans Navchokiya la bleue, 45 minutes, raide et inégal. Modéré. Nuit à Jodhpur ; dîner libre.",
    },
    {
      title: "Jodhpur : marché, puits à degrés et métiers à tisser",
      description:
        "À 9 h, Divya va avec vous à pied à Toorji ka Jhalra, le puits à degrés d’une reine des années 1740, puis au Sardar Market, autour de la tour de l’horloge. Elle explique le piment rouge de Mathania, vous fait goûter le mirchi vada (ça brûle) et le lassi makhaniya (le remède), et sait quels marchands d’épices vendent au poids et non au boniment. Repos à partir de midi. À 15 h 30, nous faisons 20 km jusqu’à Salawas, où la famille Prajapat tisse des dhurries de coton sur des métiers au ras du sol ; vous pouvez essayer un rang, et rien n’oblige à acheter. Dîner sur un toit face au fort illuminé. Quatre heures à pied, facile. Nuit à Jodhpur.",
    },
    {
      title: "Ranakpur et les Aravalli jusqu’à Udaipur",
      description:
        "À 8 h 30, nous partons vers le sud, 165 km et trois heures et demie, des broussailles de la plaine aux monts Aravalli. Ranakpur ouvre aux visiteurs à midi. D’abord le déjeuner, puis une heure et demie dans le temple d’Adinath, du XVe siècle : 1 444 piliers de marbre, tous différents, dit-on. Laissez le cuir dehors et couvrez épaules et genoux ; en été, la cour brûle les pieds nus, gardez donc des chaussettes. Les 90 derniers kilomètres serpentent pendant deux heures entre forêt et terrasses de maïs. À Udaipur, vers 18 h, vous vous installez au bord du lac Pichola. Dîner libre. Facile. Première de deux nuits.",
    },
    {
      title: "Udaipur : City Palace et lac Pichola",
      description:
        "Nous entrons au City Palace à 9 h 30 : escaliers étroits, portes basses, mosaïques de paons, et l’aile des reines, où Meera achève son récit. Tout près, le temple de Jagdish, de 1651, se dresse en haut de 32 marches raides. Kiran Paliwal vous apprend à préparer le déjeuner dans sa cuisine : gatte ki sabzi, dal et bati, pickle de mangue. Vers 17 h, un bateau traverse le lac Pichola, devant le Lake Palace tout blanc, jusqu’à l’île de Jag Mandir ; avant une mousson tardive, l’eau peut être basse. À 19 h, des femmes dansent avec des pots sur la tête à Bagore ki Haveli. Dîner d’adieu au bord du lac. Quatre heures à pied, modéré. Nuit à Udaipur, à 24 km de son aéroport.",
    },
  ],
  included: [
    "Transfert depuis l’aéroport de Jaipur le jour 1 et vers l’aéroport d’Udaipur le jour 8",
    "Sept nuits : deux à Jaipur, deux à Jodhpur et deux à Udaipur, une dans les dunes (à Khimsar en été)",
    "Voiture ou minibus climatisé avec chauffeur, péages et parkings",
    "Meera tout au long du voyage ; Divya à Jodhpur, Kiran à Udaipur",
    "Sept petits-déjeuners, quatre déjeuners et quatre dîners",
    "Toutes les entrées du parcours, la jeep à Amber et l’ascenseur à Mehrangarh",
    "Bateau sur le lac Pichola et places pour les danses à Bagore ki Haveli",
    "Cours de cuisine et déjeuner à Udaipur, musique au camp, course en rickshaw à Jaipur",
    "Eau potable sur la route, en bouteilles de verre et bidon de recharge",
    "Assurance voyage pour les huit jours",
  ],
  notIncluded: [
    "Vols à destination de Jaipur et au départ d’Udaipur",
    "Visa indien ; la plupart des nationalités peuvent demander un e-visa en ligne",
    "Trois déjeuners et trois dîners, et toutes les boissons alcoolisées",
    "Promenade à dos de chameau à Osian, environ 800 ₹, et droits de photographie",
    "Pourboires : il est d’usage de donner environ 700 ₹ par voyageur et par jour, guide et chauffeur ensemble",
  ],
  details: {
    hotels: "Hôtels de caractère 4 à 5 étoiles ; une nuit dans un camp du désert avec salle de bains privée",
  },
} satisfies TourText;
