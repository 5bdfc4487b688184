import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Heritage of Japan",
  destination: "Kyoto, Nara, the Kiso Valley, Hakone and Tokyo, Japan",
  summary:
    "Nine days by train from Kyoto’s gardens to Tokyo’s back lanes, with 8 km of the Nakasendo on foot and a night in a hot-spring ryokan.",
  description: [
    "The old way from Kyoto to Edo, now Tokyo, took about two weeks on foot. You take nine days and mostly trains: four nights in Kyoto, one in the post town of Tsumago, one above the hot springs of Hakone, two in Tokyo. Haruka Okuda, who grew up in Kyoto’s Higashiyama district, meets you at Kansai airport and travels with you all the way.",
    "We go early, because Japan’s best-known places are calm before eight and crowded by ten. You climb Fushimi Inari at seven and stand on the stage of Kiyomizu-dera at six. In between, people open their doors: a tea teacher in Nishijin, a weaver of obi silk, an innkeeper in the Kiso Valley, a cook in Yanaka. The tour is women-led, everyone welcome.",
    "You walk two to four hours on most days, often on stone steps, and carry a small rucksack for one night while a courier moves your case. Cherries flower around the turn of March to April, maples redden from mid-November. June is wet, and July and August in Kyoto pass 35 °C with heavy humidity. In January and February the Kiso Valley is cold and often white, and Fuji is at its clearest.",
  ],
  highlights: [
    "Walk the full loop of Mount Inari, 4 km and some 200 m of ascent, before the coaches reach the first torii.",
    "Whisk your own bowl of matcha in the Nishijin town house of tea teacher Michiko Sawai.",
    "Look for the fifteenth stone at Ryoan-ji; from any seat on the veranda at least one is hidden.",
    "Follow 8 km of the Nakasendo from Magome over a pass of about 800 m to Tsumago, and sleep there after the day visitors leave.",
    "Ride the Hakone Tozan Railway up gradients of 8 per cent, with three switchbacks, to a ryokan with its own hot spring.",
    "Cross Lake Ashi by boat and drink sweet amazake in a thatched tea house on the old Tokaido road.",
    "Hear the first prayers of the day at Senso-ji, then eat your way through Yanaka with a cook who lives there.",
  ],
  itinerary: [
    {
      title: "Kansai airport to Kyoto",
      description:
        "Haruka meets you at Kansai airport and takes you to Kyoto on the train that shares her name: the Haruka express, about 80 minutes to Kyoto Station. Your hotel for four nights is near Karasuma Oike, on two subway lines. At five we walk east across the Kamo River to Gion, through Shirakawa with its willows, and back along Pontocho, an alley barely two metres wide in places. Supper is obanzai, the home cooking of Kyoto: simmered greens, tofu skin, grilled mackerel. Easy, one and a half hours on foot.",
    },
    {
      title: "Fushimi Inari at seven, tea at three",
      description:
        "You leave at half past six. The JR Nara line needs five minutes from Kyoto Station to Inari, where thousands of vermilion torii climb the mountain. We walk the whole loop to the 233 m summit: 4 km, two and a half hours, some 200 m of ascent, nearly all steps. One stop back is Tofuku-ji, with Mirei Shigemori’s chequerboard of moss and stone from 1939. After a free lunch, Michiko Sawai receives you in her Nishijin town house for tea. You may kneel or take a low stool. Moderate. Evening free.",
    },
    {
      title: "Kiyomizu-dera, the weavers and a stone garden",
      description:
        "Kiyomizu-dera opens at six and we are at the gate; a taxi takes you up. The wooden stage stands 13 m above the slope on zelkova posts. You come down Sannenzaka and Ninenzaka while shutters are still closed and are back for breakfast by half past eight. In Nishijin, third-generation weaver Chieko Kitamura shows you her looms, and you tie and dye a silk square. It is posted to you when dry. A city bus goes on to Ryoan-ji, where we sit with the stones until it quietens. Moderate, three hours on foot, many steps. Dinner is your own.",
    },
    {
      title: "Nara on foot",
      description:
        "The Kintetsu limited express takes 35 minutes to Nara, capital of Japan in the eighth century. From the station you walk all day, about 9 km on mostly level paths: past the deer of the park to Todai-ji and its bronze Buddha, 15 m high, up to the balcony of Nigatsu-do, then through cedars to Kasuga Taisha and its three thousand lanterns. Lunch is kakinoha-zushi, mackerel pressed in persimmon leaf. We finish in the lattice-fronted lanes of Naramachi with a tasting at the Harushika sake brewery. Easy, four hours on foot. Back in Kyoto by six.",
    },
    {
      title: "Over the Magome Pass",
      description:
        "Your case goes ahead to Hakone by courier; pack for one night. The Shinkansen reaches Nagoya in 35 minutes, the Shinano express Nakatsugawa in 50 more, a bus Magome at 600 m. From there you follow the Nakasendo for 8 km: 200 m up to the pass, then 380 m down through cypress and cedar, past the waterfalls Odaki and Medaki. Ring the bells on the way; they are for bears. Tsumago bans cars by day and hides its power lines. We sleep on futons in small family inns, where Fumiko Obara grills river fish for supper. Moderate, three hours on foot.",
    },
    {
      title: "Down the valley, up to Hakone",
      description:
        "You have the street of Tsumago to yourself before breakfast. A bus takes ten minutes to Nagiso station; local and express trains follow the Kiso River to Nagoya, and the Shinkansen to Odawara takes a little over an hour. Then the slow part: the Hakone Tozan Railway climbs from 96 m at Hakone-Yumoto to 541 m at Gora in 40 minutes, reversing three times. Your ryokan has tatami rooms, hot-spring baths separated for women and men, and a private bath you can book. Dinner is kaiseki, eight small courses. Easy, five hours on trains.",
    },
    {
      title: "Volcano, lake and the old Tokaido",
      description:
        "A cable car and ropeway lift you over Owakudani, 1,044 m, where sulphur steam cooks eggs black; anyone with asthma goes round by bus. On clear mornings Fuji fills the west, most often from November to February. The boat over Lake Ashi takes 30 minutes. From Moto-Hakone you see the lakeside torii of Hakone Shrine, then walk 2 km on the mossy paving of the Tokaido to Amazake-chaya, a tea house in its thirteenth generation. Paving is slippery after rain. A bus, then the Romancecar from Hakone-Yumoto, reach Tokyo by evening. Hotel in Asakusa. Moderate, two hours on foot.",
    },
    {
      title: "Tokyo from first prayer to last supper",
      description:
        "Senso-ji is 300 m from your hotel and nearly empty at half past six. After breakfast a water bus takes 35 minutes down the Sumida, under a dozen bridges, to the Hama-rikyu garden; ten minutes’ walk on is the outer market of Tsukiji, for grilled scallops and rolled omelette. In the afternoon Naomi Fujii, a cook, shows you Yanaka, which the fires of 1923 and 1945 largely spared: temples, cats, a rice-cracker baker. Supper is in her kitchen, round one long table. Easy, three hours on foot. Night in Asakusa; airport trains leave from its station.",
    },
  ],
  included: [
    "Eight nights in twin or double rooms: four in Kyoto, one in Tsumago, one in Hakone, two in Tokyo",
    "Haruka Okuda as guide from Kansai airport to the last evening, with hosts in Nishijin, Tsumago and Yanaka",
    "Breakfast every morning, the lunch in Nara and four dinners, on days 1, 5, 6 and 8",
    "All trains with reserved seats where they exist, buses, subway, ropeway and boats of the programme",
    "Airport transfers by train with a guide, from Kansai on day 1 and to Haneda or Narita on day 9",
    "Courier for one case per person from Kyoto to Hakone, and on to Hakone-Yumoto station",
    "Tea with Michiko Sawai and the dyeing workshop, postage of your silk square included",
    "Temple and garden entrances and hotel taxes",
    "Travel insurance for the nine days",
  ],
  notIncluded: [
    "Flights to Osaka Kansai and from Tokyo",
    "Visa for Japan, if your passport needs one",
    "Lunches except in Nara, and dinners on days 2, 3, 4 and 7 (about 1,500 to 4,000 yen each)",
    "Single room; the inns of Tsumago have very few",
    "Drinks and personal spending",
  ],
  details: {
    departures:
      "Weekly departures year-round; when snow or a typhoon closes the Magome Pass, or gas the Hakone Ropeway, you cover that stretch by bus",
    transport: "Trains with reserved seats, local buses, ropeway and boat; airport transfers by train with a guide",
    hotels: "4-star hotels in Kyoto and Tokyo, a hot-spring ryokan in Hakone, family inns with futons and shared baths in Tsumago",
  },
} satisfies TourText;
