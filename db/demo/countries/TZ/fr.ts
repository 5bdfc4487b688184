import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026 : les voyageurs de la plupart des nationalités, Allemands et Indiens compris, ont besoin d’un visa pour la Tanzanie. Le visa ordinaire à une entrée coûte 50 dollars US, celui des citoyens des États-Unis 100 dollars US. Demandez-le quelques semaines à l’avance sur internet, à visa.immigration.go.tz ; on l’obtient aussi à l’arrivée, après une file d’attente.",
    "Le passeport devrait être valable six mois après votre arrivée et avoir une page libre. Si vous venez d’un pays où sévit la fièvre jaune, ou si vous y faites une escale de plus de 12 heures, il vous faut un certificat de vaccination. Une assurance à acheter à l’entrée a été annoncée pour la partie continentale ; demandez si elle s’applique à vous. Les sacs en plastique sont interdits, dans les bagages aussi.",
    "Ceci est une indication, non un conseil juridique. Les règles changent : vérifiez auprès de l’ambassade de Tanzanie avant de prendre vos vols.",
  ],
  moneyMatters: [
    "La devise est le shilling tanzanien (TZS), et depuis 2025 la loi veut que les prix soient en shillings dans le pays. Les banques et les bureaux de change prennent dollars et euros. Les billets en dollars imprimés avant 2013, ou déchirés, sont souvent refusés.",
    "Il y a des distributeurs à Arusha et dans d’autres villes, presque aucun dans les parcs. Les hôtels et les lodges prennent en général Visa et Mastercard, souvent avec 3 à 5 % de frais ; les marchés et les petits restaurants prennent des espèces. Gardez de petites coupures pour les pourboires et les toilettes.",
  ],
  communication: [
    "Les cartes SIM de Vodacom, Airtel, Yas et Halotel se vendent à l’aéroport et en ville ; prenez votre passeport, on relève une empreinte digitale. Le réseau est bon en ville et le long des grandes routes, faible ou absent dans les parcs.",
    "Les prises sont de type G, à trois broches rectangulaires, parfois de type D ; 230 V, 50 Hz. Le courant se coupe de temps en temps, même en ville. On parle swahili et, partout où il y a des voyageurs, anglais : « asante » veut dire merci, « hapana, asante » non, merci.",
  ],
  weather: [
    "La Tanzanie est juste au sud de l’équateur. Les grandes pluies tombent de mars à mai, les petites en novembre et décembre ; de juin à octobre, il fait sec. L’altitude compte plus que le mois : la côte est chaude et humide, Arusha, à 1 400 m, a des soirées fraîches, et les nuits sont froides sur les hauts plateaux.",
  ],
  emergency: [
    "Police et urgences : 112. Pompiers : 114. Hors des villes, les ambulances sont rares : parlez-en aussitôt à votre guide, elle connaît le dispensaire le plus proche. Appelez ensuite le numéro d’urgence de l’assureur, indiqué sur votre certificat, et notre numéro d’assistance.",
  ],
  health: [
    "Il y a du paludisme dans presque toute la Tanzanie au-dessous de 1 800 m. Parlez des comprimés et des vaccins à un médecin au moins huit semaines avant de partir, et portez répulsif et manches longues dès le crépuscule.",
    "Buvez de l’eau en bouteille ou filtrée, et brossez-vous aussi les dents avec. Les grands hôpitaux sont dans les villes. Les pharmacies d’Arusha ont les médicaments courants et des serviettes hygiéniques ; les tampons sont rares.",
  ],
} satisfies NoteText;
