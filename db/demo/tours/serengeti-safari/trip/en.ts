import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Little on foot: one flat walk of two hours and a climb of ten minutes. What tires you is the seat, four to nine hours a day, half of it on gravel.",
  stayStyle: "Safari lodges and tented camps, each room and tent with its own bathroom; a four-star hotel in Arusha",
  rightForYou: [
    "Right for you if you would rather watch one lioness for an hour than tick off a list: Neema switches off the engine and waits.",
    "Not right for you if your back dislikes rough roads. The 140 km of gravel on day 5 are often corrugated, and no cushion makes them smooth.",
    "From July to October the great herds are at the Mara River, which we do not reach. Whoever comes for the crossings alone will be disappointed.",
    "Two nights in the Serengeti are few after such a road. Guests have told us so, and they have a point.",
    "Three nights are under canvas, and the camp in the Serengeti has no fence. You’ll hear animals at night, and after dark you don’t walk alone.",
  ],
  meeting: {
    address: "Kilimanjaro International Airport (JRO), arrivals, Tanzania",
    byDay:
      "Neema or Rehema waits behind customs with a Yatrika sign. The transfer to Arusha is included: 50 km, about an hour. Please send us your flight number, so that we know when you land.",
    afterDark:
      "The sign and the transfer are the same after dark. If you land too late for our meeting at 18:30, one of them will go through the route with you in the morning, before we leave at 08:00. If you see no sign, stay inside the hall and call the care number in your confirmation.",
  },
  end: {
    address: "Kilimanjaro International Airport (JRO), departures, Tanzania",
    byDay:
      "On day 8 we drive you the 50 km from the hotel to the airport, about an hour; this transfer is included. For an international flight, plan to leave the hotel four hours before take-off.",
    afterDark:
      "Many flights to Europe leave in the evening, and the transfer on day 8 is included then too. If you need your room until the evening, ask us before the trip what it costs.",
  },
  bring: [
    "A soft bag without frame or wheels, 15 kg at most: the light aircraft takes no other",
    "A fleece, a warm hat and a windproof jacket for the crater rim and the early drives",
    "Pale, loose clothes with long sleeves; nothing blue or black, because of the tsetse flies",
    "A scarf against the dust, from June to October",
    "A rain jacket and shoes that may get muddy, from November to May",
    "Closed shoes with a good sole; walking boots are not needed",
    "Sun hat, sunscreen and lip balm",
    "Insect repellent and your malaria tablets",
    "A torch for the way to the tent",
    "A cushion, if your back complains",
    "What you use for your period, for the whole trip, and small bags to carry it out of the parks",
    "Your own binoculars, if you have some: ours are one pair for every two guests",
  ],
  questions: [
    {
      question: "Can I come alone?",
      answer:
        "Yes. The group is 2 to 12 people, at most six in a car, and meals are at one table. The price is for two sharing a room or a tent; ask us for the price of a single before you book, because camps have few of them.",
    },
    {
      question: "How hard is it really?",
      answer:
        "On foot hardly at all: two hours on flat, shaded paths in Mto wa Mbu, and ten minutes up the kopje at Naabi Hill, which you can leave out. On the seat it is work. On day 6 you are in the car for nine hours. The front seat shakes least, so tell Neema on the first evening if you need it.",
    },
    {
      question: "Where do I go to the toilet on a game drive, and what if I have my period?",
      answer:
        "There are toilets at the park gates, at picnic sites and at the Oldupai museum; paper is rare. Between them it can be three hours. Say a word, and Neema stops where she can see far on all sides. She looks first, you go behind the car, the others look ahead. Pads are in the first-aid kit, and what is used leaves the park in a bag with us. In camps and lodges the bathroom is your own.",
    },
    {
      question: "I am a vegetarian. Will I get enough to eat?",
      answer:
        "Yes, and well: beans in coconut on the first evening, mchicha greens in peanut sauce at Mama Zawadi’s, roast vegetables at the farewell dinner. Vegan works too, though breakfast boxes become plain. Tell us when you book, so that the camps know before the cook shops in Arusha.",
    },
    {
      question: "Is a camp without a fence safe?",
      answer:
        "Animals do walk through it. They don’t come into closed tents. After dark a watchman walks you to your tent and back, your bathroom is inside, and the zip stays shut with no food behind it. Keep to that, and a hyena is mostly a sound.",
    },
    {
      question: "Are there electricity and a signal?",
      answer:
        "The car has charging sockets. In the camps power comes from the sun and has its hours, and a hairdryer is too much for it. The phone works well in Arusha, Mto wa Mbu and Karatu, and now and then on the rim and around Seronera. Tell those at home that you may be silent from day 4 to day 7.",
    },
    {
      question: "How much money do I need on the way?",
      answer:
        "Park fees, nearly all meals and the flight to Arusha are paid. What is left are tips, lunch on day 1, drinks and small things: about US$130 to 260. The balloon, about US$600, is booked and paid before you arrive. There are cash machines in Arusha and Karatu; don’t count on one after that.",
    },
  ],
  days: [
    { stayPlace: "Arusha", activities: [], stops: ["Kilimanjaro International Airport", "Arusha"] },
    { stayPlace: "Edge of Tarangire National Park", activities: [], stops: ["Tarangire National Park, main gate", "Tarangire River"] },
    { stayPlace: "Karatu", activities: [], stops: ["Mto wa Mbu", "Viewpoint over Lake Manyara", "Karatu"] },
    {
      stayPlace: "Rim of Ngorongoro Crater",
      activities: [],
      stops: ["Gate of the Ngorongoro Conservation Area", "Seneto road", "Hippo pool of Ngoitokitok", "Rim of Ngorongoro Crater"],
    },
    { stayPlace: "Seronera", activities: [], stops: ["Oldupai Gorge", "Naabi Hill gate", "Seronera"] },
    {
      stayPlace: "Seronera",
      activities: ["Balloon flight at sunrise, about an hour, with breakfast on the plain; to be booked before you arrive"],
      stops: ["Retima hippo pool", "Moru Kopjes", "Seronera"],
    },
    {
      stayPlace: "Arusha",
      activities: ["Two hours with Upendo at Kilombero market, for kitenge cloth and Kilimanjaro coffee"],
      stops: ["Arusha Airport", "Arusha"],
    },
    { activities: [], stops: ["Kilimanjaro International Airport"] },
  ],
  access: {
    stepFreeStays:
      "In Arusha and Karatu we can ask for a room on the ground floor. Tents stand on platforms with a few steps, and the paths between them are of sand and gravel.",
    longestWalk:
      "Two hours in Mto wa Mbu, flat and shaded, on paths of earth. Whoever prefers to sit can wait at Mama Zawadi’s; all else is from the car.",
    stepsAndStairs:
      "The step into the car is about half a metre high, and the light aircraft is boarded by a narrow stair of a few steps. The climb at Naabi Hill can be left out.",
    seating:
      "Each guest has a window seat, four to nine hours a day with stops. A folded wheelchair must be agreed with us before you book, since the luggage room is small.",
    hearing:
      "In the car at most six guests listen to one guide, who can switch off the engine and turn to you. While the car rolls on gravel, no one hears much.",
    serviceAnimals: "The national parks and the Ngorongoro area admit no domestic animals, assistance dogs included.",
    diet: "There is a vegetarian dish at each meal, and other diets can be cooked for if the camps know before they shop.",
  },
  accessContact:
    "Write to us on the contact page before you book and name this tour. We’ll ask Neema and tell you honestly what each day allows.",
  localPayments: [],
  estimates: [
    {
      label: "Visa",
      basis: "Ordinary visa for a traveller from Germany; the fee as under “What is not included”. Our estimate, November 2026.",
    },
    {
      label: "Tips for your driver-guide",
      basis: "US$10 to 15 per guest and day, as under “What is not included”, for eight days. Our estimate, November 2026.",
    },
    { label: "Lunch on day 1", basis: "A plate and a drink in Arusha on the day you arrive. Our estimate, November 2026." },
    {
      label: "Drinks and small things",
      basis:
        "Soft drinks, a beer or wine with dinner, laundry, a SIM card and the tip boxes of the camps; without the balloon. Our estimate, November 2026.",
    },
    {
      label: "Malaria tablets and vaccinations",
      basis:
        "For a traveller from Germany; it depends on what you have had already and on what your health insurer refunds. Our estimate, November 2026.",
    },
  ],
  notes: {
    packing: [
      "15 kg in a soft bag is the limit for the flight on day 7, the camera counts, and bags are weighed. What you don’t need on safari can stay at the hotel in Arusha.",
      "Pack in layers. At dawn it is about 14 °C on the plains, in July about 8 °C at night on the crater rim, and by noon the fleece is too much. Choose pale colours: tsetse flies like dark blue and black.",
    ],
    weather: [
      "January and February are warm and mostly dry; if rain has fallen, wildebeest calve on the short grass around Naabi Hill. March is hotter, and towards its end the long rains begin.",
      "April and May are wet. Fog can lie on the crater until ten, mud closes side tracks, the grass is high, and few cars are about.",
      "June to October are dry and dusty. June to August are the coolest months, with about 8 °C on the rim on July nights; September and October are hot, and Tarangire has its largest herds of elephants.",
      "November and December bring short showers, mostly in the afternoon. The land turns green, many elephants leave Tarangire, and birds take over.",
    ],
    transport: [
      "A private 4x4 with a pop-up roof, fridge and charging sockets, at most six guests a car. Neema drives the first; from seven guests Rehema drives a second. To Tarangire it is 120 km on tarmac. On day 5 it is 140 km of gravel, four hours without stops.",
      "On day 7 a scheduled aircraft of 12 seats flies from Seronera to Arusha in a little over an hour, sometimes with a stop at another strip. Small planes wait for the weather, so don’t book a flight home on day 7. The cars go back by road.",
    ],
    roomsAndMeals: [
      "Seven nights: two in a hotel in Arusha, three in tented camps, one in a lodge in Karatu and one in a lodge on the crater rim. All have private bathrooms. In the camps hot water has its hours; ask when you arrive.",
      "Seven breakfasts, six lunches and seven dinners are included. On day 4 breakfast comes in a box. Lunch is a picnic or a box on days 2, 4 and 5, at Mama Zawadi’s table on day 3 and at the hotel on day 7. There is drinking water in the car, and you get a steel bottle to refill.",
    ],
    health: [
      "There is malaria along the whole route, less on the crater rim; ask a doctor about tablets at least eight weeks before. Tsetse flies bite through thin cloth in the woodland of Tarangire. They rarely carry disease to travellers, but see a doctor about any fever after the trip and say where you were.",
      "There are hospitals in Arusha and Karatu, and a small clinic at Seronera. From there Arusha is a little over an hour by air and eight hours by road. Bring what you take every day, and some more for a delay.",
      "The rim at 2,300 m may make you breathe faster on stairs; altitude sickness is hardly to be expected. Toilets are at the gates and picnic sites, up to three hours apart.",
    ],
  },
} satisfies TripText;
