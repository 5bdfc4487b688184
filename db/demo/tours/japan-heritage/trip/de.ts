import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  pace: "An den meisten Tagen zwei bis vier Stunden zu Fuß, oft auf Steinstufen, und früh: an Tag 2 ab halb sieben, an Tag 3 noch früher.",
  stayStyle:
    "4-Sterne-Hotels in Kyoto und Tokio, ein Ryokan mit heißer Quelle in Hakone, Familiengasthöfe mit Futons und Gemeinschaftsbad in Tsumago",
  rightForYou: [
    "Sie stehen lieber um halb sechs auf als um elf in einer Schlange und gehen auch einmal um neun ins Bett.",
    "Sie fahren gern Zug und steigen mit einem kleinen Rucksack um, während Ihr Koffer mit dem Kurier reist.",
    "Steinstufen gehören fast jeden Tag dazu; der Rundweg über den Berg Inari besteht beinahe nur daraus.",
    "Sie können eine Nacht auf dem Futon am Boden schlafen, hinter dünnen Wänden und mit dem Bad am Ende des Flurs.",
    "Wer Geschäfte und Neonlicht sucht, wird enttäuscht: Tokio ist ein voller Tag, und er beginnt mit einem Gebet.",
    "Im Juli und August wird es in Kyoto über 35 °C warm und schwül. Wenn es nicht anders geht, nehmen Sie sich für die Nachmittage wenig vor.",
  ],
  meeting: {
    address: "Internationale Ankunft, Terminal 1, 1F, Flughafen Kansai, Osaka",
    byDay:
      "Haruka wartet in der Ankunftshalle mit einem Yatrika-Schild und fährt mit Ihnen im Haruka-Express nach Kyoto, rund 80 Minuten. Um fünf gehen wir nach Gion los; landen Sie also möglichst bis 13:30 Uhr. Kommen Sie an Terminal 2 an, nehmen Sie den kostenlosen Bus zu Terminal 1.",
    afterDark:
      "Auch wer spät landet, wird abgeholt: Nennen Sie uns Ihren Flug, dann fährt jemand von uns mit Ihnen. Der letzte Haruka fährt kurz nach zehn Uhr abends; wenn Sie nach neun landen würden, schreiben Sie uns, bevor Sie den Flug buchen.",
  },
  end: {
    address: "Bahnhof Asakusa, nahe beim Hotel, Tokio",
    byDay:
      "Eine Reiseleiterin fährt mit Ihnen im direkten Zug ab Asakusa: nach Haneda in etwa 40 Minuten, nach Narita in etwa einer Stunde. Umsteigen müssen Sie nicht; hinab zum Gleis führen Treppen, und die Reiseleiterin weiß, wo der Aufzug ist.",
    afterDark:
      "Züge fahren von etwa fünf Uhr früh bis kurz vor Mitternacht, und Frauen sitzen zu jeder Stunde allein darin. Für einen Flug vor acht schlafen Sie besser am Flughafen; wir helfen Ihnen, ein Zimmer zu finden.",
  },
  bring: [
    "Schuhe mit Profil, die Sie schnell ausziehen können: bis zu sechsmal am Tag",
    "Socken, in denen man Sie sehen darf",
    "Ein Rucksack von 20 bis 25 Litern für die Nacht in Tsumago",
    "Ein Portemonnaie für Münzen: Es gibt sie bis 500 Yen",
    "Ein kleines Handtuch und ein Beutel für Abfall; an beidem fehlt es in öffentlichen Toiletten und auf der Straße",
    "Ein Schirm, oder Sie kaufen irgendwo einen für etwa 700 Yen",
    "Warme Schichten von November bis März; in alten Gasthöfen zieht es",
    "Ihre Medikamente in der Packung, mit dem Rezept",
    "Ein Adapter für zwei flache Stifte und Ladegeräte, die 100 Volt vertragen",
  ],
  questions: [
    {
      question: "Ich reise allein. Bin ich dann einsam, und muss ich ein Zimmer teilen?",
      answer:
        "Viele kommen allein, und am zweiten Abend kennt schon jemand ein Lokal in Pontocho. Die Preise gelten im Zweibett- oder Doppelzimmer; ein Zimmer für sich kostet mehr, und die Gasthöfe in Tsumago haben nur sehr wenige. Fragen Sie also früh. Eine Frau allein am Tresen vor einer Schale Nudeln ist in Japan kein Ereignis.",
    },
    {
      question: "Kann ich vegetarisch essen?",
      answer:
        "Ja, wenn Sie es bei der Buchung sagen. Die Schwierigkeit ist Dashi, der Fischsud, der fast überall drin ist; unsere Gastgeberinnen in Kyoto, Tsumago, Hakone und Yanaka kochen ihn mit Kombu und Pilzen. Für die freien Mahlzeiten gibt Haruka Ihnen eine Karte auf Japanisch und eine Liste. Vegan ist möglich, glutenfrei schwierig: Sojasauce enthält Weizen.",
    },
    {
      question: "Wie geht das mit den Bädern, und muss ich nackt sein?",
      answer:
        "Erst waschen Sie sich im Sitzen, dann steigen Sie ohne alles ins Wasser. Frauen und Männer baden getrennt. Mit einer Tätowierung, während der Periode oder einfach, weil es Ihnen lieber ist, reservieren Sie das private Bad des Ryokan. In Tsumago badet man nacheinander, und die Tür lässt sich abschließen.",
    },
    {
      question: "Meine Knie sind nicht mehr, was sie waren. Was kann ich auslassen?",
      answer:
        "Am Berg Inari können Sie an der Kreuzung auf halber Höhe umkehren und beim Tee warten. In der Teestunde gibt es einen niedrigen Hocker. Der Bus von Magome nach Tsumago ersetzt die 8 km zu Fuß. Das Aufstehen vom Futon ersetzt nichts; üben Sie es zu Hause.",
    },
    {
      question: "Wie viel Geld brauche ich?",
      answer:
        "Zehn Mahlzeiten zahlen Sie selbst, je etwa 1.500 bis 4.000 Yen; dazu kommen Kaffee, Schließfächer und Mitbringsel. Karten gelten in Hotels, Bahnhöfen und den meisten Läden, aber nicht in jedem Nudellokal und kaum in Tsumago: Halten Sie 20.000 Yen in bar bereit. Niemand erwartet Trinkgeld.",
    },
    {
      question: "Wie ist es mit Toiletten und der Periode unterwegs?",
      answer:
        "Toiletten sind kostenlos, sauber und überall: in Bahnhöfen, Tempeln und jedem Konbini, dem kleinen Laden an der Ecke; auch am Nakasendo gibt es welche. Papier kommt ins Becken. Binden verkauft jeder Konbini, Tampons die Drogerie, in wenigen Größen.",
    },
    {
      question: "Was ist mit dem Schwefel in Hakone?",
      answer:
        "Über Owakudani riecht die Luft nach Eiern und beißt. Wer Asthma oder ein Herzleiden hat oder schwanger ist, fährt mit Harukas Wegbeschreibung im Bus außen herum und trifft uns am See. Bei zu viel Gas schließt die Gondelbahn, und wir fahren alle mit dem Bus.",
    },
  ],
  days: [
    { stayPlace: "Kyoto, bei Karasuma Oike", activities: [], stops: ["Flughafen Kansai", "Kyoto"] },
    {
      stayPlace: "Kyoto, bei Karasuma Oike",
      activities: ["Freier Abend: ein Bad im Badehaus des Viertels, etwa 550 Yen; Haruka zeichnet Ihnen den Weg auf"],
      stops: ["Fushimi Inari", "Nishijin"],
    },
    { stayPlace: "Kyoto, bei Karasuma Oike", activities: [], stops: ["Kiyomizu-dera", "Ryoan-ji"] },
    { stayPlace: "Kyoto, bei Karasuma Oike", activities: [], stops: ["Nara", "Kyoto"] },
    { stayPlace: "Tsumago, Kiso-Tal", activities: [], stops: ["Nagoya", "Nakatsugawa", "Magome", "Tsumago"] },
    { stayPlace: "Gora, Hakone", activities: [], stops: ["Nagiso", "Nagoya", "Odawara", "Gora, Hakone"] },
    { stayPlace: "Asakusa, Tokio", activities: [], stops: ["Owakudani", "Moto-Hakone", "Amazake-chaya", "Tokio (Asakusa)"] },
    { stayPlace: "Asakusa, Tokio", activities: [], stops: ["Garten Hama-rikyu", "Yanaka"] },
    { activities: [], stops: [] },
  ],
  access: {
    stepFreeStays: "Die Hotels in Kyoto und Tokio haben Aufzüge; die Gasthöfe in Tsumago haben steile Treppen, das Ryokan Stufen im Haus.",
    longestWalk:
      "Etwa 9 km auf meist ebenen Wegen in Nara, teils durch Busse ersetzbar; für die 8 km über den Magome-Pass gibt es einen Bus.",
    stepsAndStairs:
      "Stufen an fast jedem Tag: Berg Inari, Sannenzaka, das alte Pflaster oberhalb von Moto-Hakone, das nach Regen glatt ist.",
    seating:
      "In Tsumago und Hakone wird mitunter an niedrigen Tischen gegessen; wir bitten um Stühle, wenn Sie es uns sagen. Zur Teestunde gibt es einen niedrigen Hocker.",
    diet: "Vegetarisch mit Gemüsedashi überall, wenn wir es bei der Buchung wissen; vegan meistens; glutenfrei nur zum Teil.",
  },
  accessContact: "Schreiben Sie uns vor der Buchung; Haruka antwortet selbst, mit Bildern der Treppen, wo es welche gibt.",
  localPayments: [],
  estimates: [
    { label: "Visum", basis: "Reisende aus Deutschland brauchen bis 90 Tage keines, Stand November 2026; andere Pässe vielleicht." },
    { label: "Trinkgelder", basis: "In Japan nicht üblich, auch nicht für Reiseleiterinnen; November 2026." },
    {
      label: "Nicht enthaltene Mahlzeiten",
      basis:
        "Sechs Mittag- und vier Abendessen zu je etwa 1.500 bis 4.000 Yen, wie unter „Was nicht enthalten ist“; unsere Schätzung vom November 2026, 150 Yen je Dollar.",
    },
    { label: "Getränke, Schließfächer und Kleines", basis: "Unsere Schätzung, November 2026: acht Tage zu etwa 9 bis 25 US-Dollar." },
    {
      label: "Reiserücktrittsversicherung",
      basis: "Unsere Schätzung, November 2026: 3 bis 6 Prozent des Preises. Krankenschutz für die neun Tage ist in der Reise enthalten.",
    },
  ],
  notes: {
    packing: [
      "Ein Koffer pro Person reist an Tag 5 mit dem Kurier von Kyoto nach Hakone und an Tag 7 zum Bahnhof Hakone-Yumoto. Dazwischen tragen Sie, was eine Nacht braucht. Die Gasthöfe leihen Baumwollkimono und Hausschuhe, das Ryokan hat alles bis zum Kamm.",
      "Man kleidet sich leger und bedeckt. Weiße Socken zur Teestunde schonen die Matten, und legen Sie Ringe ab: Sie können eine Schale zerkratzen.",
    ],
    weather: [
      "März und April: 5 bis 20 °C, Kirschblüte um den Monatswechsel, kalte Morgen im Kiso-Tal. Der Mai ist warm und trocken. Der Juni ist nass, im Juli und August wird es in Kyoto über 35 °C warm; in Hakone ist es kühler.",
      "Der September bringt Taifune und Hitze, der Oktober ist mild. Der Ahorn färbt sich ab Mitte November rot, und der Fuji zeigt sich am häufigsten von November bis Februar. Im Januar und Februar hat Kyoto 1 bis 9 °C, das Kiso-Tal ist oft weiß; Haruka hat Spikes für Ihre Schuhe.",
    ],
    transport: [
      "Züge mit reservierten Plätzen, wo es sie gibt, Linienbusse, U-Bahn, Seilbahn und Schiffe; alle Fahrkarten hat Haruka. Zum Umsteigen bleiben fünf bis fünfzehn Minuten, und die Züge fahren auf die Minute. Aufzüge gibt es in großen Bahnhöfen, nicht immer dort, wo Sie gerade stehen.",
      "Sperrt Schnee oder ein Taifun den Magome-Pass oder Gas die Hakone-Gondelbahn, fahren wir dieses Stück mit dem Bus. In Zügen sind Telefone stumm, und niemand spricht laut.",
    ],
    roomsAndMeals: [
      "Acht Nächte im Zweibett- oder Doppelzimmer: vier in Kyoto, zwei in Asakusa, mit Betten; eine auf Futons in Tsumago, wo die Wände aus Papier sind und das Bad allen gehört; eine auf Tatami in Hakone, mit Thermalbädern und einem privaten Bad, das Sie reservieren können.",
      "Enthalten sind acht Frühstücke, das Mittagessen in Nara und vier Abendessen, an den Tagen 1, 5, 6 und 8. An Tag 3 gibt es Frühstück erst um halb neun: Stecken Sie eine Banane ein. In Tsumago und Hakone ist das Frühstück japanisch, mit Fisch, Reis und Suppe.",
    ],
  },
} satisfies TripText;
