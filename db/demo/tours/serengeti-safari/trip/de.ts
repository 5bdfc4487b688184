import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Wenig zu Fuß: ein ebener Spaziergang von zwei Stunden und ein Aufstieg von zehn Minuten. Was müde macht, ist der Sitz, vier bis neun Stunden am Tag, zur Hälfte auf Schotter.",
  stayStyle: "Safari-Lodges und Zeltcamps, jedes Zimmer und jedes Zelt mit eigenem Bad; in Arusha ein 4-Sterne-Hotel",
  rightForYou: [
    "Richtig für Sie, wenn Sie lieber eine Stunde lang einer Löwin zusehen, als eine Liste abzuhaken: Neema stellt den Motor ab und wartet.",
    "Nicht richtig für Sie, wenn Ihr Rücken schlechte Straßen übel nimmt. Die 140 km Schotter an Tag 5 sind oft Wellblechpiste, und kein Kissen macht sie glatt.",
    "Von Juli bis Oktober stehen die großen Herden am Mara, den wir nicht erreichen. Wer allein der Flussquerungen wegen kommt, wird enttäuscht sein.",
    "Zwei Nächte in der Serengeti sind nach einer solchen Straße wenig. Gäste haben uns das gesagt, und sie haben recht.",
    "Drei Nächte verbringen Sie unter Zeltplanen, und das Camp in der Serengeti hat keinen Zaun. Nachts hören Sie Tiere, und nach Einbruch der Dunkelheit gehen Sie nicht allein.",
  ],
  meeting: {
    address: "Flughafen Kilimandscharo (JRO), Ankunft, Tansania",
    byDay:
      "Neema oder Rehema wartet hinter dem Zoll mit einem Yatrika-Schild. Der Transfer nach Arusha ist enthalten: 50 km, etwa eine Stunde. Bitte schicken Sie uns Ihre Flugnummer, damit wir wissen, wann Sie landen.",
    afterDark:
      "Schild und Transfer sind nach Einbruch der Dunkelheit dieselben. Landen Sie zu spät für unser Treffen um 18:30 Uhr, geht eine der beiden die Route am Morgen mit Ihnen durch, bevor wir um 8:00 Uhr starten. Sehen Sie kein Schild, bleiben Sie in der Halle und rufen Sie die Betreuungsnummer aus Ihrer Bestätigung an.",
  },
  end: {
    address: "Flughafen Kilimandscharo (JRO), Abflug, Tansania",
    byDay:
      "An Tag 8 fahren wir Sie die 50 km vom Hotel zum Flughafen, etwa eine Stunde; dieser Transfer ist enthalten. Rechnen Sie bei einem internationalen Flug damit, das Hotel vier Stunden vor dem Abflug zu verlassen.",
    afterDark:
      "Viele Flüge nach Europa gehen am Abend, und der Transfer an Tag 8 ist auch dann enthalten. Brauchen Sie Ihr Zimmer bis zum Abend, fragen Sie uns vor der Reise, was es kostet.",
  },
  bring: [
    "Eine weiche Tasche ohne Gestell und Rollen, höchstens 15 kg: Eine andere nimmt das Kleinflugzeug nicht mit",
    "Fleecejacke, warme Mütze und winddichte Jacke für den Kraterrand und die frühen Fahrten",
    "Helle, weite Kleidung mit langen Ärmeln; nichts Blaues oder Schwarzes, der Tsetsefliegen wegen",
    "Ein Tuch gegen den Staub, von Juni bis Oktober",
    "Eine Regenjacke und Schuhe, die schmutzig werden dürfen, von November bis Mai",
    "Geschlossene Schuhe mit guter Sohle; Wanderstiefel brauchen Sie nicht",
    "Sonnenhut, Sonnenschutz und Lippenpflege",
    "Insektenschutz und Ihre Malariatabletten",
    "Eine Taschenlampe für den Weg zum Zelt",
    "Ein Kissen, wenn Ihr Rücken klagt",
    "Was Sie für Ihre Periode brauchen, für die ganze Reise, und kleine Beutel, um es aus den Parks mitzunehmen",
    "Ihr eigenes Fernglas, wenn Sie eines haben: Von uns gibt es eines für je zwei Gäste",
  ],
  questions: [
    {
      question: "Kann ich allein kommen?",
      answer:
        "Ja. Die Gruppe hat 2 bis 12 Gäste, in einem Wagen sitzen höchstens sechs, und gegessen wird an einem Tisch. Der Preis gilt für zwei in einem Zimmer oder Zelt; fragen Sie uns vor der Buchung nach dem Preis für ein Einzelzimmer, die Camps haben wenige davon.",
    },
    {
      question: "Wie anstrengend ist es wirklich?",
      answer:
        "Für die Beine kaum: zwei Stunden auf ebenen, schattigen Wegen in Mto wa Mbu und zehn Minuten auf den Kopje von Naabi Hill, die Sie auslassen können. Für den Rücken ist es Arbeit. An Tag 6 sind Sie neun Stunden im Wagen. Vorn rüttelt es am wenigsten; sagen Sie Neema am ersten Abend, wenn Sie den Platz brauchen.",
    },
    {
      question: "Wo gehe ich auf Pirschfahrt zur Toilette, und was, wenn ich meine Periode habe?",
      answer:
        "Toiletten gibt es an den Parktoren, auf Picknickplätzen und am Museum von Oldupai, Papier selten. Dazwischen können drei Stunden liegen. Ein Wort genügt, und Neema hält dort, wo sie nach allen Seiten weit sieht. Sie schaut zuerst, Sie gehen hinter den Wagen, die anderen blicken nach vorn. Binden liegen im Verbandskasten, und was gebraucht ist, verlässt den Park in einem Beutel mit uns. In Camps und Lodges haben Sie ein eigenes Bad.",
    },
    {
      question: "Ich esse vegetarisch. Werde ich satt?",
      answer:
        "Ja, und gut: am ersten Abend Bohnen in Kokosmilch, bei Mama Zawadi Mchicha-Gemüse in Erdnusssoße, beim Abschiedsessen geröstetes Gemüse. Vegan geht auch, nur werden die Frühstückspakete dann schlicht. Sagen Sie es uns bei der Buchung, damit die Camps es wissen, bevor in Arusha eingekauft wird.",
    },
    {
      question: "Ist ein Camp ohne Zaun sicher?",
      answer:
        "Tiere laufen tatsächlich hindurch. In geschlossene Zelte kommen sie nicht. Nach Einbruch der Dunkelheit begleitet Sie ein Wächter zum Zelt und zurück, das Bad ist im Zelt, und der Reißverschluss bleibt zu, ohne Essen dahinter. Halten Sie sich daran, und eine Hyäne ist meist nur ein Geräusch.",
    },
    {
      question: "Gibt es Strom und ein Netz?",
      answer:
        "Der Wagen hat Ladesteckdosen. In den Camps kommt der Strom von der Sonne und hat seine Stunden; ein Föhn ist zu viel für ihn. Das Telefon geht gut in Arusha, Mto wa Mbu und Karatu und ab und zu am Kraterrand und um Seronera. Sagen Sie zu Hause, dass Sie von Tag 4 bis Tag 7 vielleicht nicht zu erreichen sind.",
    },
    {
      question: "Wie viel Geld brauche ich unterwegs?",
      answer:
        "Parkgebühren, fast alle Mahlzeiten und der Flug nach Arusha sind bezahlt. Es bleiben Trinkgelder, das Mittagessen an Tag 1, Getränke und Kleinigkeiten: etwa 130 bis 260 US-Dollar. Den Ballon, etwa 600 US-Dollar, buchen und bezahlen Sie vor der Anreise. Geldautomaten gibt es in Arusha und Karatu; danach rechnen Sie besser mit keinem.",
    },
  ],
  days: [
    { stayPlace: "Arusha", activities: [], stops: ["Flughafen Kilimandscharo", "Arusha"] },
    { stayPlace: "Am Rand des Tarangire-Nationalparks", activities: [], stops: ["Tarangire-Nationalpark, Haupttor", "Fluss Tarangire"] },
    { stayPlace: "Karatu", activities: [], stops: ["Mto wa Mbu", "Aussichtspunkt über dem Manyarasee", "Karatu"] },
    {
      stayPlace: "Rand des Ngorongoro-Kraters",
      activities: [],
      stops: ["Tor des Ngorongoro-Schutzgebiets", "Seneto-Straße", "Flusspferdbecken Ngoitokitok", "Rand des Ngorongoro-Kraters"],
    },
    { stayPlace: "Seronera", activities: [], stops: ["Oldupai-Schlucht", "Tor Naabi Hill", "Seronera"] },
    {
      stayPlace: "Seronera",
      activities: ["Ballonfahrt bei Sonnenaufgang, etwa eine Stunde, mit Frühstück in der Ebene; vor der Anreise zu buchen"],
      stops: ["Flusspferdbecken Retima", "Moru-Kopjes", "Seronera"],
    },
    {
      stayPlace: "Arusha",
      activities: ["Zwei Stunden mit Upendo auf dem Kilombero-Markt, für Kitenge-Stoffe und Kaffee vom Kilimandscharo"],
      stops: ["Flughafen Arusha", "Arusha"],
    },
    { activities: [], stops: ["Flughafen Kilimandscharo"] },
  ],
  access: {
    stepFreeStays:
      "In Arusha und Karatu können wir nach einem Zimmer im Erdgeschoss fragen. Die Zelte stehen auf Plattformen mit einigen Stufen, die Wege dazwischen sind aus Sand und Kies.",
    longestWalk:
      "Zwei Stunden in Mto wa Mbu, eben und schattig, auf Erdwegen. Wer lieber sitzt, kann bei Mama Zawadi warten; alles andere sehen Sie vom Wagen aus.",
    stepsAndStairs:
      "Die Stufe in den Wagen ist etwa einen halben Meter hoch, und in das Kleinflugzeug führt eine schmale Treppe mit wenigen Stufen. Den Aufstieg am Naabi Hill können Sie auslassen.",
    seating:
      "Jeder Gast sitzt am Fenster, vier bis neun Stunden am Tag, mit Pausen. Einen faltbaren Rollstuhl müssen wir vor der Buchung vereinbaren, denn der Gepäckraum ist klein.",
    hearing:
      "Im Wagen hören höchstens sechs Gäste einer Reiseleiterin zu, die den Motor abstellen und sich umdrehen kann. Solange der Wagen über Schotter rollt, versteht niemand viel.",
    serviceAnimals: "In die Nationalparks und das Ngorongoro-Gebiet dürfen keine Haustiere mit, auch keine Assistenzhunde.",
    diet: "Zu jeder Mahlzeit gibt es ein vegetarisches Gericht, und für andere Ernährungsweisen kann gekocht werden, wenn die Camps es vor dem Einkauf wissen.",
  },
  accessContact:
    "Schreiben Sie uns vor der Buchung über die Kontaktseite und nennen Sie diese Reise. Wir fragen Neema und sagen Ihnen ehrlich, was an jedem Tag möglich ist.",
  localPayments: [],
  estimates: [
    {
      label: "Visum",
      basis:
        "Einfaches Visum für eine Reisende oder einen Reisenden aus Deutschland; Gebühr wie unter „Was nicht enthalten ist“. Unsere Schätzung, November 2026.",
    },
    {
      label: "Trinkgeld für Ihre Fahrerin",
      basis: "10 bis 15 US-Dollar pro Gast und Tag, wie unter „Was nicht enthalten ist“, für acht Tage. Unsere Schätzung, November 2026.",
    },
    { label: "Mittagessen an Tag 1", basis: "Ein Teller und ein Getränk in Arusha am Tag Ihrer Ankunft. Unsere Schätzung, November 2026." },
    {
      label: "Getränke und Kleinigkeiten",
      basis:
        "Softdrinks, ein Bier oder Wein zum Abendessen, Wäsche, eine SIM-Karte und die Trinkgeldkassen der Camps; ohne Ballon. Unsere Schätzung, November 2026.",
    },
    {
      label: "Malariatabletten und Impfungen",
      basis:
        "Für eine Person aus Deutschland; es hängt davon ab, was Sie schon haben und was Ihre Krankenkasse erstattet. Unsere Schätzung, November 2026.",
    },
  ],
  notes: {
    packing: [
      "15 kg in einer weichen Tasche sind die Grenze für den Flug an Tag 7; die Kamera zählt mit, und es wird gewogen. Was Sie auf Safari nicht brauchen, kann im Hotel in Arusha bleiben.",
      "Packen Sie in Schichten. Im Morgengrauen sind es auf den Ebenen etwa 14 °C, in Julinächten am Kraterrand etwa 8 °C, und mittags ist die Fleecejacke zu viel. Wählen Sie helle Farben: Tsetsefliegen mögen Dunkelblau und Schwarz.",
    ],
    weather: [
      "Januar und Februar sind warm und meist trocken; wenn Regen gefallen ist, kalben die Gnus im kurzen Gras um Naabi Hill. Der März ist heißer, und an seinem Ende beginnt die große Regenzeit.",
      "April und Mai sind nass. Über dem Krater kann bis zehn Uhr Nebel liegen, Schlamm sperrt Nebenpisten, das Gras steht hoch, und es sind wenige Autos unterwegs.",
      "Juni bis Oktober sind trocken und staubig. Juni bis August sind die kühlsten Monate, mit etwa 8 °C am Kraterrand in Julinächten; September und Oktober sind heiß, und in Tarangire stehen dann die größten Elefantenherden.",
      "November und Dezember bringen kurze Schauer, meist am Nachmittag. Das Land wird grün, viele Elefanten verlassen Tarangire, und die Vögel übernehmen.",
    ],
    transport: [
      "Eigener Geländewagen mit Hubdach, Kühlschrank und Ladesteckdosen, höchstens sechs Gäste pro Wagen. Neema fährt den ersten, ab sieben Gästen fährt Rehema einen zweiten. Bis Tarangire sind es 120 km auf Asphalt. An Tag 5 sind es 140 km Schotter, vier Stunden ohne Pausen.",
      "An Tag 7 fliegt eine zwölfsitzige Linienmaschine in gut einer Stunde von Seronera nach Arusha, manchmal mit Zwischenlandung. Kleine Flugzeuge warten auf das Wetter; buchen Sie also keinen Heimflug an Tag 7. Die Wagen fahren auf der Straße zurück.",
    ],
    roomsAndMeals: [
      "Sieben Nächte: zwei in einem Hotel in Arusha, drei in Zeltcamps, eine in einer Lodge in Karatu und eine in einer Lodge am Kraterrand. Alle haben ein eigenes Bad. In den Camps hat das warme Wasser seine Stunden; fragen Sie bei der Ankunft.",
      "Sieben Frühstücke, sechs Mittagessen und sieben Abendessen sind enthalten. An Tag 4 gibt es Frühstückspakete. Mittags essen Sie an den Tagen 2, 4 und 5 Picknick oder Lunchpakete, an Tag 3 an Mama Zawadis Tisch und an Tag 7 im Hotel. Trinkwasser ist im Wagen, und Sie bekommen eine nachfüllbare Stahlflasche.",
    ],
    health: [
      "Malaria gibt es auf der ganzen Strecke, am Kraterrand weniger; lassen Sie sich mindestens acht Wochen vorher ärztlich zu Tabletten beraten. Im Buschwald von Tarangire stechen Tsetsefliegen durch dünnen Stoff. Krankheiten übertragen sie auf Reisende selten, doch gehen Sie nach der Reise mit jedem Fieber zum Arzt oder zur Ärztin und sagen Sie, wo Sie waren.",
      "Krankenhäuser gibt es in Arusha und Karatu, in Seronera eine kleine Krankenstation. Von dort ist es bis Arusha gut eine Stunde im Flugzeug und acht Stunden auf der Straße. Bringen Sie mit, was Sie täglich nehmen, und etwas mehr für eine Verspätung.",
      "Auf 2.300 m, am Kraterrand, atmen Sie auf Treppen vielleicht schneller; mit Höhenkrankheit ist kaum zu rechnen. Toiletten gibt es an Toren und auf Picknickplätzen, bis zu drei Stunden voneinander entfernt.",
    ],
  },
} satisfies TripText;
