import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "5 km zu Fuß am Freitag und 9 km am Samstag, etwa drei Stunden, alles eben. Was Sie abends merken, sind die Metrotreppen und das lange Stehen in der Küche.",
  stayStyle: "Zwei Nächte in einem 3-Sterne-Hotel nahe der Metrostation Ledru-Rollin, Frühstück an Tag 3",
  rightForYou: [
    "Ja, wenn Sie Ihr Essen lieber einkaufen, kneten und kochen, als es sich erklären zu lassen. Am Samstag stehen Sie um sieben in der Backstube.",
    "Ja, wenn Sie eine Stadt gern zu Fuß und mit der Metro durchqueren, im Tempo der Leute, die dort wohnen.",
    "Eher nicht, wenn die Knie nicht mitmachen: Die meisten Metrostationen haben keinen Aufzug, und ein Gast zählte allein am Freitag elf Treppen.",
    "Eher nicht beim ersten Besuch, wenn Sie keinen Tag übrig haben. Wir kommen am Louvre vorbei und gehen dort nur in einen Keller.",
    "Im August kann es 34 °C haben, und der Markt ist halb leer. Der Keller ist kühl, der Rest des Wochenendes nicht.",
  ],
  meeting: {
    address: "Ihr Hotel nahe der Metrostation Ledru-Rollin, Freitag, 14:30 Uhr. Name und Straße schicken wir Ihnen vor der Abreise.",
    byDay:
      "Von Charles de Gaulle fahren Sie mit dem RER B bis Gare du Nord, mit der Linie 5 bis Bastille und mit der Linie 8 bis Ledru-Rollin, zusammen etwa eine Stunde. Von Orly fährt die Linie 14 zur Gare de Lyon, von dort sind es etwa fünfzehn Minuten zu Fuß. Dieser Weg ist nicht im Preis enthalten.",
    afterDark:
      "Wenn Sie am Vorabend kommen: Die Metro fährt bis etwa ein Uhr. Mit Gepäck und ohne Begleitung nehmen Sie am Flughafen besser ein Taxi vom offiziellen Stand; der Preis nach Paris ist fest und dort angeschlagen. Fahrer, die Sie schon im Terminal ansprechen, beachten Sie nicht.",
  },
  end: {
    address: "Dasselbe Hotel, Sonntag nach dem Frühstück",
    byDay:
      "Der Flughafentransfer an Tag 3 ist enthalten. Schicken Sie uns Ihre Flugnummer, und wir sagen Ihnen, wann er am Hotel abfährt; rechnen Sie an schlechten Tagen mit bis zu 75 Minuten nach Charles de Gaulle. Wenn Sie mit der Bahn weiterreisen: Zur Gare de Lyon gehen Sie etwa fünfzehn Minuten.",
  },
  bring: [
    "Geschlossene, bequeme Schuhe; Backstube und Küche sind nichts für Sandalen",
    "Kleidung, die in die Wäsche darf: Mehl kommt überall hin",
    "Ein Haargummi für lange Haare",
    "Eine leichte Regenjacke, in jedem Monat",
    "Eine Umhängetasche, die sich schließen lässt, für die Metro",
    "Ein Stoffbeutel und Platz im Koffer für Käse",
    "Etwas Bargeld in kleinen Scheinen für die Marktstände",
  ],
  questions: [
    {
      question: "Ich reise allein. Sitze ich dann allein am Tisch?",
      answer:
        "Nur, wenn Sie möchten. Die Gruppe hat zwei bis zehn Gäste, die zusammen backen, kochen und an einem Tisch essen. Der Samstagabend ist frei; auf Camilles Liste steht, wo man auch allein gut behandelt wird, und meist haben die anderen ebenfalls etwas vor. Für ein Einzelzimmer fragen Sie uns bitte nach dem Preis.",
    },
    {
      question: "Ich esse vegetarisch. Gibt es mehr als Brot?",
      answer:
        "Ja. Sagen Sie es bei der Buchung, dann plant Aïssatou das Mittagessen nach dem Markt: Im April wurde aus dem Spargel für eine Vegetarierin das Hauptgericht für alle. Comté und Brie werden mit tierischem Lab gemacht; wenn Ihnen das wichtig ist, findet Camille andere Sorten. Wer vegan lebt oder Zöliakie hat, schreibt uns bitte vorher. Wir sagen ehrlich, was geht.",
    },
    {
      question: "Wie anstrengend ist es wirklich?",
      answer:
        "Nichts ist steil und nichts ist schnell. Aber Sie stehen die meiste Zeit in einem Kurs, der bis 13:00 Uhr dauert, gehen an diesem Tag 9 km und steigen bei fast jedem Umsteigen Treppen. Den Nachmittag am linken Ufer können Sie auslassen oder auf eigene Kosten im Taxi mitmachen. Sagen Sie es Camille am Freitag, sie zeigt Ihnen, wo.",
    },
    {
      question: "Wie ist es mit Toiletten, und wenn ich meine Tage bekomme?",
      answer:
        "Toiletten gibt es im Hotel, in der Küche und im Bouillon. Dazwischen gibt es kostenlose Toilettenhäuschen auf der Straße, und in Cafés bestellt man etwas. Binden und Tampons bekommen Sie in Supermärkten und Apotheken bis zum Abend, und in Camilles Erste-Hilfe-Set liegen Binden.",
    },
    {
      question: "Muss ich Wein trinken?",
      answer:
        "Nein. Inès schenkt Traubensäfte mit derselben Sorgfalt ein, und niemand fragt, warum. Im Bouillon sind Getränke nicht enthalten; eine Karaffe Leitungswasser ist kostenlos, wie überall in Frankreich.",
    },
    {
      question: "Wie viel Geld brauche ich vor Ort?",
      answer:
        "Die Touristensteuer, etwa 11 Euro, ein Abendessen und was Sie am Freitag trinken. Karten gehen fast überall; manche Stände in Aligre wollen für kleine Beträge Bargeld. Die meisten kaufen außerdem Käse.",
    },
  ],
  days: [
    {
      stayPlace: "Paris, nahe Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, Hotel nahe Ledru-Rollin",
        "Place des Vosges",
        "Rue Debelleyme",
        "Marché des Enfants Rouges",
        "Weinkeller bei der Rue de l’Arbre-Sec",
        "Bouillon Julien",
      ],
    },
    {
      stayPlace: "Paris, nahe Ledru-Rollin",
      activities: [],
      stops: [
        "Paris, Hotel nahe Ledru-Rollin",
        "Bäckerei in der Rue de Charenton",
        "Marché d’Aligre",
        "Küche in der Rue Crozatier",
        "Sèvres–Babylone",
        "Saint-Sulpice",
        "Pont Neuf",
        "Bastille",
      ],
    },
    {
      activities: ["Ein Gang über die Coulée Verte, den Garten auf einer alten Bahntrasse, etwa zehn Minuten vom Hotel, vor dem Transfer"],
      stops: [],
    },
  ],
  access: {
    longestWalk:
      "9 km an Tag 2, auf Gehsteigen und Kopfsteinpflaster, in Etappen mit Pausen. Das linke Ufer können Sie auslassen oder auf eigene Kosten im Taxi fahren.",
    stepsAndStairs:
      "Die meisten Metrostationen haben Treppen und keinen Aufzug, die Weinprobe ist in einem Gewölbekeller. Stufenlos können wir diese Reise nicht anbieten.",
    seating: "Bei der Weinprobe, beim Mittag- und beim Abendessen sitzen Sie. Beim Kochkurs und auf dem Markt stehen Sie die meiste Zeit.",
    hearing:
      "Höchstens zehn Gäste, und im Gewölbe ist es ruhig. Der Markt und das Bouillon sind laut; bitten Sie Camille um einen Platz ihr gegenüber.",
    diet: "Wer vegetarisch isst, isst gut. Vegan und glutenfrei nur, wenn Sie uns vorher schreiben: Mehl und Butter sind fast überall drin.",
  },
  accessContact:
    "Schreiben Sie uns vor der Buchung. Wir fragen das Hotel, die Küche und Camille und geben weiter, was sie sagen, Ja oder Nein.",
  localPayments: [
    "Pariser Touristensteuer, an das Hotel: etwa 5,50 Euro pro Person und Nacht in einem 3-Sterne-Haus, für zwei Nächte. Minderjährige zahlen nicht. Der Satz kann sich jeden Januar ändern.",
  ],
  estimates: [
    { label: "Visum", basis: "Für Reisende aus Deutschland: keines nötig. Unsere Schätzung, November 2026." },
    {
      label: "Trinkgelder",
      basis:
        "Der Service ist in französischen Preisen enthalten; wenn Sie möchten, etwas für Camille und die Köchinnen. Unsere Schätzung, November 2026.",
    },
    { label: "Abendessen an Tag 2", basis: "Vom Bistromenü bis zu drei Gängen mit einem Glas Wein. Unsere Schätzung, November 2026." },
    {
      label: "Weg zum Hotel an Tag 1",
      basis: "Von Charles de Gaulle: unten der RER B, oben ein Taxi. Unsere Schätzung, November 2026.",
    },
    { label: "Getränke und Einkäufe", basis: "Getränke im Bouillon Julien, Kaffee, Käse für zu Hause. Unsere Schätzung, November 2026." },
    { label: "Reiserücktrittsversicherung", basis: "Nicht enthalten; Krankenschutz schon. Unsere Schätzung, November 2026." },
  ],
  notes: {
    packing: [
      "Mehrere Schichten. In der Backstube ist es um sieben heiß, im Gewölbe auch im August kühl, und dazwischen liegt eine Straße. Von November bis März brauchen Sie einen warmen Mantel, von Mai bis September eine leichte Jacke für den Abend.",
      "Ein kleiner Koffer, den Sie selbst tragen können: Zwischen Ihnen und dem Hotel liegen Treppen, und Träger gibt es nicht.",
    ],
    weather: [
      "Übliche Höchstwerte am Tag: Januar und Februar 8 °C, März 12, April 16, Mai 20, Juni 23, Juli und August 26, September 21, Oktober 16, November 11, Dezember 8. Regen verteilt sich über das ganze Jahr, meist in kurzen Schauern.",
      "In Hitzewellen steigt der August über 35 °C. Am angenehmsten sind Mai, Juni und September bis Mitte Oktober; November bis März sind grau, feucht und leer.",
    ],
    transport: [
      "Zu Fuß und mit der Metro: Linien 5, 8, 10, 11 und 1, die Fahrten mit der Gruppe sind bezahlt. An Tag 3 bringt Sie ein Auto zum Flughafen.",
      "In der Metro sind Taschendiebe am Werk, vor allem in der Linie 1. Die Tasche geschlossen nach vorn, das Telefon nahe den Türen in die Tasche.",
    ],
    roomsAndMeals: [
      "Sie schlafen beide Nächte im selben 3-Sterne-Hotel, zehn Minuten von Camilles Wohnung. Freitags und samstags ist auf der Straße Betrieb; wer leicht schläft, bittet um ein Zimmer zum Hof.",
      "Enthalten sind das Abendessen an Tag 1, Frühstück und Mittagessen an Tag 2 und das Frühstück an Tag 3. Am Samstag frühstücken Sie Ihr eigenes Baguette in der Bäckerei. Das Abendessen an Tag 2 wählen Sie selbst.",
    ],
    health: [
      "Das Leitungswasser ist gut. Ein grünes Kreuz zeigt eine Apotheke an; dort berät man Sie ohne Termin, und eine hat immer Nachtdienst.",
      "Die Käse sind aus Rohmilch. Wenn Sie schwanger sind oder ein schwaches Immunsystem haben, sagen Sie es Camille, sie wählt dann andere. Allergien gegen Nüsse, Mehl, Milch oder Fisch nennen Sie uns bitte vorher.",
    ],
  },
} satisfies TripText;
