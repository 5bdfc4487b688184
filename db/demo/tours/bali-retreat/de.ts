import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Bali, vom Tempel zum Meer",
  destination: "Ubud, Sidemen und Candidasa, Bali, Indonesien",
  summary:
    "Fünf Tage von Ubuds Tempeln an die Ostküste: heilige Quellen, ein Wasserfall, Reisfelder, Yoga um sieben und ein Auslegerboot im Morgengrauen.",
  description: [
    "Das Wasser hat auf Bali eine Richtung. Es entspringt in heiligen Quellen, fließt nach einer Ordnung, die älter ist als jede Regierung, durch Tempel und Reisterrassen und endet im Meer. Sie folgen ihm fünf Tage lang: zwei Nächte in Nyuh Kuning, einem Dorf der Holzschnitzer am Rand von Ubud, dann zwei an der Lombokstraße in Candidasa. Das Hotel wechseln Sie einmal.",
    "Ni Wayan Suartini, in Nyuh Kuning aufgewachsen, leitet die Reise. Ihre Freundin Ni Komang Ariani unterrichtet Yoga im offenen Pavillon, an einem späten Nachmittag und an einem Morgen, auch für Anfänger. Sie fertigen mit Wayans Mutter Opfergaben an, baden in Tirta Empul, wenn Sie möchten, essen bei einer Bauernfamilie in Sidemen und fahren vor Sonnenaufgang mit den Fischern hinaus. Die Reise wird von Frauen geführt und steht allen offen.",
    "Das Tempo ist ruhig, an zwei Tagen gibt es richtige Treppen. Das ganze Jahr über sind es 27 bis 32 °C bei hoher Luftfeuchtigkeit. Von April bis Oktober ist es meist trocken; von November bis März müssen Sie an den meisten Nachmittagen mit einem kräftigen Schauer rechnen, mit braunen Flüssen und manchem rauen Morgen auf See. Rund um Ubud kommt man zu jeder Jahreszeit langsam voran, deshalb brechen wir früh auf und ruhen nach dem Mittagessen.",
  ],
  highlights: [
    "Mit Wayans Mutter falten Sie Canang Sari aus Palmblättern und lernen, welche Blüte zu welcher Himmelsrichtung gehört.",
    "Sie erreichen die Quellen von Tirta Empul aus dem 10. Jahrhundert um acht, vor den Reisebussen, und nehmen an der Reinigung teil, wenn Sie möchten.",
    "Sie steigen rund 300 Stufen hinab zu den Schreinen von Gunung Kawi, 7 m hoch in den Fels über dem Fluss Pakerisan gehauen.",
    "Sie schwimmen unter dem Wasserfall Tibumana, einem einzigen weißen Vorhang.",
    "In Sidemen gehen Sie mit einer Bäuerin durch die Reisfelder, die den Wasserkalender ihres Subak führt.",
    "Sie sehen die Sonne über Lombok aufgehen, von einem Jukung aus, dem bemalten Auslegerboot der Ostküste.",
    "In Tenganan sehen Sie, wie Doppel-Ikat gewebt wird; das gibt es nur an wenigen Orten der Welt.",
  ],
  itinerary: [
    {
      title: "Vom Flughafen nach Nyuh Kuning",
      description:
        "Ni Wayan Suartini holt Sie mit einem privaten Wagen am Flughafen Denpasar ab. Bis Ubud sind es 37 km und anderthalb Stunden; hinter den Steinmetzen von Batubulan wird der Verkehr ruhiger. Ihr Hotel liegt zwischen Gärten in Nyuh Kuning, südlich des Affenwalds, mit Pool und offenem, strohgedecktem Pavillon. Um fünf zeigt Ihnen Wayans Mutter, wie man Canang Sari faltet: weiße Blüten nach Osten, rote nach Süden, gelbe nach Westen, blaue oder grüne nach Norden. Zum Abendessen im Hof der Familie gibt es Bebek Betutu, Ente, die einen halben Tag in Gewürzen und Blättern gegart ist. Leicht.",
    },
    {
      title: "Heiliges Wasser und ein Fluss der Schreine",
      description:
        "Um sieben fahren Sie nach Tampaksiring, 40 Minuten in Richtung Norden. In Tirta Empul können Sie am Melukat teilnehmen: im Sarong von Wasserspeier zu Wasserspeier, die zwei ausgenommen, die den Toten vorbehalten sind. Der Sitte nach betritt keinen Tempel, wer menstruiert oder eine offene Wunde hat; Wayan sagt es Ihnen rechtzeitig und hat für Sie stattdessen einen Spaziergang. Gunung Kawi, 2 km weiter, bedeutet rund 300 Stufen hinunter und ebenso viele in der Hitze zurück. Mittags gibt es Nasi Campur in einem Warung in Ubud. Der Nachmittag gehört einer Massage, dem Pool und um halb fünf dem Yoga mit Ni Komang Ariani. Mittelschwer, zwei Stunden zu Fuß. Abendessen nach eigener Wahl.",
    },
    {
      title: "Wasserfall, Reisfelder, Meer",
      description:
        "Um sieben Yoga, dann Frühstück, dann nach Osten: 80 km und drei Stunden im Wagen, in kurzen Etappen. In Tibumana führt ein Weg mit Stufen in 15 Minuten zu einem Becken unter dem Wasserfall; nach starkem Regen schauen wir nur und baden nicht. In Sidemen gehen Sie anderthalb Stunden mit Ni Nyoman Sri durch die Reisfelder, auf schmalen Dämmen, die bei Nässe rutschig sind, und essen bei ihr zu Mittag: Sate Lilit, Salat aus Farnspitzen, Schlangenfrucht. Gegen Abend erreichen Sie Goa Lawah, einen Meerestempel, in dessen Höhle Tausende Fledermäuse hängen. Zwei Nächte in Candidasa, direkt am Wasser. Mittelschwer. Abendessen nach eigener Wahl.",
    },
    {
      title: "Im Jukung in den Morgen, Tenganan und der Strand",
      description:
        "Um halb sechs schieben die Fischer vor Candidasa ihre Jukungs ins Wasser, zwei Gäste pro Boot, alle mit Schwimmweste. Sie fahren am Inselchen Gili Tepekong vorbei und sehen die Sonne über Lombok aufgehen, den Gunung Agung im Rücken; um halb acht sind Sie zurück. Ist die See rau, gibt es stattdessen Yoga am Ufer. Nach dem Frühstück fährt Wayan mit Ihnen 5 km nach Tenganan, in ein ummauertes Dorf, in dem ein Geringsing, ein Doppel-Ikat, Jahre bis zur Vollendung braucht. Candidasa hat wenig Sand, deshalb baden wir am Virgin Beach, 20 Minuten mit dem Wagen. Zum Abschied gibt es im Hotel gegrillten Schnapper. Leicht. Der Flughafen ist 60 km entfernt, zwei Stunden.",
    },
  ],
  included: [
    "Zwei Nächte in einem Gartenhotel in Nyuh Kuning und zwei in einem Hotel am Meer in Candidasa, im Zweibett- oder Doppelzimmer",
    "Ni Wayan Suartini als Reiseleiterin auf der ganzen Reise, dazu Gastgeber in Sidemen und Tenganan",
    "Jeden Morgen Frühstück, Abendessen an den Tagen 1 und 4, Mittagessen an den Tagen 2 und 3",
    "Zwei Yogastunden mit Ni Komang Ariani, an den Tagen 2 und 3, Matten inbegriffen",
    "Eine Stunde balinesische Massage",
    "Zwei Stunden im Jukung mit Bootsführer und Schwimmwesten",
    "Privater Wagen mit Fahrer für alle Fahrten, einschließlich Flughafentransfers",
    "Eintritte in Tempel und zum Wasserfall, Sarong und Opfergaben für Tirta Empul",
    "Reiseversicherung für die fünf Tage",
  ],
  notIncluded: [
    "Flüge nach und ab Denpasar",
    "Visum bei der Einreise, für die meisten Pässe nötig (500.000 Rupiah)",
    "Touristenabgabe von Bali (150.000 Rupiah), vor der Landung online zu zahlen",
    "Mittagessen an den Tagen 1 und 4, Abendessen an den Tagen 2 und 3 (je etwa 8 bis 20 US-Dollar)",
    "Einzelzimmer; fragen Sie uns nach dem Zuschlag",
    "Getränke, Trinkgelder und weitere Anwendungen",
  ],
  details: {
    departures:
      "Wöchentliche Termine, das ganze Jahr; an Nyepi, dem Tag der Stille im März, verlässt niemand das Hotel und der Flughafen schließt, deshalb legen wir Besuche und Flüge um diesen Tag herum",
  },
} satisfies TourText;
