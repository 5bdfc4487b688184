import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Gentle: at most two hours on foot in a day. But day 2 has about 300 steps down and the same back, and day 3 narrow banks in the rice that are slippery when wet.",
  stayStyle: "A garden hotel with a pool and a hotel on the sea, two nights each, in twin or double rooms",
  rightForYou: [
    "Yes, if you want few places and time in them: two hotels, early starts, rest after lunch.",
    "Yes, if you have never done yoga. Komang teaches beginners as well, and you may sit a class out.",
    "Think twice if stairs in the heat are hard for you. Gunung Kawi has about 300 of them, each way; you may wait at the top.",
    "You may be disappointed if you come for a beach. Candidasa has little sand, and we drive 20 minutes to swim.",
    "From November to March things fall through: a brown waterfall, a shower on most afternoons, a dawn too rough for the boat.",
    "The temple custom about periods is real, and not ours to lift. Wayan has a walk for you instead.",
  ],
  meeting: {
    address: "I Gusti Ngurah Rai International Airport (DPS), Denpasar, outside the arrivals hall",
    byDay:
      "Wayan waits behind customs with a Yatrika sign, and the car stands outside. Ubud is 37 km away and takes an hour and a half, in bad traffic longer. Land before two in the afternoon, and you are in Nyuh Kuning in time for the offerings at five. If you are on Bali already, tell us where you stay, and we’ll write to you how to reach the hotel.",
    afterDark:
      "The car comes at any hour, and you need no taxi. Whoever meets you carries the same sign and knows your name; go with no one else. If you land in the evening, you will miss the offerings and perhaps dinner in the courtyard, so send us your flight as early as you can.",
  },
  end: {
    address: "I Gusti Ngurah Rai International Airport (DPS), Denpasar, departures",
    byDay:
      "The car takes you from Candidasa to the airport: 60 km, two hours, included. For an international flight leave five hours before take-off; the last stretch is slow all day.",
    afterDark:
      "For a flight at night or before dawn the car comes just the same. If you leave before breakfast is served, ask the hotel the evening before to pack it for you.",
  },
  bring: [
    "Light clothes that cover shoulders and knees, for temples and family courtyards; the sarong for Tirta Empul is provided",
    "Shoes with a sole that grips, and sandals that may get wet",
    "Two sets of swimwear, because one will be wet",
    "A hat and sunscreen all year, a light rain jacket from November to March",
    "Mosquito repellent for the evenings outdoors",
    "A bottle to refill, and a dry bag for the phone on the jukung",
    "Pads, a cup or tampons; tampons are hard to find outside the towns",
  ],
  questions: [
    {
      question: "I’m coming alone. Will I sit by myself?",
      answer:
        "Only if you like to. Groups are 2 to 14 people, and dinners on days 1 and 4 are at one table. On the two free evenings Wayan says where she would eat, and who wants company goes along. A room of your own costs a supplement; ask us.",
    },
    {
      question: "Is there enough for vegetarians?",
      answer:
        "Yes. Tempeh, tofu, greens with grated coconut and peanut sauce are everyday food here. Tell us when you book, and something else will stand in for the duck of day 1, the sate lilit of day 3 and the snapper of day 4. Shrimp paste hides in many sauces, so say whether you avoid that too.",
    },
    {
      question: "What happens if I have my period?",
      answer:
        "By custom no one who is menstruating enters a temple. That concerns Tirta Empul, Gunung Kawi and Goa Lawah. Wayan says so in good time, asks no one, and has a walk for you. Everything else is open: the waterfall, the fields, the boat, the sea. There are pads in her first-aid kit.",
    },
    {
      question: "How hard is it really?",
      answer:
        "Two things are hard: the steps of Gunung Kawi, because of the heat, and the banks in the rice of Sidemen, because they are narrow, and slippery after rain. Both can be shortened or left out. The rest is strolling, bathing and sitting.",
    },
    {
      question: "Must I be able to swim?",
      answer:
        "No. On the jukung everyone wears a life jacket. At Tibumana and at Virgin Beach you may stay at the edge; neither has a lifeguard we would rely on, so swim where Wayan shows you.",
    },
    {
      question: "Are there toilets, electricity and a signal on the way?",
      answer:
        "Toilets, yes, every hour or two: at temples, warungs and the waterfall. Many are squat toilets without paper and cost a few thousand rupiah. Both hotels have wifi, and mobile data works on most of the route. In storms the power may go, as a rule for less than an hour.",
    },
    {
      question: "How much cash do I need?",
      answer:
        "About 1.5 to 3 million rupiah for the five days: two lunches, two dinners, drinks, tips. The hotels take cards; warungs, weavers and car parks do not. There are cash machines in Ubud and Candidasa.",
    },
  ],
  days: [
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Denpasar airport", "Nyuh Kuning"] },
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Tirta Empul", "Gunung Kawi", "Ubud", "Nyuh Kuning"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Tibumana waterfall", "Sidemen", "Goa Lawah", "Candidasa"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Gili Tepekong", "Candidasa", "Tenganan", "Virgin Beach"] },
    { activities: [], stops: ["Denpasar airport"] },
  ],
  access: {
    stepFreeStays:
      "Both hotels have rooms on the ground floor, but garden paths, bathrooms and the yoga pavilion have single steps. Ask us before you book.",
    longestWalk:
      "About two hours on day 2 and an hour and a half in the rice on day 3, in stretches. You may stay with the car, or at Ni Nyoman Sri’s house.",
    stepsAndStairs: "About 300 steps down to Gunung Kawi and the same back, and more on the path to Tibumana. You may leave out both.",
    seating:
      "Offerings, yoga and some meals are on mats on the floor; we’ll find you a chair if you tell us. On the jukung you sit on a narrow plank for two hours.",
    hearing:
      "Wayan will write the times of each day into your phone and face you when she speaks. We have no interpreter for sign language.",
    sight: "Much of this tour is touch, scent and taste, and Wayan describes well. The banks in the rice are narrow and have no rail.",
    serviceAnimals: "Dogs from abroad are not let into Bali, because of the rules against rabies, and temples do not admit them.",
    diet: "Vegetarian and vegan at every meal if you tell us when you book. With an allergy to peanuts or shellfish, talk to us first; both are everywhere.",
  },
  accessContact:
    "Ask us before you book, by email or telephone. We’ll check with Wayan and both hotels, and tell you what we don’t know, too.",
  localPayments: ["To the province of Bali: the tourist levy, once a stay, paid online before you land"],
  estimates: [
    {
      label: "Visa on arrival",
      basis:
        "For a traveller from Germany: 500,000 rupiah, as in “What is not included”, at about 16,800 rupiah to the dollar; the higher amount leaves room for card fees.",
    },
    {
      label: "Two lunches and two dinners",
      basis: "Lunches on days 1 and 4, dinners on days 2 and 3, about 8 to 20 US dollars each, as in “What is not included”.",
    },
    { label: "Tips", basis: "Our estimate, November 2026: 5 to 10 US dollars a day for guide and driver together. Tips are your choice." },
    {
      label: "Drinks and further treatments",
      basis: "Our estimate, November 2026: water and coffee at the lower end, wine and a second massage at the higher.",
    },
  ],
  notes: {
    packing: [
      "Everything you wear will be damp, so take what dries: linen, thin cotton, merino. In the wet months a T-shirt can hang for a day and a half under a fan; laundries in Ubud wash by the kilo. One soft bag each is enough for five days and fits the car.",
      "Temples ask for covered shoulders and knees, a sarong and a sash. For the water of Tirta Empul wear swimwear or a T-shirt under the sarong, and bring a second set of dry clothes down to the car.",
    ],
    weather: [
      "It is 27 to 32 °C and humid in every month; nights round Ubud are a few degrees cooler than on the coast. What changes is the rain.",
      "January and February are the wettest, with brown rivers and the roughest dawns. March still has a strong shower on most afternoons. April and May dry out, and the fields are green. June to September are dry, with a fresh wind at sea; July and August are the fullest. October is dry and hot at first. In November and December the showers come back, mostly after lunch.",
      "On Nyepi, the Day of Silence in March, no one leaves the hotel and the airport closes for 24 hours. We move visits and flights round it.",
    ],
    transport: [
      "You travel in a private car or minibus with a driver, who stays with us all five days: 37 km on day 1, 80 km in short stages on day 3, 60 km on the day of departure. It doesn’t sound far, but roads round Ubud are slow. The hills about Sidemen are winding; if you get carsick, ask for the front seat.",
      "A jukung is a painted outrigger, narrow and low, with two guests and a skipper in each. You step in from the beach and get wet to the knee. If the fishermen don’t go out, neither do we, and there is yoga on the shore.",
    ],
    roomsAndMeals: [
      "Two nights in a garden hotel in Nyuh Kuning, with a pool and an open thatched pavilion, then two in a hotel on the water in Candidasa. Rooms are twin or double. In Nyuh Kuning expect cocks before dawn and geckos on the ceiling; in Candidasa, the sea all night.",
      "Included are breakfast every morning, lunches on days 2 and 3 and dinners on days 1 and 4. You pay for two lunches, two dinners and drinks yourself. Don’t drink tap water; both hotels refill bottles.",
    ],
  },
} satisfies TripText;
