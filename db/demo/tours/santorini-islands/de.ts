import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Santorin und die Inseln",
  destination: "Santorin, Thirasia und Naxos, Griechenland",
  summary:
    "Sechs Tage auf den Kykladen: der Calderaweg nach Oia, ein Segeltörn nach Thirasia, zwei Nächte auf Naxos und ein Zimmer über der Steilküste.",
  description: [
    "Santorin ist der Rand eines Vulkans, der vor etwa 3.600 Jahren auseinandergeflogen ist. Sie sehen ihn von oben, auf dem Weg nach Oia; vom Wasser aus, unter Segeln; und von unten, in Akrotiri, der Stadt, die die Asche bewahrt hat. Dann bringt Sie eine Fähre in zwei Stunden nordwärts nach Naxos, auf die größte der Kykladen, wo die Leute bis heute von Käse, Kartoffeln und Marmor leben.",
    "Eleni Sigala, in Karterados geboren, leitet die ganze Reise. Kapitänin Katerina Karamolegou steuert den Zweimaster, den wir für Sie allein chartern, und Irini Glezou zeigt Ihnen Apiranthos, das Bergdorf, aus dem sie stammt. Sie schlafen drei Nächte in einem Hotel an der Caldera in Firostefani und zwei in Naxos-Stadt. Die Reise wird von Frauen geführt und steht allen offen.",
    "Santorin ist auf Treppen gebaut, und der Klippenweg hat fast keinen Schatten; von Juni bis September gehen wir um sieben los. Im Juli und August kann der Meltemi, ein trockener Nordwind, Stärke 7 erreichen und die See rau machen. Am angenehmsten sind Mai, Juni, September und Anfang Oktober. Der Winter ist still und grün: In Oia sind viele Häuser geschlossen, Regen ist wahrscheinlich, und statt zu segeln verkosten wir Wein.",
  ],
  highlights: [
    "Sie gehen 7 km am Kraterrand von Imerovigli nach Oia, die Caldera immer zur Linken.",
    "Sie segeln auf einem Zweimaster, gechartert nur für unsere Gruppe, von Ammoudi nach Thirasia und bei Sonnenuntergang zurück.",
    "Vor Palea Kameni schwimmen Sie in warmes, rostfarbenes Wasser, gegenüber dem Krater, der zuletzt 1950 ausbrach.",
    "In Akrotiri stehen Sie in einer Straße, die um 1600 v. Chr. unter Asche verschwand, zwischen Häusern mit noch immer zwei Stockwerken.",
    "Sie kosten Assyrtiko und Vinsanto, wo die Reben zum Schutz vor dem Wind zu Körben geflochten werden.",
    "Sie verbringen einen Tag in den Bergen von Naxos: Kitron in Chalki, Webstühle und Marmorgassen in Apiranthos.",
    "Sie sehen die Sonne hinter der Portara untergehen, einem 6 m hohen Marmortor, hinter dem kein Tempel steht.",
  ],
  itinerary: [
    {
      title: "Ankunft am Kraterrand",
      description:
        "Eleni holt Sie am Flughafen von Santorin ab. Ein Kleinbus, nur für die Gruppe, fährt 20 Minuten in das 6 km entfernte Firostefani, und Träger bringen Ihr Gepäck die letzten Treppen zum Hotel, das in den Fels gehauen ist. Um sechs gehen wir den Weg am Kraterrand nach Fira und zurück, insgesamt 2 km, und sie erklärt, welche der Inseln unter Ihnen alt sind und welche erst vor drei Jahrhunderten aus dem Meer gestiegen sind. Abendessen in Karterados, ihrem Dorf: Fava aus gelben Schälerbsen, Tomatenküchlein, weiße Auberginen. Leicht, eine Stunde zu Fuß, viele Treppen.",
    },
    {
      title: "Der Klippenweg und ein Schiff nach Thirasia",
      description:
        "Ab Imerovigli folgen Sie dem Kraterrand bis Oia, 7 km in drei Stunden auf Pflaster, Schlacke und losem Gestein. Im Sommer starten wir um sieben. Nach freien Stunden in Oia führen etwa 250 Stufen hinab nach Ammoudi, wo Kapitänin Katerina Karamolegou um zwei wartet. Sie setzt nach Korfos auf Thirasia über, zum späten Mittagessen mit gegrilltem Fisch, und segelt dann nach Palea Kameni; Sie schwimmen rund 30 m bis zu dem vom Vulkan erwärmten Wasser, das helle Badekleidung verfärbt. Den Sonnenuntergang sehen Sie an Bord. Wir legen im alten Hafen von Fira an und fahren mit der Seilbahn 220 m hinauf. Mittelschwer, fordert die Knie. Abendessen nach eigener Wahl.",
    },
    {
      title: "Akrotiri, ein Weinkeller und die Fähre nach Norden",
      description:
        "Um neun sind wir in Akrotiri, 12 km von Fira: eine Stadt der Bronzezeit unter einem einzigen Dach, mit Abwasserkanälen, Vorratskrügen und Treppen, die beim letzten Erdbeben gerissen sind. Die Wege sind eben und schattig. In Megalochori schenkt ein Familienkeller zum Mittagessen trockenen Assyrtiko und süßen Vinsanto aus; draußen kauern die Reben als Körbe am Boden. Am Nachmittag gehen Sie in Athinios an Bord der Blue-Star-Fähre nach Naxos, etwa zwei Stunden, mit Plätzen drinnen und draußen. Ihr Hotel liegt in der Altstadt. In der Dämmerung gehen wir über den Damm zur Portara. Leicht, zwei Stunden zu Fuß. Abendessen nach eigener Wahl.",
    },
    {
      title: "Die Bergdörfer von Naxos",
      description:
        "Ein Kleinbus fährt 16 km hinauf nach Chalki, wo die Destillerie Vallindras seit 1896 aus den Blättern der Zitronatzitrone Kitron brennt. Sie gehen zwei Stunden auf steinigen Maultierpfaden durch die Olivenhaine der Tragea, vorbei an Agios Georgios Diasoritis, einer Kirche aus dem 11. Jahrhundert. Dann weiter nach Apiranthos, 600 m hoch gelegen und mit Marmor gepflastert. Irini Glezou führt Sie zur Webkooperative der Frauen, und ihre Tante kocht das Mittagessen: Rosto, Kartoffeln, Graviera-Käse. Auf dem Rückweg bleibt Zeit zum Baden in Plaka, 4 km Sandstrand. Mittelschwer, drei Stunden zu Fuß. Der Abend in den Gassen von Naxos-Stadt gehört Ihnen.",
    },
    {
      title: "Zurück an die Caldera",
      description:
        "Ein langsamer Vormittag. Wer mag, geht mit Eleni in die Käseläden von Naxos-Stadt, wo es gereiften Arseniko gibt; der Strand Agios Georgios, flach und sandig, liegt zehn Gehminuten von Ihrem Zimmer. Die Fähre nach Santorin legt gegen Mittag ab und braucht zwei Stunden, der Kleinbus bringt Sie von Athinios die Serpentinen hinauf nach Firostefani. Am Abend fahren wir 8 km nach Pyrgos, ins höchste Dorf der Insel. Von seinem Kastro sehen Sie beide Küsten, während das Licht schwindet. Abschiedsessen in einer Taverne dort. Leicht, eine Stunde zu Fuß. Der Flughafen liegt 20 Minuten von Ihrem Hotel.",
    },
  ],
  included: [
    "Drei Nächte in einem Hotel an der Caldera in Firostefani und zwei in einem Boutique-Hotel in Naxos-Stadt, im Zweibett- oder Doppelzimmer",
    "Eleni Sigala als Reiseleiterin auf der ganzen Reise und Irini Glezou in den Dörfern von Naxos",
    "Jeden Morgen Frühstück, Abendessen an den Tagen 1 und 5, Mittagessen an den Tagen 2, 3 und 4",
    "Ein halber Tag auf einem gecharterten Zweimaster mit Kapitänin und Crew",
    "Fähre von Santorin nach Naxos und zurück mit reservierten Plätzen",
    "Eigener Kleinbus, Flughafen- und Hafentransfers sowie Träger auf den Treppen",
    "Eintritt in Akrotiri, Weinprobe in Megalochori und Kitron-Probe in Chalki",
    "Hotelsteuern einschließlich der griechischen Klimaschutzabgabe",
    "Reiseversicherung für die sechs Tage",
  ],
  notIncluded: [
    "Flüge nach und ab Santorin",
    "Schengen-Visum, falls Ihr Pass eines verlangt",
    "Abendessen an den Tagen 2, 3 und 4 sowie Mittagessen an Tag 5 (je etwa 20 bis 40 Euro)",
    "Einzelzimmer; fragen Sie uns nach dem Zuschlag",
    "Getränke außerhalb der Verkostungen, Trinkgelder und persönliche Ausgaben",
  ],
  details: {
    transport: "Eigener Kleinbus und Transfers, Fähre mit reservierten Plätzen, gechartertes Segelschiff",
  },
} satisfies TourText;
