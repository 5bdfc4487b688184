import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Zu Fuß im Himalaya",
  destination: "Kathmandu, Langtang und Kyanjin Gompa, Nepal",
  summary:
    "Sieben Tage zu Fuß im Langtang-Tal mit einer Wanderführerin von dort, zwei Nächte auf 3.870 m und langsame, sichere Gewöhnung an die Höhe.",
  description: [
    "Das Langtang-Tal liegt Luftlinie rund 60 km nördlich von Kathmandu, dicht an der Grenze zu Tibet, und Sie erreichen es auf der Straße, ohne Bergflug. Der Weg folgt einem einzigen Fluss, dem Langtang Khola, aus Bambus- und Eichenwald auf 1.460 m bis zu den Yakweiden unter dem Langtang Lirung, 7.227 m. Pema Tamang führt Sie. Sie ist im Dorf Langtang geboren, und ihre Tante betreibt dort noch heute ein Teehaus.",
    "Am 25. April 2015 stürzten beim Erdbeben Eis und Fels auf das Dorf, und mehr als 300 Menschen starben. Pema war in Kathmandu in der Schule. Neben dem Schuttfeld wurde das Dorf wieder aufgebaut, Lodge um Lodge, meist von den Familien, die überlebt haben, und es lebt vor allem von den Wandernden. Wir essen und schlafen bei ihnen. Auf je vier Gäste kommt ein Assistenzguide, und Träger übernehmen Ihr Gepäck: je 10 kg von zwei Gästen, versichert und richtig ausgerüstet. Die Reise wird von Frauen geführt und steht allen offen.",
    "Sie sollten an zwei Tagen hintereinander sechs Stunden auf Steinstufen gehen können. Nach der ersten Nacht über 3.000 m liegt keine mehr als 450 m höher als die davor, und zwei Nächte verbringen Sie in Kyanjin Gompa, wo jeder Atemzug gut ein Drittel weniger Sauerstoff enthält als am Meer. Kopfschmerzen und schlechter Schlaf sind häufig. Pema misst zweimal am Tag Puls und Sauerstoff, und wer aufsteigt, wartet oder absteigt, entscheidet allein sie.",
  ],
  highlights: [
    "Bevor Sie in die Berge aufbrechen, gehen Sie die Kora um den Stupa von Boudhanath, am Abend und im Morgengrauen, unter Pilgern aus Tibet und dem Volk der Tamang.",
    "In vier Gehtagen steigen Sie an einem einzigen Fluss entlang vom Bambuswald mit grauen Languren zu den Yakweiden auf.",
    "Sie sitzen im Dorf Langtang in der Küche von Pemas Tante, bei Buttertee und Sanddornsaft.",
    "An den langen Manimauern bei Mundu gehen Sie links vorbei, wie es der Brauch will: Tausende Steine, in die Om Mani Padme Hum gemeißelt ist.",
    "In Kyanjin Gompa kosten Sie Yakkäse, der dort seit den 1950er-Jahren gemacht wird.",
    "An Tag 7 wählen Sie Ihre Höhe selbst: den Gipfel des Kyanjin Ri auf 4.773 m, seinen unteren Aussichtspunkt oder die Weiden im Tal.",
    "Sie schlafen in Teehäusern von Tamang-Familien, mit Dal Bhat zweimal am Tag und einem Ofen in der Gaststube.",
  ],
  itinerary: [
    {
      title: "Ankunft in Kathmandu",
      description:
        "Sunita Gurung, Pemas Assistentin, empfängt Sie vor der Ankunftshalle des Flughafens Tribhuvan. Das Hotel liegt in Boudha auf 1.400 m, 5 km entfernt, 20 bis 30 Minuten im Auto. Um 16:00 Uhr prüft Pema jede Ausrüstung: Stiefel, warme Jacke, Stirnlampe, Wasserflasche. Was fehlt, lässt sich am selben Nachmittag leihen. Um 17:30 Uhr schließen wir uns der abendlichen Kora an, dem Gang um den Stupa von Boudhanath, immer im Uhrzeigersinn, vorbei an Butterlampen und Frauen, die Wacholder verkaufen. Zum Abendessen gibt es Momos und Thukpa auf einem Dach darüber. Eine Stunde zu Fuß, eben. Leicht.",
    },
    {
      title: "Auf der Straße nach Syabrubesi",
      description:
        "Wenn Sie mögen, seien Sie um 5:30 Uhr am Stupa, dann gehört der Platz den Pilgern. Um 7:00 Uhr fahren wir in eigenen Jeeps oder einem Kleinbus los. Bis Syabrubesi sind es nur 122 km, aber sieben bis acht Stunden: Asphalt bis Trishuli Bazaar, wo wir Dal Bhat essen, dann eine schmale Bergstraße mit groben Abschnitten, wo Hänge abgerutscht sind. Wem im Auto leicht übel wird, der sitzt vorn. In Dhunche kontrollieren Soldaten Genehmigungen und Taschen. Syabrubesi liegt auf 1.460 m über dem Fluss Bhote Koshi; Abendessen und Nacht in einer einfachen Lodge. Keine Gehstrecke, trotzdem ein anstrengender Tag.",
    },
    {
      title: "Von Syabrubesi nach Lama Hotel (2.470 m)",
      description:
        "Um 7:30 Uhr überqueren wir die Hängebrücke und folgen dem Langtang Khola 11 km flussaufwärts. Der Wald ist warm und feucht; halten Sie Ausschau nach grauen Languren und nach Waben wilder Bienen, die jenseits des Flusses unter der Felswand hängen. Mittags rasten wir in Bamboo auf 1.970 m, einer Handvoll Teehäuser am Ufer. Dann kommen die Steinstufen nach Rimche, die steilste Stunde der ganzen Wanderung. Lama Hotel ist kein Hotel, sondern eine Lichtung mit Lodges auf 2.470 m. Sechs bis sieben Stunden, mit dem Auf und Ab rund 1.100 m Aufstieg. Anspruchsvoll, deshalb gehen wir langsam. Abendessen und Nacht im Teehaus.",
    },
    {
      title: "Durch den Wald nach Thangshyap (etwa 3.150 m)",
      description:
        "Der Pfad steigt durch Eichen, Hemlocktannen und Ahorn an; Ende März und im April blüht darüber rot der Rhododendron. Bei Riverside zeigt sich zum ersten Mal das Eis des Langtang Lirung. In Ghoda Tabela, auf etwa 3.000 m, weitet sich das Tal, und wir essen nahe dem Armeeposten zu Mittag. Viele Gruppen gehen heute bis ins Dorf Langtang durch, 960 m höher als in der Nacht zuvor. Wir halten zwei Stunden davor, in Thangshyap, und Ihr Körper wird es Ihnen danken. Fünf Stunden, 700 m Aufstieg, mittelschwer. Ab hier sind die Nächte kalt; Abendessen am Ofen, dann früh ins Bett.",
    },
    {
      title: "Das Dorf Langtang (3.430 m)",
      description:
        "Mit Absicht ein kurzer Tag. Nach zwei Stunden und 280 m Aufstieg erreicht und quert der Weg das Trümmerfeld, unter dem das alte Dorf liegt. Pema hält an der Gedenkstätte, in die die Namen der Toten gemeißelt sind, und erzählt, was sie erzählen möchte. Im neuen Dorf hat ihre Tante das Mittagessen fertig: Kartoffeln, Blattgemüse und Buttertee. Am Nachmittag steigen wir 200 m in Richtung der Weiden auf und wieder ab, das hilft beim Schlafen. Trinken Sie heute drei Liter und keinen Alkohol. Insgesamt vier Stunden zu Fuß, mittelschwer. Abendessen und Nacht im Teehaus einer Familie.",
    },
    {
      title: "Kyanjin Gompa (3.870 m)",
      description:
        "Sieben Kilometer und drei bis vier Stunden, mit 440 m Aufstieg in dünner Luft. Der Weg führt an Mundu und den langen Manimauern vorbei, an Gebetsmühlen, die das Wasser dreht, und den ersten Yaks. Kyanjin Gompa ist das letzte Dorf, ein paar Lodges unter den Gletschern des Langtang Lirung. Nach Mittagessen und Ruhepause besuchen wir das kleine Kloster und kosten in der Käserei. Am Abend misst Pema bei allen den Sauerstoff und schlägt vor, wer morgen was unternimmt. Nachts kann es im November minus 5 °C haben, im Januar minus 15 °C; die Schlafräume sind nicht geheizt. Mittelschwer. Erste von zwei Nächten.",
    },
    {
      title: "Kyanjin Ri oder die Yakweiden",
      description:
        "Zwei Gruppen, jede mit eigener Führung. Die eine startet um 6:00 Uhr zum Kyanjin Ri: in steilem Zickzack zu den Gebetsfahnen etwa 500 m über dem Dorf, dann, wer sich gut fühlt, auf schmalem Grat zum Gipfel auf 4.773 m. Das sind 900 m Aufstieg, hin und zurück fünf bis sechs Stunden, anspruchsvoll, und bei Eis oder Sturm gehen wir nicht. Die andere wandert im flachen Talboden zwischen grasenden Yaks zu den Steinhütten der Hirten, drei bis vier Stunden, leicht bis auf die Höhe. Gegen 13:00 Uhr sind alle zum Mittagessen zurück. Zweite Nacht in Kyanjin; gehen Sie einmal hinaus zu den Sternen.",
    },
    {
      title: "Talabwärts nach Lama Hotel",
      description:
        "Um 7:30 Uhr gehen wir los und steigen an einem Tag ab, was wir in drei Tagen aufgestiegen sind: etwa 19 km und 1.400 m Abstieg bis Lama Hotel auf 2.470 m. Das Atmen wird von Stunde zu Stunde leichter, für die Knie gilt das nicht; nehmen Sie Stöcke. Mittags sind wir im Dorf Langtang, wo Pemas Tante hören will, wie hoch Sie gekommen sind. Unterhalb von Ghoda Tabela schließt sich der Wald wieder über dem Pfad, und die Luft wird warm. Sechs bis sieben Stunden, anspruchsvoll wegen der Länge. Die Lodge hat eine Eimerdusche mit heißem Wasser, die beste Ihres bisherigen Lebens. Abendessen und Nacht im Teehaus.",
    },
    {
      title: "Zurück nach Syabrubesi",
      description:
        "Der letzte Gehtag: 11 km am Fluss entlang, die Stufen von Rimche hinab, an Bamboo vorbei und über die Brücken nach Syabrubesi auf 1.460 m. Das dauert fünf Stunden, mit 1.100 m Abstieg und ein paar kurzen Anstiegen, mittelschwer. Wir kommen am frühen Nachmittag an. Es gibt heißes Wasser, einen Laden mit kalten Getränken und Zeit, Socken zu waschen. Am Abend essen Träger, Guides und Gäste an einem langen Tisch Dal Bhat. Pema erklärt, wie das Trinkgeld geteilt wird, und meist erklingt Tamang Selo, gesungen zur Damphu-Trommel. Nacht in der Lodge.",
    },
    {
      title: "Rückkehr nach Kathmandu",
      description:
        "Um 7:00 Uhr brechen wir zu den 122 km zurück auf, sieben bis acht Stunden mit Mittagessen in Trishuli Bazaar. In der Regenzeit kann ein Erdrutsch eine bis drei Stunden kosten, deshalb sollte kein Heimflug heute Abend gehen. Am späten Nachmittag sind Sie wieder im Hotel in Boudha, wo Ihr Stadtgepäck wartet und das heiße Wasser nicht ausgeht. Wer noch Beine hat, geht in der Dämmerung eine letzte Runde um den Stupa. Abschiedsessen mit Pema und Sunita: Newari-Häppchen oder, wenn es sein muss, Pizza. Nacht in Boudha, 5 km vom Flughafen. Leicht, von der Straße abgesehen.",
    },
  ],
  included: [
    "Flughafentransfers in Kathmandu am ersten und letzten Tag",
    "Eigene Jeeps oder Kleinbus zwischen Kathmandu und Syabrubesi, hin und zurück",
    "Zehn Nächte: zwei in einem 3-Sterne-Hotel in Boudha, acht in Teehäusern, in Zweibettzimmern",
    "Pema als Wanderführerin und ein Assistenzguide für je vier Gäste",
    "Ein Träger für zwei Gäste, je bis zu 10 kg, mit fairem Lohn, Kleidung und Versicherung",
    "Genehmigung für den Langtang-Nationalpark und TIMS-Trekkingkarte",
    "Alle Frühstücke, neun Mittagessen und zehn Abendessen, mit Tee zu jeder Mahlzeit",
    "Messungen mit dem Oximeter, Erste-Hilfe-Set und Wasseraufbereitung, damit niemand Plastikflaschen kauft",
    "Daunenjacke und Vier-Jahreszeiten-Schlafsack als Leihgabe, nach jeder Reise gewaschen",
    "Reiseversicherung für die elf Tage",
  ],
  notIncluded: [
    "Flüge nach und ab Kathmandu",
    "Visum für Nepal bei der Einreise: 30 US-Dollar für 15 Tage, 50 US-Dollar für 30 Tage",
    "Reiserücktrittsversicherung; Krankenschutz und Hubschrauberrettung auf der Wanderung sind in der Reise enthalten",
    "Heiße Duschen, Aufladen von Akkus und WLAN in Teehäusern: jeweils etwa 2 bis 5 US-Dollar",
    "Softdrinks, Alkohol und Snacks",
    "Trinkgelder: Üblich sind etwa 100 US-Dollar pro Gast für Guides und Träger zusammen",
  ],
  details: {
    hotels: "3-Sterne-Hotel in Kathmandu; auf der Wanderung Teehäuser in Familienbesitz, Zweibettzimmer ohne Heizung, Gemeinschaftsbäder",
  },
} satisfies TourText;
