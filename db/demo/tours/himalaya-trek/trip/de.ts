import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Sieben Tage zu Fuß mit je drei bis sieben Stunden, drei davon anspruchsvoll: Steinstufen, dünne Luft und ein Abstieg von 1.400 m.",
  stayStyle:
    "Teehäuser in Familienbesitz mit ungeheizten Zweibettzimmern und Gemeinschaftsbädern; am Anfang und am Ende ein 3-Sterne-Hotel in Boudha",
  rightForYou: [
    "Sie können an zwei Tagen hintereinander sechs Stunden auf Steinstufen gehen und kommen lieber langsam an als zuerst.",
    "Ein kaltes Schlafzimmer, eine Toilette für alle und ein Eimer als Dusche sind Ihnen ein ganzes Tal wert.",
    "Sie können 500 m unter einem Gipfel umkehren, weil Pema es sagt, und der Tag war trotzdem gut.",
    "Nichts für Sie, wenn Ihnen Straßen den Urlaub verderben: An den Tagen 2 und 10 sitzen Sie je sieben bis acht Stunden im Jeep.",
    "Zwischen Mitte Juni und Mitte September kommen Sie am besten wegen des Grüns und der Ruhe: Die Gipfel stecken in Wolken und die Blutegel in den Socken.",
  ],
  meeting: {
    address: "Vor der Ankunftshalle des internationalen Flughafens Tribhuvan, Kathmandu",
    byDay:
      "Sunita Gurung wartet mit Ihrem Namen vor der Ankunftshalle; hinein dürfen nur Reisende. Das Hotel in Boudha liegt 5 km entfernt, 20 bis 30 Minuten im Auto. Um 16:00 Uhr prüft Pema die Ausrüstung. Landen Sie also möglichst bis 14:00 Uhr, denn die Schlange für das Visum kostet eine Stunde.",
    afterDark:
      "Auch wer spät landet, wird abgeholt: Nennen Sie uns Ihren Flug. Pema sieht Ihre Tasche dann am Abend durch, und was fehlt, lässt sich gleich am Morgen leihen.",
  },
  end: {
    address: "Hotel in Boudha, wenige Minuten vom Stupa, Kathmandu",
    byDay:
      "Nach dem Frühstück bringt Sie ein Auto zum Flughafen, 5 km, 20 bis 30 Minuten. Seien Sie drei Stunden vor einem internationalen Flug dort.",
    afterDark: "Das Auto fährt am letzten Tag zu jeder Stunde; Sunita sagt dem Fahrer, wann. Nachts dauert es 15 Minuten.",
  },
  bring: [
    "Stiefel, in denen Sie schon einen Monat gegangen sind",
    "Zwei oder drei Merinohemden; Baumwolle trocknet oberhalb von Lama Hotel nicht mehr",
    "Lange Unterwäsche, Fleece, wasserdichte Jacke und Hose",
    "Warme Mütze, Handschuhe, Sonnenhut und Sonnenbrille mit UV-Schutz",
    "Stöcke, oder Sie leihen sie in Boudha für etwa 150 Rupien am Tag",
    "Stirnlampe und eine Literflasche, die kochendes Wasser verträgt",
    "Sonnencreme, Lippenbalsam mit hohem Schutzfaktor, Blasenpflaster",
    "Binden, Tampons oder Menstruationstasse und ein Zippbeutel: Oberhalb von Syabrubesi lässt sich nichts wegwerfen",
    "Powerbank im Handgepäck",
    "Leichte Hausschuhe für den Abend und Ohrstöpsel",
  ],
  questions: [
    {
      question: "Wie anstrengend ist es wirklich?",
      answer:
        "Tag 3 ist die Probe: 11 km, rund 1.100 m Aufstieg, und die Stufen nach Rimche sind die steilste Stunde davon. Wenn Sie vierzig Stockwerke Treppen steigen, sich dabei unterhalten und es am nächsten Tag noch einmal tun können, sind Sie fit genug. Tag 8, 19 km bergab, geht in die Knie. Die Höhe ist eine andere Sache, gegen sie hilft kein Training.",
    },
    {
      question: "Was ist, wenn ich die Höhe nicht vertrage?",
      answer:
        "Pema misst zweimal am Tag Puls und Sauerstoff. Mit Kopfschmerzen warten Sie; werden sie schlimmer, steigen Sie sofort ab, mit einem Guide an Ihrer Seite, und die Gruppe geht weiter. Hubschrauberrettung auf der Wanderung ist mit der Reise versichert. Wer Kopfschmerzen verschweigt, um auf den Grat zu kommen, den verrät das Oximeter.",
    },
    {
      question: "Ich reise allein. Muss ich ein Zimmer teilen?",
      answer:
        "Die Zimmer haben zwei Betten. In Boudha können Sie eines für sich bekommen, fragen Sie uns nach dem Preis. In den Teehäusern hängt es davon ab, wie voll die Lodge an diesem Abend ist, und im Oktober und November ist sie voll. Sagen Sie uns vorher, mit wem Sie lieber nicht teilen möchten.",
    },
    {
      question: "Wie ist es mit Toiletten und der Periode unterwegs?",
      answer:
        "Die Teehäuser haben Toiletten, meist zum Hocken, manche jenseits des Hofs; bringen Sie Papier mit und werfen Sie es in den Eimer. Dazwischen gibt es Felsen, und Pema weiß, welche. Binden sind im Erste-Hilfe-Set. Was Sie verbrauchen, kommt in Ihren Zippbeutel und mit nach Kathmandu. Kälte und Höhe können die Periode früher bringen oder ausbleiben lassen.",
    },
    {
      question: "Ich esse vegetarisch. Was gibt es für mich?",
      answer:
        "Dal Bhat, zweimal am Tag, nachgefüllt, bis Sie aufgeben: Reis, Linsen, Gemüse. Es ist in jedem Teehaus vegetarisch und ohne Ghee vegan. Dazu kommen Kartoffeln, Nudeln, Eier und tibetisches Brot. Fleisch ist oberhalb von Syabrubesi ohne Kühlschrank heraufgetragen worden; wir raten davon ab.",
    },
    {
      question: "Habe ich Empfang und Strom?",
      answer:
        "In Syabrubesi und im Dorf Langtang meistens, im Wald nicht, in Kyanjin über das WLAN der Lodge. Geladen wird in der Gaststube; das kostet wie WLAN und eine heiße Dusche jeweils etwa 2 bis 5 US-Dollar. Ein kalter Akku leert sich von selbst: Nehmen Sie ihn mit in den Schlafsack.",
    },
    {
      question: "Wie viel Bargeld brauche ich?",
      answer:
        "Für Duschen, Strom, WLAN, Getränke und Trinkgelder etwa 130 bis 280 US-Dollar in nepalesischen Rupien, in kleinen Scheinen. Heben Sie sie in Kathmandu ab: Wir kommen an keinem Geldautomaten vorbei, auf den Sie sich verlassen sollten, und Teehäuser nehmen keine Karten.",
    },
  ],
  days: [
    { stayPlace: "Boudha, Kathmandu", activities: [], stops: ["Kathmandu (Boudha)"] },
    {
      stayPlace: "Syabrubesi, 1.460 m",
      activities: ["Um 5:30 Uhr am Stupa von Boudhanath, unter Pilgern, bevor wir abfahren"],
      stops: ["Trishuli Bazaar", "Dhunche", "Syabrubesi"],
    },
    { stayPlace: "Lama Hotel, 2.470 m", activities: [], stops: ["Bamboo", "Rimche", "Lama Hotel"] },
    { stayPlace: "Thangshyap, etwa 3.150 m", activities: [], stops: ["Ghoda Tabela", "Thangshyap"] },
    { stayPlace: "Dorf Langtang, 3.430 m", activities: [], stops: ["Dorf Langtang"] },
    { stayPlace: "Kyanjin Gompa, 3.870 m", activities: [], stops: ["Mundu", "Kyanjin Gompa"] },
    {
      stayPlace: "Kyanjin Gompa, 3.870 m",
      activities: [
        "Kyanjin Ri, 4.773 m, oder seine Gebetsfahnen etwa 500 m über dem Dorf: fünf bis sechs Stunden, anspruchsvoll",
        "Der flache Talboden bis zu den Steinhütten der Yakhirten: drei bis vier Stunden, leicht bis auf die Höhe",
      ],
      stops: ["Kyanjin Ri", "Kyanjin Gompa"],
    },
    { stayPlace: "Lama Hotel, 2.470 m", activities: [], stops: ["Dorf Langtang", "Lama Hotel"] },
    { stayPlace: "Syabrubesi, 1.460 m", activities: [], stops: ["Bamboo", "Syabrubesi"] },
    {
      stayPlace: "Boudha, Kathmandu",
      activities: ["Eine letzte Runde um den Stupa in der Dämmerung"],
      stops: ["Trishuli Bazaar", "Kathmandu (Boudha)"],
    },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "Teehäuser haben Schwellen, Holztreppen und Toiletten jenseits des Hofs; keines ist stufenlos.",
    longestWalk: "Sechs bis sieben Stunden an den Tagen 3 und 8, und keine Straße, auf der Sie den Weg verlassen könnten.",
    stepsAndStairs: "Der Weg besteht stundenlang aus Steinstufen, ungleich, ohne Geländer, im Sommer nass.",
    seating: "In den Gaststuben stehen Bänke mit Lehne; auf der Wanderung sind die meisten Toiletten zum Hocken.",
    sight: "Der Pfad ist stellenweise schmal, fällt zu einer Seite ab und führt über Hängebrücken und Geröll.",
    diet: "Vegetarisch und vegan zu jeder Mahlzeit. Ohne Gluten oder Nüsse geht es, wenn Sie es uns einen Monat vorher sagen.",
  },
  accessContact: "Schreiben Sie uns vor der Buchung, was Sie brauchen; Pema liest es selbst und sagt ehrlich, was der Weg zulässt.",
  localPayments: [],
  estimates: [
    {
      label: "Visum bei der Einreise",
      basis:
        "Für Reisende aus Deutschland, November 2026: 30 US-Dollar für 15 Tage, 50 US-Dollar für 30 Tage, wie unter „Was nicht enthalten ist“.",
    },
    {
      label: "Trinkgelder für Guides und Träger",
      basis:
        "Üblich sind etwa 100 US-Dollar pro Gast für alle zusammen, wie unter „Was nicht enthalten ist“; die Spanne ist unsere Schätzung.",
    },
    {
      label: "Heiße Duschen, Strom und WLAN",
      basis:
        "Unsere Schätzung, November 2026: acht- bis zwanzigmal in acht Nächten zu 2 bis 5 US-Dollar, den Preisen unter „Was nicht enthalten ist“.",
    },
    { label: "Getränke und Snacks", basis: "Unsere Schätzung, November 2026; alle Mahlzeiten und der Tee dazu sind enthalten." },
    {
      label: "Reiserücktrittsversicherung",
      basis:
        "Unsere Schätzung, November 2026: 3 bis 6 Prozent des Preises. Krankenschutz und Hubschrauberrettung sind in der Reise enthalten.",
    },
  ],
  notes: {
    packing: [
      "Ein Träger nimmt 10 kg von Ihnen und 10 kg von einem weiteren Gast; Sie tragen einen Tagesrucksack von 20 bis 30 Litern mit Wasser, warmer Schicht, Regenjacke und Kamera. Ihre Stadtsachen bleiben im Hotel in Boudha.",
      "Daunenjacke und Vier-Jahreszeiten-Schlafsack leihen wir Ihnen, nach jeder Reise gewaschen. An Tag 1 um 16:00 Uhr geht Pema jede Tasche durch. Was fehlt, lässt sich am selben Nachmittag leihen, was zu viel ist, bleibt da.",
    ],
    weather: [
      "März bis Mai: milde Tage, warm im Wald, über 3.000 m nachts Frost; Rhododendron ab Ende März, im Mai Dunst und nachmittags Schauer. Mitte Juni bis Mitte September: Regen, Blutegel, Erdrutsche an der Straße, Wolken an den Gipfeln.",
      "Ende September bis November: die klarste Luft; in Kyanjin im November nachts etwa minus 5 °C. Dezember bis Februar: blau und sehr still, im Januar nachts etwa minus 15 °C; Schnee kann uns im Dorf Langtang aufhalten.",
    ],
    transport: [
      "Eigene Jeeps oder ein Kleinbus, 122 km nach Syabrubesi und 122 km zurück, je sieben bis acht Stunden mit Mittagessen in Trishuli Bazaar. Die zweite Hälfte ist schmal und holprig und nach jeder Regenzeit ein wenig anders.",
      "Wem im Auto leicht übel wird, der sitzt vorn. Es gibt Gurte: Legen Sie sie an. Am Abend von Tag 10 sollte kein Heimflug gehen.",
    ],
    roomsAndMeals: [
      "Zweibettzimmer mit zwei Betten, einem Fenster und einem Haken; die Wände sind dünn. Geheizt wird nur die Gaststube, mit einem Ofen, bis etwa neun. Bettwäsche wird nicht täglich gewechselt; Ihr Schlafsack ist Ihr Laken. Die Bäder teilen sich alle, und im Winter kann das Wasser einfrieren.",
      "Alle Mahlzeiten sind enthalten: zehn Frühstücke, neun Mittagessen, zehn Abendessen, jeweils mit Tee. Bestellen Sie das Abendessen bei der Ankunft, dann kocht die Küche einen Topf und nicht zehn.",
    ],
    health: [
      "Gehen Sie sechs bis acht Wochen vorher in eine reisemedizinische Sprechstunde; fragen Sie nach Typhus, Hepatitis A und Tetanus und nach Acetazolamid, das Pema nicht ausgibt. Mit einem Herz- oder Lungenleiden oder in der Schwangerschaft fragen Sie Ihre Ärztin nach Nächten auf 3.870 m. Vorerkrankungen melden Sie vorher dem Versicherer.",
      "Höhenkrankheit beginnt mit Kopfschmerzen, Appetitlosigkeit und schlechtem Schlaf. Drei Liter am Tag, über 3.000 m kein Alkohol, keine Schlafmittel, und sagen Sie es Pema. Wir bereiten alles Wasser auf. Gesundheitsposten gibt es in Dhunche und, klein, im Tal; ein Krankenhaus ist in Kathmandu.",
      "Jedes Teehaus hat eine Toilette; unterwegs gehen Sie hinter einen Felsen und nehmen Ihr Papier wieder mit. Binden sind im Erste-Hilfe-Set. Zum Waschen bekommen Sie eine Schüssel warmes Wasser, wenn Sie darum bitten.",
    ],
  },
} satisfies TripText;
