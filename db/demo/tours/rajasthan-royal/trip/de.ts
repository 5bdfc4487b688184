import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Mittel: bis zu fünf Stunden zu Fuß am Tag, mit Pausen, Hunderte unebene Stufen in den Festungen und ein Tag mit sechseinhalb Stunden im Wagen.",
  stayStyle: "Heritage-Hotels in Familienbesitz mit vier bis fünf Sternen und eine Nacht im Zelt mit eigenem Bad",
  rightForYou: [
    "Ja, wenn Sie lieber wissen möchten, wie die Frauen dieser Paläste lebten, als wer welche Schlacht gewann.",
    "Ja, wenn Sie gern auspacken: je zwei Nächte in Jaipur, Jodhpur und Udaipur.",
    "Überlegen Sie sich April bis Juni gut: 40 °C und mehr, von zwölf bis vier drinnen, und statt der Zelte ein Hotel in Khimsar.",
    "An Tag 3 sitzen Sie lange: rund 350 km und sechseinhalb Stunden Fahrt, so gut das Mittagessen auch ist.",
    "Festungen bedeuten Treppen, alte Hotels auch. Ein Jeep und ein Aufzug ersparen Ihnen einige, nicht alle.",
    "Wer einen Elefantenritt oder einen Tiger sucht, ist hier falsch. Wir bieten beides nicht.",
  ],
  meeting: {
    address: "Flughafen Jaipur (JAI), Sanganer, am Ausgang der Ankunftshalle",
    byDay:
      "Meera und unser Fahrer Ganpat Singh warten am Ausgang mit einem Schild von Yatrika. Bis zur Altstadt sind es 12 km, etwa 35 Minuten im Auto. Landen Sie vor drei, fahren Sie um 17:00 Uhr mit uns hinauf nach Nahargarh. Aus Delhi braucht ein Zug etwa viereinhalb Stunden; Jaipur Junction liegt nahe bei Bani Park, und ein vorab bezahltes Taxi bringt Sie zum Hotel.",
    afterDark:
      "Wir holen Sie zu jeder Stunde ab, am selben Ausgang, mit demselben Schild; ohne Ticket wird niemand eingelassen. Gehen Sie mit keinem mit, der nur behauptet, wir hätten ihn geschickt. Wer spät kommt, fährt direkt ins Hotel, und Nahargarh muss auf ein andermal warten.",
  },
  end: {
    address: "Flughafen Udaipur, Maharana Pratap Airport (UDR), Dabok",
    byDay:
      "Ein Wagen bringt Sie vom Hotel zum Flughafen, 24 km, inbegriffen. Brechen Sie drei Stunden vor einem Inlandsflug auf: Das Terminal ist klein, die Schlange an der Sicherheitskontrolle nicht.",
    afterDark:
      "Auch für einen frühen oder späten Flug kommt der Wagen. Brechen Sie vor dem Frühstück auf, sagen Sie es am Abend vorher, dann packt das Hotel es ein. Nachtzüge nach Delhi fahren am Bahnhof Udaipur City ab, eine kurze Taxifahrt entfernt.",
  },
  bring: [
    "Schuhe mit Halt, die sich leicht ausziehen lassen: Festungen besteigt man, Tempel betritt man ohne Schuhe",
    "Dünne Socken für Tempelhöfe, auf denen man sich im Sommer die Füße verbrennt",
    "Lange Ärmel, dazu Hose oder langer Rock; ein großes Tuch ist Schal, Sonnenschutz und Staubmaske",
    "Von November bis Februar Fleece oder warme Jacke, denn Wüstennächte können auf 5 °C fallen",
    "Für Ranakpur nichts aus Leder: Gürtel, Tasche und Uhrarmband bleiben im Wagen",
    "Hut, Sonnencreme, Sonnenbrille und eine Flasche zum Nachfüllen",
    "Taschentücher, Handgel und Binden; Toiletten unterwegs haben selten Papier oder Eimer",
  ],
  questions: [
    {
      question: "Ich reise allein. Geht das gut?",
      answer:
        "Ja. Die Gruppe hat 2 bis 14 Gäste, und Meera ist vom Flughafen Jaipur bis zum letzten Abend in Udaipur dabei. An den drei freien Abenden sagt sie, wo sie selbst essen würde, und wer Gesellschaft möchte, kommt mit. Was ein Einzelzimmer kostet, sagen wir Ihnen gern.",
    },
    {
      question: "Ich esse vegetarisch. Was gibt es für mich?",
      answer:
        "Besseres als für alle anderen. Ein großer Teil der Küche von Rajasthan kommt ohne Fleisch aus: Dal und Bati, Gatte ki Sabzi, Ker Sangri, ein Dutzend Brote. Ohne Ei oder nach Art der Jains (ohne Zwiebel und Knoblauch) versteht man überall. Vegan ist schwieriger, wegen Ghee und Joghurt; sagen Sie es bei der Buchung, dann bestellt Meera für Sie.",
    },
    {
      question: "Wie ist es unterwegs mit Toiletten, und mit der Periode?",
      answer:
        "An Tag 3 halten wir etwa alle zwei Stunden, an Orten, die Meera kennt; manche Toiletten sind Hocktoiletten, Papier bringen Sie mit. Die Zelte haben Bäder. In Ranakpur bittet eine Tafel Frauen, die menstruieren, draußen zu bleiben. Niemand prüft es. Meera sagt es Ihnen vorher und überlässt es Ihnen.",
    },
    {
      question: "Wie anstrengend ist es wirklich?",
      answer:
        "Die Tage 2, 4 und 7 gehen in die Beine: in Amber 20 Minuten eine gepflasterte Rampe hinauf, von Mehrangarh 45 Minuten steil und uneben hinab, am Jagdish-Tempel 32 steile Stufen. Ein Jeep, ein Aufzug und eine Tasse Tee mit Ganpat ersetzen die ersten beiden. Nichts davon liegt hoch, und niemand hat es eilig.",
    },
    {
      question: "Warum überfliegen wir den langen Tag nicht?",
      answer:
        "Weil Ihnen dann Nagaur entginge, das Mittagessen in Khimsar und die Stelle, an der die Felder enden und die Thar beginnt. Sie haben einen Fensterplatz, Wasser auf Eis und eine Stunde zu Fuß in der Festung. Wenn Ihr Rücken lange Fahrten nicht mag, nehmen Sie ein Kissen mit und bitten Sie um den Platz vorn.",
    },
    {
      question: "Funktionieren Telefon und Ladegerät?",
      answer:
        "Die Hotels haben WLAN, soweit die dicken Mauern es zulassen; an den Tagen 3 und 6 ist das Netz streckenweise schwach. Die Steckdosen haben 230 V und nehmen Stecker mit zwei runden Stiften. Im Camp gibt es Strom in den Zelten; laden Sie zur Sicherheit im Wagen.",
    },
    {
      question: "Wie viel Geld brauche ich unterwegs?",
      answer:
        "10.000 bis 18.000 ₹ für die acht Tage: Trinkgelder von etwa 700 ₹ am Tag, drei Mittagessen, drei Abendessen, Getränke. Das Kamel in Osian kostet etwa 800 ₹. Hotels und bessere Geschäfte nehmen Karten; kleine Scheine holen Sie in Jaipur. Provision für Ihre Einkäufe nimmt von uns niemand.",
    },
  ],
  days: [
    { stayPlace: "Bani Park, Jaipur", activities: [], stops: ["Flughafen Jaipur", "Bani Park, Jaipur", "Nahargarh"] },
    {
      stayPlace: "Bani Park, Jaipur",
      activities: [],
      stops: ["Amber", "Stufenbrunnen Panna Meena", "Hawa Mahal", "Stadtpalast von Jaipur", "Jantar Mantar", "Johari Bazaar"],
    },
    {
      stayPlace: "Dünen bei Osian (im Sommer Khimsar)",
      activities: ["Kamelritt zur Düne, etwa 800 ₹, zu zahlen an den Besitzer des Kamels"],
      stops: ["Nagaur", "Khimsar", "Camp bei Osian"],
    },
    { stayPlace: "Jodhpur, unter Mehrangarh", activities: [], stops: ["Tempel von Osian", "Jodhpur", "Mehrangarh", "Navchokiya"] },
    { stayPlace: "Jodhpur, unter Mehrangarh", activities: [], stops: ["Toorji ka Jhalra", "Sardar-Markt", "Salawas"] },
    { stayPlace: "Udaipur, am Picholasee", activities: [], stops: ["Ranakpur", "Udaipur, Picholasee"] },
    {
      stayPlace: "Udaipur, am Picholasee",
      activities: [],
      stops: ["Stadtpalast von Udaipur", "Jagdish-Tempel", "Jag Mandir", "Bagore ki Haveli"],
    },
    { activities: [], stops: ["Flughafen Udaipur"] },
  ],
  access: {
    stepFreeStays:
      "Es sind alte Häuser: Schwellen, Treppen, selten ein Aufzug. Wir bitten um Zimmer im Erdgeschoss, können aber nicht überall einen Weg ohne Stufen versprechen.",
    longestWalk:
      "Fünf Stunden an Tag 2, vier an den Tagen 5 und 7, in Etappen mit Pausen. Sie können einen halben Tag mitgehen und den anderen ruhen.",
    stepsAndStairs:
      "Hunderte unebene Stufen in Amber, Mehrangarh und dem Stadtpalast von Udaipur zusammen, dazu 32 steile am Jagdish-Tempel. Ein Jeep und ein Aufzug ersparen Ihnen einige.",
    seating:
      "Meera kennt die Bänke. An den Webstühlen in Salawas und bei der Musik im Camp sitzt man am Boden; sagen Sie es uns, und wir finden einen Stuhl.",
    hearing:
      "Meera schreibt Ihnen Zeiten und Namen jedes Tages ins Telefon, und Märkte sind für alle laut. Für Gebärdensprache haben wir niemanden.",
    sight:
      "Marmor, Webstühle, Gewürze und Musik lassen sich ertasten, riechen und hören. Die Treppen der Festungen sind dunkel und uneben; kommen Sie mit jemandem, dessen Arm Sie trauen.",
    diet: "Vegetarisch, jainistisch und ohne Ei bei jedem Essen; vegan und glutenfrei, wenn Sie es bei der Buchung sagen.",
  },
  accessContact:
    "Fragen Sie uns vor der Buchung, per E-Mail oder Telefon. Wir geben Ihre Frage an Meera und jedes Hotel weiter und sagen Ihnen auch, was wir nicht wissen.",
  localPayments: [],
  estimates: [
    {
      label: "E-Visum für Indien",
      basis:
        "Für Reisende aus Deutschland: unsere Schätzung, November 2026, für ein E-Visum von 30 Tagen. Von April bis Juni ist es günstiger; Kartengebühren kommen hinzu. Sehen Sie auf der amtlichen Seite nach.",
    },
    {
      label: "Trinkgelder",
      basis:
        "Etwa 700 ₹ pro Gast und Tag für Reiseleiterin und Fahrer zusammen, wie unter „Was nicht enthalten ist“: 5.600 ₹ für acht Tage.",
    },
    {
      label: "Drei Mittagessen und drei Abendessen",
      basis: "Unsere Schätzung, November 2026: ein Thali am unteren Ende, ein Hoteldach mit Blick auf die Festung am oberen.",
    },
    {
      label: "Kamel, Fotogebühren und Getränke",
      basis:
        "Unsere Schätzung, November 2026: das Kamel mit etwa 800 ₹, wie unter „Was nicht enthalten ist“, Fotogebühren und am Tag eine Limonade oder ein Bier.",
    },
  ],
  notes: {
    packing: [
      "Packen Sie in Schichten. Im Januar sehen Sie im Camp vor dem Frühstück Ihren Atem und tragen mittags in der Festung ein T-Shirt. Im Sommer nehmen Sie weite Baumwolle mit Ärmeln, sie kühlt besser als nackte Haut. Ein mittelgroßer Koffer pro Person passt in den Kleinbus; für die Nacht in den Dünen ist eine kleinere Tasche praktisch.",
      "In Tempeln sind Schultern und Knie bedeckt, und in den Gassen von Navchokiya sind Sie auch froh darüber. Lassen Sie Platz für einen Dhurrie.",
    ],
    weather: [
      "November bis Februar: tagsüber 22 bis 28 °C und kühle Nächte, in der Wüste bis 5 °C; Anfang Januar kann Nebel kommen. Der März ist warm, in manchen Jahren zur Monatsmitte 35 °C. Von April bis Juni hat es 40 °C und mehr, dazu Staubstürme; dann besichtigen wir früh und ruhen von zwölf bis vier.",
      "Juli bis September sind schwül, mit Schauern, grünen Hügeln um Ranakpur und einem vollen See in Udaipur; kommt der Monsun spät, kann das Wasser davor niedrig stehen. Der Oktober ist tagsüber heiß und abends angenehm.",
      "Von Mitte April bis Ende September wird aus der Nacht im Zelt eine in einem klimatisierten Hotel in Khimsar.",
    ],
    transport: [
      "Ganpat Singh fährt einen klimatisierten Wagen oder Kleinbus, mit einem Fensterplatz für alle: insgesamt etwa 700 km. Die Etappen sind 350 km und sechseinhalb Stunden an Tag 3, 65 km an Tag 4, dann 165 km und 90 km an Tag 6. Die letzte ist kurvig; wird Ihnen im Auto leicht übel, setzen Sie sich nach vorn.",
      "In Jaipur bringt Sie eine Elektrorikscha mit einer Frau am Lenker zum Basar, in Udaipur ein Boot über den Picholasee. In den Altstädten gehen wir zu Fuß, weil in die Gassen nichts anderes passt.",
    ],
    roomsAndMeals: [
      "Ein Haveli in Bani Park, Zelte mit Bad bei Osian, ein Stadthaus unter Mehrangarh, ein Haus am Picholasee: Kein Zimmer gleicht dem anderen, und manche haben den schöneren Blick. Alte Mauern sind dick, Treppen steil, die Hochzeitssaison laut. Wenige Zimmer sind geheizt; das Camp leiht Wärmflaschen.",
      "Enthalten sind sieben Frühstücke, vier Mittagessen (Tage 2, 3, 6 und 7) und vier Abendessen (Tage 1, 3, 5 und 7). Trinken Sie das Wasser, das wir mitführen, aus Glasflaschen und einem Kanister, und lassen Sie Eis und Salat den Häusern, denen Meera traut.",
    ],
    responsibleTravel: [
      "Auf Elefanten reiten wir nicht. Die Kamele in Osian gehören Familien von dort; hinkt eines, gehen wir zu Fuß. Zu den Webern fahren wir, weil sie sehenswert sind, und nehmen keine Provision.",
    ],
  },
} satisfies TripText;
