import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Paris, France",
  summary:
    "Une capitale de 10 km de large qui se parcourt à pied : marchés du matin, billets de musée à heure fixe et déjeuners moitié moins chers que le dîner.",
  description: [
    "Paris est petit pour une capitale : environ 10 km de large, vingt arrondissements enroulés en coquille d’escargot à partir du Louvre et la Seine au milieu. La plupart des gens vivent en appartement et font leurs courses en bas de chez eux, si bien que presque chaque quartier a sa boulangerie, sa fromagerie et son marché de rue, deux ou trois matins par semaine. Notre-Dame a rouvert en décembre 2024, la pierre éclaircie par le nettoyage. À l’est, autour du canal Saint-Martin et de Belleville, les loyers sont plus bas et la cuisine plus hardie.",
    "Marchez, surtout : de la Bastille au Louvre, il y a moins de 3 km. Le métro fait le reste jusque vers 1 h du matin, à quelque 2,50 € le trajet, et des pistes cyclables longent la rue de Rivoli et le fleuve. De l’aéroport Charles-de-Gaulle, le RER B met environ 35 minutes jusqu’à la gare du Nord. Réservez une heure fixe pour le Louvre, le musée d’Orsay et la Sainte-Chapelle ; les collections permanentes du Petit Palais et du musée Carnavalet sont gratuites. Notre guide Camille fait ses courses au marché d’Aligre, avant 11 h, tous les jours sauf le lundi.",
    "Le Louvre ferme le mardi, Orsay le lundi, et le Centre Pompidou est en travaux jusqu’en 2030. Depuis janvier 2026, les visiteurs venus de l’extérieur de l’Espace économique européen paient 32 € au Louvre. Notre-Dame est gratuite, mais sans créneau réservé, la file peut être longue. En août, beaucoup de boulangeries et de bistrots ferment deux ou trois semaines, les canicules dépassent 35 °C, et peu d’hôtels anciens sont climatisés. Les pickpockets travaillent sur la ligne 1, à Montmartre et à la tour Eiffel. La plupart des stations de métro ont des escaliers et pas d’ascenseur.",
  ],
  highlights: [
    "Le marché d’Aligre à 9 h : les prix à la criée dehors, fromages et huîtres sous la halle Beauvau",
    "La Sainte-Chapelle par un matin de soleil : 1 113 scènes en vitraux du XIIIe siècle",
    "Notre-Dame à l’ouverture du matin, avant 8 h en semaine",
    "La Coulée verte, 4,5 km de jardin sur une ancienne voie ferrée à l’est de la Bastille",
    "Le Petit Palais, sa collection gratuite et son café autour d’un jardin intérieur",
    "Les quais sans voitures de la rive droite, de l’Arsenal aux Tuileries à pied",
  ],
  bestTimeToVisit:
    "Mai, juin et de septembre à la mi-octobre : de 16 à 25 °C et de longues soirées. Août peut être très chaud, avec beaucoup de boutiques fermées ; de novembre à mars, c’est gris et humide, avec peu d’attente hors des vacances.",
} satisfies DestinationText;
