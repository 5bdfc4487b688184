import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Marrakech, Maroc",
  summary:
    "Une ville de terre rouge ceinte de remparts, au pied du Haut Atlas, des souks par métier, des hammams à l’heure et une chaleur dont il faut tenir compte.",
  description: [
    "Les Almoravides fondèrent Marrakech vers 1070, en vue du Haut Atlas, et ses remparts de pisé ont la couleur du sol dont ils viennent. À l’intérieur, la médina est un écheveau de ruelles : teinturiers, forgerons et babouchiers chacun dans leur souk, fours publics où les familles envoient leur pain, et le minaret de la Koutoubia, 77 m, pour se repérer. Guéliz, hors les murs, est la ville nouvelle, celle des cafés. Demandez une tangia : de la viande scellée dans une jarre avec du citron confit et cuite des heures dans les braises d’un hammam.",
    "La médina se parcourt à pied. Les voitures s’arrêtent aux portes, et un porteur prend votre valise sur sa charrette. L’aéroport est à 6 km ; les petits taxis ont un compteur : demandez-le, ou convenez d’abord d’un prix. Visitez tôt la médersa Ben Youssef et le palais de la Bahia, les souks en fin de matinée, reposez-vous jusqu’à 16 h, et soyez sur la place Jemaa el-Fna au crépuscule. Les trains rejoignent Casablanca en moins de trois heures. Imlil, à 1 740 m sous le Toubkal, est à 65 km, soit une heure et demie en voiture. Les dunes de Merzouga sont à 560 km, neuf à dix heures.",
    "En juillet et août, il fait 38 °C l’après-midi et certains jours 45. Les mobylettes passent aussi par les ruelles ; tenez votre droite. Des jeunes gens vous diront qu’une rue est fermée et vous feront faire un détour contre de l’argent : « la, choukrane », non merci, suffit. Les femmes seules entendent des remarques ; épaules et genoux couverts les rendent plus rares. Les mosquées sont fermées aux non-musulmans. Le jardin Majorelle ne vend de billets à heure fixe qu’en ligne. Beaucoup de boutiques ferment le vendredi après-midi, et pendant le ramadan, il faut chercher un peu où déjeuner dans la médina. Certains murs sont encore étayés après le séisme de septembre 2023.",
  ],
  highlights: [
    "La médersa Ben Youssef à 9 h : cèdre sculpté, stuc et zelliges autour d’un bassin immobile",
    "Jemaa el-Fna au crépuscule, depuis les échoppes de soupe d’escargots, puis depuis une terrasse",
    "Un hammam de quartier : savon noir, gant rugueux, et horaires séparés pour les femmes et les hommes",
    "Le couscous du vendredi chez Amal, à Guéliz, restaurant où des femmes se forment à la cuisine",
    "Les tombeaux saadiens, murés pendant deux siècles et retrouvés en 1917",
    "Imlil et ses terrasses de noyers et de pommiers, une journée plus fraîche à 1 740 m",
  ],
  bestTimeToVisit:
    "De mars à mai et en octobre et novembre : de 20 à 30 °C, avec encore de la neige sur l’Atlas au printemps. De décembre à février, il fait soleil et les nuits sont froides ; juillet et août dépassent souvent 40 °C.",
} satisfies DestinationText;
