import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Reykjavík, Island",
  summary: "Eine kleine Hauptstadt mit bunten Häusern aus Wellblech und heißen Freibädern, und der Anfang der 1.322 km langen Ringstraße.",
  description: [
    "Reykjavík ist die nördlichste Hauptstadt eines Staates: rund 140.000 Menschen zwischen einer kalten Bucht und dem Berg Esja, die ältesten Straßen gesäumt von Häusern aus Wellblech in Rot, Grün und Blau. Die Wärme kommt aus Bohrlöchern. Sie heizt Heizkörper, Gehwege und die Freibäder, in denen sich die Stadt nach der Arbeit bei 38 bis 40 °C trifft. Der Skólavörðustígur führt vom 74,5 m hohen Turm der Hallgrímskirkja an Wollläden und Bäckereien vorbei bergab. Gegessen werden Fischsuppe, dunkles Roggenbrot, Lamm und Hotdogs mit rohen und gerösteten Zwiebeln.",
    "Der Flughafen Keflavík liegt 50 km außerhalb, 45 Minuten mit dem Bus. Das Zentrum durchqueren Sie zu Fuß in einer halben Stunde, vom Alten Hafen bis zur Markthalle Hlemmur; gelbe Busse fahren weiter hinaus. Der Golden Circle mit Þingvellir, Geysir und Gullfoss ist eine Runde von etwa 230 km und ein voller Tag. Der Kirkjufell auf der Halbinsel Snæfellsnes ist 180 km entfernt, je Strecke zweieinhalb Stunden. Die Ringstraße, Route 1, führt 1.322 km rund um das Land: Acht Tage sind zügig, zehn sind besser.",
    "Das Wetter schlägt binnen einer Stunde um, und der Wind sperrt Straßen; unsere Reiseleiterin und Fahrerin Sigrún liest jeden Morgen vedur.is und umferdin.is, und das sollten Sie auch tun. Ende Dezember scheint die Sonne etwa vier Stunden, im Juni wird es nicht dunkel. Nordlichter brauchen eine klare, dunkle Nacht zwischen September und Mitte April, und versprechen kann sie niemand. Die Preise sind hoch: Ein Hauptgericht kostet 4.000 bis 7.000 ISK, ein Bier etwa 1.700. Ausbrüche auf der Halbinsel Reykjanes, 40 km entfernt, haben dort seit 2021 immer wieder Straßen gesperrt. In den Bädern wäscht man sich nackt, bevor man schwimmt, in getrennten Duschen für Frauen und Männer.",
  ],
  highlights: [
    "Ein Abend in Sundhöllin, dem Schwimmbad von 1937 am Barónsstígur, mit heißen Becken im Freien",
    "Der Turm der Hallgrímskirkja mit dem Aufzug, für bunte Dächer und bei klarer Luft den Snæfellsjökull",
    "Þingvellir, wo ab 930 das Althing tagte und zwei Kontinentalplatten auseinanderdriften",
    "Wale und Papageitaucher ab dem Alten Hafen, drei Stunden in warmen Overalls, am besten von Mai bis August",
    "Kirkjufell und die schwarze Kirche von Búðir, an einem langen Tag auf Snæfellsnes",
    "Der Leuchtturm von Grótta bei Ebbe, für einen dunklen Himmel; von Mai bis Juli wegen brütender Vögel gesperrt",
  ],
  bestTimeToVisit:
    "Juni bis August für offene Straßen, 10 bis 15 °C und helle Nächte. September und März bieten Tageslicht und eine Chance auf Nordlichter; Dezember und Januar sind dunkel und stürmisch.",
} satisfies DestinationText;
