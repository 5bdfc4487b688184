import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  name: "Serengeti, Tanzania",
  summary: "14,763 km² of grass, granite and river woodland, where over a million wildebeest follow the rain and the lions stay all year.",
  description: [
    "The Serengeti is 14,763 km² of grass, granite kopjes and river woodland in northern Tanzania, most of it between 1,100 and 1,850 m above sea level. Over a million wildebeest and some 200,000 zebra follow the rain in a yearly circle: calves on the southern plains in February, the Grumeti river in June, the Mara from July to October, and south again with the November rains. Lions, leopards, elephants and giraffes stay all year, and the valley of the Seronera, in the middle of the park, is the surest place for them.",
    "You go by four-wheel drive with a lifting roof, and you stay in it except at camps, picnic sites and a few viewpoints. From Arusha it is 320 km and seven to eight hours by road over the Ngorongoro highlands, the second half on gravel, or little more than an hour by light aircraft with 15 kg in a soft bag. The good hours, says Neema, who drives and guides for us, are from six to ten and from four to dusk; nobody drives in the park after dark. You sleep in lodges or in tented camps, from plain canvas with a bucket shower to large beds and a cook.",
    "A safari is long hours sitting on corrugated tracks; bring a cushion if your back complains. At the Mara crossings dozens of vehicles may wait, and you can wait two days and see nothing cross. Tsetse flies bite in the woodland and like dark blue and black. Dawn is about 14 °C, so pack a fleece. Ask your doctor about malaria tablets. Park entry alone is US$60 to 70 per adult per day plus tax, before a bed. In April and May heavy rain closes some tracks and camps, and prices fall. Plastic carrier bags are banned.",
  ],
  highlights: [
    "Lions on the warm granite of the Simba and Moru kopjes in the first hour of light",
    "Wildebeest calves on the short grass near Ndutu, from late January to early March",
    "The Mara river crossings in the far north, July to October, with luck and patience",
    "The hippo pool at Retima, where the Orangi meets the Seronera, loud and pungent",
    "Maasai paintings and a rock that rings like a gong, at Moru",
    "An hour in a balloon at sunrise, then breakfast in the grass; about US$600, booked ahead",
  ],
  bestTimeToVisit:
    "June to October is dry and clear, with the Mara crossings from July. Late January to early March brings the calves in the south. April and May are wet and cheapest; November has short showers and fewer cars.",
} satisfies DestinationText;
