import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "The Inca Trail",
  destination: "Cusco, Ollantaytambo and Machu Picchu, Peru",
  summary:
    "Nine days in Peru: three to get used to the height, four on the 43 km Inca Trail, and a second, rested morning at Machu Picchu.",
  description: [
    "The Inca Trail is 43 km of stone path from the Urubamba river to Machu Picchu. It crosses three passes, the highest at 4,215 m, and comes down through cloud forest to the Sun Gate. The walk takes four days. We give you three days in Cusco and the Sacred Valley first, because the altitude is harder than the distance.",
    "Yesenia Quispe leads the trek with a second guide, Marleni Ccori. Both grew up speaking Quechua near Ollantaytambo. Saturnina Huallpa runs the kitchen tent. Women and men carry for us, every load is weighed against the legal limit at Km 82, and every porter has a warm tent, a mat and three meals. Women-led, everyone welcome.",
    "This is a demanding trek. You should be able to walk eight hours and climb 1,200 m in a day, much of it on uneven steps. May to September is dry, with nights that can fall below 0 °C on day 5; November to March is wet and the stones are slippery. Toilets on the trail are basic and there are no hot showers. The permit is in your name and tied to your passport, so we need both when you book. For May to September permits run out four to five months ahead.",
  ],
  highlights: [
    "Walk the whole classic trail, from Km 82 to the Sun Gate, in four days.",
    "Cross Warmiwañusqa, Dead Woman's Pass, at 4,215 m.",
    "Dye and spin wool with Rosa Cusihuamán and her neighbours in Chinchero.",
    "Have the terraces of Wiñay Wayna on your doorstep on the last night in camp.",
    "See Machu Picchu twice: on foot from the Sun Gate, then rested, early the next morning.",
    "Sleep three nights at 3,400 m or lower before the trek begins.",
    "Trek with two Quechua-speaking women guides, and women as well as men among the porters.",
  ],
  itinerary: [
    {
      title: "Arrive in Cusco, and slow down",
      description:
        "Marleni meets you at Cusco airport, 15 minutes by car from the hotel in San Blas. Cusco lies at 3,400 m, so the programme is rest, coca tea and water. A headache on the first day is common; tell us, and take care on the stairs. At 16:30 there is an easy walk of one hour, downhill to the Plaza de Armas and back by taxi. Dinner is quinoa soup and trout, early and light. Night in Cusco.",
    },
    {
      title: "Cusco and Sacsayhuamán",
      description:
        "You start at Qorikancha, the Inca sun temple under the convent of Santo Domingo, and cross to San Pedro market for fresh juice, cheese and dozens of kinds of potato. After lunch a van climbs to Sacsayhuamán, at 3,700 m, whose zigzag walls hold stones of over 100 tonnes. You walk back down to San Blas past the stone lanes of the old town. Four hours on foot, moderate because of the height, with little ascent. In the evening Yesenia checks boots, poles and sleeping bags. Night in Cusco.",
    },
    {
      title: "Chinchero weavers and the Sacred Valley",
      description:
        "About 90 km, two and a half hours in the van. In Chinchero, at 3,760 m, Rosa Cusihuamán dyes wool red with cochineal and shows you the drop spindle; lunch is in her courtyard. At Maras you look down on some 3,000 salt pans, still worked by village families, from the balconies above. Then the road drops to Ollantaytambo at 2,790 m, where 200 steps climb the terraces of the Inca temple. Three hours on foot, moderate. You pack a trek bag of at most 7 kg. Night in Ollantaytambo.",
    },
    {
      title: "Km 82 to Wayllabamba",
      description:
        "A 45-minute drive brings you to Piscacucho, Km 82 of the railway, at 2,700 m. Rangers check permits and passports, and you cross the Urubamba on the footbridge. The path follows the river among cactus and agave, looks down on the terraces of Llactapata, then turns up the Cusichaca valley to camp at Wayllabamba, 3,000 m. 12 km, six hours with lunch, rolling, about 400 m of ascent: moderate, and hot at midday with little shade. Tents are up when you arrive. Dinner is soup, chicken and rice, and popcorn before it.",
    },
    {
      title: "Over Dead Woman's Pass",
      description:
        "The hardest day. From 6:30 you climb 1,200 m almost without a break, first through polylepis woodland, then on open grass and steps from Llulluchapampa to Warmiwañusqa at 4,215 m. Everyone goes at their own pace; Yesenia leads, Marleni walks last and carries oxygen. At the top wind and cold are usual, so put on a jacket before you stop. The far side drops 600 m on stone stairs to camp at Pacaymayu, 3,600 m. 11 km, eight hours, demanding. Lunch, tea and dinner in camp.",
    },
    {
      title: "Two passes and the cloud forest",
      description:
        "The longest and the finest day. You climb past the round ruin of Runkurakay to the second pass at 3,950 m, then follow original Inca paving to Sayacmarca, on its spur above the trees, and through a tunnel cut in the rock. After Phuyupatamarca, at 3,650 m, the path goes down 1,000 m on stairs through orchids, bamboo and often mist. Knees want poles. Camp is at Wiñay Wayna, 2,650 m, and its terraces are ten minutes away. 15 km, nine hours, 500 m up and 1,400 m down, demanding.",
    },
    {
      title: "Sun Gate and Machu Picchu",
      description:
        "You wake at 3:30, since the crew must catch the early train, and wait at the checkpoint until it opens at 5:30. Then it is an hour and a half along the forested slope, with a last flight of stairs steep enough for hands, to the Sun Gate at 2,720 m. If there is no cloud, Machu Picchu lies below. You walk down to it, 5 km in all, moderate, and Yesenia guides you for two hours. By early afternoon a bus takes 30 minutes to Aguas Calientes: lunch, a shower, a bed. Night there.",
    },
    {
      title: "Machu Picchu again, and the train to Cusco",
      description:
        "An early bus returns you to Machu Picchu for Circuit 2, which takes in the upper terraces, the Sacred Plaza and the lower town. Allow three hours, easy to moderate, with many steps. After lunch in Aguas Calientes the train follows the Urubamba to Ollantaytambo in a little under two hours. A van takes two more hours over the Chinchero plateau to Cusco. At the farewell dinner in San Blas there is alpaca, or stuffed rocoto peppers. Night in Cusco, in the hotel of day 1.",
    },
  ],
  included: [
    "5 nights in three-star hotels and 3 nights in two-person tents with mats, breakfast included",
    "All meals on the trail, lunch on day 3, lunch on day 8, and dinner on days 1 and 8",
    "Inca Trail permit and two entries to Machu Picchu",
    "Two Quechua-speaking guides on the trek",
    "Cook and porters, who also carry 7 kg of your luggage",
    "Tourist ticket for Sacsayhuamán, Chinchero and Ollantaytambo, and entry to Qorikancha and Maras",
    "Train from Aguas Calientes to Ollantaytambo and the buses at Machu Picchu",
    "Airport transfers in Cusco and private vans",
    "First-aid kit and oxygen on the trek",
    "Travel insurance for the nine days",
  ],
  notIncluded: [
    "International flights and flights to Cusco",
    "Cancellation insurance; medical and evacuation cover for the trek comes with the tour",
    "Sleeping bag and poles, which you can hire in Cusco",
    "Meals not named under Included, and alcoholic drinks",
    "Tips for guides and crew",
    "Huayna Picchu, which needs a ticket of its own",
  ],
  details: {
    transport: "On foot on the Trail; private vehicle, train and bus for the rest",
    hotels: "5 nights in 3-star hotels, 3 nights in tents on the Trail",
  },
} satisfies TourText;
