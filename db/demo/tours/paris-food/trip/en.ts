import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "5 km on foot on Friday and 9 km on Saturday, about three hours, all flat. What you notice in the evening are the métro stairs and the hours on your feet in the kitchen.",
  stayStyle: "Two nights in a three-star hotel near the Ledru-Rollin métro station, breakfast on day 3",
  rightForYou: [
    "Yes, if you would rather buy, knead and cook your food than have it explained. On Saturday you are in a bakery at seven.",
    "Yes, if you like to cross a city on foot and by métro, at the speed of people who live there.",
    "Less so if your knees are bad: most métro stations have no lift, and one guest counted eleven flights of stairs on the Friday alone.",
    "Less so on a first visit without a day to spare. We pass near the Louvre, and enter only a cellar.",
    "In August it can be 34 °C and the market is half empty. The cellar is cool; the rest of the weekend is not.",
  ],
  meeting: {
    address: "Your hotel near the Ledru-Rollin métro station, Friday, 14:30. We’ll send you its name and street before you leave.",
    byDay:
      "From Charles de Gaulle take RER B to Gare du Nord, line 5 to Bastille and line 8 to Ledru-Rollin, about an hour in all. From Orly line 14 runs to Gare de Lyon, and from there it is about fifteen minutes on foot. This journey is not included.",
    afterDark:
      "If you come the evening before, the métro runs until about one. With luggage and no one beside you, take a taxi from the official rank at the airport: the fare into Paris is fixed and posted there. Ignore drivers who speak to you inside the terminal.",
  },
  end: {
    address: "The same hotel, Sunday after breakfast",
    byDay:
      "The airport transfer on day 3 is included. Send us your flight number, and we’ll tell you when it leaves the hotel; allow up to 75 minutes to Charles de Gaulle on a bad day. If you go by train, Gare de Lyon is about fifteen minutes on foot.",
  },
  bring: [
    "Closed, comfortable shoes; the bakery and the kitchen are no place for sandals",
    "Something you can wash: flour goes everywhere",
    "A band for long hair",
    "A light rain jacket, in every month",
    "A shoulder bag that closes, for the métro",
    "A cloth bag, and room in the suitcase for cheese",
    "Some cash in small notes for the market stalls",
  ],
  questions: [
    {
      question: "I’m travelling alone. Will I sit alone?",
      answer:
        "Only if you wish to. The group is two to ten people who bake, cook and eat at one table. Saturday’s dinner is free; Camille’s list says where someone eating alone is treated well, and the others usually plan something too. For a room of your own, ask us for the price.",
    },
    {
      question: "I’m vegetarian. Is there more than bread?",
      answer:
        "Yes. Tell us when you book, and Aïssatou plans the lunch around the market: in April a guest’s asparagus became everyone’s main course. Comté and Brie are made with animal rennet; if that matters to you, Camille finds others. Vegans and coeliacs, please write first. We’ll say honestly what is possible.",
    },
    {
      question: "How hard is it really?",
      answer:
        "Nothing is steep and nothing is fast. But you stand for most of a class that lasts until 13:00, walk 9 km that day, and climb stairs at nearly every change of métro. You can leave out the afternoon on the Left Bank, or follow by taxi at your own cost. Tell Camille on Friday, and she’ll show you where.",
    },
    {
      question: "Toilets, and if my period comes?",
      answer:
        "There are toilets at the hotel, the kitchen and the Bouillon. In between, street cabins are free and cafés expect you to order something. Supermarkets and pharmacies sell pads and tampons until evening, and there are pads in Camille’s first-aid kit.",
    },
    {
      question: "Must I drink wine?",
      answer:
        "No. Inès pours grape juices with the same care, and no one asks why. At the Bouillon drinks are not included; a jug of tap water is free, as everywhere in France.",
    },
    {
      question: "How much money will I need there?",
      answer:
        "The tourist tax, about 11 euros, one dinner and what you drink on Friday. Cards work almost everywhere; some stalls at Aligre want cash for small sums. Most guests also buy cheese.",
    },
  ],
  days: [
    {
      stayPlace: "Paris, near Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, hotel near Ledru-Rollin",
        "Place des Vosges",
        "Rue Debelleyme",
        "Marché des Enfants Rouges",
        "Wine vault near rue de l’Arbre-Sec",
        "Bouillon Julien",
      ],
    },
    {
      stayPlace: "Paris, near Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, hotel near Ledru-Rollin",
        "Bakery on rue de Charenton",
        "Marché d’Aligre",
        "Kitchen on rue Crozatier",
        "Sèvres–Babylone",
        "Saint-Sulpice",
        "Pont Neuf",
        "Bastille",
      ],
    },
    {
      activities: ["A walk on the Coulée Verte, the garden on an old railway about ten minutes from the hotel, before the transfer"],
      stops: [],
    },
  ],
  access: {
    longestWalk:
      "9 km on day 2, on pavements and cobbles, in stretches with stops. You can skip the Left Bank or take a taxi at your own cost.",
    stepsAndStairs:
      "Most métro stations have stairs and no lift, and the tasting is in a vaulted cellar. We cannot offer a step-free version.",
    seating: "You sit at the tasting, at lunch and at dinner. You stand for most of the cooking class and at the market.",
    hearing: "At most ten people, and the vault is quiet. The market and the Bouillon are loud; ask Camille for a seat opposite her.",
    diet: "Vegetarians eat well. Vegan and gluten-free only after writing to us: flour and butter are in nearly everything.",
  },
  accessContact: "Write to us before you book. We’ll ask the hotel, the kitchen and Camille, and answer with what they say, yes or no.",
  localPayments: [
    "Paris tourist tax, to the hotel: about 5.50 euros per person and night in a three-star house, for two nights. Minors do not pay. The rate can change each January.",
  ],
  estimates: [
    { label: "Visa", basis: "For a traveller from Germany: none needed. Our estimate, November 2026." },
    { label: "Tips", basis: "Service is in French prices; a little for Camille and the cooks if you like. Our estimate, November 2026." },
    { label: "Dinner on day 2", basis: "From a bistro menu to three courses with a glass of wine. Our estimate, November 2026." },
    {
      label: "Journey to the hotel on day 1",
      basis: "From Charles de Gaulle: RER B at the lower end, a taxi at the upper. Our estimate, November 2026.",
    },
    { label: "Drinks and purchases", basis: "Drinks at Bouillon Julien, coffee, cheese to take home. Our estimate, November 2026." },
    { label: "Cancellation insurance", basis: "Not included; medical cover is. Our estimate, November 2026." },
  ],
  notes: {
    packing: [
      "Layers. The bakery is hot at seven, the vault is cool in August, and between them lies a street. From November to March bring a warm coat; from May to September a light jacket for the evening.",
      "One small suitcase that you can carry yourself: there are stairs between you and the hotel, and no porter.",
    ],
    weather: [
      "Usual highs by day: January and February 8 °C, March 12, April 16, May 20, June 23, July and August 26, September 21, October 16, November 11, December 8. Rain is spread over the whole year, mostly in short showers.",
      "In heatwaves August passes 35 °C. May, June and September to mid-October are the kindest months; November to March is grey, damp and uncrowded.",
    ],
    transport: [
      "On foot and by métro: lines 5, 8, 10, 11 and 1, with fares paid while you are with the group. On day 3 a car takes you to the airport.",
      "Pickpockets work the métro, line 1 above all. Keep the bag closed and in front, and the phone away near the doors.",
    ],
    roomsAndMeals: [
      "You sleep both nights in the same three-star hotel, ten minutes from Camille’s flat. The street is lively on Friday and Saturday; ask for a room to the courtyard if you sleep lightly.",
      "Included are dinner on day 1, breakfast and lunch on day 2 and breakfast on day 3. Saturday’s breakfast is your own baguette at the bakery. Dinner on day 2 is free.",
    ],
    health: [
      "Tap water is good. A green cross marks a pharmacy; pharmacists give advice without an appointment, and one is always on night duty.",
      "The cheeses are made of raw milk. If you are pregnant or have a weak immune system, tell Camille, and she’ll choose others. Tell us before about allergies to nuts, flour, milk or fish.",
    ],
  },
} satisfies TripText;
