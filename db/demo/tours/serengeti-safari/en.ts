import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Serengeti with Her",
  destination: "Arusha, Tarangire, Ngorongoro and Serengeti, Tanzania",
  summary:
    "Eight days from Arusha to the heart of the Serengeti with a local woman at the wheel: elephants, the crater floor and a small plane back.",
  description: [
    "In Tanzania your guide is also your driver, and nearly all of them are men. Here Neema Laizer takes the wheel of the first 4x4. She grew up in Monduli, 40 km west of Arusha, and has guided in the northern parks since 2012. When more than six of you travel, Rehema Mollel drives a second car. Each car carries at most six guests, each with a window seat under a pop-up roof. Women-led, everyone welcome.",
    "The route leads west: the baobabs and elephants of Tarangire, the banana groves of Mto wa Mbu under the Rift wall, a morning on the floor of Ngorongoro Crater, then the plains to Seronera in the middle of the Serengeti. Lions, leopards, cheetahs and hippos live around Seronera all year. You come back by light aircraft, which saves a rough day on the road.",
    "This is easy on the legs and long in the seat. Expect four to nine hours a day in the car, half of it on gravel, with dust from June to October and mud in April and May. The crater rim lies above 2,200 m and drops to about 8 °C on July nights. In Tarangire there are tsetse flies: wear pale cloth, not blue or black. Nobody can promise the wildebeest herds, and we do not.",
  ],
  highlights: [
    "Watch elephants dig for water in the sand of the Tarangire River in the dry season, from June to October.",
    "Drive down the Seneto road early in the morning and spend up to six hours on the floor of Ngorongoro Crater, home of black rhino.",
    "Stand in Oldupai Gorge, where Mary Leakey found a skull 1.75 million years old in July 1959.",
    "Look for leopards in the sausage trees along the Seronera River, with a guide who reads impala alarm calls.",
    "Eat ugali, mchicha greens and banana stew at Mama Zawadi's table in Mto wa Mbu.",
    "Float over the Seronera valley in a balloon at sunrise, if you choose to book it (extra).",
    "Fly back to Arusha over the Rift Valley in a 12-seat aircraft instead of driving eight hours.",
  ],
  itinerary: [
    {
      title: "Arrive in Arusha",
      description:
        "Neema or Rehema waits at Kilimanjaro airport with a Yatrika sign. The drive to Arusha is 50 km on a good road, about an hour, with Mount Meru ahead of you and Kilimanjaro behind if the cloud allows. Arusha lies at 1,400 m, so evenings are cool. The rest of the day is for sleep and the hotel garden. At 18:30 we meet, check bags (soft ones, for the flight on day 7) and go through the route on a map. Dinner is grilled tilapia or coconut beans at the hotel. Easy.",
    },
    {
      title: "Tarangire: elephants and baobabs",
      description:
        "We leave at 08:00 and drive 120 km south-west on tarmac, two and a quarter hours, to the gate of Tarangire National Park. The rest of the day is a game drive along the river with a picnic above the bank. From June to October herds of a hundred elephants and more come here to drink; from November to May many move out and birds take over, some 500 species. Neema knows the baobabs that elephants have hollowed. Six hours in the park, hot by midday, tsetse flies in the woodland. Dinner and night in a tented camp at the park's edge. Easy.",
    },
    {
      title: "Mto wa Mbu and the Rift wall",
      description:
        "A last two hours in Tarangire from 06:30, then breakfast and 70 km to Mto wa Mbu, a farming town at the foot of the Rift escarpment. Halima, who was born here, walks with you for two hours, flat and shaded, past rice fields, irrigation channels and a brewery of banana beer. Mama Zawadi cooks lunch: ugali, mchicha greens in peanut sauce, ndizi nyama (bananas stewed with beef). The road then climbs the wall to a viewpoint over Lake Manyara and on to Karatu at 1,500 m, 30 km. Dinner and night in a lodge among coffee fields. Easy.",
    },
    {
      title: "Down into Ngorongoro Crater",
      description:
        "We leave Karatu at 05:30 with breakfast boxes, to be at the gate when it opens at 06:00. From the rim at 2,300 m the Seneto road drops 600 m to the crater floor, 260 km² of grass, soda lake and fever trees. Lions, hyenas, buffalo and some of Tanzania's few black rhinos live here; giraffes do not, the walls are too steep for them. Lunch is at the hippo pool of Ngoitokitok, inside the car, because black kites take sandwiches out of hands. Six hours, then up the Lerai road. Dinner and night in a lodge on the rim; bring a fleece. Easy.",
    },
    {
      title: "Oldupai Gorge and the Serengeti plains",
      description:
        "The day's road is 140 km of gravel, four hours without stops, often corrugated. We break it at Oldupai Gorge for an hour and a half in the museum, where a cast of the Laetoli footprints lies and a local guide explains what Mary Leakey found. Lunch boxes at Naabi Hill gate; the climb of the kopje takes ten minutes and shows you the plain to the horizon. From here 45 km of game drive lead to Seronera at 1,500 m. Dinner and the first of two nights in a tented camp. There is no fence: after dark a watchman walks you to your tent. Moderate, for the road.",
    },
    {
      title: "A whole day around Seronera",
      description:
        "If you have booked the balloon, you leave at 04:30, fly for about an hour and breakfast on the plain. The rest of us start at 06:00 along the Seronera River, leopard country, and go on to the Retima hippo pool. After lunch we drive an hour south to the Moru Kopjes, where Maasai shields are painted on the rock. From January to March we go to the short grass around Naabi Hill instead, where wildebeest calve if rain has fallen. From July to October the herds are far north at the Mara River, which we do not reach. Nine hours in the car. Dinner at camp. Easy.",
    },
    {
      title: "Last game drive and the flight to Arusha",
      description:
        "A final drive at 06:00, then a late breakfast and the Seronera airstrip. The scheduled light aircraft takes a little over an hour to Arusha Airport, sometimes with a stop at another strip; 15 kg of luggage in soft bags is the limit. The cars go home by road, and Rehema's sister Upendo meets you for the 10 km into town. Lunch is at the hotel. The afternoon is free: rest, or two hours with her at Kilombero market for kitenge cloth and Kilimanjaro coffee. Farewell dinner of nyama choma or roast vegetables, and night at the hotel. Easy.",
    },
  ],
  included: [
    "Airport transfers on the first and last day from and to Kilimanjaro airport",
    "Seven nights: two in an Arusha hotel, three in tented camps, one in Karatu, one on the crater rim",
    "All park fees, including the crater service fee and the Oldupai museum",
    "4x4 with pop-up roof, fridge and charging sockets; at most six guests a car",
    "Neema and, from seven guests, Rehema as driver-guides; Halima in Mto wa Mbu",
    "Scheduled flight from Seronera to Arusha with 15 kg of luggage",
    "Seven breakfasts, six lunches and seven dinners",
    "Drinking water in the car and a refillable steel bottle",
    "A pair of binoculars for every two guests",
    "Travel insurance for the eight days",
  ],
  notIncluded: [
    "Flights to and from Kilimanjaro airport",
    "Tanzanian visa: US$50 for most nationalities, US$100 for citizens of the United States",
    "Balloon flight on day 6: about US$600, to be booked before you arrive",
    "Lunch in Arusha on the day you arrive, alcohol and soft drinks",
    "Malaria tablets, vaccinations and a yellow fever certificate if you come from a country with the risk",
    "Tips: US$10 to 15 per guest and day for your driver-guide is usual",
  ],
  details: {
    departures:
      "First Saturday of each month; from January to March day 6 goes to the plains around Naabi Hill, and in April and May rain can close side tracks, so the order of drives may change.",
    transport: "Private 4x4 and transfers; scheduled light aircraft from Seronera to Arusha on day 7",
    hotels: "Safari lodges and tented camps with private bathrooms; 4-star hotel in Arusha",
  },
} satisfies TourText;
