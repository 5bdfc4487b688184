import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Santorin, Grèce",
  summary: "Des villages blancs au bord d’un volcan noyé, des plages noires derrière, et un vin sec né de vignes enroulées au ras du sol.",
  description: [
    "Santorin est ce qui resta quand un volcan se pulvérisa il y a quelque 3 600 ans. Fira, Imerovigli et Oia se tiennent sur le bord, jusqu’à 300 m au-dessus d’une caldeira envahie par la mer, beaucoup de leurs maisons creusées dans la pierre ponce. L’autre côté de l’île est tout différent : des champs qui descendent vers les plages noires de Kamari et de Perissa. Les vignes, tressées en corbeilles basses contre le vent, donnent l’assyrtiko, un vin blanc sec. Mangez la fava de pois cassés jaunes de l’île, les beignets de tomate et l’aubergine blanche.",
    "Le ferry rapide met environ cinq heures depuis Le Pirée, l’ordinaire environ huit ; le vol d’Athènes, 45 minutes. Tous les ferries accostent à Athinios, sous la falaise, à 20 minutes de route de Fira. Les bus rayonnent depuis Fira et gagnent Oia, Perissa ou Akrotiri en une demi-heure environ. Le sentier du bord, de Fira à Oia, fait 10 km et trois à quatre heures, modéré, sur pavés et scories ; en été, notre guide Eleni part à 7 h. À Akrotiri, un toit couvre une ville de l’âge du bronze ensevelie sous la cendre, avec des rues où l’on peut marcher.",
    "Les jours chargés de juillet et août, les navires débarquent jusqu’à 8 000 passagers, et les ruelles d’Oia se figent une heure avant le coucher du soleil. Il fait 30 °C avec peu d’ombre, et le meltemi retarde les ferries. Près de 600 marches mènent de Fira à son vieux port ; prenez le téléphérique ou vos jambes, jamais les ânes. Qui dit hôtel troglodyte dit escaliers : demandez combien. Une chambre sur le bord coûte deux ou trois fois le prix d’une chambre à Perissa. De novembre à mars, la plupart des hôtels ferment. Ne buvez pas l’eau du robinet.",
  ],
  highlights: [
    "Le sentier du bord, 10 km de Fira à Oia, commencé à 7 h, avant que le soleil soit haut",
    "Akrotiri, une ville de l’âge du bronze sous la cendre, ses rues et ses jarres en place",
    "L’assyrtiko dégusté à côté des vignes, enroulées au sol comme des corbeilles",
    "Le coucher du soleil depuis la colline fortifiée de Pyrgos, avec bien moins de monde qu’à Oia",
    "Le cratère de Nea Kameni en bateau, puis un bain dans la baie couleur de rouille de Palea Kameni",
    "Poulpe grillé et beignets de tomate au ras de l’eau à Ammoudi, au bas des escaliers d’Oia",
  ],
  bestTimeToVisit:
    "De fin avril à la mi-juin et de la mi-septembre à fin octobre : de 20 à 27 °C, ferries en service, de la place sur les sentiers. Juillet et août sont chauds, venteux et bondés ; de novembre à mars, une bonne partie de l’île est fermée.",
} satisfies DestinationText;
