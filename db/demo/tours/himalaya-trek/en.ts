import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Himalaya on Foot",
  destination: "Kathmandu, Langtang and Kyanjin Gompa, Nepal",
  summary:
    "Seven days on foot up the Langtang valley with a guide who was born there, two nights at 3,870 m and a slow, safe climb to get used to the height.",
  description: [
    "The Langtang valley lies about 60 km north of Kathmandu as the crow flies, close under the border with Tibet, and you reach it by road, without a mountain flight. The trail follows one river, the Langtang Khola, from bamboo and oak forest at 1,460 m to yak pastures below Langtang Lirung, 7,227 m. Pema Tamang leads. She was born in Langtang village and her aunt still runs a tea house there.",
    "On 25 April 2015 the earthquake brought ice and rock down on the village and more than 300 people died. Pema was at school in Kathmandu. The village has been rebuilt beside the debris, lodge by lodge, mostly by the families who survived, and trekkers are its main income. We eat and sleep with them. One assistant guide walks with every four guests, and porters carry your bag: 10 kg each from two guests, insured and properly dressed. Women-led, everyone welcome.",
    "You need to be able to walk six hours on stone steps on two days in a row. After the first night above 3,000 m, no night is more than 450 m higher than the one before, and there are two nights at Kyanjin Gompa, where each breath holds over a third less oxygen than at the sea. Headache and poor sleep are common. Pema measures pulse and oxygen twice a day, and her word on who goes up, waits or goes down is final.",
  ],
  highlights: [
    "Walk the evening and the dawn kora round the Boudhanath stupa with Tibetan and Tamang pilgrims before you leave for the hills.",
    "Climb from bamboo forest with grey langurs to yak pastures in four walking days, along one river.",
    "Sit in the kitchen of Pema's aunt in Langtang village with butter tea and sea-buckthorn juice.",
    "Pass the long mani walls near Mundu on their left, as custom asks, thousands of stones carved with om mani padme hum.",
    "Taste yak cheese at Kyanjin Gompa, where it has been made since the 1950s.",
    "Choose your own height on day 7: the summit of Kyanjin Ri at 4,773 m, its lower viewpoint or the valley pastures.",
    "Sleep in tea houses run by Tamang families, with dal bhat twice a day and a stove in the dining room.",
  ],
  itinerary: [
    {
      title: "Arrive in Kathmandu",
      description:
        "Sunita Gurung, Pema's assistant, meets you outside the arrivals hall of Tribhuvan airport. The hotel is in Boudha, 5 km away, 20 to 30 minutes by car, at 1,400 m. At 16:00 Pema checks every kit bag: boots, warm jacket, head torch, water bottle. What is missing can be hired the same afternoon. At 17:30 we join the evening kora, the walk round the Boudhanath stupa, always clockwise, past butter lamps and women selling juniper. Dinner is momos and thukpa on a roof above it. An hour on foot, flat. Easy.",
    },
    {
      title: "By road to Syabrubesi",
      description:
        "If you like, be at the stupa at 05:30, when the square belongs to the pilgrims. We leave at 07:00 in private jeeps or a minibus. It is only 122 km to Syabrubesi, but it takes seven to eight hours: tarmac to Trishuli Bazaar, where we eat dal bhat, then a narrow mountain road with rough stretches where slopes have slipped. Sit in front if you get carsick. Soldiers check permits and bags at Dhunche. Syabrubesi lies at 1,460 m above the Bhote Koshi river; dinner and night in a simple lodge. No walking, but a tiring day.",
    },
    {
      title: "Syabrubesi to Lama Hotel (2,470 m)",
      description:
        "We cross the suspension bridge at 07:30 and follow the Langtang Khola upstream for 11 km. The forest is warm and damp; look for grey langurs, and for wild bees' combs hanging under the cliff across the river. Lunch is at Bamboo, 1,970 m, a handful of tea houses on the bank. Then come the stone steps to Rimche, the steepest hour of the trek. Lama Hotel is not a hotel but a clearing with lodges at 2,470 m. Six to seven hours, about 1,100 m of ascent with the ups and downs. Demanding, so we go slowly. Dinner and night in a tea house.",
    },
    {
      title: "Through the forest to Thangshyap (about 3,150 m)",
      description:
        "The path climbs through oak, hemlock and maple; in late March and April the rhododendrons bloom red above it. Near Riverside the ice of Langtang Lirung shows for the first time. At Ghoda Tabela, about 3,000 m, the valley opens, and we have lunch near the army post. Many groups push on to Langtang village today, 960 m higher than last night. We stop two hours short of it at Thangshyap, and your body will thank you. Five hours, 700 m of ascent, moderate. Nights are cold from here on; dinner by the stove, then early to bed.",
    },
    {
      title: "Langtang village (3,430 m)",
      description:
        "A short day on purpose. In two hours and 280 m of ascent the trail reaches and crosses the field of rubble under which the old village lies. Pema stops at the memorial, where the names of the dead are carved, and tells what she wants to tell. Her aunt has lunch ready in the new village: potatoes, greens and butter tea. In the afternoon we climb 200 m towards the pastures and come down again, which helps you sleep. Drink three litres today, no alcohol. Four hours on foot in all, moderate. Dinner and night in a family tea house.",
    },
    {
      title: "Kyanjin Gompa (3,870 m)",
      description:
        "Seven kilometres and three to four hours, with 440 m of ascent in thin air. The trail passes Mundu and the long mani walls, water-driven prayer wheels and the first yaks. Kyanjin Gompa is the last village, a cluster of lodges under the glaciers of Langtang Lirung. After lunch and a rest we see the small monastery and taste cheese at the dairy. In the evening Pema measures everybody's oxygen and proposes who does what tomorrow. It may be -5 °C at night in November, -15 °C in January; bedrooms are not heated. Moderate. First of two nights.",
    },
    {
      title: "Kyanjin Ri or the yak pastures",
      description:
        "Two groups, each with its own guide. One starts at 06:00 for Kyanjin Ri: a steep zigzag to prayer flags some 500 m above the village, then, for those who feel well, a narrow ridge to the summit at 4,773 m. That is 900 m of ascent, five to six hours there and back, demanding, and not done in ice or storm. The other walks up the flat valley floor among grazing yaks to the stone huts of the herders, three to four hours, easy but for the height. Everyone is back for lunch at about 13:00. Second night in Kyanjin; step outside once for the stars.",
    },
    {
      title: "Down the valley to Lama Hotel",
      description:
        "We leave at 07:30 and go down in one day what we climbed in three: about 19 km and 1,400 m of descent to Lama Hotel at 2,470 m. Breathing gets easier by the hour, knees do not; use poles. Lunch is in Langtang village, where Pema's aunt expects news of how high you went. Below Ghoda Tabela the forest closes over the path again and the air turns warm. Six to seven hours, demanding because of the length. The lodge has a hot bucket shower, the best of your life so far. Dinner and night in a tea house.",
    },
    {
      title: "Back to Syabrubesi",
      description:
        "The last walking day: 11 km along the river, down the Rimche steps, past Bamboo and over the bridges to Syabrubesi at 1,460 m. It takes five hours with 1,100 m of descent and a few short climbs, moderate. We arrive in the early afternoon. There is hot water, a shop with cold drinks and time to wash socks. In the evening the porters, guides and guests eat dal bhat at one long table. Pema explains how tips are shared, and there is usually Tamang selo, sung to the damphu drum. Night in the lodge.",
    },
    {
      title: "Return to Kathmandu",
      description:
        "We leave at 07:00 for the 122 km back, seven to eight hours with lunch at Trishuli Bazaar. In the rainy season a landslide can cost an hour or three, which is why no flight home should leave tonight. By late afternoon you are back at the hotel in Boudha, where your city bags wait, and hot water does not run out. Those who still have legs walk a last round of the stupa at dusk. Farewell dinner with Pema and Sunita: Newari snacks, or pizza if you must. Night in Boudha, 5 km from the airport. Easy, apart from the road.",
    },
  ],
  included: [
    "Airport transfers in Kathmandu on the first and last day",
    "Private jeeps or minibus between Kathmandu and Syabrubesi, both ways",
    "Ten nights: two in a 3-star hotel in Boudha, eight in tea houses, in twin rooms",
    "Pema as guide, and one assistant guide for every four guests",
    "One porter for two guests, up to 10 kg each, with fair pay, clothing and insurance",
    "Langtang National Park permit and TIMS trekking card",
    "All breakfasts, nine lunches and ten dinners, with tea at every meal",
    "Oximeter checks, first-aid kit, and water treatment so that nobody buys plastic bottles",
    "Down jacket and four-season sleeping bag on loan, washed after every trip",
    "Travel insurance for the eleven days",
  ],
  notIncluded: [
    "Flights to and from Kathmandu",
    "Nepalese visa on arrival: US$30 for 15 days, US$50 for 30 days",
    "Cancellation insurance; medical cover and helicopter evacuation on the trek come with the tour",
    "Hot showers, battery charging and wifi in tea houses: about US$2 to 5 each time",
    "Soft drinks, alcohol and snacks",
    "Tips: about US$100 per guest for guides and porters together is usual",
  ],
  details: {
    hotels: "3-star hotel in Kathmandu; family-run tea houses on the trek, twin rooms without heating, shared bathrooms",
  },
} satisfies TourText;
