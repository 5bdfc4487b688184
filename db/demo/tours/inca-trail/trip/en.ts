import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Demanding: four days on foot, up to nine hours in one of them, three passes, and thousands of uneven stone steps up and down.",
  stayStyle: "Five nights in three-star hotels, three in two-person tents with mats, with basic toilets and no hot showers.",
  rightForYou: [
    "Yes, if you can walk eight hours, climb 1,200 m in a day and get up the next morning to walk nine.",
    "Your knees matter more than your lungs: on day 6 you go down 1,400 m, most of it on stairs.",
    "You sleep three nights on a mat, wash from a bowl of warm water and use squat toilets that no one praises.",
    "Fit people fall ill at 4,215 m, too. If you do, you go down, and you won’t see the Sun Gate on foot.",
    "The Sun Gate may be a white wall of cloud, most of all from November to March; that is why there is a second morning.",
    "The trail is closed in February, and January is wet: this tour starts from March to December.",
  ],
  meeting: {
    address: "Cusco airport (CUZ), Alejandro Velasco Astete, arrivals, Wanchaq",
    byDay:
      "Marleni waits at the exit with a Yatrika sign; the hotel in San Blas is 15 minutes away by car. Most flights from Lima land in Cusco between early morning and late afternoon. Take an early one if you can: you’ll need the rest of the day for doing nothing.",
    afterDark:
      "The transfer is the same after dark; tell us your flight number and you’ll be met inside. The last lane in San Blas is too narrow for cars: we carry your case up, and you take the steps slowly.",
  },
  end: {
    address: "Cusco airport (CUZ), Alejandro Velasco Astete, departures, Wanchaq",
    byDay:
      "On day 9 a car takes you from the hotel in San Blas to the airport in 15 minutes. Leave four hours between flights in Lima: fog and storms delay the morning flights out of Cusco.",
    afterDark:
      "For flights at dawn the car comes when you need it, and the hotel serves coffee and bread from five. If you stay on, we’ll book you another night; ask before you travel.",
  },
  bring: [
    "The passport you booked with: no passport, no trail",
    "Boots you have already walked in for a month, and poles with rubber tips",
    "A sleeping bag good for –5 °C, or hire one in Cusco",
    "Warm jacket, hat and gloves for the pass and the nights",
    "Rain jacket, rain trousers and a dry bag for what must stay dry, in every month",
    "Head torch with fresh batteries for the start on day 7",
    "Sun hat, strong sunscreen, long sleeves against sandflies",
    "Two litres of water capacity; the cooks boil water each evening",
    "Toilet paper, hand gel and a bag for what you carry out",
    "A power bank: there is no electricity from day 4 to day 7",
  ],
  questions: [
    {
      question: "How hard is it really?",
      answer:
        "Harder than its 43 km sound. Day 5 climbs 1,200 m to 4,215 m, where you stop for breath every twenty steps; day 6 is nine hours, and 1,400 m of it are downhill. If you climb the stairs of a tall building for an hour without misery, and have walked two days in a row with a rucksack, you are likely to manage.",
    },
    {
      question: "What if the altitude makes me ill?",
      answer:
        "Tell Yesenia or Marleni at once; no one is cross. Three nights at 3,400 m or lower prevent much of it, not all. Marleni walks last with oxygen. If it does not get better you go down, with someone from the crew, to Km 82 or, beyond the pass, on to Wiñay Wayna. Then a train takes you to Aguas Calientes, and you see Machu Picchu on day 8.",
    },
    {
      question: "Toilets and periods on the trail?",
      answer:
        "Each camp has toilet blocks: squat, cold, often without light, seldom clean. Between camps there is little, so ask Yesenia for the good rock. Bring your own pads or cup and bags; everything is carried out. There are spare pads in the first-aid kit, and a bowl of warm water comes to your tent morning and evening.",
    },
    {
      question: "Can I come alone, and with whom do I share a tent?",
      answer:
        "Yes, many do. Tents are for two. If you come alone, tell us when you book whether you’d rather share or have one to yourself, and we’ll tell you what is possible on your date and what it costs.",
    },
    {
      question: "Is there vegetarian food?",
      answer:
        "Yes, three times a day. Saturnina cooks soup, quinoa, potatoes, eggs and vegetables anyway; tell us when you book, and vegan or gluten-free as well. For two guests from Pune she once made dal.",
    },
    {
      question: "Phone and electricity?",
      answer:
        "There is no electricity on the trail, and a signal only here and there, on the passes if at all. The guides carry a radio or satellite phone. Charge everything in Ollantaytambo on the evening of day 3; the next socket is in Aguas Calientes on day 7.",
    },
    {
      question: "How are the porters treated, and what do I tip?",
      answer:
        "Each load is weighed against the legal limit at Km 82, and those who carry have a warm tent, a mat and three meals. Tips are yours to decide and come on top of wages. Most groups collect one envelope on the last evening in camp, in soles and small notes; Saturnina shares it out in front of everyone.",
    },
  ],
  days: [
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Cusco airport", "Cusco"] },
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Sacsayhuamán", "Cusco"] },
    { stayPlace: "Ollantaytambo", activities: [], stops: ["Chinchero", "Maras salt pans", "Ollantaytambo"] },
    { stayPlace: "Camp at Wayllabamba, 3,000 m", activities: [], stops: ["Piscacucho, Km 82", "Llactapata", "Wayllabamba"] },
    { stayPlace: "Camp at Pacaymayu, 3,600 m", activities: [], stops: ["Warmiwañusqa, Dead Woman’s Pass", "Pacaymayu"] },
    { stayPlace: "Camp at Wiñay Wayna, 2,650 m", activities: [], stops: ["Runkurakay", "Sayacmarca", "Phuyupatamarca", "Wiñay Wayna"] },
    { stayPlace: "Aguas Calientes", activities: [], stops: ["Sun Gate", "Machu Picchu", "Aguas Calientes"] },
    {
      stayPlace: "San Blas, Cusco",
      activities: ["Huayna Picchu, with a ticket of its own; ask when you book"],
      stops: ["Machu Picchu", "Aguas Calientes", "Ollantaytambo", "Cusco"],
    },
    { activities: [], stops: ["Cusco airport"] },
  ],
  access: {
    stepFreeStays: "Three nights are in tents, and San Blas and Ollantaytambo are built on stairs.",
    longestWalk: "15 km and nine hours on day 6, and no road on the way by which to shorten it.",
    stepsAndStairs: "Thousands of uneven stone steps without a handrail, some steep enough for hands.",
    seating: "Stools at meals in camp; on the path you sit on stones and walls.",
    diet: "Vegetarian, vegan and gluten-free with notice; the kitchen is one tent, so traces cannot be ruled out.",
  },
  accessContact: "Write to us before you book; if the trail is not for you, we’ll tell you how to see Machu Picchu by train.",
  localPayments: [],
  estimates: [
    {
      label: "Visa, for a traveller from Germany",
      basis: "Our estimate, November 2026: German tourists enter with a passport and pay no visa fee; check with the embassy.",
    },
    {
      label: "Tips",
      basis: "Our estimate, November 2026, for two guides, cooks and porters together; tips are not included in the price.",
    },
    {
      label: "Two lunches, three dinners and a snack",
      basis:
        "Our estimate, November 2026: lunches on days 2 and 7, dinners on days 2, 3 and 7, and a bite on the day of arrival, at plain restaurants.",
    },
    {
      label: "Sleeping bag, poles, Huayna Picchu, drinks",
      basis:
        "Our estimate, November 2026: the lower amount is drinks and one hire; the upper one adds bag, poles and the Huayna Picchu ticket.",
    },
    {
      label: "Cancellation insurance",
      basis:
        "Our estimate, November 2026: four to eight per cent of the price. Medical and evacuation cover for the trek comes with the tour.",
    },
  ],
  notes: {
    packing: [
      "Porters carry 7 kg for you, and the bag is weighed with all you put in it; a sleeping bag takes 1.5 to 2 kg of that. The mat does not count. What you need by day, you carry yourself: water, rain things, jacket, camera, 5 kg at most. The case stays at the hotel in Cusco.",
      "Two sets of clothes are enough, one to walk in and one dry one to sleep in. Wool smells later than cotton and warms when wet. Wrap what must stay dry in plastic, whatever the month.",
      "May to September: a second warm layer for camp, lip balm, strong sun cream. November to March: gaiters, a poncho over the rucksack, spare socks. Poles need rubber tips; metal ones are not allowed on the trail.",
    ],
    weather: [
      "May to August: dry, 18 to 20 °C at noon in Cusco and near 0 °C at night; at Pacaymayu it can freeze hard. June and July are the coldest nights and the fullest dates.",
      "September and October: milder, first showers. November to January: rain on most afternoons, 6 to 18 °C in Cusco, slippery stones, few walkers. February: the wettest month, the trail is closed. March is wet still.",
      "April: green, with fewer showers each week. Below Phuyupatamarca you are in cloud forest: warm, damp and often in mist in any month, and at Machu Picchu 10 to 22 °C.",
    ],
    transport: [
      "Private vans to Km 82 and back from Ollantaytambo, the local bus between Machu Picchu and Aguas Calientes, and the train along the Urubamba. The train allows one small bag each.",
      "Landslides and strikes stop trains and roads now and then. Leave a day free before a flight you cannot move.",
    ],
    roomsAndMeals: [
      "Hotels have private bathrooms, hot water and a heater if you ask; rooms in San Blas are reached by steps. In camp there are two-person tents with mats, a dining tent with stools and a kitchen tent. The camp stands when you arrive.",
      "Breakfast every morning, all meals on the trail, lunch on days 3 and 8, dinner on days 1 and 8. Eat little and light until day 3; the stomach works slowly at 3,400 m, and alcohol makes the headache worse.",
    ],
    health: [
      "Altitude first. Headache, bad sleep and no appetite are common in Cusco and pass. Vomiting, a wet cough, confusion or unsteady walking are not: tell us at any hour. Ask your doctor about acetazolamide, and about the trek itself if you have heart or lung trouble or are pregnant.",
      "Drink only boiled or treated water. See a dentist before you fly. Sandflies at Wiñay Wayna and Machu Picchu itch for a week. Bring your own medicines for the whole time in the rucksack you carry yourself.",
    ],
  },
} satisfies TripText;
