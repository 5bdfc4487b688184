import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Santorin, Griechenland",
  summary:
    "Weiße Dörfer am Rand eines versunkenen Vulkans, dahinter schwarze Strände und ein trockener Wein von Reben, die sich am Boden ringeln.",
  description: [
    "Santorin ist das, was übrig blieb, als vor etwa 3.600 Jahren ein Vulkan auseinanderflog. Fira, Imerovigli und Oia stehen am Rand, bis zu 300 m über einer gefluteten Caldera, viele ihrer Häuser in den Bims gegraben. Die andere Seite der Insel ist ganz anders: Felder, die sich zu den schwarzen Stränden von Kamari und Perissa senken. Die Reben sind gegen den Wind zu niedrigen Körben geflochten und geben Assyrtiko, einen trockenen Weißwein. Essen Sie Fava aus den gelben Schälerbsen der Insel, Tomatenküchlein und weiße Auberginen.",
    "Die Schnellfähre ab Piräus braucht etwa fünf Stunden, die gewöhnliche etwa acht, der Flug von Athen 45 Minuten. Alle Fähren legen in Athinios an, unter der Steilwand, 20 Minuten auf der Straße von Fira. Von Fira fahren Busse in alle Richtungen und erreichen Oia, Perissa oder Akrotiri in etwa einer halben Stunde. Der Weg am Kraterrand von Fira nach Oia ist 10 km lang und dauert drei bis vier Stunden, mittelschwer, auf Pflaster und Schlacke; im Sommer geht unsere Reiseleiterin Eleni um sieben los. In Akrotiri überspannt ein Dach eine Stadt der Bronzezeit, die unter Asche begraben war und durch deren Straßen Sie gehen können.",
    "An vollen Tagen im Juli und August setzen Schiffe bis zu 8.000 Passagiere an Land, und in Oias Gassen geht eine Stunde vor Sonnenuntergang nichts mehr. Es hat 30 °C bei wenig Schatten, und der Meltemi verspätet die Fähren. Fast 600 Stufen führen von Fira zum alten Hafen; nehmen Sie die Seilbahn oder die eigenen Füße, nie die Esel. Höhlenhotels bedeuten Treppen, fragen Sie also, wie viele. Ein Zimmer am Kraterrand kostet zwei- oder dreimal so viel wie eines in Perissa. Von November bis März sind die meisten Hotels geschlossen. Trinken Sie kein Leitungswasser.",
  ],
  highlights: [
    "Der 10 km lange Weg am Kraterrand von Fira nach Oia, begonnen um sieben, bevor die Sonne hoch steht",
    "Akrotiri, eine Stadt der Bronzezeit unter Asche, Straßen und Vorratskrüge an ihrem Platz",
    "Assyrtiko, gekostet neben den Reben, die wie Körbe am Boden liegen",
    "Sonnenuntergang vom Burghügel in Pyrgos, mit viel weniger Leuten als in Oia",
    "Der Krater von Nea Kameni mit dem Schiff, dann ein Bad in der rostfarbenen Bucht von Palea Kameni",
    "Gegrillter Oktopus und Tomatenküchlein am Wasser in Ammoudi, die Stufen von Oia hinab",
  ],
  bestTimeToVisit:
    "Ende April bis Mitte Juni und Mitte September bis Ende Oktober: 20 bis 27 °C, die Fähren fahren, auf den Wegen ist Platz. Juli und August sind heiß, windig und voll; von November bis März ist ein großer Teil der Insel geschlossen.",
} satisfies DestinationText;
