import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Mit ihr durch die Serengeti",
  destination: "Arusha, Tarangire, Ngorongoro und Serengeti, Tansania",
  summary:
    "Acht Tage von Arusha ins Herz der Serengeti, mit einer Einheimischen am Steuer: Elefanten, der Kraterboden und ein Kleinflugzeug zurück.",
  description: [
    "In Tansania sitzen die Guides selbst am Steuer, und fast alle sind Männer. Hier fährt Neema Laizer den ersten Geländewagen. Sie ist in Monduli aufgewachsen, 40 km westlich von Arusha, und führt seit 2012 durch die Parks des Nordens. Reisen mehr als sechs Gäste mit, fährt Rehema Mollel einen zweiten Wagen. In jedem Wagen sitzen höchstens sechs Gäste, jeder am Fenster und unter einem Hubdach. Die Reise wird von Frauen geführt und steht allen offen.",
    "Die Route führt nach Westen: zu den Baobabs und Elefanten von Tarangire, in die Bananenhaine von Mto wa Mbu am Fuß des Grabenbruchs, einen Vormittag auf den Boden des Ngorongoro-Kraters und dann über die Ebenen nach Seronera in der Mitte der Serengeti. Rund um Seronera leben das ganze Jahr über Löwen, Leoparden, Geparde und Flusspferde. Zurück geht es im Kleinflugzeug, das erspart einen holprigen Tag auf der Straße.",
    "Diese Reise ist leicht für die Beine und lang auf dem Sitz. Rechnen Sie mit vier bis neun Stunden am Tag im Wagen, zur Hälfte auf Schotter, mit Staub von Juni bis Oktober und Schlamm im April und Mai. Der Kraterrand liegt über 2.200 m, in Julinächten sinkt die Temperatur dort auf etwa 8 °C. In Tarangire gibt es Tsetsefliegen: Tragen Sie helle Kleidung, nichts Blaues oder Schwarzes. Die Gnuherden kann niemand versprechen, und wir tun es auch nicht.",
  ],
  highlights: [
    "In der Trockenzeit, von Juni bis Oktober, sehen Sie Elefanten im Sand des Tarangire nach Wasser graben.",
    "Früh am Morgen fahren Sie die Seneto-Straße hinab und verbringen bis zu sechs Stunden auf dem Boden des Ngorongoro-Kraters, wo Spitzmaulnashörner leben.",
    "Sie stehen in der Oldupai-Schlucht, in der Mary Leakey im Juli 1959 einen 1,75 Millionen Jahre alten Schädel fand.",
    "In den Leberwurstbäumen am Seronera suchen Sie nach Leoparden, mit einer Reiseleiterin, die die Warnrufe der Impalas versteht.",
    "An Mama Zawadis Tisch in Mto wa Mbu essen Sie Ugali, Mchicha-Gemüse und Bananeneintopf.",
    "Bei Sonnenaufgang schweben Sie im Ballon über das Tal des Seronera, wenn Sie ihn dazubuchen (gegen Aufpreis).",
    "In einer zwölfsitzigen Maschine fliegen Sie über den Ostafrikanischen Graben nach Arusha zurück, statt acht Stunden zu fahren.",
  ],
  itinerary: [
    {
      title: "Ankunft in Arusha",
      description:
        "Neema oder Rehema wartet mit einem Yatrika-Schild am Flughafen Kilimandscharo. Nach Arusha sind es 50 km auf guter Straße, etwa eine Stunde, vor Ihnen der Mount Meru und hinter Ihnen der Kilimandscharo, wenn die Wolken es zulassen. Arusha liegt auf 1.400 m, die Abende sind also kühl. Der Rest des Tages gehört dem Schlaf und dem Hotelgarten. Um 18:30 Uhr treffen wir uns, prüfen die Taschen (weiche, wegen des Flugs an Tag 7) und gehen auf der Karte die Route durch. Zum Abendessen gibt es im Hotel gegrillten Tilapia oder Bohnen in Kokosmilch. Leicht.",
    },
    {
      title: "Tarangire: Elefanten und Baobabs",
      description:
        "Wir starten um 8:00 Uhr und fahren auf Asphalt 120 km nach Südwesten, zweieinviertel Stunden bis zum Tor des Tarangire-Nationalparks. Den Rest des Tages sind wir auf Pirschfahrt am Fluss, mit Picknick oberhalb des Ufers. Von Juni bis Oktober kommen Herden von hundert und mehr Elefanten zum Trinken hierher; von November bis Mai ziehen viele fort, und die Vögel übernehmen, etwa 500 Arten. Neema kennt die Baobabs, die von Elefanten ausgehöhlt wurden. Sechs Stunden im Park, mittags heiß, im Buschwald Tsetsefliegen. Abendessen und Nacht in einem Zeltcamp am Rand des Parks. Leicht.",
    },
    {
      title: "Mto wa Mbu und der Grabenbruch",
      description:
        "Ab 6:30 Uhr noch zwei Stunden in Tarangire, dann Frühstück und 70 km nach Mto wa Mbu, einer Bauernstadt am Fuß der Grabenwand. Halima, die hier geboren ist, geht zwei Stunden mit Ihnen, eben und schattig, an Reisfeldern, Bewässerungskanälen und einer Brauerei für Bananenbier vorbei. Mama Zawadi kocht das Mittagessen: Ugali, Mchicha-Gemüse in Erdnusssoße, Ndizi Nyama (mit Rindfleisch geschmorte Bananen). Danach klettert die Straße die Wand hinauf zu einem Aussichtspunkt über dem Manyarasee und weiter nach Karatu auf 1.500 m, 30 km. Abendessen und Nacht in einer Lodge zwischen Kaffeefeldern. Leicht.",
    },
    {
      title: "Hinab in den Ngorongoro-Krater",
      description:
        "Wir verlassen Karatu um 5:30 Uhr mit Frühstückspaketen, damit wir am Tor sind, wenn es um 6:00 Uhr öffnet. Vom Rand auf 2.300 m fällt die Seneto-Straße 600 m ab auf den Kraterboden: 260 km² Gras, Sodasee und Fieberakazien. Hier leben Löwen, Hyänen, Büffel und einige der wenigen Spitzmaulnashörner Tansanias; Giraffen nicht, ihnen sind die Wände zu steil. Mittags essen wir am Flusspferdbecken Ngoitokitok, und zwar im Wagen, denn die Schwarzmilane holen einem das Brot aus der Hand. Sechs Stunden, dann die Lerai-Straße hinauf. Abendessen und Nacht in einer Lodge am Kraterrand; packen Sie eine Fleecejacke ein. Leicht.",
    },
    {
      title: "Oldupai-Schlucht und die Ebenen der Serengeti",
      description:
        "Die Strecke des Tages: 140 km Schotter, vier Stunden ohne Pausen, oft Wellblechpiste. Wir unterbrechen sie in der Oldupai-Schlucht für anderthalb Stunden im Museum, wo ein Abguss der Fußspuren von Laetoli liegt und ein Guide von hier erklärt, was Mary Leakey gefunden hat. Lunchpakete am Tor Naabi Hill; der Aufstieg auf den Kopje dauert zehn Minuten und zeigt Ihnen die Ebene bis zum Horizont. Von hier sind es 45 km Pirschfahrt nach Seronera auf 1.500 m. Abendessen und die erste von zwei Nächten in einem Zeltcamp. Es hat keinen Zaun: Nach Einbruch der Dunkelheit begleitet Sie ein Wächter zum Zelt. Mittelschwer, der Straße wegen.",
    },
    {
      title: "Ein ganzer Tag rund um Seronera",
      description:
        "Haben Sie den Ballon gebucht, brechen Sie um 4:30 Uhr auf, fliegen etwa eine Stunde und frühstücken in der Ebene. Wir anderen fahren um 6:00 Uhr am Seronera entlang, durch Leopardenland, und weiter zum Flusspferdbecken Retima. Nach dem Mittagessen geht es eine Stunde nach Süden zu den Moru-Kopjes, wo Schilde der Massai auf den Fels gemalt sind. Von Januar bis März fahren wir stattdessen ins kurze Gras um Naabi Hill, wo die Gnus kalben, wenn Regen gefallen ist. Von Juli bis Oktober stehen die Herden weit im Norden am Mara, den wir nicht erreichen. Neun Stunden im Wagen. Abendessen im Camp. Leicht.",
    },
    {
      title: "Letzte Pirschfahrt und Flug nach Arusha",
      description:
        "Um 6:00 Uhr eine letzte Pirschfahrt, dann ein spätes Frühstück und die Piste von Seronera. Der Linienflug im Kleinflugzeug dauert gut eine Stunde bis zum Flughafen Arusha, manchmal mit Zwischenlandung; mehr als 15 kg Gepäck in weichen Taschen dürfen nicht mit. Die Wagen fahren auf der Straße zurück, und Rehemas Schwester Upendo holt Sie für die 10 km in die Stadt ab. Mittagessen im Hotel. Der Nachmittag ist frei: Sie ruhen, oder Sie gehen zwei Stunden mit ihr auf den Kilombero-Markt, für Kitenge-Stoffe und Kaffee vom Kilimandscharo. Abschiedsessen mit Nyama Choma oder geröstetem Gemüse und Nacht im Hotel. Leicht.",
    },
  ],
  included: [
    "Flughafentransfers am ersten und letzten Tag ab und zum Flughafen Kilimandscharo",
    "Sieben Nächte: zwei in einem Hotel in Arusha, drei in Zeltcamps, eine in Karatu, eine am Kraterrand",
    "Alle Parkgebühren, auch die Kratergebühr und das Museum in Oldupai",
    "Geländewagen mit Hubdach, Kühlschrank und Ladesteckdosen; höchstens sechs Gäste pro Wagen",
    "Neema und ab sieben Gästen Rehema als Fahrerin und Reiseleiterin; Halima in Mto wa Mbu",
    "Linienflug von Seronera nach Arusha mit 15 kg Gepäck",
    "Sieben Frühstücke, sechs Mittagessen und sieben Abendessen",
    "Trinkwasser im Wagen und eine nachfüllbare Stahlflasche",
    "Ein Fernglas für je zwei Gäste",
    "Reiseversicherung für die acht Tage",
  ],
  notIncluded: [
    "Flüge zum und ab Flughafen Kilimandscharo",
    "Visum für Tansania: 50 US-Dollar für die meisten Staatsangehörigkeiten, 100 US-Dollar mit einem Pass der Vereinigten Staaten",
    "Ballonfahrt an Tag 6: etwa 600 US-Dollar, vor der Anreise zu buchen",
    "Mittagessen in Arusha am Ankunftstag, Alkohol und Softdrinks",
    "Malariatabletten, Impfungen und der Nachweis einer Gelbfieberimpfung, falls Sie aus einem Risikoland einreisen",
    "Trinkgelder: Üblich sind 10 bis 15 US-Dollar pro Gast und Tag für Ihre Fahrerin",
  ],
  details: {
    departures:
      "Am ersten Samstag im Monat; von Januar bis März führt Tag 6 in die Ebenen um Naabi Hill, und im April und Mai kann Regen Nebenpisten sperren, sodass sich die Reihenfolge der Fahrten ändern kann.",
    transport: "Eigener Geländewagen und Transfers; an Tag 7 Linienflug im Kleinflugzeug von Seronera nach Arusha",
    hotels: "Safari-Lodges und Zeltcamps mit eigenem Bad; 4-Sterne-Hotel in Arusha",
  },
} satisfies TourText;
