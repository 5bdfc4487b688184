import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Anspruchsvoll: vier Tage zu Fuß, an einem davon neun Stunden, drei Pässe und Tausende unebene Steinstufen hinauf und hinunter.",
  stayStyle: "Fünf Nächte in 3-Sterne-Hotels, drei in Zweipersonenzelten mit Matten, mit einfachen Toiletten und ohne heiße Dusche.",
  rightForYou: [
    "Ja, wenn Sie acht Stunden gehen, an einem Tag 1.200 m aufsteigen und am nächsten Morgen für neun Stunden aufstehen können.",
    "Auf die Knie kommt es mehr an als auf die Lunge: An Tag 6 geht es 1.400 m hinab, das meiste auf Treppen.",
    "Sie schlafen drei Nächte auf einer Matte, waschen sich aus einer Schüssel und benutzen Hocktoiletten, die niemand lobt.",
    "Auf 4.215 m werden auch Durchtrainierte krank. Dann geht es abwärts, und das Sonnentor sehen Sie nicht zu Fuß.",
    "Am Sonnentor kann eine weiße Wolkenwand stehen, vor allem von November bis März; dafür gibt es den zweiten Morgen.",
    "Im Februar ist der Trail geschlossen, und der Januar ist nass: Diese Reise beginnt von März bis Dezember.",
  ],
  meeting: {
    address: "Flughafen Cusco (CUZ), Alejandro Velasco Astete, Ankunft, Wanchaq",
    byDay:
      "Marleni wartet mit einem Yatrika-Schild am Ausgang; das Hotel in San Blas ist 15 Minuten mit dem Auto entfernt. Die meisten Flüge aus Lima landen zwischen dem frühen Morgen und dem späten Nachmittag. Nehmen Sie möglichst einen frühen: Den Rest des Tages brauchen Sie zum Nichtstun.",
    afterDark:
      "Abgeholt werden Sie auch im Dunkeln; nennen Sie uns die Flugnummer, dann werden Sie in der Halle erwartet. Die letzte Gasse in San Blas ist für Autos zu eng: Den Koffer tragen wir hinauf, und Sie nehmen die Stufen langsam.",
  },
  end: {
    address: "Flughafen Cusco (CUZ), Alejandro Velasco Astete, Abflug, Wanchaq",
    byDay:
      "An Tag 9 bringt Sie ein Auto in 15 Minuten vom Hotel in San Blas zum Flughafen. Lassen Sie in Lima vier Stunden zwischen den Flügen: Nebel und Gewitter verspäten die Morgenflüge aus Cusco.",
    afterDark:
      "Zu Flügen im Morgengrauen kommt das Auto, wann Sie es brauchen, und im Hotel gibt es ab fünf Uhr Kaffee und Brot. Bleiben Sie länger, buchen wir Ihnen eine weitere Nacht; fragen Sie vor der Reise.",
  },
  bring: [
    "Den Pass, mit dem Sie gebucht haben: ohne Pass kein Trail",
    "Stiefel, in denen Sie schon einen Monat gegangen sind, und Stöcke mit Gummikappen",
    "Einen Schlafsack bis –5 °C, oder Sie leihen einen in Cusco",
    "Warme Jacke, Mütze und Handschuhe für den Pass und die Nächte",
    "Regenjacke, Regenhose und einen wasserdichten Beutel, in jedem Monat",
    "Eine Stirnlampe mit frischen Batterien für den Aufbruch an Tag 7",
    "Sonnenhut, starke Sonnencreme, lange Ärmel gegen Sandfliegen",
    "Flaschen für zwei Liter Wasser; die Küche kocht jeden Abend welches ab",
    "Toilettenpapier, Handgel und eine Tüte für alles, was Sie wieder hinaustragen",
    "Eine Powerbank: Von Tag 4 bis Tag 7 gibt es keinen Strom",
  ],
  questions: [
    {
      question: "Wie schwer ist es wirklich?",
      answer:
        "Schwerer, als 43 km klingen. An Tag 5 steigen Sie 1.200 m auf 4.215 m, wo Sie alle zwanzig Schritte verschnaufen; Tag 6 hat neun Stunden und 1.400 m Abstieg. Wenn Sie eine Stunde lang Treppen steigen können, ohne zu leiden, und schon zwei Tage hintereinander mit Rucksack gegangen sind, schaffen Sie es wahrscheinlich.",
    },
    {
      question: "Was, wenn ich die Höhe nicht vertrage?",
      answer:
        "Sagen Sie es Yesenia oder Marleni sofort; niemand ist Ihnen böse. Drei Nächte auf 3.400 m oder tiefer verhindern vieles, nicht alles. Marleni geht als Letzte mit dem Sauerstoff. Wird es nicht besser, steigen Sie in Begleitung ab, nach Km 82 oder, hinter dem Pass, weiter nach Wiñay Wayna. Ein Zug bringt Sie dann nach Aguas Calientes, und an Tag 8 sehen Sie Machu Picchu.",
    },
    {
      question: "Wie ist das auf dem Trail mit Toiletten und der Periode?",
      answer:
        "In jedem Camp stehen Toilettenhäuser: zum Hocken, kalt, oft ohne Licht, selten sauber. Dazwischen gibt es wenig, fragen Sie also Yesenia nach dem guten Felsen. Bringen Sie Binden oder eine Tasse und Tüten mit; alles wird wieder hinausgetragen. Ersatzbinden sind im Erste-Hilfe-Set, und morgens und abends kommt eine Schüssel warmes Wasser ans Zelt.",
    },
    {
      question: "Kann ich allein kommen, und mit wem teile ich das Zelt?",
      answer:
        "Ja, das tun viele. Die Zelte sind für zwei. Sagen Sie uns bei der Buchung, ob Sie lieber teilen oder eines für sich haben möchten, dann sagen wir Ihnen, was an Ihrem Termin geht und was es kostet.",
    },
    {
      question: "Gibt es vegetarisches Essen?",
      answer:
        "Ja, dreimal am Tag. Suppe, Quinoa, Kartoffeln, Eier und Gemüse kocht Saturnina ohnehin; sagen Sie es uns bei der Buchung, auch wenn Sie vegan oder glutenfrei essen. Für zwei Gäste aus Pune hat sie einmal Dal gekocht.",
    },
    {
      question: "Handy und Strom?",
      answer:
        "Strom gibt es auf dem Trail nicht, Netz nur hier und da, am ehesten auf den Pässen. Die Wanderführerinnen haben Funkgerät oder Satellitentelefon dabei. Laden Sie am Abend von Tag 3 in Ollantaytambo alles auf; die nächste Steckdose ist an Tag 7 in Aguas Calientes.",
    },
    {
      question: "Wie geht es denen, die tragen, und was gebe ich als Trinkgeld?",
      answer:
        "Jede Last wird an Km 82 auf die gesetzliche Grenze gewogen, und wer trägt, hat ein warmes Zelt, eine Matte und drei Mahlzeiten. Trinkgeld geben Sie, wie Sie möchten; es kommt zum Lohn hinzu. Die meisten Gruppen sammeln am letzten Abend im Camp einen Umschlag, in Soles und kleinen Scheinen; Saturnina verteilt ihn vor aller Augen.",
    },
  ],
  days: [
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Flughafen Cusco", "Cusco"] },
    { stayPlace: "San Blas, Cusco", activities: [], stops: ["Sacsayhuamán", "Cusco"] },
    { stayPlace: "Ollantaytambo", activities: [], stops: ["Chinchero", "Salzbecken von Maras", "Ollantaytambo"] },
    { stayPlace: "Camp in Wayllabamba, 3.000 m", activities: [], stops: ["Piscacucho, Km 82", "Llactapata", "Wayllabamba"] },
    { stayPlace: "Camp in Pacaymayu, 3.600 m", activities: [], stops: ["Warmiwañusqa, Pass der Toten Frau", "Pacaymayu"] },
    { stayPlace: "Camp in Wiñay Wayna, 2.650 m", activities: [], stops: ["Runkurakay", "Sayacmarca", "Phuyupatamarca", "Wiñay Wayna"] },
    { stayPlace: "Aguas Calientes", activities: [], stops: ["Sonnentor", "Machu Picchu", "Aguas Calientes"] },
    {
      stayPlace: "San Blas, Cusco",
      activities: ["Huayna Picchu, mit eigenem Ticket; bitte bei der Buchung angeben"],
      stops: ["Machu Picchu", "Aguas Calientes", "Ollantaytambo", "Cusco"],
    },
    { activities: [], stops: ["Flughafen Cusco"] },
  ],
  access: {
    stepFreeStays: "Drei Nächte sind im Zelt, und San Blas und Ollantaytambo bestehen aus Treppen.",
    longestWalk: "15 km und neun Stunden an Tag 6, ohne Straße, auf der man abkürzen könnte.",
    stepsAndStairs: "Tausende unebene Steinstufen ohne Geländer, manche so steil, dass man die Hände braucht.",
    seating: "Hocker zu den Mahlzeiten im Camp; unterwegs sitzen Sie auf Steinen und Mauern.",
    diet: "Vegetarisch, vegan und glutenfrei mit Ankündigung; gekocht wird in einem Zelt, Spuren lassen sich also nicht ausschließen.",
  },
  accessContact:
    "Schreiben Sie uns vor der Buchung; ist der Trail nichts für Sie, sagen wir Ihnen, wie Sie Machu Picchu mit dem Zug erreichen.",
  localPayments: [],
  estimates: [
    {
      label: "Visum, für Reisende aus Deutschland",
      basis:
        "Unsere Schätzung, November 2026: Wer mit deutschem Pass als Tourist einreist, zahlt keine Visumgebühr; fragen Sie die Botschaft.",
    },
    {
      label: "Trinkgelder",
      basis: "Unsere Schätzung, November 2026, für zwei Wanderführerinnen, Küche und Träger zusammen; Trinkgelder sind nicht enthalten.",
    },
    {
      label: "Zwei Mittag-, drei Abendessen, ein Imbiss",
      basis:
        "Unsere Schätzung, November 2026: Mittagessen an den Tagen 2 und 7, Abendessen an den Tagen 2, 3 und 7 und ein Imbiss am Ankunftstag, in einfachen Lokalen.",
    },
    {
      label: "Schlafsack, Stöcke, Huayna Picchu, Getränke",
      basis:
        "Unsere Schätzung, November 2026: unten Getränke und eine Leihgebühr; oben dazu Schlafsack, Stöcke und das Ticket für Huayna Picchu.",
    },
    {
      label: "Reiserücktrittsversicherung",
      basis:
        "Unsere Schätzung, November 2026: vier bis acht Prozent des Preises. Krankenschutz und Bergung auf der Wanderung sind in der Reise enthalten.",
    },
  ],
  notes: {
    packing: [
      "7 kg werden für Sie getragen, und die Tasche wird mit allem gewogen, was darin ist; ein Schlafsack macht davon 1,5 bis 2 kg aus. Die Matte zählt nicht. Was Sie am Tag brauchen, tragen Sie selbst: Wasser, Regenzeug, Jacke, Kamera, höchstens 5 kg. Der Koffer bleibt im Hotel in Cusco.",
      "Zwei Garnituren genügen, eine zum Gehen und eine trockene zum Schlafen. Wolle riecht später als Baumwolle und wärmt auch nass. Packen Sie alles, was trocken bleiben muss, in Plastik, gleich in welchem Monat.",
      "Mai bis September: eine zweite warme Schicht fürs Camp, Lippenbalsam, starke Sonnencreme. November bis März: Gamaschen, ein Poncho über dem Rucksack, Ersatzsocken. Stöcke brauchen Gummikappen; Metallspitzen sind auf dem Trail verboten.",
    ],
    weather: [
      "Mai bis August: trocken, mittags 18 bis 20 °C in Cusco und nachts nahe 0 °C; in Pacaymayu kann es kräftig frieren. Juni und Juli haben die kältesten Nächte und die vollsten Termine.",
      "September und Oktober: milder, erste Schauer. November bis Januar: an den meisten Nachmittagen Regen, 6 bis 18 °C in Cusco, rutschige Steine, wenige Wandernde. Februar: der nasseste Monat, der Trail ist geschlossen. Auch der März ist noch nass.",
      "April: grün, mit jeder Woche weniger Schauern. Unterhalb von Phuyupatamarca beginnt der Nebelwald: warm, feucht und in jedem Monat oft im Dunst, in Machu Picchu 10 bis 22 °C.",
    ],
    transport: [
      "Eigene Kleinbusse nach Km 82 und zurück ab Ollantaytambo, der örtliche Bus zwischen Machu Picchu und Aguas Calientes und der Zug am Urubamba. Im Zug ist je ein kleines Gepäckstück erlaubt.",
      "Erdrutsche und Streiks halten Züge und Straßen hin und wieder auf. Lassen Sie einen Tag frei vor einem Flug, den Sie nicht verschieben können.",
    ],
    roomsAndMeals: [
      "Die Hotels haben eigene Bäder, warmes Wasser und auf Wunsch einen Heizofen; zu den Zimmern in San Blas führen Stufen. Im Camp stehen Zweipersonenzelte mit Matten, ein Esszelt mit Hockern und ein Küchenzelt. Wenn Sie ankommen, ist alles aufgebaut.",
      "Jeden Morgen Frühstück, alle Mahlzeiten auf dem Trail, Mittagessen an den Tagen 3 und 8, Abendessen an den Tagen 1 und 8. Essen Sie bis Tag 3 wenig und leicht; auf 3.400 m arbeitet der Magen langsam, und Alkohol verschlimmert die Kopfschmerzen.",
    ],
    health: [
      "Zuerst die Höhe. Kopfschmerzen, schlechter Schlaf und fehlender Appetit sind in Cusco häufig und vergehen. Erbrechen, rasselnder Husten, Verwirrtheit oder unsicherer Gang sind etwas anderes: Sagen Sie es uns, zu jeder Stunde. Fragen Sie in Ihrer Arztpraxis nach Acetazolamid, und bei Herz- oder Lungenleiden oder in der Schwangerschaft auch nach der Wanderung selbst.",
      "Trinken Sie nur abgekochtes oder aufbereitetes Wasser. Gehen Sie vor dem Flug zum Zahnarzt. Die Stiche der Sandfliegen in Wiñay Wayna und Machu Picchu jucken eine Woche. Ihre Medikamente für die ganze Zeit gehören in den Rucksack, den Sie selbst tragen.",
    ],
  },
} satisfies TripText;
