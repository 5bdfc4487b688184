import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Island auf der Ringstraße",
  destination: "Reykjavík, Vík, Höfn, Mývatn und Akureyri, Island",
  summary:
    "Acht Tage gegen den Uhrzeigersinn auf Islands Route 1: Wasserfälle, Gletscherlagune, Ostfjorde und Walbucht, mit einer Isländerin am Steuer.",
  description: [
    "Die Route 1 führt 1.322 km rund um Island und endet, wo sie begonnen hat. Wir fahren sie von Reykjavík aus gegen den Uhrzeigersinn: die Wasserfälle des Südens, das Eis des Vatnajökull, die Ostfjorde, der dampfende Boden am Mývatn und der lange Heimweg durch den Norden. Mit Abstechern werden es etwa 1.500 km. An den meisten Tagen sind es drei oder vier Stunden Fahrt, am letzten fünf.",
    "Sigrún Halldórsdóttir fährt und führt. Sie ist in Höfn aufgewachsen, hat in Reykjavík Geologie studiert und liest die Windvorhersage vor allem anderen. Sie reisen in einem Kleinbus mit höchstens zwölf Gästen und schlafen in kleinen Hotels und Landgasthöfen. Die Reise wird von Frauen geführt und steht allen offen.",
    "Die Wanderungen sind kurz, auf guten Wegen, und Sie brauchen keine Erfahrung; eine wasserdichte Hose brauchen Sie in jedem Monat. Ende Juni scheint die Sonne in Reykjavík rund 21 Stunden, Ende Dezember etwa vier. Von September bis Mitte April sind die Nächte dunkel genug für Nordlichter, wenn die Wolken aufreißen. Der Golden Circle liegt abseits der Route 1 und gehört nicht zu dieser Reise; er ist gut als zusätzlicher Tag ab Reykjavík zu machen.",
  ],
  highlights: [
    "Sie gehen hinter dem 60 m hohen Vorhang des Seljalandsfoss entlang und steigen rund 500 Stufen zur Kante des Skógafoss hinauf.",
    "Sie fahren im Amphibienboot zwischen den Eisbergen des Jökulsárlón, von Mai bis Oktober.",
    "Sie essen Langustinen in Höfn, in dem Hafen, in dem die Boote sie anlanden.",
    "Sie baden in den schwimmenden heißen Becken der Vök Baths auf dem See Urriðavatn.",
    "Sie stehen am Dettifoss, 100 m breit und 44 m hoch, wenn die Straße offen ist.",
    "Von einem Eichenschiff aus suchen Sie in der Bucht Skjálfandi nach Buckelwalen, von März bis November.",
    "Sie umrunden das Land mit einer Reiseleiterin, die an der Straße aufgewachsen ist, auf der Sie fahren.",
  ],
  itinerary: [
    {
      title: "Reykjavík zu Fuß",
      description:
        "Ein Fahrer holt Sie am Flughafen Keflavík ab, nach Reykjavík sind es 50 km und 45 Minuten. Am Nachmittag geht Sigrún mit Ihnen von der Hallgrímskirkja, deren Turm einen Aufzug hat, den Skólavörðustígur hinunter zum Alten Hafen und zur Glasfassade der Harpa. Das sind 3 km, leicht, etwa zwei Stunden und oft windig. Zum Abendessen gibt es Fischsuppe und Roggenbrot, und sie geht mit Ihnen die Route und das Wetter der Woche durch. Sie schlafen in einem 3-Sterne-Hotel nahe dem Laugavegur.",
    },
    {
      title: "Wasserfälle des Südens bis Vík",
      description:
        "Rund 200 km, drei Stunden im Kleinbus. Nach der Hochheide Hellisheiði und Selfoss kommt der Seljalandsfoss, wo ein nasser Pfad hinter den Fall führt; bei Eis ist er gesperrt. Am Skógafoss führen rund 500 Stufen zur Aussichtsplattform. Wir halten in Dyrhólaey, einer Landspitze 120 m über dem Meer, die im Mai und Juni für brütende Vögel teilweise gesperrt ist. In Vík gehen Sie am schwarzen Strand gegenüber den Felsnadeln Reynisdrangar. In Reynisfjara halten wir uns an das Warnlicht: Die Wellen dort sind gefährlich. Drei Stunden zu Fuß, mittelschwer. Nacht in Vík.",
    },
    {
      title: "Skaftafell, die Gletscherlagune und Höfn",
      description:
        "275 km, dreieinhalb Stunden im Kleinbus, in Etappen. Die Straße quert die Lava Eldhraun vom Ausbruch des Laki 1783, heute unter dickem Moos. In Skaftafell gehen Sie zum Svartifoss, einem Wasserfall im Rahmen hängender Basaltsäulen: hin und zurück 3,5 km, 130 m Aufstieg, anderthalb Stunden, mittelschwer. Am Jökulsárlón bringt Sie ein Amphibienboot etwa 35 Minuten lang zwischen die Eisberge, und auf der anderen Straßenseite sehen wir das Eis, das auf den schwarzen Sand gespült wird. Abendessen mit Langustinen und Nacht in Höfn.",
    },
    {
      title: "Entlang der Ostfjorde",
      description:
        "Etwa 260 km, vier Stunden Fahrt auf einer Straße, die keinen Meeresarm auslässt. Zuerst Stokksnes mit den dunklen Zacken des Vestrahorn, 454 m hoch. In Djúpivogur gehen Sie am Ufer der Bucht Gleðivík an den 34 steinernen Eiern vorbei, eines für jede heimische Vogelart, und halten zum Mittagessen. In Fáskrúðsfjörður, einst ein Stützpunkt französischer Fischer, sind die Straßenschilder bis heute zweisprachig. Der Tag endet in den Vök Baths, 5 km von Egilsstaðir, in heißen Becken, die auf einem See schwimmen. Zwei Stunden zu Fuß, leicht. Nacht in Egilsstaðir.",
    },
    {
      title: "Hochlandwüste, Dettifoss und Mývatn",
      description:
        "215 km, drei Stunden Fahrt, ein großer Teil davon über 500 m, auf der leeren Hochebene Möðrudalur; füllen Sie Ihre Flasche, es gibt wenig Gelegenheit zu halten. Der Weg zum Dettifoss ist hin und zurück 2 km lang, über groben Fels, mittelschwer, und die Gischt durchnässt Sie. In Hverir gehen Sie zwischen Schlammtöpfen, die kochen und nach Schwefel riechen. Zum Abendessen in Reykjahlíð gibt es Forelle aus dem Mývatn mit Roggenbrot, das im heißen Boden gebacken wurde. Zweieinhalb Stunden zu Fuß. Bringen Sie im Juni und Juli ein Kopfnetz gegen die Mücken mit. Nacht am See.",
    },
    {
      title: "Die Wale von Húsavík, dann Akureyri",
      description:
        "135 km, zwei Stunden Fahrt. Am Vormittag gehen Sie den Rundweg Kirkja durch die Lavatürme von Dimmuborgir: 2,3 km, eine Stunde, leicht. In Húsavík gehen Sie an Bord eines Eichenschiffs, drei Stunden in der Bucht Skjálfandi, in warmen Overalls gegen die Kälte; Buckelwale zeigen sich meistens, versprechen kann sie niemand. Von Dezember bis Februar baden wir stattdessen in der Forest Lagoon bei Akureyri. Letzter Halt ist der Goðafoss, 12 m hoch. Sie schlafen in Akureyri, wo die roten Ampeln Herzform haben.",
    },
    {
      title: "Durch den Nordwesten nach Reykjavík",
      description:
        "Der lange Tag: etwa 400 km, fünf Stunden Fahrt mit vier Pausen. Die Straße steigt zum Pass Öxnadalsheiði auf 540 m und fällt in den Skagafjörður ab, Pferdeland, wo Sie Glaumbær sehen, einen Hof mit Grasdächern. Nach dem Mittagessen im Bezirk Húnaþing steigen Sie die Holztreppen am Krater Grábrók hinauf, hin und zurück eine halbe Stunde, mittelschwer. Ab Borgarnes kürzt der 5,8 km lange Tunnel unter dem Hvalfjörður den Heimweg ab. Zum Abschied essen wir in Reykjavík Seesaibling. Nacht im selben Hotel wie am ersten Tag.",
    },
  ],
  included: [
    "7 Nächte in 3-Sterne-Hotels und Landgasthöfen, mit eigenem Bad",
    "Jeden Tag Frühstück, Abendessen an den Tagen 1, 3, 5 und 7",
    "Flughafentransfers ab und nach Keflavík",
    "Kleinbus auf der ganzen Route, Treibstoff, Tunnel und Parken, im Winter mit Spikereifen",
    "Isländische Reiseleiterin am Steuer von Tag 1 bis Tag 7",
    "Amphibienboot am Jökulsárlón, Mai bis Oktober",
    "Eintritt, Handtuch und Schließfach in den Vök Baths",
    "Drei Stunden Walbeobachtung in Húsavík, März bis November, oder die Forest Lagoon in den anderen Monaten",
    "Eintritt in Stokksnes und auf dem Hof Glaumbær",
    "Reiseversicherung für die acht Tage",
  ],
  notIncluded: [
    "Internationale Flüge",
    "Reiserücktrittsversicherung, die wetterbedingte Änderungen abdecken sollte",
    "Mittagessen sowie Abendessen an den Tagen 2, 4 und 6",
    "Alkoholische Getränke",
    "Der Aufzug im Turm der Hallgrímskirkja",
    "Eine geführte Gletscherwanderung in Skaftafell, die auf Wunsch den Weg zum Svartifoss ersetzt",
  ],
  details: {
    departures:
      "Wöchentliche Termine, das ganze Jahr; von November bis März kürzen Schnee und kurze Tage die Wanderungen, und die Straße zum Dettifoss ist oft gesperrt; die Boote auf der Lagune fahren nur von Mai bis Oktober",
    hotels: "3-Sterne-Hotels und Landgasthöfe",
  },
} satisfies TourText;
