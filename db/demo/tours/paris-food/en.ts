import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Paris at the Table",
  destination: "Paris, France",
  summary:
    "A Friday-to-Sunday weekend of bread, cheese, wine and one long market lunch you cook yourself, on foot and by métro with Parisian women.",
  description: [
    "Paris eats by quarter and by the clock. Bread comes out before seven, the market at Aligre packs up after lunch, and few Parisians sit down to dinner before half past seven. This weekend follows that clock: the Marais on Friday, the bakery, market and kitchen on Saturday morning, Saint-Germain on Saturday afternoon. On Sunday you go home with flour on your shoes.",
    "Camille Rousselot leads the tour. She trained as a pastry cook and lives off the Faubourg Saint-Antoine, ten minutes from your hotel. You bake with Delphine Marchand, taste with the sommelier Inès Caradec and cook with Aïssatou Diop, who has taught in her own kitchen on rue Crozatier for years. Women-led, everyone welcome.",
    "You walk 5 km on the first day and 9 km on the second, on pavements and cobbles, and stand for most of the cooking class. Most métro stations have stairs and no lift. Vegetarians eat well with us. Vegans and coeliacs should write first, because flour and butter are in nearly everything. You taste alcohol only if you wish; there is grape juice.",
  ],
  highlights: [
    "Shape your own baguette before breakfast on rue de Charenton, and eat it warm.",
    "Shop for lunch at the Marché d'Aligre with the cook who will teach you to make it.",
    "Cook three courses on rue Crozatier and sit down to eat them.",
    "Taste five French wines in a stone vault near the Louvre with a sommelier.",
    "Compare raw-milk cheeses on rue de Bretagne, beside the Marché des Enfants Rouges of 1615.",
    "Have dinner under the painted glass of Bouillon Julien, an Art Nouveau room of the early 1900s.",
    "Cross Saint-Germain from chocolate to pastry, and finish at the Pont Neuf.",
  ],
  itinerary: [
    {
      title: "Marais bread, a wine vault and a bouillon",
      description:
        "From Charles de Gaulle, RER B to Gare du Nord and métro lines 5 and 8 to Ledru-Rollin take about an hour. Camille meets you at your hotel at 14:30. You walk by Place des Vosges to rue Debelleyme for Poilâne's sourdough, then to rue de Bretagne and the Marché des Enfants Rouges for Comté, Brie and a ripe goat's cheese. Line 11 from Arts et Métiers brings you to Châtelet and a vaulted cellar off rue de l'Arbre-Sec, where Inès pours five wines. Dinner is at Bouillon Julien; line 8 runs straight home. Easy, 5 km on foot, many métro stairs.",
    },
    {
      title: "Bakery, Aligre market and the Left Bank",
      description:
        "At 7:00 Delphine shows you how to shape and score a baguette on rue de Charenton; breakfast is the result. At 9:00 you shop at the Marché d'Aligre with Aïssatou, then cook until 13:00 and lunch on it: often leeks vinaigrette, fish in beurre blanc, a seasonal tart. Métro lines 5 and 10 from Bastille go to Sèvres–Babylone. You walk rue du Cherche-Midi, Saint-Sulpice and rue Bonaparte, with chocolate and pastry stops, to the Pont Neuf by 18:00. Line 1 from Châtelet returns to Bastille, near your hotel. Dinner is free, with Camille's list. Moderate, 9 km on foot.",
    },
  ],
  included: [
    "2 nights in a three-star hotel near Ledru-Rollin, with breakfast on day 3",
    "Parisian guide on both days",
    "Bread and cheese tasting in the Marais on day 1",
    "Tasting of five wines, or grape juices, with a sommelier",
    "Dinner of three courses at Bouillon Julien on day 1",
    "Baking lesson and breakfast at the bakery on day 2",
    "Market visit, cooking class and the lunch you cook, with a glass of wine",
    "Chocolate and pastry tastings in Saint-Germain",
    "Métro fares with the group, and the airport transfer on day 3",
    "Travel insurance for the three days",
  ],
  notIncluded: [
    "Flights or trains to Paris",
    "The journey from the airport or station on day 1",
    "Dinner on day 2",
    "Drinks with dinner at Bouillon Julien",
    "Paris tourist tax, paid at the hotel",
    "Cancellation insurance; medical cover comes with the tour",
  ],
  details: {
    departures: "Tuesdays and Fridays, year-round; in August, when many bakers and wine merchants close, we go to those that stay open",
    transport: "On foot and by métro; airport transfer on the last day",
  },
} satisfies TourText;
