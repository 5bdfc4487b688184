import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Drei leichte Tage und zwei mittelschwere, nie mehr als drei Stunden zu Fuß. Die Probe ist Tag 2: 7 km Pflaster und Schlacke, danach etwa 250 Stufen hinab zum Schiff.",
  stayStyle: "Ein in den Fels gehauenes Hotel in Firostefani und ein Boutique-Hotel in der Altstadt von Naxos, Zweibett- oder Doppelzimmer",
  rightForYou: [
    "Ja, wenn Sie die Aussicht wollen und auch die Leute, die darunter wohnen: ein Abendessen im Dorf, eine Kapitänin, die Küche einer Tante.",
    "Ja, wenn Sie drei Stunden ohne Mühe gehen und Treppen Ihren Knien keine Angst machen.",
    "Eher nicht, wenn Sie sich einen Strandurlaub wünschen. An den Tagen 2, 4 und 5 ist Zeit zum Baden, ein ganzer Tag im Sand ist nicht dabei.",
    "Eher nicht im Juli und August, wenn Sie die Wahl haben: 30 °C, wenig Schatten, volle Gassen und ein Wind, der die Pläne des Schiffs ändern kann.",
    "Von November bis März wird nicht gesegelt. Dafür gibt es Weinkeller, leere Gassen und wahrscheinlich Regen.",
    "In einem Steilhang wohnt niemand ebenerdig. Wenn Stufen ein Problem sind, schauen Sie bitte nach einer anderen Reise.",
  ],
  meeting: {
    address: "Flughafen Santorin (JTR), vor der Tür der Ankunft. Eleni hält ein Schild, auf dem Yatrika steht.",
    byDay:
      "Der Transfer ist enthalten: 6 km, 20 Minuten im Kleinbus, und Träger für die letzten Treppen. Schicken Sie uns Ihre Flugnummer. Wenn Sie bis fünf Uhr nachmittags landen, schaffen Sie den Spaziergang um sechs. Kommen Sie mit der Fähre, holen wir Sie stattdessen in Athinios ab.",
    afterDark:
      "Auch zu späten Flügen kommt der Kleinbus. Den Spaziergang und das Abendessen in Karterados verpassen Sie dann vielleicht; sagen Sie es uns, und wir sorgen dafür, dass im Hotel jemand wartet und es etwas zu essen gibt.",
  },
  end: {
    address: "Flughafen Santorin (JTR), Abflug",
    byDay:
      "Der Transfer nach dem Frühstück an Tag 6 ist enthalten, 20 Minuten vom Hotel. Im Sommer ist die kleine Halle mittags voll: Wir sind gern zwei Stunden vor dem Flug dort.",
    afterDark:
      "Auch zu einem Flug vor Sonnenaufgang kommt der Kleinbus, und die Träger kommen mit. Sagen Sie es uns bitte spätestens am Abend vorher.",
  },
  bring: [
    "Schuhe mit Profil; glatte Turnschuhe rutschen auf Schlacke und Marmor",
    "Hut, Sonnencreme und eine Flasche für 1,5 Liter",
    "Eine winddichte Jacke, auch im Sommer: Nach Sonnenuntergang ist es an Bord kühl",
    "Dunkle Badekleidung für Palea Kameni, wo das Wasser abfärbt",
    "Badeschuhe, wenn Sie welche haben",
    "Ein kleiner Rucksack für den Tag und Gepäck, das sich über Treppen tragen lässt",
    "Tabletten gegen Seekrankheit, wenn Sie wissen, dass Sie welche brauchen",
    "Etwas Bargeld für Kioske und Dorfcafés",
  ],
  questions: [
    {
      question: "Ich reise allein. Bin ich zwischen lauter Paaren fehl am Platz?",
      answer:
        "In Firostefani gibt es Paare; unsere Gruppe ist selten eine einzige Hochzeitsreise. Sie sind zwei bis zwölf Gäste, meist an einem Tisch, und Eleni ist immer dabei. Die Zimmer sind Zweibett- oder Doppelzimmer. Für ein Einzelzimmer fragen Sie uns nach dem Zuschlag.",
    },
    {
      question: "Wie anstrengend ist der Klippenweg wirklich?",
      answer:
        "Drei Stunden für 7 km, auf und ab, auf Pflaster, Schlacke und losem Gestein, fast ohne Schatten. Die 250 Stufen nach Ammoudi gehen mehr in die Knie als der Weg. Wenn Sie nicht möchten, nehmen Sie den Bus nach Oia und ein Taxi hinunter zum Hafen; Eleni sagt Ihnen, wann Sie wo sein sollten.",
    },
    {
      question: "Was wird aus dem Segeltörn, wenn der Meltemi weht?",
      answer:
        "Das entscheidet Kapitänin Katerina, und dabei bleibt es. Sie kann die Fahrt verkürzen oder umkehren; in einem Juli ließ sie Palea Kameni aus. Wenn Sie wegen des Segelns buchen, wählen Sie Mai, Juni, September oder Anfang Oktober.",
    },
    {
      question: "Muss ich schwimmen?",
      answer:
        "Nein. Vor Palea Kameni sind es etwa 30 m vom Schiff bis zum warmen Wasser, unterwegs ohne Grund unter den Füßen. Wer an Bord bleibt, sieht gut zu. Plaka an Tag 4 und der Strand Agios Georgios sind flach und sandig.",
    },
    {
      question: "Wie ist es mit Toiletten, und wenn ich unterwegs meine Tage habe?",
      answer:
        "Gehen Sie vor Imerovigli; danach rechnen Sie erst drei Stunden später in Oia mit einer Toilette. An Bord gibt es eine. Papier kommt in den Eimer und nicht ins Rohr. Supermärkte in Fira und Naxos-Stadt verkaufen Binden und Tampons, und in Elenis Erste-Hilfe-Set liegen Binden. Nehmen Sie für den Weg einen kleinen Beutel mit.",
    },
    {
      question: "Ist es sicher, mit dem Vulkan und den Erdbeben?",
      answer:
        "Im Februar 2025 bebte die Insel Tausende Male leicht, und viele verließen sie für einige Wochen. Seither ist es ruhig. Der Vulkan wird Tag und Nacht vermessen. Wenn die Behörden einen Ort schließen, gehen wir nicht hin. Mehr kann niemand versprechen, und Eleni tut es auch nicht.",
    },
    {
      question: "Isst man vegetarisch gut?",
      answer:
        "Mühelos: Fava, Tomatenküchlein, weiße Auberginen, Käse. Sagen Sie es bei der Buchung, damit man es auf dem Schiff und bei Irinis Tante weiß, bevor der Herd an ist. Wer vegan lebt, schreibt uns bitte vorher, denn in den Bergen kocht man gern mit Käse.",
    },
  ],
  days: [
    { stayPlace: "Firostefani, Santorin", activities: [], stops: ["Flughafen Santorin", "Firostefani", "Fira", "Karterados"] },
    {
      stayPlace: "Firostefani, Santorin",
      activities: ["Das Schifffahrtsmuseum in Oia, in den freien Stunden, etwa 5 Euro; an manchen Tagen geschlossen"],
      stops: ["Firostefani", "Imerovigli", "Oia", "Ammoudi", "Korfos, Thirasia", "Palea Kameni", "Fira, alter Hafen"],
    },
    {
      stayPlace: "Naxos-Stadt",
      activities: [],
      stops: ["Firostefani", "Akrotiri", "Megalochori", "Athinios, Fährhafen", "Naxos-Stadt", "Portara"],
    },
    {
      stayPlace: "Naxos-Stadt",
      activities: ["Ein Bad in Plaka auf dem Rückweg"],
      stops: ["Chalki", "Agios Georgios Diasoritis", "Apiranthos", "Plaka"],
    },
    {
      stayPlace: "Firostefani, Santorin",
      activities: ["Die Käseläden von Naxos-Stadt mit Eleni", "Ein Bad am Strand Agios Georgios, zehn Gehminuten von Ihrem Zimmer"],
      stops: ["Naxos-Stadt", "Athinios, Fährhafen", "Firostefani", "Pyrgos"],
    },
    { activities: [], stops: ["Firostefani", "Flughafen Santorin"] },
  ],
  access: {
    stepFreeStays:
      "Das Hotel in Firostefani ist in den Fels gehauen und liegt unterhalb mehrerer Treppen. Träger tragen Gepäck, keine Menschen.",
    longestWalk:
      "7 km in drei Stunden an Tag 2 und zwei Stunden steiniger Maultierpfad an Tag 4. Den ersten Weg können Sie auf eigene Kosten mit dem Bus umgehen.",
    stepsAndStairs: "Auf Santorin jeden Tag viele, etwa 250 hinab nach Ammoudi. Vom alten Hafen fährt die Seilbahn hinauf.",
    seating: "Im Kleinbus, auf dem Schiff und, reserviert, auf der Fähre sitzen alle. Unterwegs gibt es eine Mauer oder einen Stein.",
    diet: "Vegetarisch isst man überall gut. Wer vegan lebt oder Zöliakie hat, schreibt uns bitte vorher.",
  },
  accessContact:
    "Schreiben Sie uns vor der Buchung, wie viele Stufen Sie schaffen. Wir fragen die Hotels nach ihren Zahlen und antworten klar.",
  localPayments: [],
  estimates: [
    { label: "Visum", basis: "Für Reisende aus Deutschland: keines nötig. Unsere Schätzung, November 2026." },
    {
      label: "Trinkgelder",
      basis: "Für Eleni, die Crew, die Fahrer und die Träger, wenn Sie zufrieden waren. Unsere Schätzung, November 2026.",
    },
    {
      label: "Drei Abendessen und ein Mittagessen",
      basis: "Vier Mahlzeiten zu je etwa 20 bis 40 Euro, wie unter „Was nicht enthalten ist“; November 2026.",
    },
    {
      label: "Getränke und Kleinigkeiten",
      basis: "Getränke außerhalb der Verkostungen, ein Museum, Kaffee, Käse für zu Hause. Unsere Schätzung, November 2026.",
    },
  ],
  notes: {
    packing: [
      "Leichte Kleidung, die über Nacht trocknet, etwas mit Ärmeln gegen die Sonne und eine Schicht gegen den Wind. Fein macht sich niemand; Absätze sind auf den Stufen nutzlos.",
      "Von November bis April kommen ein Regenmantel, ein warmer Pullover und Schuhe dazu, die nass werden dürfen. Zwei kleinere Taschen sind besser als eine große.",
    ],
    weather: [
      "Übliche Höchstwerte am Tag: Dezember bis März 14 bis 16 °C, April 19, Mai 23, Juni 27, Juli und August 29 bis 30, September 26, Oktober 23, November 19. Das Meer hat im März 16 °C, Ende Mai 20, im August 24 bis 25 und Anfang Oktober noch 22.",
      "Von Juni bis September regnet es kaum. Im Juli und August kann der Meltemi tagelang mit Stärke 7 wehen. Der meiste Regen fällt von November bis Februar, dann werden die Hänge grün.",
    ],
    transport: [
      "Auf beiden Inseln ein eigener Kleinbus, die Blue-Star-Fähre mit reservierten Plätzen, etwa zwei Stunden je Strecke, und an Tag 2 ein gecharterter Zweimaster. Fähren können sich verspäten. Wenn die Küstenwache sie nicht fahren lässt, ändert Eleni die Reihenfolge der Tage.",
      "Vom alten Hafen in Fira nehmen wir die Seilbahn, 220 m hinauf. Auf den Eseln reiten wir nicht, und wir bitten Sie, es auch nicht zu tun.",
    ],
    roomsAndMeals: [
      "Drei Nächte in Firostefani und zwei in Naxos-Stadt. Zimmer im Fels sind kühl, still und etwas dunkel; das Licht ist auf der Terrasse. Auf Naxos schlafen Sie in der Altstadt, in Gassen ohne Autos.",
      "Enthalten sind jedes Frühstück, die Abendessen an den Tagen 1 und 5 und die Mittagessen an den Tagen 2, 3 und 4. Im Sommer frühstücken Sie an Tag 2 vor dem Aufbruch um sieben.",
    ],
    health: [
      "Trinken Sie auf Santorin kein Leitungswasser; Flaschen und gefiltertes Wasser gibt es überall. Meist macht die Hitze Mühe: Trinken Sie, bevor Sie Durst haben. Das Krankenhaus von Santorin steht in Karterados, auch Naxos-Stadt hat eines.",
    ],
  },
} satisfies TripText;
