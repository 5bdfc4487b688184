import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  title: "Iceland, the Ring Road",
  destination: "Reykjavík, Vík, Höfn, Mývatn and Akureyri, Iceland",
  summary:
    "Eight days anticlockwise on Iceland's Route 1: waterfalls, glacier lagoon, East Fjords and whale bay, with a local woman at the wheel.",
  description: [
    "Route 1 runs 1,322 km round Iceland and ends where it began. We drive it anticlockwise from Reykjavík: the waterfalls of the south, the ice of Vatnajökull, the East Fjords, the steaming ground of Mývatn and the long road home across the north. With detours it comes to about 1,500 km. Most days have three or four hours of driving; the last has five.",
    "Sigrún Halldórsdóttir drives and guides. She grew up in Höfn, studied geology in Reykjavík and reads the wind forecast before she reads anything else. You travel in a minibus with at most twelve guests and sleep in small hotels and country guesthouses. Women-led, everyone welcome.",
    "The walks are short, on good paths, and you need no experience; you do need waterproof trousers in every month. Late June has about 21 hours of sun in Reykjavík, late December about four. From September to mid-April the nights are dark enough for northern lights, if the cloud parts. The Golden Circle lies off Route 1 and is not on this tour; it makes an easy extra day from Reykjavík.",
  ],
  highlights: [
    "Walk behind the 60 m curtain of Seljalandsfoss and climb some 500 steps to the lip of Skógafoss.",
    "Ride an amphibian boat among the icebergs of Jökulsárlón, from May to October.",
    "Eat langoustine in Höfn, the harbour where the boats land it.",
    "Soak in the floating hot pools of Vök Baths on Lake Urriðavatn.",
    "Stand beside Dettifoss, 100 m wide and 44 m high, when the road is open.",
    "Look for humpback whales from an oak boat in Skjálfandi Bay, from March to November.",
    "Cross the country with a guide who grew up on the road you are driving.",
  ],
  itinerary: [
    {
      title: "Reykjavík on foot",
      description:
        "A driver meets you at Keflavík airport for the 50 km, 45 minutes, to Reykjavík. In the afternoon Sigrún walks you from Hallgrímskirkja, where a lift goes up the tower, down Skólavörðustígur to the Old Harbour and the glass front of Harpa. It is 3 km, easy, about two hours, and often windy. Over a dinner of fish soup and rye bread she goes through the route and the week's forecast. You sleep in a three-star hotel near Laugavegur.",
    },
    {
      title: "Waterfalls of the south to Vík",
      description:
        "About 200 km, three hours by minibus. After the Hellisheiði heath and Selfoss comes Seljalandsfoss, where a wet path leads behind the fall; it closes when icy. At Skógafoss some 500 steps climb to the viewing platform. We stop at Dyrhólaey, a headland 120 m above the sea, parts of which close for nesting birds in May and June. In Vík you walk the black beach facing the Reynisdrangar stacks. At Reynisfjara we obey the warning light: the waves there are dangerous. Three hours on foot, moderate. Night in Vík.",
    },
    {
      title: "Skaftafell, the glacier lagoon and Höfn",
      description:
        "275 km, three and a half hours by minibus in stages. The road crosses the Eldhraun lava, from the Laki eruption of 1783, now under thick moss. At Skaftafell you walk to Svartifoss, a fall framed by hanging basalt columns: 3.5 km return, 130 m of ascent, an hour and a half, moderate. At Jökulsárlón an amphibian boat takes you among icebergs for about 35 minutes, and we cross the road to see the ice washed up on black sand. Langoustine dinner and night in Höfn.",
    },
    {
      title: "Round the East Fjords",
      description:
        "About 260 km, four hours of driving on a road that follows every inlet. First Stokksnes, for the dark teeth of Vestrahorn, 454 m high. In Djúpivogur you walk past the 34 stone eggs on the shore of Gleðivík bay, one for each local species of bird, and stop for lunch. In Fáskrúðsfjörður, once a base of French fishermen, the street signs are still in two languages. You end at Vök Baths, 5 km from Egilsstaðir, in hot pools that float on a lake. Two hours on foot, easy. Night in Egilsstaðir.",
    },
    {
      title: "Highland desert, Dettifoss and Mývatn",
      description:
        "215 km, three hours of driving, much of it above 500 m over the empty Möðrudalur plateau; fill your bottle, as there are few stops. The path to Dettifoss is 2 km return over rough rock, moderate, and the spray soaks you. At Hverir you walk among mud pots that boil and smell of sulphur. Dinner in Reykjahlíð is Mývatn trout with rye bread baked in the hot ground. Two and a half hours on foot. In June and July bring a head net for the midges. Night by the lake.",
    },
    {
      title: "Whales of Húsavík, then Akureyri",
      description:
        "135 km, two hours of driving. In the morning you walk the Kirkja circuit through the lava towers of Dimmuborgir: 2.3 km, one hour, easy. At Húsavík you board an oak boat for three hours in Skjálfandi Bay, with warm overalls against the cold; humpbacks are the usual sight, never a certain one. From December to February we bathe in the Forest Lagoon outside Akureyri instead. Goðafoss, 12 m high, is the last stop. You sleep in Akureyri, where the red traffic lights are heart-shaped.",
    },
    {
      title: "Across the north-west to Reykjavík",
      description:
        "The long day: about 400 km, five hours of driving with four stops. The road climbs the Öxnadalsheiði pass at 540 m and drops to Skagafjörður, horse country, where you see the turf-roofed farm of Glaumbær. After lunch in the Húnaþing district you climb the wooden stairs of the Grábrók crater, half an hour return, moderate. From Borgarnes the 5.8 km tunnel under Hvalfjörður shortens the way home. We eat a farewell dinner of Arctic char in Reykjavík. Night in the same hotel as the first.",
    },
  ],
  included: [
    "7 nights in three-star hotels and country guesthouses, private bathroom",
    "Breakfast every day, and dinner on days 1, 3, 5 and 7",
    "Airport transfers to and from Keflavík",
    "Minibus for the whole route, fuel, tunnels and parking, with studded tyres in winter",
    "Local driver-guide from day 1 to day 7",
    "Amphibian boat at Jökulsárlón, May to October",
    "Entry, towel and locker at Vök Baths",
    "Three-hour whale watching at Húsavík, March to November, or the Forest Lagoon in other months",
    "Entry to Stokksnes and the Glaumbær farm",
    "Travel insurance for the eight days",
  ],
  notIncluded: [
    "International flights",
    "Cancellation insurance, which should cover changes caused by weather",
    "Lunches, and dinner on days 2, 4 and 6",
    "Alcoholic drinks",
    "The lift of the Hallgrímskirkja tower",
    "A guided glacier walk at Skaftafell, which replaces the walk to Svartifoss on request",
  ],
  details: {
    departures:
      "Weekly departures year-round; from November to March snow and short days trim the walks and often close the road to Dettifoss, and the lagoon boats run only from May to October",
    hotels: "3-star hotels and country guesthouses",
  },
} satisfies TourText;
