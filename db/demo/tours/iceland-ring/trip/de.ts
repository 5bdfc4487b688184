import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "Kurze Wanderungen auf guten Wegen und täglich drei bis fünf Stunden Fahrt; der Wind ist härter als der Boden.",
  stayStyle: "3-Sterne-Hotels in Reykjavík und Akureyri, dazwischen kleine Hotels und Landgasthöfe, immer mit eigenem Bad.",
  rightForYou: [
    "Ja, wenn Sie in einer Woche ganz herumkommen möchten und gern jemand anderem das Steuer und die Vorhersage überlassen.",
    "Erfahrung brauchen Sie nicht, wohl aber Beine für rund 500 Stufen am Skógafoss und groben Fels am Dettifoss; Sie können beides auslassen.",
    "Sie sitzen viel: insgesamt etwa 1.500 km, allein an Tag 7 etwa 400 km mit vier Pausen.",
    "Der Regen kommt in jedem Monat von der Seite. Wem das den Tag verdirbt, der ist in einem anderen Land besser aufgehoben.",
    "Von November bis März sehen Sie weniger zum selben Preis: kurze Tage, kein Boot auf der Lagune, oft kein Dettifoss.",
    "Sie schlafen jede Nacht in einem anderen Bett und packen also jeden Morgen.",
  ],
  meeting: {
    address: "Flughafen Keflavík (KEF), Ankunftshalle, 235 Reykjanesbær",
    byDay:
      "Ein Fahrer mit einem Yatrika-Schild erwartet Sie hinter dem Zoll. Bis zum Hotel nahe dem Laugavegur sind es 50 km und 45 Minuten. Sind Sie schon in Reykjavík, kommen Sie einfach ins Hotel; Sigrún bricht am Nachmittag zu Fuß auf.",
    afterDark:
      "Abgeholt werden Sie an Tag 1 zu jeder Stunde gleich, und im Winter ist es um vier dunkel. Der Fahrer bringt Sie bis vor die Hoteltür, nicht zur nächsten Haltestelle. Hat der Flug Verspätung, sehen wir das auch; Sie müssen nicht anrufen.",
  },
  end: {
    address: "Flughafen Keflavík (KEF), Abflughalle, 235 Reykjanesbær",
    byDay:
      "An Tag 8 holt ein Fahrer Sie am Hotel in Reykjavík ab und bringt Sie in 45 Minuten nach Keflavík. Planen Sie ein, zweieinhalb Stunden vor dem Abflug dort zu sein.",
    afterDark:
      "Viele Flüge nach Europa starten kurz nach sieben, die Abholung kann also um vier Uhr früh sein. Auch sie gehört zur Reise; das Hotel packt Ihnen das Frühstück ein, wenn Sie am Abend vorher darum bitten.",
  },
  bring: [
    "Wasserdichte Hose und Jacke mit Kapuze, in jedem Monat",
    "Wanderschuhe, die den Knöchel halten und nass werden dürfen",
    "Eine warme Schicht, Mütze und Handschuhe, auch im Juli",
    "Badesachen für die Vök Baths; ein Handtuch gibt es dort",
    "Eine Trinkflasche: Leitungswasser ist überall gut",
    "Ein Kopfnetz gegen die Mücken am Mývatn, im Juni und Juli",
    "Spikes zum Überziehen für die Schuhe, von November bis März",
    "Eine Schlafmaske im Mai, Juni und Juli, wenn es nicht dunkel wird",
  ],
  questions: [
    {
      question: "Kann ich allein kommen?",
      answer:
        "Ja. Die Gruppe hat vier bis zwölf Gäste, gemeinsam gegessen wird an den Abenden 1, 3, 5 und 7, und an den anderen stört es niemanden, wenn Sie mit einem Buch am Tisch sitzen. Zu jedem Termin gibt es einige Einzelzimmer; sagen Sie es uns bei der Buchung, dann nennen wir Ihnen den Preis.",
    },
    {
      question: "Lohnt sich der Winter?",
      answer:
        "Wenn Sie wissen, was Ihnen entgeht. Von November bis März kürzen Schnee und kurze Tage die Wanderungen, der Dettifoss ist oft gesperrt, und das Boot auf der Lagune fährt nicht. Dafür gibt es gefrorene Wasserfälle, leere Parkplätze und Nächte, die für Nordlichter dunkel genug sind. Der Preis ist derselbe.",
    },
    {
      question: "Sehen wir Nordlichter?",
      answer:
        "Vielleicht. Dazu gehören eine dunkle Nacht zwischen September und Mitte April und eine Lücke in den Wolken. Sigrún schaut in den Himmel, bevor sie schlafen geht, und klopft an Ihre Tür, wenn Sie das möchten. Im Juni gibt es keine.",
    },
    {
      question: "Und wenn der Wind die Straße sperrt?",
      answer:
        "Dann warten wir. Sigrún liest jeden Morgen Wind- und Straßenbericht und entscheidet. Das kann einen halben Tag kosten und mit ihm ein, zwei Halte. Nehmen Sie eine Reiserücktrittsversicherung, die wetterbedingte Änderungen abdeckt, und einen Rückflug, den Sie umbuchen können.",
    },
    {
      question: "Wie ist das unterwegs mit Toiletten und der Periode?",
      answer:
        "An den meisten Halten gibt es saubere Toiletten, alle ein bis zwei Stunden; manche kosten ein paar Hundert Kronen, mit Karte. Die große Lücke ist die Hochebene Möðrudalur an Tag 5: Gehen Sie vor der Abfahrt in Egilsstaðir. Binden liegen im Erste-Hilfe-Set. In den Vök Baths wäscht man sich vor dem Baden nackt, Frauen und Männer getrennt.",
    },
    {
      question: "Ich esse keinen Fisch. Werde ich satt?",
      answer:
        "Ja, aber bei den vier enthaltenen Abendessen dreht sich viel um Fisch und Langustinen, sagen Sie es uns also bei der Buchung. Ein vegetarisches Gericht wird es jedes Mal geben. Vegan isst man in Reykjavík und Akureyri gut, dazwischen schlichter; nehmen Sie für die Tage 4 und 5 etwas mit.",
    },
    {
      question: "Handy und Strom?",
      answer:
        "Netz gibt es fast überall an der Route 1, mit Lücken auf der Hochebene von Tag 5. Jedes Zimmer hat Steckdosen und WLAN. Im Kleinbus teilen Sie sich ein paar USB-Buchsen.",
    },
  ],
  days: [
    {
      stayPlace: "Reykjavík",
      activities: ["Mit dem Aufzug auf den Turm der Hallgrímskirkja"],
      stops: ["Flughafen Keflavík", "Reykjavík"],
    },
    { stayPlace: "Vík", activities: [], stops: ["Seljalandsfoss", "Skógafoss", "Dyrhólaey", "Reynisfjara", "Vík"] },
    {
      stayPlace: "Höfn",
      activities: ["Geführte Gletscherwanderung in Skaftafell statt des Wegs zum Svartifoss; bitte bei der Buchung angeben"],
      stops: ["Skaftafell", "Svartifoss", "Jökulsárlón", "Höfn"],
    },
    { stayPlace: "Egilsstaðir", activities: [], stops: ["Stokksnes", "Djúpivogur", "Fáskrúðsfjörður", "Vök Baths", "Egilsstaðir"] },
    { stayPlace: "Reykjahlíð am Mývatn", activities: [], stops: ["Dettifoss", "Hverir", "Reykjahlíð"] },
    { stayPlace: "Akureyri", activities: [], stops: ["Dimmuborgir", "Húsavík", "Goðafoss", "Akureyri"] },
    { stayPlace: "Reykjavík", activities: [], stops: ["Öxnadalsheiði", "Glaumbær", "Grábrók", "Borgarnes", "Reykjavík"] },
    { activities: [], stops: ["Flughafen Keflavík"] },
  ],
  access: {
    stepFreeStays:
      "Die Hotels in Reykjavík und Akureyri haben Aufzüge; Landgasthöfe haben oft eine Stufe an der Tür oder Treppen im Haus. Wir fragen jedes Haus für Sie.",
    longestWalk:
      "Etwa drei Stunden an Tag 2, in mehreren kurzen Stücken. Jedes davon können Sie auslassen und im Kleinbus oder in einem Café warten.",
    stepsAndStairs:
      "Rund 500 Stufen am Skógafoss und Holztreppen am Grábrók; beides können Sie auslassen, Wasserfall und Krater sieht man auch von unten.",
    seating: "Im Kleinbus haben Sie einen eigenen Platz, der Einstieg ist hoch. An den Wegen stehen wenige Bänke.",
    serviceAnimals:
      "Für Hunde verlangt Island eine Einfuhrgenehmigung und eine Quarantäne, die länger dauert als diese Reise; für Assistenzhunde gelten eigene Regeln.",
    diet: "Vegetarisch und glutenfrei ohne Mühe, vegan mit Ankündigung; sagen Sie es uns bei der Buchung.",
  },
  accessContact: "Schreiben Sie uns vor der Buchung, was Sie brauchen; zu den Wegen antwortet Sigrún, die Häuser fragen wir.",
  localPayments: [],
  estimates: [
    {
      label: "Visum, für Reisende aus Deutschland",
      basis: "Unsere Schätzung, November 2026: Island gehört zum Schengen-Raum, ein deutscher Personalausweis oder Reisepass genügt.",
    },
    {
      label: "Trinkgelder",
      basis: "Unsere Schätzung, November 2026: In Island wird kein Trinkgeld erwartet; der obere Betrag ist für Sigrún, wenn Sie möchten.",
    },
    {
      label: "Sechs Mittag- und drei Abendessen",
      basis:
        "Unsere Schätzung, November 2026, für die Mittage der Tage 2 bis 7 und die Abende 2, 4 und 6: mittags Suppe oder ein belegtes Brot, abends ein Gericht.",
    },
    {
      label: "Getränke, Turmaufzug, Gletscherwanderung",
      basis:
        "Unsere Schätzung, November 2026: unten Kaffee und Toiletten; oben dazu der Aufzug, ein Bier am Abend und die Gletscherwanderung.",
    },
    {
      label: "Reiserücktrittsversicherung",
      basis:
        "Unsere Schätzung, November 2026: vier bis acht Prozent des Reisepreises. Die Reiseversicherung für die acht Tage ist enthalten.",
    },
  ],
  notes: {
    packing: [
      "Ziehen Sie Schichten an, die über Nacht trocknen: Wolle auf der Haut, Fleece oder eine dünne Daunenjacke, darüber wind- und wasserdichte Sachen. Regenschirme überleben hier nicht. Jeans bleiben den ganzen Tag nass.",
      "Juni bis August: eine warme Schicht weniger, ein Kopfnetz für den Mývatn, eine Schlafmaske. September, Oktober, April und Mai: jeden Tag Handschuhe und Mütze. November bis März: gefütterte Hose, Spikes, Stirnlampe, Thermosflasche.",
      "Bitte je ein mittlerer Koffer und ein kleiner Rucksack: Zwölf Leute teilen sich das Heck eines Kleinbusses.",
    ],
    weather: [
      "Januar bis März: etwa –3 bis 4 °C, Schnee und Eis, Stürme, die Straßen sperren; vier Stunden Sonne an Neujahr, dreizehn Ende März.",
      "April und Mai: 2 bis 10 °C, trockener als der Herbst, auf der Hochebene liegt noch Schnee. Juni bis August: 8 bis 15 °C, helle Nächte; Schauer etwa jeden zweiten Tag, am meisten im Südosten.",
      "September und Oktober: 3 bis 10 °C, Regen und die ersten Stürme, wieder dunkle Nächte. November und Dezember: –2 bis 4 °C, Ende Dezember etwa vier Stunden Sonne.",
      "Der Nordosten um den Mývatn ist trockener als die Südküste und im Winter viel kälter: –10 °C sind dort nichts Besonderes.",
    ],
    transport: [
      "Ein Kleinbus für zwölf Gäste, gefahren von Sigrún, im Winter mit Spikereifen. Die Plätze wechseln jeden Morgen, so sitzt niemand die ganze Woche hinten. An den meisten Tagen sind es drei oder vier Stunden Fahrt, am letzten fünf; wir halten alle ein bis zwei Stunden, außer auf der Hochebene von Tag 5.",
      "Halten Sie die Tür beim Öffnen mit beiden Händen. Der Wind bricht hier Scharniere, und Finger hat er auch schon gebrochen.",
    ],
    roomsAndMeals: [
      "Sieben Nächte in Zweibett- oder Doppelzimmern mit eigenem Bad. Die Häuser auf dem Land sind schlicht und warm. Das heiße Wasser riecht manchmal nach Schwefel; es ist sauber, aber legen Sie Silberringe ab.",
      "Jeden Tag Frühstück, von Skyr und Brot bis zu Eiern, und Abendessen an den Tagen 1, 3, 5 und 7. Mittagessen gibt es an Tankstellen, in Bäckereien und Museumscafés. Wein und Bier führen die staatlichen Läden (Vínbúðin), die in kleinen Orten früh und sonntags ganz schließen.",
    ],
    health: [
      "Wirklich gefährlich sind das Meer bei Reynisfjara und die Ränder heißer Quellen: Bleiben Sie hinter den Seilen, und kehren Sie den Wellen nie den Rücken. Nehmen Sie eine Tablette gegen Seekrankheit eine Stunde vor dem Boot in Húsavík; am Hafen ist es zu spät.",
      "Apotheken (apótek) gibt es in Reykjavík, Selfoss, Höfn, Egilsstaðir, Húsavík und Akureyri. Nehmen Sie Ihre täglichen Medikamente für zehn Tage mit, falls eine Straße gesperrt ist.",
    ],
  },
} satisfies TripText;
