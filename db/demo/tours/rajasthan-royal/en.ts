import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Royal Rajasthan",
  destination: "Jaipur, Jodhpur and Udaipur, India",
  summary:
    "Eight days from Jaipur to Lake Pichola in heritage hotels: forts seen from the women's side, one night in the dunes and a stepwell a queen paid for.",
  description: [
    "The palaces of Rajasthan were built twice: once for the men who received guests, once for the women behind the screens. Meera Shekhawat, historian and guide from Jaipur, shows you both. She travels with you all the way, from the screened windows of the Hawa Mahal to the zenana of Udaipur's City Palace, and brings in Divya Bhati for Jodhpur and Kiran Paliwal for Udaipur. Women-led, everyone welcome.",
    "You sleep in family-owned heritage hotels: a haveli in Jaipur, tents with their own bathrooms in the dunes of Osian, an old town house under Mehrangarh, a lakeside house in Udaipur. The road comes to about 700 km in all, in an air-conditioned car or minibus with water on ice and a window seat for everybody. The one long day, from Jaipur to the desert, takes six and a half hours of driving, and we break it with a fort and a good lunch.",
    "Forts mean stairs: Amber, Mehrangarh and Udaipur's City Palace have hundreds of uneven steps between them. A jeep up to Amber and a lift at Mehrangarh spare you some. We do not ride elephants. From November to February days are 22 to 28 °C and desert nights can fall to 5 °C. April to June brings 40 °C and more, so we then sightsee early and rest from noon to four. July to September is humid, with showers and green hills.",
  ],
  highlights: [
    "Look out through the Hawa Mahal from the inside, where the women of the court watched the street through its 953 windows.",
    "Drink tea at the foot of a dune near Osian while Langa musicians play the sarangi.",
    "Walk down from Mehrangarh through the blue lanes of Navchokiya with Divya, who grew up in them.",
    "See Toorji ka Jhalra, the Jodhpur stepwell that a queen had built in the 1740s so that women had water close by.",
    "Sit at a floor loom in Salawas, where the Prajapat family weaves cotton dhurries row by row.",
    "Stand among the 1,444 carved marble pillars of the Jain temple at Ranakpur.",
    "Cross Lake Pichola to Jag Mandir island in the last light of the afternoon.",
  ],
  itinerary: [
    {
      title: "Arrive in Jaipur",
      description:
        "Meera and our driver Ganpat Singh meet you at Jaipur airport, 12 km south of the old city, about 35 minutes by car. The hotel is a restored haveli in Bani Park with a courtyard and a pool. If you land before three, we drive up to Nahargarh on its ridge at 17:00: 40 minutes each way, a short walk on ramps, and the whole pink grid of the city below as the lamps come on. Welcome dinner in the courtyard: laal maas if you like fire, ker sangri (desert beans and berries) if you do not. Easy. Night in Jaipur.",
    },
    {
      title: "Jaipur: Amber, Hawa Mahal and City Palace",
      description:
        "We are at Amber, 11 km north, when it opens at 08:00. You walk up the cobbled ramp in 20 minutes or take a jeep. Meera spends as long in the zenana, twelve apartments for the queens, as in the mirror hall. Then the Panna Meena stepwell and a thali lunch. In the old city we climb the ramps of the Hawa Mahal, built in 1799, and see the City Palace and Jantar Mantar, whose great sundial is 27 m tall. At five an electric rickshaw with a woman at the bars takes you to Johari Bazaar for lac bangles. Dinner is free. Five hours on foot, moderate.",
    },
    {
      title: "Across to the dunes of Osian",
      description:
        "We leave at 07:00, for this is the long one: about 350 km, six and a half hours of driving. Near noon we stop in Nagaur and walk for an hour through Ahhichatragarh, a fort of pools and painted rooms that few tour buses reach. Lunch is in Khimsar, 42 km on. By half past four you have tea at the camp near Osian, where the Thar begins. The dune is 20 minutes on foot; a camel is optional. At dusk Langa musicians play by the fire. Dinner and night in tents with bathrooms. From mid-April to September we stay in an air-conditioned hotel in Khimsar instead. Easy.",
    },
    {
      title: "Osian temples and Mehrangarh",
      description:
        "After breakfast we visit Osian's temples: Sachiya Mata, up a stair under carved arches, still a busy shrine of a goddess, and the 8th-century Mahavira temple of the Jains. Jodhpur is 65 km away, an hour and a half. In the afternoon Divya takes over at Mehrangarh, founded in 1459, 120 m above the streets. She shows you the palanquins, the zenana lattices and, at Loha Pol, the handprints of royal widows, without softening what they mean. A lift goes up for those who want it. Then we walk down into blue Navchokiya, 45 minutes, steep and uneven. Moderate. Night in Jodhpur; dinner is free.",
    },
    {
      title: "Jodhpur: market, stepwell and looms",
      description:
        "At nine Divya walks with you to Toorji ka Jhalra, the stepwell of a queen of the 1740s, and on to Sardar Market around the clock tower. She explains the red Mathania chilli, lets you taste mirchi vada (hot) and makhaniya lassi (the cure), and knows which spice shops sell by weight and not by story. Rest from noon. At half past three we drive 20 km to Salawas, where the Prajapat family weaves cotton dhurries on floor looms; you may try a row, and there is no need to buy. Dinner is on a roof facing the lit fort. Four hours on foot, easy. Night in Jodhpur.",
    },
    {
      title: "Ranakpur and over the Aravallis to Udaipur",
      description:
        "At half past eight we drive south, 165 km and three and a half hours, from flat scrub into the Aravalli hills. Ranakpur opens to visitors at noon. Lunch comes first, then an hour and a half in the Adinath temple of the 15th century: 1,444 marble pillars, no two said to be the same. Leave leather outside and cover shoulders and knees; in summer the courtyard burns bare feet, so keep socks. The last 90 km wind through forest and maize terraces for two hours. In Udaipur at about six you check in by Lake Pichola. Dinner is free. Easy. First of two nights.",
    },
    {
      title: "Udaipur: City Palace and Lake Pichola",
      description:
        "We enter the City Palace at half past nine: narrow stairs, low doors, peacock mosaics, and the queens' wing, where Meera closes her story. The Jagdish temple of 1651 stands up 32 steep steps nearby. Kiran Paliwal teaches lunch in her kitchen: gatte ki sabzi, dal and bati, mango pickle. At about five a boat takes you across Lake Pichola, past the white Lake Palace to Jag Mandir island; before a late monsoon the water can be low. At seven women dance with pots on their heads at Bagore ki Haveli. Farewell dinner by the lake. Four hours on foot, moderate. Night in Udaipur, 24 km from its airport.",
    },
  ],
  included: [
    "Transfer from Jaipur airport on day 1 and to Udaipur airport on day 8",
    "Seven nights: two each in Jaipur, Jodhpur and Udaipur, one in the dunes (in summer in Khimsar)",
    "Air-conditioned car or minibus with driver, tolls and parking",
    "Meera all the way; Divya in Jodhpur, Kiran in Udaipur",
    "Seven breakfasts, four lunches and four dinners",
    "All entrance fees on the route, the jeep at Amber and the lift at Mehrangarh",
    "Boat on Lake Pichola and seats for the dance at Bagore ki Haveli",
    "Cooking lunch in Udaipur, music at the camp, the rickshaw ride in Jaipur",
    "Drinking water on the road, from glass bottles and a refill can",
    "Travel insurance for the eight days",
  ],
  notIncluded: [
    "Flights to Jaipur and from Udaipur",
    "Indian visa; most nationalities can apply for an e-visa online",
    "Three lunches and three dinners, and all alcohol",
    "Camel ride at Osian, about ₹800, and camera fees",
    "Tips: about ₹700 per guest and day for guide and driver together is usual",
  ],
  details: {
    hotels: "4-5 star heritage hotels; one night in a desert camp with private bathrooms",
  },
} satisfies TourText;
