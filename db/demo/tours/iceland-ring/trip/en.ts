import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Short walks on good paths and three to five hours on the road each day; the wind is harder than the ground.",
  stayStyle:
    "Three-star hotels in Reykjavík and Akureyri, small hotels and country guesthouses between them, always with a private bathroom.",
  rightForYou: [
    "Yes, if you want the whole ring in a week and are glad that someone else drives and reads the forecast.",
    "You need no experience, but some 500 steps at Skógafoss and rough rock at Dettifoss; you can wait below at either.",
    "You sit a good deal: about 1,500 km in all, and on day 7 about 400 km with four stops.",
    "Rain comes from the side in any month. If that spoils your day, choose another country.",
    "From November to March you see less for the same price: short days, no boat on the lagoon, often no Dettifoss.",
    "You sleep in a new bed every night, so you pack every morning.",
  ],
  meeting: {
    address: "Keflavík airport (KEF), arrivals hall, 235 Reykjanesbær",
    byDay:
      "A driver holding a Yatrika sign waits for your flight behind customs. It is 50 km, 45 minutes, to the hotel near Laugavegur. If you are already in Reykjavík, come to the hotel; Sigrún sets out on foot in the afternoon.",
    afterDark:
      "The transfer is the same at any hour of day 1, and in winter it is dark by four. The driver takes you to the hotel door, not to the nearest stop. If the flight is late we see it too; you need not ring.",
  },
  end: {
    address: "Keflavík airport (KEF), departures, 235 Reykjanesbær",
    byDay:
      "A driver fetches you at the hotel in Reykjavík on day 8 and takes you to Keflavík in 45 minutes. Plan to be at the airport two and a half hours before your flight.",
    afterDark:
      "Many flights to Europe leave soon after seven, so the pick-up may be at four in the morning. It is included all the same; the hotel will pack your breakfast if you ask the evening before.",
  },
  bring: [
    "Waterproof trousers and a hooded jacket, in every month",
    "Walking shoes that hold the ankle and may get wet",
    "A warm layer, hat and gloves, in July as well",
    "Swimming things for Vök Baths; a towel is there",
    "A bottle: tap water is good everywhere",
    "A head net for the midges of Mývatn in June and July",
    "Ice grips that strap on to your shoes, from November to March",
    "An eye mask in May, June and July, when it does not get dark",
  ],
  questions: [
    {
      question: "Can I come alone?",
      answer:
        "Yes. The group is four to twelve people, meals at a common table are on days 1, 3, 5 and 7, and on the other evenings no one minds if you eat with a book. There are a few single rooms on each date; tell us when you book and we’ll send you the price.",
    },
    {
      question: "Is it worth coming in winter?",
      answer:
        "If you know what you lose. From November to March snow and short days trim the walks, Dettifoss is often closed and the lagoon boat does not run. What you gain are frozen waterfalls, empty car parks and nights dark enough for northern lights. The price is the same.",
    },
    {
      question: "Will we see northern lights?",
      answer:
        "Perhaps. It takes a dark night, between September and mid-April, and a gap in the cloud. Sigrún looks at the sky before she goes to bed and knocks on your door, if you’d like that. In June there are none.",
    },
    {
      question: "What if the wind closes the road?",
      answer:
        "Then we wait. Sigrún reads the forecasts for wind and road each morning and decides. It can cost half a day, and a stop or two with it. Have cancellation insurance that covers changes caused by weather, and book your flight home with room to change.",
    },
    {
      question: "Toilets and periods on the road?",
      answer:
        "There are clean toilets at most stops, an hour or two apart; some take a card payment of a few hundred krónur. The long gap is the Möðrudalur plateau on day 5: go before you leave Egilsstaðir. The first-aid kit has pads. At Vök Baths you wash naked before you bathe, women and men apart.",
    },
    {
      question: "I don’t eat fish. Shall I go hungry?",
      answer:
        "No, but the four included dinners are built on fish and langoustine, so tell us when you book. There will be a vegetarian dish each time. Vegan food is easy in Reykjavík and Akureyri and plainer in between; bring snacks for days 4 and 5.",
    },
    {
      question: "Phone and electricity?",
      answer:
        "There is mobile network along nearly all of Route 1, with gaps on the plateau of day 5. Every room has sockets and wireless internet. In the minibus there are a few USB sockets to share.",
    },
  ],
  days: [
    {
      stayPlace: "Reykjavík",
      activities: ["Lift to the top of the Hallgrímskirkja tower"],
      stops: ["Keflavík airport", "Reykjavík"],
    },
    { stayPlace: "Vík", activities: [], stops: ["Seljalandsfoss", "Skógafoss", "Dyrhólaey", "Reynisfjara", "Vík"] },
    {
      stayPlace: "Höfn",
      activities: ["Guided glacier walk at Skaftafell instead of the walk to Svartifoss; ask when you book"],
      stops: ["Skaftafell", "Svartifoss", "Jökulsárlón", "Höfn"],
    },
    { stayPlace: "Egilsstaðir", activities: [], stops: ["Stokksnes", "Djúpivogur", "Fáskrúðsfjörður", "Vök Baths", "Egilsstaðir"] },
    { stayPlace: "Reykjahlíð, Lake Mývatn", activities: [], stops: ["Dettifoss", "Hverir", "Reykjahlíð"] },
    { stayPlace: "Akureyri", activities: [], stops: ["Dimmuborgir", "Húsavík", "Goðafoss", "Akureyri"] },
    { stayPlace: "Reykjavík", activities: [], stops: ["Öxnadalsheiði", "Glaumbær", "Grábrók", "Borgarnes", "Reykjavík"] },
    { activities: [], stops: ["Keflavík airport"] },
  ],
  access: {
    stepFreeStays:
      "The hotels in Reykjavík and Akureyri have lifts; country guesthouses often have a step at the door or stairs inside. We’ll ask each house for you.",
    longestWalk: "About three hours on day 2, in several short pieces. You can leave out any of them and wait in the minibus or a café.",
    stepsAndStairs:
      "Some 500 steps at Skógafoss and wooden stairs at Grábrók; both can be left out, and both falls and crater are seen from below.",
    seating: "A seat of your own in the minibus, with a high step to get in. There are few benches on the paths.",
    serviceAnimals:
      "Iceland asks for an import permit and quarantine for dogs, longer than this tour; assistance dogs have rules of their own.",
    diet: "Vegetarian and gluten-free without trouble, vegan with notice; tell us when you book.",
  },
  accessContact: "Write to us before you book and say what you need; Sigrún will answer for the paths, and we’ll ask the houses.",
  localPayments: [],
  estimates: [
    {
      label: "Visa, for a traveller from Germany",
      basis: "Our estimate, November 2026: Iceland is in the Schengen area, and a German identity card or passport is enough.",
    },
    { label: "Tips", basis: "Our estimate, November 2026: tips are not expected in Iceland; the upper amount is for Sigrún, if you wish." },
    {
      label: "Six lunches and three dinners",
      basis:
        "Our estimate, November 2026, for lunches on days 2 to 7 and dinners on days 2, 4 and 6: soup or a sandwich at noon, one course at night.",
    },
    {
      label: "Drinks, tower lift, glacier walk",
      basis:
        "Our estimate, November 2026: the lower amount is coffee and toilets; the upper one adds the lift, a beer a night and the glacier walk.",
    },
    {
      label: "Cancellation insurance",
      basis:
        "Our estimate, November 2026: four to eight per cent of the price of the tour. Travel insurance for the eight days is included.",
    },
  ],
  notes: {
    packing: [
      "Dress in layers that dry overnight: wool next to the skin, a fleece or a thin down jacket, and wind- and waterproofs on top. Umbrellas do not survive. Jeans stay wet all day.",
      "June to August: one warm layer fewer, a head net for Mývatn, an eye mask. September, October, April and May: gloves and a hat every day. November to March: lined trousers, ice grips, a head torch, a thermos.",
      "One medium case and one small rucksack each, please: twelve people share the back of a minibus.",
    ],
    weather: [
      "January to March: about –3 to 4 °C, snow and ice, storms that close roads; four hours of sun at New Year, thirteen by the end of March.",
      "April and May: 2 to 10 °C, drier than autumn, snow still on the plateau. June to August: 8 to 15 °C, light nights; showers on about every second day, and most in the south-east.",
      "September and October: 3 to 10 °C, rain and the first storms, dark nights again. November and December: –2 to 4 °C, and about four hours of sun in late December.",
      "The north-east around Mývatn is drier than the south coast, and in winter much colder: –10 °C is nothing out of the ordinary.",
    ],
    transport: [
      "A minibus for twelve guests, driven by Sigrún, with studded tyres in winter. Seats change each morning, so no one has the back row all week. Most days have three or four hours of driving, the last five; we stop every hour or two, except on the plateau of day 5.",
      "Hold the door with both hands when you open it. Wind breaks hinges here, and it has broken fingers.",
    ],
    roomsAndMeals: [
      "Seven nights in twin or double rooms with private bathroom. Houses in the country are simple and warm. Hot water may smell of sulphur; it is clean, but take off silver rings.",
      "Breakfast every day, from skyr and bread to eggs, and dinner on days 1, 3, 5 and 7. Lunch is bought at petrol stations, bakeries and museum cafés. Wine and beer are sold in the state shops (Vínbúðin), which close early and on Sundays in small towns.",
    ],
    health: [
      "The sea at Reynisfjara and the edges of hot springs are the real dangers: stay behind the ropes and never turn your back on the waves. Take a tablet against seasickness an hour before the boat in Húsavík; the stop there is too late.",
      "Pharmacies (apótek) are in Reykjavík, Selfoss, Höfn, Egilsstaðir, Húsavík and Akureyri. Bring what you take daily for ten days, in case the road is closed.",
    ],
  },
} satisfies TripText;
