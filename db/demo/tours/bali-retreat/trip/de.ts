import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Ruhig: höchstens zwei Stunden zu Fuß am Tag. Tag 2 hat aber rund 300 Stufen hinunter und ebenso viele zurück, Tag 3 schmale Dämme im Reis, die bei Nässe rutschig sind.",
  stayStyle: "Ein Gartenhotel mit Pool und ein Hotel am Meer, je zwei Nächte, im Zweibett- oder Doppelzimmer",
  rightForYou: [
    "Ja, wenn Sie lieber wenige Orte sehen und dafür Zeit haben: zwei Hotels, frühe Aufbrüche, Ruhe nach dem Mittagessen.",
    "Ja, wenn Sie noch nie Yoga gemacht haben. Komang unterrichtet auch Anfänger, und Sie dürfen eine Stunde auslassen.",
    "Überlegen Sie es sich, wenn Ihnen Treppen in der Hitze schwerfallen. Gunung Kawi hat rund 300 Stufen, hin wie zurück; Sie können oben warten.",
    "Enttäuscht sind Sie vielleicht, wenn Sie des Strandes wegen kommen. Candidasa hat wenig Sand, zum Baden fahren wir 20 Minuten.",
    "Von November bis März fällt manches aus: Der Wasserfall ist braun, an den meisten Nachmittagen gibt es einen Schauer, manchmal ist es im Morgengrauen zu rau für das Boot.",
    "Die Tempelsitte zur Menstruation gilt wirklich, und aufheben können wir sie nicht. Wayan hat für Sie stattdessen einen Spaziergang.",
  ],
  meeting: {
    address: "Flughafen Denpasar, I Gusti Ngurah Rai International (DPS), vor der Ankunftshalle",
    byDay:
      "Wayan wartet hinter dem Zoll mit einem Schild von Yatrika, der Wagen steht draußen. Bis Ubud sind es 37 km und anderthalb Stunden, bei dichtem Verkehr mehr. Landen Sie vor zwei Uhr nachmittags, sind Sie rechtzeitig zu den Opfergaben um fünf in Nyuh Kuning. Sind Sie schon auf Bali, sagen Sie uns, wo Sie wohnen; wir schreiben Ihnen, wie Sie zum Hotel kommen.",
    afterDark:
      "Der Wagen kommt zu jeder Stunde, ein Taxi brauchen Sie nicht. Wer Sie abholt, trägt dasselbe Schild und kennt Ihren Namen; gehen Sie mit niemand anderem mit. Landen Sie erst am Abend, verpassen Sie die Opfergaben und vielleicht das Essen im Hof. Schicken Sie uns Ihren Flug also so früh wie möglich.",
  },
  end: {
    address: "Flughafen Denpasar, I Gusti Ngurah Rai International (DPS), Abflug",
    byDay:
      "Der Wagen bringt Sie von Candidasa zum Flughafen: 60 km, zwei Stunden, inbegriffen. Fahren Sie fünf Stunden vor einem internationalen Flug los; auf dem letzten Stück geht es den ganzen Tag langsam voran.",
    afterDark:
      "Auch für einen Flug in der Nacht oder vor Sonnenaufgang kommt der Wagen. Brechen Sie vor dem Frühstück auf, bitten Sie das Hotel am Abend vorher, es Ihnen einzupacken.",
  },
  bring: [
    "Leichte Kleidung, die Schultern und Knie bedeckt, für Tempel und Höfe; den Sarong für Tirta Empul stellen wir",
    "Schuhe mit griffiger Sohle und Sandalen, die nass werden dürfen",
    "Zweimal Badesachen, denn einmal sind sie nass",
    "Hut und Sonnencreme das ganze Jahr, von November bis März eine leichte Regenjacke",
    "Mückenschutz für die Abende im Freien",
    "Eine Flasche zum Nachfüllen und einen wasserdichten Beutel für das Telefon im Jukung",
    "Binden, Menstruationstasse oder Tampons; Tampons sind außerhalb der Orte schwer zu bekommen",
  ],
  questions: [
    {
      question: "Ich reise allein. Sitze ich dann auch allein am Tisch?",
      answer:
        "Nur wenn Sie mögen. Die Gruppe hat 2 bis 14 Gäste, und an den Tagen 1 und 4 essen alle abends an einem Tisch. An den zwei freien Abenden sagt Wayan, wo sie selbst essen würde, und wer Gesellschaft möchte, kommt mit. Ein Einzelzimmer kostet einen Zuschlag; fragen Sie uns.",
    },
    {
      question: "Werde ich vegetarisch satt?",
      answer:
        "Ja. Tempeh, Tofu, Blattgemüse mit Kokosraspeln und Erdnusssoße isst man hier jeden Tag. Sagen Sie es bei der Buchung, dann gibt es etwas anderes statt der Ente an Tag 1, des Sate Lilit an Tag 3 und des Schnappers an Tag 4. In vielen Soßen steckt Garnelenpaste; sagen Sie dazu, ob Sie auch die meiden.",
    },
    {
      question: "Was ist, wenn ich meine Tage habe?",
      answer:
        "Der Sitte nach betritt keinen Tempel, wer menstruiert. Das betrifft Tirta Empul, Gunung Kawi und Goa Lawah. Wayan sagt es rechtzeitig, fragt niemanden und hat einen Spaziergang für Sie. Alles andere steht Ihnen offen: der Wasserfall, die Felder, das Boot, das Meer. In ihrer Reiseapotheke sind Binden.",
    },
    {
      question: "Wie anstrengend ist es wirklich?",
      answer:
        "Zweierlei ist anstrengend: die Stufen von Gunung Kawi, der Hitze wegen, und die Dämme im Reis von Sidemen, weil sie schmal und nach Regen rutschig sind. Beides können Sie abkürzen oder auslassen. Der Rest ist Schlendern, Baden und Sitzen.",
    },
    {
      question: "Muss ich schwimmen können?",
      answer:
        "Nein. Im Jukung tragen alle eine Schwimmweste. In Tibumana und am Virgin Beach können Sie am Rand bleiben; auf eine Badeaufsicht ist dort kein Verlass, schwimmen Sie also, wo Wayan es Ihnen zeigt.",
    },
    {
      question: "Gibt es unterwegs Toiletten, Strom und Netz?",
      answer:
        "Toiletten ja, alle ein, zwei Stunden: an Tempeln, in Warungs, am Wasserfall. Viele sind Hocktoiletten ohne Papier und kosten ein paar Tausend Rupiah. Beide Hotels haben WLAN, mobiles Internet reicht fast die ganze Strecke. Bei Gewitter fällt manchmal der Strom aus, meist für weniger als eine Stunde.",
    },
    {
      question: "Wie viel Bargeld brauche ich?",
      answer:
        "Etwa 1,5 bis 3 Millionen Rupiah für die fünf Tage: zweimal Mittagessen, zweimal Abendessen, Getränke, Trinkgelder. Die Hotels nehmen Karten; Warungs, Weberinnen und Parkplätze nicht. Geldautomaten gibt es in Ubud und Candidasa.",
    },
  ],
  days: [
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Flughafen Denpasar", "Nyuh Kuning"] },
    { stayPlace: "Nyuh Kuning, Ubud", activities: [], stops: ["Tirta Empul", "Gunung Kawi", "Ubud", "Nyuh Kuning"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Wasserfall Tibumana", "Sidemen", "Goa Lawah", "Candidasa"] },
    { stayPlace: "Candidasa", activities: [], stops: ["Gili Tepekong", "Candidasa", "Tenganan", "Virgin Beach"] },
    { activities: [], stops: ["Flughafen Denpasar"] },
  ],
  access: {
    stepFreeStays:
      "Beide Hotels haben Zimmer im Erdgeschoss, aber Gartenwege, Bäder und der Yogapavillon haben einzelne Stufen. Fragen Sie uns vor der Buchung.",
    longestWalk:
      "Etwa zwei Stunden an Tag 2 und anderthalb Stunden im Reis an Tag 3, in Etappen. Sie können beim Wagen bleiben oder bei Ni Nyoman Sri zu Hause.",
    stepsAndStairs:
      "Rund 300 Stufen hinunter nach Gunung Kawi und ebenso viele zurück, weitere auf dem Weg nach Tibumana. Sie können beides auslassen.",
    seating:
      "Opfergaben, Yoga und manches Essen finden auf Matten am Boden statt; sagen Sie es uns, und wir finden einen Stuhl. Im Jukung sitzen Sie zwei Stunden auf einem schmalen Brett.",
    hearing:
      "Wayan schreibt Ihnen die Zeiten jedes Tages ins Telefon und wendet sich beim Sprechen Ihnen zu. Für Gebärdensprache haben wir niemanden.",
    sight:
      "Vieles auf dieser Reise wird ertastet, gerochen und geschmeckt, und Wayan beschreibt gut. Die Dämme im Reis sind schmal und ohne Geländer.",
    serviceAnimals: "Hunde aus dem Ausland dürfen wegen der Tollwutregeln nicht nach Bali, und in Tempel werden sie nicht eingelassen.",
    diet: "Vegetarisch und vegan bei jedem Essen, wenn Sie es bei der Buchung sagen. Bei einer Allergie gegen Erdnüsse oder Schalentiere sprechen Sie vorher mit uns; beides ist überall.",
  },
  accessContact:
    "Fragen Sie uns vor der Buchung, per E-Mail oder Telefon. Wir klären es mit Wayan und beiden Hotels und sagen Ihnen auch, was wir nicht wissen.",
  localPayments: ["An die Provinz Bali: die Touristenabgabe, einmal je Aufenthalt, vor der Landung online zu zahlen"],
  estimates: [
    {
      label: "Visum bei der Einreise",
      basis:
        "Für Reisende aus Deutschland: 500.000 Rupiah, wie unter „Was nicht enthalten ist“, bei etwa 16.800 Rupiah für einen US-Dollar; der höhere Betrag lässt Raum für Kartengebühren.",
    },
    {
      label: "Zwei Mittagessen und zwei Abendessen",
      basis:
        "Mittagessen an den Tagen 1 und 4, Abendessen an den Tagen 2 und 3, je etwa 8 bis 20 US-Dollar, wie unter „Was nicht enthalten ist“.",
    },
    {
      label: "Trinkgelder",
      basis:
        "Unsere Schätzung, November 2026: 5 bis 10 US-Dollar am Tag für Reiseleiterin und Fahrer zusammen. Ob und wie viel, entscheiden Sie.",
    },
    {
      label: "Getränke und weitere Anwendungen",
      basis: "Unsere Schätzung, November 2026: Wasser und Kaffee am unteren Ende, Wein und eine zweite Massage am oberen.",
    },
  ],
  notes: {
    packing: [
      "Was Sie tragen, wird feucht; nehmen Sie also mit, was trocknet: Leinen, dünne Baumwolle, Merino. In den nassen Monaten hängt ein T-Shirt schon einmal anderthalb Tage unter dem Ventilator; Wäschereien in Ubud waschen nach Kilo. Eine weiche Tasche pro Person reicht für fünf Tage und passt in den Wagen.",
      "In Tempeln sind Schultern und Knie bedeckt, dazu kommen Sarong und Schärpe. Für das Wasser von Tirta Empul tragen Sie unter dem Sarong Badesachen oder ein T-Shirt; trockene Kleidung zum Wechseln lassen Sie im Wagen.",
    ],
    weather: [
      "Es ist in jedem Monat 27 bis 32 °C warm und schwül; die Nächte um Ubud sind ein paar Grad kühler als die an der Küste. Was sich ändert, ist der Regen.",
      "Januar und Februar sind am nassesten, mit braunen Flüssen und den rausten Morgen auf See. Der März bringt noch an den meisten Nachmittagen einen kräftigen Schauer. April und Mai trocknen ab, und die Felder sind grün. Juni bis September sind trocken, mit frischem Wind auf See; am vollsten ist es im Juli und August. Der Oktober beginnt trocken und heiß. Im November und Dezember kehren die Schauer zurück, meist nach dem Mittagessen.",
      "An Nyepi, dem Tag der Stille im März, verlässt niemand das Hotel, und der Flughafen schließt für 24 Stunden. Wir legen Besuche und Flüge um diesen Tag herum.",
    ],
    transport: [
      "Sie reisen im privaten Wagen oder Kleinbus, und der Fahrer bleibt alle fünf Tage bei uns: 37 km an Tag 1, 80 km in kurzen Etappen an Tag 3, 60 km am Tag der Abreise. Das klingt nach wenig, aber um Ubud kommt man langsam voran. Die Hügel bei Sidemen sind kurvig; wird Ihnen im Auto leicht übel, bitten Sie um den Platz vorn.",
      "Ein Jukung ist ein bemaltes Auslegerboot, schmal und niedrig, mit zwei Gästen und einem Bootsführer. Sie steigen vom Strand aus ein und werden bis zum Knie nass. Fahren die Fischer nicht hinaus, fahren auch wir nicht; dann gibt es Yoga am Ufer.",
    ],
    roomsAndMeals: [
      "Zwei Nächte in einem Gartenhotel in Nyuh Kuning, mit Pool und offenem, strohgedecktem Pavillon, dann zwei in einem Hotel direkt am Wasser in Candidasa. Die Zimmer sind Zweibett- oder Doppelzimmer. Rechnen Sie in Nyuh Kuning mit Hähnen vor Sonnenaufgang und Geckos an der Decke, in Candidasa mit dem Meer, die ganze Nacht.",
      "Enthalten sind Frühstück an jedem Morgen, Mittagessen an den Tagen 2 und 3 und Abendessen an den Tagen 1 und 4. Zwei Mittagessen, zwei Abendessen und Getränke zahlen Sie selbst. Trinken Sie kein Leitungswasser; beide Hotels füllen Flaschen nach.",
    ],
  },
} satisfies TripText;
