import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  pace: "Seven days on foot of three to seven hours, three of them demanding: stone steps, thin air and one descent of 1,400 m.",
  stayStyle: "Family-run tea houses with unheated twin rooms and shared bathrooms; a 3-star hotel in Boudha at both ends",
  rightForYou: [
    "You can walk six hours on stone steps on two days in a row, and would rather be slow than first.",
    "A cold bedroom, a shared toilet and a bucket for a shower are a fair price for you for a whole valley.",
    "You can turn back 500 m below a summit because Pema says so, and still call it a good day.",
    "You will not like it if the road matters more to you than the mountain: days 2 and 10 are seven to eight hours in a jeep each.",
    "If you come between mid-June and mid-September, come for the green and the quiet: peaks are in cloud, and leeches are in your socks.",
  ],
  meeting: {
    address: "Outside the arrivals hall, Tribhuvan International Airport, Kathmandu",
    byDay:
      "Sunita Gurung waits outside the arrivals hall with your name; only travellers are let in. The hotel in Boudha is 5 km away, 20 to 30 minutes by car. Pema checks kit bags at 16:00, so land by 14:00 if you can: the queue for the visa takes an hour.",
    afterDark:
      "If you land late, you’re met just the same: tell us your flight. Pema then checks your bag in the evening, and what is missing can be hired first thing.",
  },
  end: {
    address: "Hotel in Boudha, a few minutes from the stupa, Kathmandu",
    byDay: "After breakfast a car takes you to the airport, 5 km, 20 to 30 minutes. Be there three hours before an international flight.",
    afterDark: "The car comes at any hour of the last day, and Sunita tells the driver when. At night the road takes 15 minutes.",
  },
  bring: [
    "Boots that you have already walked in for a month",
    "Two or three merino shirts; cotton does not dry above Lama Hotel",
    "Thermal top and leggings, fleece, waterproof jacket and trousers",
    "Warm hat, gloves, sun hat and sunglasses that block UV",
    "Walking poles, or hire them in Boudha for about 150 rupees a day",
    "Head torch, and a bottle of one litre that takes boiling water",
    "Sunscreen, lip balm with a high factor, blister plasters",
    "Pads, tampons or a cup, and a zip bag: above Syabrubesi there is nowhere to throw anything away",
    "Power bank in your hand luggage",
    "Light slippers for the evening, and ear plugs",
  ],
  questions: [
    {
      question: "How hard is it really?",
      answer:
        "Day 3 is the test: 11 km, about 1,100 m of ascent, and the steps to Rimche are its steepest hour. If you can climb forty floors of stairs at a talking pace and do it again the next day, you’re fit enough. Day 8, 19 km downhill, is hard on the knees. Height is another matter, and no training helps with it.",
    },
    {
      question: "What happens if the height does not agree with me?",
      answer:
        "Pema measures pulse and oxygen twice a day. With a headache you wait; if it gets worse, you go down at once, with a guide beside you, and the group goes on. Helicopter rescue on the trek is insured with the tour. Whoever hides a headache to reach the ridge is found out by the oximeter.",
    },
    {
      question: "I’m coming alone. Do I share a room?",
      answer:
        "Rooms are twins. In Boudha you can have one of your own; ask us for the price. In the tea houses it depends on how full the lodge is that night, and in October and November it is full. Tell us beforehand with whom you would rather not share.",
    },
    {
      question: "What about toilets and periods on the way?",
      answer:
        "Tea houses have toilets, mostly squat ones, some across the yard; bring paper and put it in the bin. Between them there are rocks, and Pema knows which. Pads are in the first-aid kit. What you use goes into your zip bag and down to Kathmandu. Cold and height can bring a period on early, or keep it away.",
    },
    {
      question: "I’m vegetarian. What do I eat?",
      answer:
        "Dal bhat, twice a day, refilled until you give in: rice, lentils, vegetables. It is vegetarian in every tea house and vegan without the ghee. There are potatoes, noodles, eggs and Tibetan bread as well. Meat above Syabrubesi has been carried up without a fridge, and we advise against it.",
    },
    {
      question: "Do I have a phone signal and electricity?",
      answer:
        "In Syabrubesi and Langtang village mostly, in the forest not, in Kyanjin by the lodge’s wifi. Charging is done in the dining room and costs about US$2 to 5 each time, like wifi and a hot shower. A cold battery empties by itself: take it into your sleeping bag.",
    },
    {
      question: "How much cash do I need?",
      answer:
        "For showers, charging, wifi, drinks and tips, about US$130 to 280 in Nepalese rupees, in small notes. Draw it in Kathmandu: we pass no cash machine that you should rely on, and tea houses take no cards.",
    },
  ],
  days: [
    { stayPlace: "Boudha, Kathmandu", activities: [], stops: ["Kathmandu (Boudha)"] },
    {
      stayPlace: "Syabrubesi, 1,460 m",
      activities: ["The stupa of Boudhanath at 05:30, with the pilgrims, before we leave"],
      stops: ["Trishuli Bazaar", "Dhunche", "Syabrubesi"],
    },
    { stayPlace: "Lama Hotel, 2,470 m", activities: [], stops: ["Bamboo", "Rimche", "Lama Hotel"] },
    { stayPlace: "Thangshyap, about 3,150 m", activities: [], stops: ["Ghoda Tabela", "Thangshyap"] },
    { stayPlace: "Langtang village, 3,430 m", activities: [], stops: ["Langtang village"] },
    { stayPlace: "Kyanjin Gompa, 3,870 m", activities: [], stops: ["Mundu", "Kyanjin Gompa"] },
    {
      stayPlace: "Kyanjin Gompa, 3,870 m",
      activities: [
        "Kyanjin Ri, 4,773 m, or its prayer flags some 500 m above the village: five to six hours, demanding",
        "The flat valley floor to the stone huts of the yak herders: three to four hours, easy but for the height",
      ],
      stops: ["Kyanjin Ri", "Kyanjin Gompa"],
    },
    { stayPlace: "Lama Hotel, 2,470 m", activities: [], stops: ["Langtang village", "Lama Hotel"] },
    { stayPlace: "Syabrubesi, 1,460 m", activities: [], stops: ["Bamboo", "Syabrubesi"] },
    { stayPlace: "Boudha, Kathmandu", activities: ["A last round of the stupa at dusk"], stops: ["Trishuli Bazaar", "Kathmandu (Boudha)"] },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "Tea houses have thresholds, wooden stairs and toilets across a yard; none is free of steps.",
    longestWalk: "Six to seven hours on days 3 and 8, and there is no road to leave the trail by.",
    stepsAndStairs: "The trail is stone steps for hours, uneven, without a rail, wet in summer.",
    seating: "Dining rooms have benches with backs; most toilets on the trek are squat toilets.",
    sight: "The path is narrow in places, with a drop on one side, and crosses suspension bridges and rubble.",
    diet: "Vegetarian and vegan at every meal. Without gluten or nuts is possible if you tell us a month before.",
  },
  accessContact: "Write to us before you book and tell us what you need; Pema reads it herself and says honestly what the trail allows.",
  localPayments: [],
  estimates: [
    {
      label: "Visa on arrival",
      basis: "For a traveller from Germany, November 2026: US$30 for 15 days, US$50 for 30 days, as in “What is not included”.",
    },
    {
      label: "Tips for guides and porters",
      basis: "About US$100 per guest for all together is usual, as in “What is not included”; the range is our estimate.",
    },
    {
      label: "Hot showers, charging and wifi",
      basis: "Our estimate, November 2026: eight to twenty times in eight nights at US$2 to 5, the prices of “What is not included”.",
    },
    { label: "Drinks and snacks", basis: "Our estimate, November 2026; all meals and the tea with them are included." },
    {
      label: "Cancellation insurance",
      basis: "Our estimate, November 2026: 3 to 6 per cent of the price. Medical cover and helicopter rescue come with the tour.",
    },
  ],
  notes: {
    packing: [
      "A porter carries 10 kg for you, and for another guest too; you carry a day pack of 20 to 30 litres with water, warm layer, rain jacket and camera. City things stay at the hotel in Boudha.",
      "We lend you a down jacket and a four-season sleeping bag, washed after every trip. On day 1 at 16:00 Pema goes through every bag. What is missing can be hired the same afternoon, what is too much stays behind.",
    ],
    weather: [
      "March to May: mild days, warm in the forest, frost at night above 3,000 m; rhododendrons from late March, haze and afternoon showers in May. Mid-June to mid-September: rain, leeches, landslides on the road, cloud on the peaks.",
      "Late September to November: the clearest air; about −5 °C at night in Kyanjin in November. December to February: blue and very quiet, about −15 °C at night in January; snow may stop us at Langtang village.",
    ],
    transport: [
      "Private jeeps or a minibus for 122 km to Syabrubesi and 122 km back, seven to eight hours each, with lunch at Trishuli Bazaar. The second half is narrow and rough, and after each rainy season a little different.",
      "Sit in front if you get carsick. Belts are there: wear them. No flight home should leave on the evening of day 10.",
    ],
    roomsAndMeals: [
      "Twin rooms with two beds, a window and a hook; walls are thin. Only the dining room is heated, by a stove, until about nine. Sheets are not changed daily; your sleeping bag is your sheet. Bathrooms are shared, and water may freeze in winter.",
      "All meals are included: ten breakfasts, nine lunches, ten dinners, tea with each. Order dinner when you arrive, so that the kitchen cooks one pot, not ten.",
    ],
    health: [
      "See a travel clinic six to eight weeks before; ask about typhoid, hepatitis A and tetanus, and about acetazolamide, which Pema does not hand out. With a heart or lung condition, or pregnant, ask your doctor about nights at 3,870 m. Declare conditions to the insurer beforehand.",
      "Mountain sickness starts with headache, no appetite and bad sleep. Three litres a day, no alcohol above 3,000 m, no sleeping pills, and tell Pema. We treat all water. There are health posts in Dhunche and, small, in the valley; a hospital is in Kathmandu.",
      "Every tea house has a toilet; on the trail you go behind a rock and carry your paper out. Pads are in the first-aid kit. For washing there is a basin of warm water for the asking.",
    ],
  },
} satisfies TripText;
