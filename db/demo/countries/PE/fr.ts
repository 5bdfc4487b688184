import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  moneyMatters: [
    "On paie en soles (PEN). Hôtels et bons restaurants prennent la carte, parfois avec un supplément ; marchés, taxis et villages veulent des espèces, en petites coupures. Les distributeurs de Cuzco, d’Ollantaytambo et d’Aguas Calientes donnent soles et dollars contre des frais ; mieux vaut deux cartes qu’une.",
    "Les dollars ne passent que propres et entiers ; un coin déchiré suffit à un refus. Au restaurant, 10 % environ font un bon pourboire si le service n’est pas sur l’addition.",
  ],
  emergency: [
    "Police 105, ambulance (SAMU) 106, pompiers 116. Le numéro gratuit 100 aide les femmes victimes de violences, jour et nuit, en espagnol et en quechua.",
    "La police du tourisme a un bureau au centre de Cuzco ; l’aide publique aux voyageurs, iPerú, répond à toute heure en anglais au +51 1 574 8000.",
  ],
  visas: [
    "En novembre 2026 : les citoyens de l’UE, du Royaume-Uni, de la Suisse, des États-Unis et de bien d’autres pays entrent au Pérou comme touristes sans visa, avec un passeport valable six mois. La durée du séjour, souvent 90 jours, est décidée à la frontière et enregistrée en ligne ; vérifiez la date avant de quitter l’aéroport.",
    "Les autres passeports, indiens par exemple, ont en général besoin d’un visa, ou d’un visa valable de certains autres pays. Voyez avec le consulat du Pérou ; ceci est une indication, pas un conseil juridique. Sur le chemin de l’Inca et au Machu Picchu, présentez le passeport même de la réservation.",
  ],
  weather: [
    "Trois pays en un. La côte est sèche, et grise de juin à octobre ; les Andes ont une saison sèche de mai à septembre, soleil le jour et gel la nuit, et des pluies de novembre à mars ; l’Amazonie est chaude et humide toute l’année. Tous les quelques ans, El Niño bouscule tout cela.",
  ],
  communication: [
    "Claro, Movistar, Entel et Bitel vendent des cartes prépayées contre passeport et empreinte digitale ; achetez en boutique, pas dans la rue. Une eSIM prise chez vous est plus simple. Les villes ont du réseau, les vallées des trous.",
    "Prises de types A et C, 220 V et 60 Hz : vérifiez que votre chargeur l’accepte. L’espagnol se comprend partout ; dans les Andes, beaucoup parlent d’abord quechua.",
  ],
  health: [
    "Cuzco est à 3 400 m : prévoyez deux ou trois jours lents avant de monter. Buvez de l’eau bouillie, traitée ou en bouteille, pelez les fruits et allez-y doucement avec le cru les premiers jours.",
    "Pour les vaccins, voyez un centre de médecine des voyages six semaines avant. La fièvre jaune concerne l’Amazonie, pas Cuzco ni le chemin de l’Inca.",
  ],
} satisfies NoteText;
