import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Moderate: up to five hours on foot in a day, with pauses, hundreds of uneven steps in the forts, and one day with six and a half hours in the car.",
  stayStyle: "Family-owned heritage hotels of four to five stars, and one night in a tent with its own bathroom",
  rightForYou: [
    "Yes, if you would rather know how the women of these palaces lived than who won which battle.",
    "Yes, if you like to unpack: two nights each in Jaipur, Jodhpur and Udaipur.",
    "Think twice about April to June: 40 °C and more, indoors from noon to four, and a hotel in Khimsar instead of the tents.",
    "Day 3 is a long sit: about 350 km and six and a half hours of driving, however good the lunch is.",
    "Forts mean stairs, and so do old hotels. A jeep and a lift spare you some, not all.",
    "If you are looking for an elephant ride or a tiger, this is not your tour. We offer neither.",
  ],
  meeting: {
    address: "Jaipur International Airport (JAI), Sanganer, at the exit of the arrivals hall",
    byDay:
      "Meera and Ganpat Singh, our driver, wait at the exit with a Yatrika sign. The old city is 12 km away, about 35 minutes by car. Land before three, and you come up to Nahargarh with us at 17:00. From Delhi a train takes about four and a half hours; Jaipur Junction is close to Bani Park, and a prepaid taxi takes you to the hotel.",
    afterDark:
      "We meet you at any hour, at the same exit with the same sign; without a ticket no one is let inside. Go with no one who merely says that we sent him. Late arrivals drive straight to the hotel, and Nahargarh has to wait for another visit.",
  },
  end: {
    address: "Maharana Pratap Airport (UDR), Dabok, Udaipur",
    byDay:
      "A car takes you from the hotel to the airport, 24 km, included. Leave the hotel three hours before a flight within India: the terminal is small, but its security queue is not.",
    afterDark:
      "For an early or a late flight the car comes just the same. If you leave before breakfast, ask the evening before, and the hotel will pack it. Night trains to Delhi leave from Udaipur City station, a short taxi ride away.",
  },
  bring: [
    "Shoes that grip and slip off easily: forts are climbed, temples are entered without shoes",
    "Thin socks for temple courtyards that burn in summer",
    "Sleeves, and trousers or a long skirt; a large scarf is shawl, sunshade and dust mask",
    "From November to February a fleece or warm jacket, for desert nights that can fall to 5 °C",
    "For Ranakpur nothing of leather: belt, bag and watch strap stay in the car",
    "Hat, sunscreen, sunglasses and a bottle to refill",
    "Tissues, hand gel and pads; toilets on the road seldom have paper or bins",
  ],
  questions: [
    {
      question: "I’m coming alone. Is that all right?",
      answer:
        "Yes. Groups are 2 to 14 people, and Meera is with you from the airport in Jaipur to the last evening in Udaipur. On the three free evenings she says where she would eat, and who wants company goes along. Ask us what a room of your own costs.",
    },
    {
      question: "I’m vegetarian. What will I eat?",
      answer:
        "Better than anyone else. Much of Rajasthan’s cooking has no meat: dal and bati, gatte ki sabzi, ker sangri, a dozen breads. Egg-free and Jain food (no onion, no garlic) are understood everywhere. Vegan is harder, because of ghee and yoghurt; tell us when you book, and Meera will order for you.",
    },
    {
      question: "What about toilets on the road, and periods?",
      answer:
        "On day 3 we stop about every two hours, at places Meera knows; some toilets are squat ones, and paper is yours to bring. The tents have bathrooms. At Ranakpur a board asks women who are menstruating to stay outside. No one checks. Meera tells you beforehand and leaves it to you.",
    },
    {
      question: "How hard is it really?",
      answer:
        "Days 2, 4 and 7 ask for legs: a cobbled ramp of 20 minutes at Amber, a steep, uneven walk of 45 minutes down from Mehrangarh, 32 steep steps at the Jagdish temple. A jeep, a lift and a cup of tea with Ganpat replace the first two. Nothing is high, and no one is in a hurry.",
    },
    {
      question: "Why not fly over the long day?",
      answer:
        "Because you would miss Nagaur, lunch in Khimsar and the place where the fields end and the Thar begins. You have a window seat, water on ice and an hour on foot in the fort. If your back minds long drives, bring a cushion and ask for the front seat.",
    },
    {
      question: "Will my phone and charger work?",
      answer:
        "Hotels have wifi, thick walls permitting; the signal is weak on stretches of days 3 and 6. Sockets give 230 V and take plugs with two round pins. The camp has power in the tents, but charge in the car to be sure.",
    },
    {
      question: "How much money do I need on the way?",
      answer:
        "₹10,000 to 18,000 for the eight days: tips of about ₹700 a day, three lunches, three dinners, drinks. The camel at Osian costs about ₹800. Hotels and better shops take cards; draw small notes in Jaipur. None of us takes commission for what you buy.",
    },
  ],
  days: [
    { stayPlace: "Bani Park, Jaipur", activities: [], stops: ["Jaipur airport", "Bani Park, Jaipur", "Nahargarh"] },
    {
      stayPlace: "Bani Park, Jaipur",
      activities: [],
      stops: ["Amber", "Panna Meena stepwell", "Hawa Mahal", "City Palace, Jaipur", "Jantar Mantar", "Johari Bazaar"],
    },
    {
      stayPlace: "Dunes near Osian (in summer Khimsar)",
      activities: ["Camel ride to the dune, about ₹800, paid to the owner of the camel"],
      stops: ["Nagaur", "Khimsar", "Camp near Osian"],
    },
    { stayPlace: "Jodhpur, below Mehrangarh", activities: [], stops: ["Temples of Osian", "Jodhpur", "Mehrangarh", "Navchokiya"] },
    { stayPlace: "Jodhpur, below Mehrangarh", activities: [], stops: ["Toorji ka Jhalra", "Sardar Market", "Salawas"] },
    { stayPlace: "Udaipur, on Lake Pichola", activities: [], stops: ["Ranakpur", "Udaipur, Lake Pichola"] },
    {
      stayPlace: "Udaipur, on Lake Pichola",
      activities: [],
      stops: ["City Palace, Udaipur", "Jagdish temple", "Jag Mandir", "Bagore ki Haveli"],
    },
    { activities: [], stops: ["Udaipur airport"] },
  ],
  access: {
    stepFreeStays:
      "These are old houses: thresholds, stairs, seldom a lift. We’ll ask for rooms on the ground floor, but cannot promise a step-free way to each.",
    longestWalk: "Five hours on day 2, four on days 5 and 7, in stretches with pauses. You may join for half a day and rest for the other.",
    stepsAndStairs:
      "Hundreds of uneven steps between Amber, Mehrangarh and Udaipur’s City Palace, and 32 steep ones at the Jagdish temple. A jeep and a lift spare you some.",
    seating: "Meera knows the benches. The looms in Salawas and the music at the camp are on the floor; we’ll find a chair if you tell us.",
    hearing:
      "Meera will write each day’s times and names into your phone, and markets are loud for everyone. We have no interpreter for sign language.",
    sight:
      "Marble, looms, spices and music can be touched, smelt and heard. Fort stairs are dark and uneven; bring someone whose arm you trust.",
    diet: "Vegetarian, Jain and egg-free at every meal; vegan and gluten-free if you tell us when you book.",
  },
  accessContact:
    "Ask us before you book, by email or telephone. We’ll put your question to Meera and to each hotel, and tell you what we don’t know, too.",
  localPayments: [],
  estimates: [
    {
      label: "Indian e-visa",
      basis:
        "For a traveller from Germany: our estimate, November 2026, for an e-visa of 30 days. It is cheaper from April to June; card fees are added. Check the official site.",
    },
    {
      label: "Tips",
      basis: "About ₹700 per guest and day for guide and driver together, as in “What is not included”: ₹5,600 for eight days.",
    },
    {
      label: "Three lunches and three dinners",
      basis: "Our estimate, November 2026: a thali at the lower end, a hotel roof with a view of the fort at the higher.",
    },
    {
      label: "Camel, camera fees and drinks",
      basis:
        "Our estimate, November 2026: the camel at about ₹800, as in “What is not included”, fees for cameras, and soft drinks or a beer a day.",
    },
  ],
  notes: {
    packing: [
      "Pack in layers. In January you can see your breath at the camp before breakfast and wear a T-shirt in the fort at noon. In summer choose loose cotton with sleeves, which is cooler than bare skin. One medium case each fits the minibus; bring a smaller bag for the night in the dunes.",
      "Shoulders and knees are covered in temples, and in the lanes of Navchokiya you will be glad of it too. Leave room for a dhurrie.",
    ],
    weather: [
      "November to February: 22 to 28 °C by day and cool nights, down to 5 °C in the desert; early January can bring fog. March is warm, with 35 °C in some years by the middle of the month. From April to June it is 40 °C and more, with dust storms, and we sightsee early and rest from noon to four.",
      "July to September is humid, with showers, green hills about Ranakpur and a full lake in Udaipur; before a late monsoon the water can be low. October is hot by day and pleasant in the evening.",
      "From mid-April to the end of September the night in the tents becomes one in an air-conditioned hotel in Khimsar.",
    ],
    transport: [
      "Ganpat Singh drives an air-conditioned car or minibus, with a window seat for everyone: about 700 km in all. The stages are 350 km and six and a half hours on day 3, 65 km on day 4, then 165 km and 90 km on day 6. The last of them is winding; if you get carsick, sit in front.",
      "In Jaipur an electric rickshaw with a woman at the bars takes you to the bazaar, in Udaipur a boat crosses Lake Pichola. In the old towns we walk, because nothing else fits the lanes.",
    ],
    roomsAndMeals: [
      "A haveli in Bani Park, tents with bathrooms at Osian, a town house under Mehrangarh, a house on Lake Pichola: no two rooms are alike, and some have the better view. Old walls are thick, stairs steep, wedding season loud. Few rooms are heated; the camp lends hot-water bottles.",
      "Included are seven breakfasts, four lunches (days 2, 3, 6 and 7) and four dinners (days 1, 3, 5 and 7). Drink the water we carry, from glass bottles and a refill can, and leave ice and salad to places Meera trusts.",
    ],
    responsibleTravel: [
      "We don’t ride elephants. The camels at Osian belong to families who live there; if one looks lame, we walk. We take you to weavers because they are worth seeing, and accept no commission.",
    ],
  },
} satisfies TripText;
