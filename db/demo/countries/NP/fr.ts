import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026, la plupart des voyageurs, dont ceux de l’Union européenne, du Royaume-Uni et des États-Unis, obtiennent leur visa à l’arrivée à l’aéroport de Katmandou : 30 dollars US pour 15 jours, 50 dollars US pour 30 jours, en espèces. Le formulaire se remplit en ligne dans les deux semaines qui précèdent, ce qui épargne la moitié de la file. Les citoyens indiens n’ont pas besoin de visa, mais d’un passeport ou d’une carte d’électeur.",
    "Votre passeport doit être valable encore six mois et avoir une page libre. C’est une indication, non un conseil juridique : vérifiez auprès de l’ambassade du Népal avant d’acheter vos vols.",
  ],
  moneyMatters: [
    "La roupie népalaise ne s’achète pas à l’étranger. Les distributeurs de Katmandou donnent environ 25 000 à 35 000 roupies à la fois et en prélèvent 500 à 700 ; les bureaux de change de Boudha et de Thamel prennent euros et dollars en billets propres.",
    "La carte passe dans les hôtels et les bons magasins de Katmandou, nulle part sur le sentier. Demandez de petites coupures : une maison de thé peut rarement rendre sur 1 000 roupies.",
  ],
  communication: [
    "Les cartes SIM de Ncell et de Nepal Telecom se vendent à l’aéroport et en ville, avec passeport et photo d’identité ; en montagne, Nepal Telecom porte plus loin. Une eSIM marche en ville. Le wifi des lodges est lent et s’arrête avec le courant.",
    "Prises de types C, D et M, 230 volts. Prenez un adaptateur, et une batterie externe pour les coupures. Le Népal a 4 heures et 45 minutes d’avance sur Paris en hiver.",
  ],
  weather: [
    "Sec et clair d’octobre à mai, froid en montagne de décembre à février, brumeux en avril et mai. La mousson apporte neuf dixièmes de la pluie entre juin et septembre, surtout la nuit à Katmandou, à toute heure en montagne.",
  ],
  emergency: [
    "Police 100, pompiers 101, ambulance 102, police touristique 1144, où l’on parle anglais. À Katmandou, un taxi va souvent plus vite qu’une ambulance.",
    "Pendant le voyage, appelez-nous d’abord : on répond à notre numéro à toute heure, et nous appelons l’hélicoptère, l’hôpital et l’assureur.",
  ],
  health: [
    "Aucun vaccin n’est exigé en venant d’Europe ; typhoïde, hépatite A et tétanos sont d’usage, et la rage mérite une question au centre de médecine des voyages. Ne buvez pas l’eau du robinet, même pour vous brosser les dents. Laissez chiens errants et singes tranquilles.",
    "Les pharmacies de Katmandou sont bonnes et bon marché ; les cliniques privées soignent contre paiement ou accord de l’assureur. La poussière de l’hiver et du printemps éprouve les poumons : prenez un masque.",
  ],
} satisfies NoteText;
