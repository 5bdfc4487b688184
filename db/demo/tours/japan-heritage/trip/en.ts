import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Two to four hours on foot on most days, often on stone steps, and early: you leave at half past six on day 2, earlier still on day 3.",
  stayStyle: "4-star hotels in Kyoto and Tokyo, a hot-spring ryokan in Hakone, family inns with futons and shared baths in Tsumago",
  rightForYou: [
    "You would rather get up at half past five than stand in a queue at eleven, and don’t mind going to bed at nine.",
    "You like trains, and can change them with a small rucksack while your case travels by courier.",
    "Stone steps are part of nearly every day; the loop of Mount Inari is almost nothing else.",
    "You can sleep on a futon on the floor for one night, with thin walls and the bath down the corridor.",
    "It may disappoint you if you want shops and neon: Tokyo is one full day, and it begins with a prayer.",
    "In July and August Kyoto is above 35 °C and humid. Come, if you must, with low ambitions for the afternoons.",
  ],
  meeting: {
    address: "International arrivals lobby, Terminal 1, 1F, Kansai International Airport, Osaka",
    byDay:
      "Haruka waits in the arrivals lobby with a Yatrika sign and takes you to Kyoto by the Haruka express, about 80 minutes. The walk to Gion starts at five, so land by 13:30 if you can. If your flight arrives at Terminal 2, take the free shuttle bus to Terminal 1.",
    afterDark:
      "If you land late, you’re met all the same: tell us your flight, and someone from our team travels with you. The last Haruka leaves soon after ten in the evening; if you land after nine, write to us before you book the flight.",
  },
  end: {
    address: "Asakusa station, close to the hotel, Tokyo",
    byDay:
      "A guide goes with you by direct train from Asakusa: to Haneda in about 40 minutes, to Narita in about an hour. No train to change, but stairs on the way down; the guide knows the lift.",
    afterDark:
      "Trains run from about five in the morning until shortly before midnight, and women travel alone in them at every hour. For a flight before eight, sleep at the airport; we’ll help you find a room.",
  },
  bring: [
    "Shoes with a grip that come off quickly: you take them off up to six times a day",
    "Socks that you can be seen in",
    "A rucksack of 20 to 25 litres for the night in Tsumago",
    "A coin purse: coins are worth up to 500 yen",
    "A small towel and a bag for rubbish; there are few of either in public toilets and streets",
    "An umbrella, or buy one anywhere for about 700 yen",
    "Warm layers from November to March; old inns are draughty",
    "Your medicines in their packets, with the prescription",
    "An adapter for two flat pins, and chargers that take 100 volts",
  ],
  questions: [
    {
      question: "I’m coming alone. Will I be lonely, and do I share a room?",
      answer:
        "Many come alone, and by the second evening someone knows a place in Pontocho. Prices are for twin rooms; a room of your own costs extra, and the inns of Tsumago have very few, so ask early. In Japan a woman at a counter with one bowl of noodles is no event.",
    },
    {
      question: "Can I eat vegetarian?",
      answer:
        "Yes, if you tell us at booking. The difficulty is dashi, the fish stock in nearly everything; our hosts in Kyoto, Tsumago, Hakone and Yanaka cook with kombu and mushrooms instead. For free meals Haruka gives you a card in Japanese and a list. Vegan is possible, without gluten is hard: soy sauce contains wheat.",
    },
    {
      question: "How do the baths work, and must I be naked?",
      answer:
        "You wash first, sitting, then go into the water without anything on. Women and men bathe apart. With a tattoo, during your period, or because you would rather, book the private bath of the ryokan. In Tsumago you bathe by turns, and the door locks.",
    },
    {
      question: "My knees are not what they were. What can I leave out?",
      answer:
        "On Mount Inari you can turn back at the crossing halfway up and wait over tea. At the tea lesson there is a low stool. The bus from Magome to Tsumago replaces the walk of 8 km. Getting up from a futon cannot be replaced; practise at home.",
    },
    {
      question: "How much money do I need?",
      answer:
        "Ten meals are your own, at about 1,500 to 4,000 yen each, and the rest is coffee, lockers and gifts. Cards work in hotels, stations and most shops, but not in every noodle shop and hardly in Tsumago: keep 20,000 yen in cash. No one expects a tip.",
    },
    {
      question: "Toilets and periods on the way?",
      answer:
        "Toilets are free, clean and everywhere: in stations, temples, and in every convenience store; on the Nakasendo there are some on the way. Paper goes into the bowl. Pads are sold in every convenience store, tampons in chemists’ shops, in few sizes.",
    },
    {
      question: "What about the sulphur at Hakone?",
      answer:
        "Over Owakudani the air smells of eggs and stings. Anyone with asthma, a heart condition or a pregnancy goes round by bus, with directions from Haruka, and meets us at the lake. If there is too much gas the ropeway closes, and then we all take the bus.",
    },
  ],
  days: [
    { stayPlace: "Kyoto, near Karasuma Oike", activities: [], stops: ["Kansai airport", "Kyoto"] },
    {
      stayPlace: "Kyoto, near Karasuma Oike",
      activities: ["Evening free: a soak in a neighbourhood bathhouse, about 550 yen; Haruka draws you the way"],
      stops: ["Fushimi Inari", "Nishijin"],
    },
    { stayPlace: "Kyoto, near Karasuma Oike", activities: [], stops: ["Kiyomizu-dera", "Ryoan-ji"] },
    { stayPlace: "Kyoto, near Karasuma Oike", activities: [], stops: ["Nara", "Kyoto"] },
    { stayPlace: "Tsumago, Kiso Valley", activities: [], stops: ["Nagoya", "Nakatsugawa", "Magome", "Tsumago"] },
    { stayPlace: "Gora, Hakone", activities: [], stops: ["Nagiso", "Nagoya", "Odawara", "Gora, Hakone"] },
    { stayPlace: "Asakusa, Tokyo", activities: [], stops: ["Owakudani", "Moto-Hakone", "Amazake-chaya", "Tokyo (Asakusa)"] },
    { stayPlace: "Asakusa, Tokyo", activities: [], stops: ["Hama-rikyu garden", "Yanaka"] },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "The hotels in Kyoto and Tokyo have lifts; the inns of Tsumago have steep stairs, and the ryokan has steps inside.",
    longestWalk:
      "About 9 km on mostly level paths in Nara, with buses for parts of it; the 8 km over the Magome Pass can be replaced by a bus.",
    stepsAndStairs: "Steps on nearly every day: Mount Inari, Sannenzaka, the old paving above Moto-Hakone, which is slippery after rain.",
    seating: "Meals in Tsumago and Hakone may be at low tables; we ask for chairs if you tell us. At the tea lesson there is a low stool.",
    diet: "Vegetarian with vegetable dashi everywhere, if we know at booking; vegan mostly; without gluten only in part.",
  },
  accessContact: "Write to us before you book; Haruka answers herself, with pictures of the stairs where there are any.",
  localPayments: [],
  estimates: [
    { label: "Visa", basis: "A traveller from Germany needs none for up to 90 days, as of November 2026; other passports may." },
    { label: "Tips", basis: "Not customary in Japan, for guides either; November 2026." },
    {
      label: "Meals that are not included",
      basis:
        "Six lunches and four dinners at about 1,500 to 4,000 yen each, as in “What is not included”; our estimate of November 2026, at 150 yen to the dollar.",
    },
    { label: "Drinks, lockers and small things", basis: "Our estimate, November 2026: about US$9 to 25 a day for eight days." },
    {
      label: "Cancellation insurance",
      basis: "Our estimate, November 2026: 3 to 6 per cent of the price. Medical cover for the nine days comes with the tour.",
    },
  ],
  notes: {
    packing: [
      "One case per person goes by courier from Kyoto to Hakone on day 5, and to Hakone-Yumoto station on day 7. In between you carry what one night needs. The inns lend a cotton robe and slippers; the ryokan has everything down to a comb.",
      "Dress is casual and covered. White socks for the tea lesson are kind to the mats, and take off rings: they can scratch a bowl.",
    ],
    weather: [
      "March and April: 5 to 20 °C, cherries around the turn of the month, cold mornings in the Kiso Valley. May is warm and dry. June is wet, July and August pass 35 °C in Kyoto; Hakone is cooler.",
      "September brings typhoons and heat, October is mild. Maples redden from mid-November, and Fuji shows most often from November to February. In January and February Kyoto is 1 to 9 °C, the Kiso Valley often white; Haruka has spikes for your shoes.",
    ],
    transport: [
      "Trains with reserved seats where they exist, local buses, subway, ropeway and boats; all tickets are with Haruka. Changes take five to fifteen minutes, and trains leave to the minute. Lifts exist in large stations, not always where you stand.",
      "When snow or a typhoon closes the Magome Pass, or gas the Hakone Ropeway, that stretch goes by bus. Phones are silent on trains, and no one talks loudly.",
    ],
    roomsAndMeals: [
      "Eight nights in twin or double rooms: four in Kyoto, two in Asakusa, with beds; one on futons in Tsumago, where walls are paper and the bath is shared; one on tatami in Hakone, with hot-spring baths and a private bath that you can book.",
      "Included are eight breakfasts, the lunch in Nara and four dinners, on days 1, 5, 6 and 8. On day 3 breakfast waits until half past eight: carry a banana. Breakfast in Tsumago and Hakone is Japanese, with fish, rice and soup.",
    ],
  },
} satisfies TripText;
