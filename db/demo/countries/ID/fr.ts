import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026, les voyageurs de l’UE, du Royaume-Uni, d’Amérique du Nord, d’Australie et d’Inde, comme la plupart des autres, ont besoin d’un visa à l’arrivée. Il coûte 500 000 roupies indonésiennes et vaut 30 jours ; on le demande en ligne avant le vol ou on le paie à l’aéroport. Le passeport doit être valable six mois après l’atterrissage.",
    "Tout le monde remplit aussi en ligne la carte d’arrivée gratuite « All Indonesia », dans les trois jours qui précèdent l’atterrissage. À Bali s’ajoute la taxe touristique de 150 000 roupies indonésiennes, à payer en ligne.",
    "Ceci est une indication, non un conseil juridique. Les règles changent : vérifiez auprès de l’ambassade d’Indonésie dans votre pays avant de réserver vos vols.",
  ],
  moneyMatters: [
    "La devise est la roupie indonésienne, et il faut une journée pour s’habituer aux zéros : en 2026, un dollar US vaut environ 16 800 roupies. Il y a des distributeurs dans chaque ville. Préférez ceux d’une banque, choisissez d’être débité en roupies, et n’oubliez pas votre carte : les billets sortent d’abord.",
    "Les hôtels et les grands restaurants acceptent les cartes, parfois avec 2 à 3 % de plus. Warungs, marchés et toilettes veulent des espèces, de préférence en billets de 50 000 au plus. Ne changez que dans un bureau agréé, et recomptez vous-même avant de quitter le guichet.",
  ],
  communication: [
    "Les prises reçoivent des fiches à deux broches rondes (types C et F), en 230 V. Les fiches françaises conviennent ; pour les britanniques, les américaines et les indiennes, prévoyez un adaptateur.",
    "Une carte SIM s’achète à l’aéroport ou en boutique, avec le passeport ; une eSIM, avant le départ. Hôtels et cafés ont le wifi. Tout le monde s’écrit par WhatsApp. L’indicatif est le +62.",
  ],
  weather: [
    "L’Indonésie est sur l’équateur : de 26 à 32 °C sur les côtes toute l’année, et des nuits plus fraîches dans les collines. À Java, à Bali et dans les îles plus à l’est, le temps est surtout sec d’avril à octobre et pluvieux de novembre à mars. Plus au nord, les mois se décalent.",
  ],
  emergency: [
    "Le 112 joint les secours depuis n’importe quel téléphone. Numéros directs : police 110, ambulance 118 ou 119, pompiers 113, recherche et sauvetage 115.",
    "Hors des villes, une ambulance peut tarder, et la personne au bout du fil ne parle pas toujours anglais. Appelez aussi votre guide ou notre numéro, à toute heure ; nous saurons où est la clinique la plus proche.",
  ],
  health: [
    "Consultez un médecin ou un centre de vaccination six semaines avant. Aucun vaccin n’est exigé, sauf si vous venez d’un pays où sévit la fièvre jaune ; ceux contre l’hépatite A et la typhoïde sont en général conseillés. La dengue existe : du répulsif, de jour aussi. La rage existe : tenez-vous loin des chiens et des singes, et faites soigner toute morsure le jour même.",
    "Ne buvez pas l’eau du robinet. Évitez les alcools artisanaux et les cocktails trop bon marché : le méthanol qu’ils contiennent a tué.",
    "En route, les toilettes sont souvent à la turque, avec de l’eau et une écope au lieu de papier. Chaque supérette vend des serviettes ; les tampons sont rares hors des villes.",
  ],
} satisfies NoteText;
