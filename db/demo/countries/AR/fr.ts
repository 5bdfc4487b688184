import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  moneyMatters: [
    "On paie en pesos argentins (ARS), et les prix changent plus vite que les cartes imprimées. Les cartes étrangères sont débitées à un cours qui peut différer du cours officiel et de celui des billets ; comparez avant de changer une grosse somme. Les bureaux de change aiment les dollars bien propres.",
    "Les distributeurs donnent peu et prennent beaucoup. Certains magasins font 10 à 20 % de remise en espèces : demandez. Au restaurant, 10 % de pourboire est l’usage, en espèces.",
  ],
  emergency: [
    "911 pour la police dans la plupart des provinces, ambulance 107, pompiers 100, secours en mer 106. Le 144 conseille jour et nuit les femmes victimes de violences.",
    "À Buenos Aires, la police du tourisme aide en plusieurs langues ; déclarez-y un vol, l’assurance demandera le papier.",
  ],
  visas: [
    "En novembre 2026 : avec un passeport de l’UE, du Royaume-Uni, de la Suisse, des États-Unis et de bien d’autres pays, on entre en Argentine sans visa, en général pour 90 jours au plus. Les autres, Indiennes et Indiens compris, ont besoin d’un visa ou, avec certains visas d’autres pays, d’une autorisation électronique (AVE).",
    "Depuis 2025, les visiteurs doivent avoir une assurance santé valable en Argentine ; gardez-en la preuve sur vous, avec celle de votre vol de sortie. Voyez avec le consulat d’Argentine ce qui vaut pour vous ; ceci est une indication, pas un conseil juridique.",
  ],
  weather: [
    "Subtropical à Iguazú, tempéré à Buenos Aires, sec dans les Andes du Nord-Ouest, froid et venteux en Patagonie. L’été va de décembre à février, l’hiver de juin à août ; la neige ferme alors des cols du Sud.",
  ],
  communication: [
    "Claro, Movistar et Personal vendent des cartes prépayées sur passeport ; une eSIM prise chez vous va plus vite. Le long des routes de Patagonie, il n’y a parfois pas de réseau pendant 100 km.",
    "Prises de types C et I, 220 V et 50 Hz ; les fiches européennes plates entrent dans les vieilles prises, il faut un adaptateur pour celles à broches obliques. L’espagnol d’ici tutoie avec vos.",
  ],
  health: [
    "L’eau du robinet est bonne dans les villes. Les moustiques portent la dengue dans le Nord et jusqu’à Buenos Aires, surtout de janvier à mai : répulsif, manches longues. Pour Iguazú, le vaccin contre la fièvre jaune est conseillé ; voyez un centre de médecine des voyages.",
    "On dîne à neuf heures ou plus tard. Si vous devez manger à heure fixe, gardez quelque chose dans votre sac.",
  ],
} satisfies NoteText;
