import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026, les voyageurs de l’Union européenne, du Royaume-Uni, des États-Unis et de bien d’autres pays n’ont pas besoin de visa jusqu’à 90 jours. Avec un passeport indien, il en faut un avant le départ ; demandez-le tôt. Le passeport doit être valable pendant tout le séjour.",
    "L’immigration prend vos empreintes et une photo. Sur Visit Japan Web, vous remplissez à l’avance les formulaires d’entrée et de douane, puis montrez un code. C’est une indication, non un conseil juridique : vérifiez auprès de l’ambassade du Japon avant d’acheter vos vols.",
  ],
  moneyMatters: [
    "La devise est le yen, avec des pièces jusqu’à 500. Les distributeurs des bureaux de poste et des magasins 7-Eleven prennent les cartes étrangères, avec des indications en anglais. La carte passe dans les hôtels, les gares et la plupart des magasins ; temples, petits restaurants, auberges et bus de campagne veulent des espèces.",
    "Une carte rechargeable comme ICOCA ou Suica paie la plupart des trains de ville et des bus, les consignes et les kiosques. Le pourboire n’est pas d’usage : si vous en laissez un sur la table, on pourrait courir vous le rendre.",
  ],
  communication: [
    "Une eSIM ou une SIM de données achetée à l’aéroport suffit ; le réseau va jusque dans les montagnes. Gares, hôtels et petites boutiques, les konbini, ont le wifi gratuit. Dans les trains, les téléphones se taisent.",
    "Les prises ont deux fentes plates, type A, 100 volts : les chargeurs s’en arrangent, le sèche-cheveux de la maison non. Le Japon a 8 heures d’avance sur Paris en hiver et n’a pas d’heure d’été.",
  ],
  weather: [
    "Au centre du pays : printemps doux, pluie en juin et début juillet, chaleur humide jusqu’à la mi-septembre, typhons surtout d’août à octobre, automnes clairs, hivers froids et secs du côté du Pacifique, avec de la neige en montagne.",
  ],
  emergency: [
    "Police 110, pompiers et ambulance 119, appels gratuits. La Japan Visitor Hotline, 050-3816-2787, répond en anglais jour et nuit, aussi en cas de maladie ou après un séisme.",
    "Pendant un séisme, mettez-vous sous une table, loin des fenêtres, et attendez ; sur la côte, montez. En voyage, appelez-nous ensuite : on répond à notre numéro à toute heure.",
  ],
  health: [
    "Aucun vaccin n’est exigé, et l’eau du robinet est bonne partout. Pharmacies et cabinets sont excellents ; beaucoup demandent à être payés tout de suite : gardez le reçu pour l’assureur.",
    "Certains médicaments courants ailleurs sont interdits ou limités : des stimulants, dont certains contre le TDAH ou le rhume, et les antidouleurs forts à la codéine. Consultez la liste du ministère japonais de la Santé et demandez, s’il le faut, un certificat d’importation.",
  ],
} satisfies NoteText;
