import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Three easy days and two moderate ones, never more than three hours on foot. Day 2 is the test: 7 km of cobbles and cinders, then some 250 steps down to the boat.",
  stayStyle: "A hotel cut into the cliff in Firostefani and a boutique hotel in the old town of Naxos, twin or double rooms",
  rightForYou: [
    "Yes, if you want the view and also the people who live under it: a village dinner, a captain, an aunt’s kitchen.",
    "Yes, if you walk three hours without trouble and stairs do not frighten your knees.",
    "Less so if you long for a beach holiday. There is time to swim on days 2, 4 and 5, and no day on the sand.",
    "Less so in July and August, unless you must: 30 °C, little shade, full lanes and a wind that can change the boat’s plans.",
    "From November to March there is no sailing. You get cellars, empty lanes and quite possibly rain.",
    "No one can live in a cliff and have level ground. If steps are a problem, please look at another tour.",
  ],
  meeting: {
    address: "Santorini airport (JTR), outside the arrivals door. Eleni holds a sign that says Yatrika.",
    byDay:
      "The transfer is included: 6 km, 20 minutes by minibus, and porters for the last steps. Send us your flight number. If you land by five in the afternoon, you are in time for the walk at six. If you come by ferry, we fetch you at Athinios instead.",
    afterDark:
      "The minibus comes for late flights too. You may miss the walk and dinner in Karterados; tell us, and we’ll see that someone waits at the hotel and that there is something to eat.",
  },
  end: {
    address: "Santorini airport (JTR), departures",
    byDay:
      "The transfer after breakfast on day 6 is included, 20 minutes from the hotel. In summer the small hall is crowded at midday: we like to be there two hours before the flight.",
    afterDark: "For a flight before sunrise the minibus comes too, and the porters. Please tell us the evening before at the latest.",
  },
  bring: [
    "Shoes with a proper sole; smooth trainers slip on cinders and marble",
    "A hat, sun cream and a bottle for 1.5 litres",
    "A windproof jacket, in summer too: the boat after sunset is cool",
    "Dark swimwear for Palea Kameni, where the water stains",
    "Bathing shoes, if you have them",
    "A small rucksack for the day, and a bag that a porter can carry on stairs",
    "Tablets against seasickness, if you know that you need them",
    "Some cash for kiosks and village cafés",
  ],
  questions: [
    {
      question: "I’m travelling alone. Will I feel out of place among the couples?",
      answer:
        "Firostefani has couples; our group seldom is one long honeymoon. There are two to twelve of you, at one table for most meals, and Eleni is there throughout. Rooms are twin or double. For a room of your own, ask us for the supplement.",
    },
    {
      question: "How hard is the cliff path really?",
      answer:
        "Three hours for 7 km, up and down, on cobbles, cinders and loose stone, with almost no shade. The 250 steps to Ammoudi are harder on the knees than the path. If you would rather not, take the bus to Oia and a taxi down to the harbour; Eleni will tell you when to be where.",
    },
    {
      question: "What happens to the boat when the meltemi blows?",
      answer:
        "Captain Katerina decides, and her word is final. She may shorten the trip or turn back; one July she left out Palea Kameni. If the sailing is what you book for, choose May, June, September or early October.",
    },
    {
      question: "Must I swim?",
      answer:
        "No. At Palea Kameni it is about 30 m from the boat to the warm water, out of your depth on the way. Who stays on board sees it well. Plaka on day 4 and the beach of Agios Georgios are shallow and sandy.",
    },
    {
      question: "Toilets, and if I have my period on the path?",
      answer:
        "Go before Imerovigli; after that count on Oia, three hours later. There is a toilet on board. Paper goes into the bin, not the pipe. Supermarkets in Fira and Naxos town sell pads and tampons, and there are pads in Eleni’s first-aid kit. Take a small bag for the walk.",
    },
    {
      question: "Is it safe, with the volcano and the earthquakes?",
      answer:
        "Thousands of small quakes shook the island in February 2025, and for a few weeks many people left. Since then it has been calm. The volcano is measured day and night. If the authorities close a place, we do not go there. No one can promise more, and Eleni will not.",
    },
    {
      question: "Do vegetarians eat well?",
      answer:
        "Easily: fava, tomato fritters, white aubergine, cheese. Tell us when you book, so that the boat and Irini’s aunt know before they light the stove. Vegans, please write first, as lunch in the mountains is fond of cheese.",
    },
  ],
  days: [
    { stayPlace: "Firostefani, Santorini", activities: [], stops: ["Santorini airport", "Firostefani", "Fira", "Karterados"] },
    {
      stayPlace: "Firostefani, Santorini",
      activities: ["The maritime museum in Oia, in the free hours, about 5 euros; closed on some days"],
      stops: ["Firostefani", "Imerovigli", "Oia", "Ammoudi", "Korfos, Thirassia", "Palea Kameni", "Fira, old port"],
    },
    {
      stayPlace: "Naxos town",
      activities: [],
      stops: ["Firostefani", "Akrotiri", "Megalochori", "Athinios, ferry port", "Naxos town", "Portara"],
    },
    {
      stayPlace: "Naxos town",
      activities: ["A swim at Plaka on the way down"],
      stops: ["Halki", "Agios Georgios Diasoritis", "Apeiranthos", "Plaka"],
    },
    {
      stayPlace: "Firostefani, Santorini",
      activities: ["The cheese shops of Naxos town with Eleni", "A swim at the beach of Agios Georgios, ten minutes’ walk from your room"],
      stops: ["Naxos town", "Athinios, ferry port", "Firostefani", "Pyrgos"],
    },
    { activities: [], stops: ["Firostefani", "Santorini airport"] },
  ],
  access: {
    stepFreeStays: "The hotel in Firostefani is cut into the cliff, below flights of steps. Porters carry bags, not people.",
    longestWalk:
      "7 km in three hours on day 2, and two hours of stony mule path on day 4. The first can be left out by bus, at your own cost.",
    stepsAndStairs: "Plenty every day on Santorini, some 250 down to Ammoudi. From the old port the cable car takes you up.",
    seating: "A seat for everyone in the minibus, on the boat and, reserved, on the ferry. On the paths there is a wall or a stone.",
    diet: "Vegetarian food is easy throughout. Please write to us first if you are vegan or coeliac.",
  },
  accessContact:
    "Write to us before you book and say how many steps you manage. We’ll ask the hotels for their numbers, and answer plainly.",
  localPayments: [],
  estimates: [
    { label: "Visa", basis: "For a traveller from Germany: none needed. Our estimate, November 2026." },
    { label: "Tips", basis: "For Eleni, the crew, the drivers and the porters, if you were content. Our estimate, November 2026." },
    {
      label: "Three dinners and one lunch",
      basis: "Four meals at about 20 to 40 euros each, as in “What is not included”; November 2026.",
    },
    {
      label: "Drinks and small things",
      basis: "Drinks beyond the tastings, a museum, coffee, cheese to take home. Our estimate, November 2026.",
    },
  ],
  notes: {
    packing: [
      "Light clothes that dry overnight, something with sleeves against the sun, and a layer against the wind. No one dresses up; shoes with heels are useless on the steps.",
      "From November to April add a raincoat, a warm jumper and shoes that may get wet. Two smaller bags are better than one large one.",
    ],
    weather: [
      "Usual highs by day: December to March 14 to 16 °C, April 19, May 23, June 27, July and August 29 to 30, September 26, October 23, November 19. The sea has 16 °C in March, 20 at the end of May, 24 to 25 in August and still 22 in early October.",
      "It hardly rains from June to September. In July and August the meltemi can blow at force 7 for days. Most rain falls from November to February, and the hills turn green.",
    ],
    transport: [
      "A private minibus on both islands, the Blue Star ferry with reserved seats, about two hours each way, and a chartered two-masted boat on day 2. Ferries can be late. If the coastguard stops them, Eleni changes the order of the days.",
      "From Fira’s old port we take the cable car, 220 m up. We do not ride the donkeys, and ask you not to.",
    ],
    roomsAndMeals: [
      "Three nights in Firostefani and two in Naxos town. Rooms cut into the rock are cool, quiet and a little dim; the light is on the terrace. In Naxos you sleep in the old town, in lanes without cars.",
      "Included are every breakfast, dinners on days 1 and 5 and lunches on days 2, 3 and 4. In summer, breakfast on day 2 comes before the start at seven.",
    ],
    health: [
      "Do not drink the tap water on Santorini; bottles and filtered water are everywhere. Heat is the usual trouble: drink before you are thirsty. Santorini’s hospital is in Karterados, and Naxos town has one too.",
    ],
  },
} satisfies TripText;
