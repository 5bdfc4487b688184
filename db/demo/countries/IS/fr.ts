import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  moneyMatters: [
    "On paie en couronnes islandaises (ISK). La carte passe partout, de la pompe à essence aux toilettes ; retenez votre code, les stations sans personnel le demandent. On peut passer une semaine sans toucher une pièce.",
    "Les prix comprennent taxes et service, et personne n’attend de pourboire. Un plat coûte de 4 000 à 7 000 ISK, une bière environ 1 700. Pour les gros achats, la TVA se récupère à Keflavík : gardez les tickets.",
  ],
  emergency: [
    "112 pour la police, les pompiers, l’ambulance et le secours en montagne, gratuit, de tout téléphone. L’application 112 Iceland envoie votre position d’une pression.",
    "Pour un avis médical sans urgence, appelez le 1700, jour et nuit ; on y répond aussi en anglais.",
  ],
  visas: [
    "En novembre 2026 : l’Islande fait partie de l’espace Schengen. Les citoyens de l’UE, de l’EEE et de la Suisse entrent avec une carte d’identité ou un passeport ; beaucoup d’autres peuvent rester sans visa jusqu’à 90 jours sur 180, et les autres, Indiennes et Indiens compris, ont besoin d’un visa Schengen, dont les rendez-vous sont souvent pris des semaines à l’avance.",
    "Les voyageurs dispensés de visa, hors UE, devront peut-être demander en ligne une autorisation de voyage (ETIAS) avant le vol. L’ambassade d’Islande et la direction de l’immigration vous diront si c’est déjà le cas et ce qui vaut pour votre passeport ; ceci est une indication, pas un conseil juridique.",
  ],
  weather: [
    "Un climat doux pour la latitude, et jamais stable : 10 à 15 °C l’été, autour de zéro l’hiver sur la côte, plus froid à l’intérieur. Le vent décide plus que la température. Lisez vedur.is pour le temps, umferdin.is pour les routes et safetravel.is pour les alertes.",
  ],
  communication: [
    "Le réseau couvre la côte et presque toute la route 1 ; les Hautes Terres ont des trous. Les forfaits de l’UE et de l’EEE s’utilisent aux prix de chez vous. Sinon, achetez une carte prépayée ou une eSIM de Síminn, Nova ou Vodafone, à l’aéroport aussi.",
    "Prises de types C et F, comme en Allemagne, 230 V et 50 Hz. On parle islandais, et presque tout le monde parle anglais.",
  ],
  health: [
    "L’eau froide du robinet est excellente. Si vous êtes assuré dans l’UE ou l’EEE, prenez la carte européenne d’assurance maladie ; on est bien soigné, et à grands frais sans assurance. Hors des villes, l’hôpital le plus proche peut être à des heures de route.",
  ],
} satisfies NoteText;
