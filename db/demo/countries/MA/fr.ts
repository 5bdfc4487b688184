import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026 : les citoyens de l’Union européenne, du Royaume-Uni, des États-Unis et de beaucoup d’autres pays peuvent rester au Maroc jusqu’à 90 jours sans visa. Les citoyens indiens ont besoin d’un visa ; ceux qui ont un titre de séjour ou un visa valable de certains pays peuvent demander un e-visa à acces-maroc.ma, les autres s’adressent à un consulat.",
    "Le passeport doit être valable pendant tout le séjour ; six mois de plus, c’est plus sûr. Veillez à ce qu’il soit tamponné à l’arrivée, sinon la sortie prend du temps. Ceci est une indication, non un conseil juridique : vérifiez auprès de l’ambassade du Maroc avant de prendre vos vols.",
  ],
  moneyMatters: [
    "La devise est le dirham (MAD). Il ne s’échange que dans le pays, et l’on ne peut ni entrer ni sortir avec plus de 2 000 dirhams : retirez ou changez de l’argent à l’arrivée, et gardez un reçu pour reconvertir le reste.",
    "Les distributeurs sont nombreux en ville, rares en montagne. Les hôtels et les grands restaurants prennent les cartes ; les marchés, les taxis, les porteurs et les hammams, les espèces, de préférence en pièces et en petites coupures. Dans les souks, le prix se discute ; dans un petit taxi, demandez le compteur.",
  ],
  communication: [
    "Les cartes SIM de Maroc Telecom, Orange et inwi se vendent à l’aéroport et dans les boutiques, sur présentation du passeport. Le réseau est bon en ville et le long des grandes routes, plus mince dans le Haut Atlas et le désert.",
    "Les prises sont de types C et E, comme en France ; 220 V, 50 Hz. On parle l’arabe marocain et le tamazight, et beaucoup parlent français. « La, choukrane » veut dire non, merci.",
  ],
  weather: [
    "De mars à mai et en octobre et novembre, ce sont les meilleurs mois à l’intérieur du pays : de 20 à 30 °C, avec encore de la neige sur l’Atlas au printemps. En juillet et août, il fait 38 °C l’après-midi à Marrakech et certains jours 45 ; la côte atlantique reste plus fraîche.",
    "De décembre à février, il fait soleil, les nuits sont froides et les maisons peu chauffées. La neige peut fermer les cols. Pendant le ramadan, qui se déplace dans l’année, beaucoup de restaurants n’ouvrent qu’après le coucher du soleil.",
  ],
  emergency: [
    "Police en ville : 19. Gendarmerie royale, hors des villes : 177. Ambulance et pompiers : 15. À Marrakech, il y a une police touristique près de Jemaa el-Fna. Parlez-en aussitôt à votre guide, puis appelez le numéro d’urgence de l’assureur, indiqué sur votre certificat, et notre numéro d’assistance.",
  ],
  health: [
    "Il n’y a pas de risque de paludisme, et aucun vaccin n’est exigé à l’entrée depuis l’Europe ; demandez à un médecin ce qui vous est conseillé au moins huit semaines avant de partir. Buvez de l’eau en bouteille ou filtrée. L’été, passez à l’ombre les heures de midi à 16 h.",
    "Les pharmacies se reconnaissent au croissant vert ou à la croix verte, il y en a une de garde la nuit dans chaque quartier, et l’on y parle souvent français. Les serviettes se trouvent dans chaque petite boutique ; les tampons, seulement dans les grands supermarchés et quelques pharmacies. Beaucoup de toilettes de café sont à la turque et sans papier ; laissez une pièce ou deux.",
  ],
} satisfies NoteText;
