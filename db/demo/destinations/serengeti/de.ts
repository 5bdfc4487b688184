import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Serengeti, Tansania",
  summary: "14.763 km² Gras, Granit und Uferwald, wo über eine Million Gnus dem Regen folgen und die Löwen das ganze Jahr über bleiben.",
  description: [
    "Die Serengeti, das sind 14.763 km² Gras, Granitkopjes und Uferwald im Norden Tansanias, zum größten Teil zwischen 1.100 und 1.850 m über dem Meer. Über eine Million Gnus und rund 200.000 Zebras folgen dem Regen in einem jährlichen Kreis: Kälber im Februar auf den Ebenen im Süden, im Juni am Fluss Grumeti, von Juli bis Oktober am Mara und mit dem Novemberregen zurück nach Süden. Löwen, Leoparden, Elefanten und Giraffen bleiben das ganze Jahr, und das Tal des Seronera in der Mitte des Parks ist der verlässlichste Ort, um sie zu sehen.",
    "Sie fahren im Geländewagen mit Hubdach und bleiben darin, außer in Camps, auf Picknickplätzen und an wenigen Aussichtspunkten. Von Arusha sind es 320 km und sieben bis acht Stunden auf der Straße über das Ngorongoro-Hochland, die zweite Hälfte auf Schotter, oder gut eine Stunde im Kleinflugzeug mit 15 kg in einer weichen Tasche. Die guten Stunden, sagt Neema, die für uns fährt und führt, sind von sechs bis zehn und von vier bis zur Dämmerung; nach Einbruch der Dunkelheit fährt im Park niemand. Sie schlafen in Lodges oder in Zeltcamps, vom einfachen Zelt mit Eimerdusche bis zu breiten Betten und eigenem Koch.",
    "Eine Safari heißt lange Stunden im Sitzen auf Wellblechpisten; bringen Sie ein Kissen mit, wenn Ihr Rücken klagt. An den Furten des Mara warten manchmal Dutzende Fahrzeuge, und Sie können zwei Tage warten und nichts überqueren sehen. Im Buschwald stechen Tsetsefliegen, sie mögen Dunkelblau und Schwarz. Im Morgengrauen sind es etwa 14 °C, packen Sie eine Fleecejacke ein. Fragen Sie in Ihrer Arztpraxis nach Malariatabletten. Allein der Parkeintritt kostet 60 bis 70 US-Dollar pro erwachsener Person und Tag plus Steuer, noch ohne Bett. Im April und Mai sperrt starker Regen einige Pisten und Camps, und die Preise fallen. Plastiktüten sind verboten.",
  ],
  highlights: [
    "Löwen auf dem warmen Granit der Simba- und Moru-Kopjes in der ersten Stunde des Lichts",
    "Gnukälber im kurzen Gras bei Ndutu, von Ende Januar bis Anfang März",
    "Die Querungen des Mara im hohen Norden, Juli bis Oktober, mit Glück und Geduld",
    "Das Flusspferdbecken Retima, wo der Orangi in den Seronera mündet, laut und mit strengem Geruch",
    "Malereien der Massai und ein Fels, der wie ein Gong klingt, in Moru",
    "Eine Stunde im Ballon bei Sonnenaufgang, dann Frühstück im Gras; etwa 600 US-Dollar, vorab zu buchen",
  ],
  bestTimeToVisit:
    "Juni bis Oktober sind trocken und klar, ab Juli mit den Querungen des Mara. Ende Januar bis Anfang März kommen im Süden die Kälber. April und Mai sind nass und am günstigsten; der November hat kurze Schauer und weniger Autos.",
} satisfies DestinationText;
