import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Japans Erbe",
  destination: "Kyoto, Nara, Kiso-Tal, Hakone und Tokio, Japan",
  summary:
    "Neun Tage mit dem Zug von den Gärten Kyotos in die Gassen von Tokio, dazu 8 km zu Fuß auf dem Nakasendo und eine Nacht im Ryokan mit heißer Quelle.",
  description: [
    "Der alte Weg von Kyoto nach Edo, dem heutigen Tokio, dauerte zu Fuß etwa zwei Wochen. Sie nehmen sich neun Tage und meistens den Zug: vier Nächte in Kyoto, eine im Poststädtchen Tsumago, eine über den heißen Quellen von Hakone, zwei in Tokio. Haruka Okuda, aufgewachsen im Kyotoer Stadtteil Higashiyama, holt Sie am Flughafen Kansai ab und begleitet Sie auf dem ganzen Weg.",
    "Wir sind früh unterwegs, denn Japans bekannteste Orte sind vor acht still und um zehn voll. Um sieben steigen Sie am Fushimi Inari bergan, um sechs stehen Sie auf der Bühne des Kiyomizu-dera. Dazwischen öffnen Menschen ihre Türen: eine Teelehrerin in Nishijin, eine Weberin von Obi-Seide, eine Wirtin im Kiso-Tal, eine Köchin in Yanaka. Die Reise wird von Frauen geführt und steht allen offen.",
    "An den meisten Tagen gehen Sie zwei bis vier Stunden, oft auf Steinstufen. Für eine Nacht tragen Sie nur einen kleinen Rucksack, Ihren Koffer bringt ein Kurier voraus. Die Kirschen blühen um die Wende von März zu April, der Ahorn färbt sich ab Mitte November rot. Der Juni ist nass, im Juli und August wird es in Kyoto über 35 °C warm und sehr schwül. Im Januar und Februar ist das Kiso-Tal kalt und oft weiß, und der Fuji zeigt sich am klarsten.",
  ],
  highlights: [
    "Sie gehen den ganzen Rundweg über den Berg Inari, 4 km mit rund 200 m Aufstieg, bevor die Reisebusse am ersten Torii halten.",
    "Sie schlagen sich Ihre Schale Matcha selbst auf, im Stadthaus der Teelehrerin Michiko Sawai in Nishijin.",
    "Im Ryoan-ji suchen Sie den fünfzehnten Stein; von jedem Platz auf der Veranda bleibt mindestens einer verborgen.",
    "Sie folgen dem Nakasendo 8 km von Magome über einen Pass von etwa 800 m nach Tsumago und schlafen dort, wenn die Tagesgäste fort sind.",
    "Mit der Hakone-Tozan-Bahn geht es bei 8 Prozent Steigung und mit drei Spitzkehren hinauf zu einem Ryokan mit eigener heißer Quelle.",
    "Sie überqueren den Ashi-See mit dem Schiff und trinken süßen Amazake in einem strohgedeckten Teehaus am alten Tokaido.",
    "Im Senso-ji hören Sie die ersten Gebete des Tages, dann essen Sie sich mit einer Köchin durch Yanaka, wo sie zu Hause ist.",
  ],
  itinerary: [
    {
      title: "Vom Flughafen Kansai nach Kyoto",
      description:
        "Haruka holt Sie am Flughafen Kansai ab und fährt mit Ihnen in dem Zug nach Kyoto, der ihren Namen trägt: Der Haruka-Express braucht rund 80 Minuten bis zum Bahnhof Kyoto. Ihr Hotel für vier Nächte liegt bei Karasuma Oike, an zwei U-Bahn-Linien. Um fünf gehen wir ostwärts über den Kamo nach Gion, durch Shirakawa mit seinen Weiden und zurück durch Pontocho, eine Gasse, die stellenweise kaum zwei Meter breit ist. Zum Abendessen gibt es Obanzai, die Hausküche Kyotos: geschmortes Gemüse, Tofuhaut, gegrillte Makrele. Leicht, anderthalb Stunden zu Fuß.",
    },
    {
      title: "Fushimi Inari um sieben, Tee um drei",
      description:
        "Sie brechen um halb sieben auf. Die JR-Nara-Linie braucht vom Bahnhof Kyoto fünf Minuten bis Inari, wo Tausende zinnoberrote Torii den Berg hinaufsteigen. Wir gehen den ganzen Rundweg bis zum Gipfel auf 233 m: 4 km, zweieinhalb Stunden, rund 200 m Aufstieg, fast nur Stufen. Eine Station zurück liegt der Tofuku-ji mit Mirei Shigemoris Schachbrett aus Moos und Stein von 1939. Mittags essen Sie, wo Sie mögen, dann empfängt Michiko Sawai Sie in ihrem Stadthaus in Nishijin zum Tee. Sie können knien oder auf einem niedrigen Hocker sitzen. Mittelschwer. Abend frei.",
    },
    {
      title: "Kiyomizu-dera, die Weberinnen und ein Steingarten",
      description:
        "Der Kiyomizu-dera öffnet um sechs, und wir stehen am Tor; hinauf bringt Sie ein Taxi. Die hölzerne Bühne ruht auf Pfosten aus Zelkovenholz, 13 m über dem Hang. Durch Sannenzaka und Ninenzaka gehen Sie hinunter, solange die Läden noch geschlossen sind, und sind um halb neun zurück zum Frühstück. In Nishijin zeigt Ihnen Chieko Kitamura, Weberin in dritter Generation, ihre Webstühle, und Sie binden und färben ein Seidentuch. Ist es trocken, kommt es mit der Post zu Ihnen. Ein Stadtbus fährt weiter zum Ryoan-ji, wo wir bei den Steinen sitzen, bis es ruhig wird. Mittelschwer, drei Stunden zu Fuß, viele Stufen. Abendessen nach eigener Wahl.",
    },
    {
      title: "Nara zu Fuß",
      description:
        "Der Kintetsu-Expresszug braucht 35 Minuten nach Nara, im 8. Jahrhundert Japans Hauptstadt. Vom Bahnhof aus sind Sie den ganzen Tag zu Fuß unterwegs, etwa 9 km auf meist ebenen Wegen: vorbei an den Hirschen im Park zum Todai-ji mit seinem 15 m hohen Bronzebuddha, hinauf zum Balkon des Nigatsu-do, dann unter Zedern zum Kasuga Taisha mit seinen dreitausend Laternen. Mittags gibt es Kakinoha-zushi, im Kakiblatt gepresste Makrele. Zum Schluss verkosten wir Sake in der Brauerei Harushika, in den Gassen von Naramachi mit ihren Gitterfassaden. Leicht, vier Stunden zu Fuß. Um sechs zurück in Kyoto.",
    },
    {
      title: "Über den Magome-Pass",
      description:
        "Ihr Koffer reist mit dem Kurier nach Hakone voraus; packen Sie für eine Nacht. Der Shinkansen ist in 35 Minuten in Nagoya, der Shinano-Express nach weiteren 50 in Nakatsugawa, dann bringt Sie ein Bus nach Magome auf 600 m. Von dort folgen Sie 8 km dem Nakasendo: 200 m hinauf zum Pass, dann 380 m hinab durch Zypressen und Zedern, vorbei an den Wasserfällen Odaki und Medaki. Läuten Sie unterwegs die Glocken; sie sind für die Bären. Tsumago sperrt tagsüber die Autos aus und versteckt seine Stromleitungen. Wir schlafen auf Futons in kleinen Familiengasthöfen, und Fumiko Obara grillt zum Abendessen Flussfisch. Mittelschwer, drei Stunden zu Fuß.",
    },
    {
      title: "Das Tal hinab, nach Hakone hinauf",
      description:
        "Vor dem Frühstück haben Sie die Straße von Tsumago für sich. Ein Bus fährt in zehn Minuten zum Bahnhof Nagiso; Regional- und Expresszüge folgen dem Kiso nach Nagoya, und der Shinkansen nach Odawara braucht etwas über eine Stunde. Dann der langsame Teil: Die Hakone-Tozan-Bahn klettert in 40 Minuten von 96 m in Hakone-Yumoto auf 541 m in Gora und wechselt dabei dreimal die Fahrtrichtung. Ihr Ryokan hat Tatami-Zimmer, nach Frauen und Männern getrennte Thermalbäder und ein Bad, das Sie für sich allein reservieren können. Das Abendessen ist ein Kaiseki in acht kleinen Gängen. Leicht, fünf Stunden im Zug.",
    },
    {
      title: "Vulkan, See und der alte Tokaido",
      description:
        "Standseilbahn und Gondelbahn tragen Sie über Owakudani auf 1.044 m, wo Schwefeldampf Eier schwarz kocht; wer Asthma hat, fährt mit dem Bus außen herum. An klaren Morgen füllt der Fuji den Westen, am häufigsten von November bis Februar. Das Schiff über den Ashi-See braucht 30 Minuten. Von Moto-Hakone aus sehen Sie das Torii des Hakone-Schreins am Ufer, dann gehen Sie 2 km auf dem bemoosten Pflaster des Tokaido zum Amazake-chaya, einem Teehaus in dreizehnter Generation. Nach Regen ist das Pflaster glatt. Bus und Romancecar ab Hakone-Yumoto bringen Sie bis zum Abend nach Tokio. Hotel in Asakusa. Mittelschwer, zwei Stunden zu Fuß.",
    },
    {
      title: "Tokio vom ersten Gebet bis zum letzten Abendessen",
      description:
        "Der Senso-ji liegt 300 m von Ihrem Hotel und ist um halb sieben fast leer. Nach dem Frühstück fährt ein Wasserbus in 35 Minuten den Sumida hinunter, unter einem Dutzend Brücken hindurch, zum Garten Hama-rikyu; zehn Gehminuten weiter gibt es auf dem äußeren Markt von Tsukiji gegrillte Jakobsmuscheln und gerolltes Omelett. Am Nachmittag zeigt Ihnen die Köchin Naomi Fujii Yanaka, das die Feuer von 1923 und 1945 weitgehend verschonten: Tempel, Katzen, eine Bäckerei für Reiscracker. Zu Abend essen wir in ihrer Küche, alle an einem langen Tisch. Leicht, drei Stunden zu Fuß. Nacht in Asakusa; die Züge zum Flughafen fahren vom dortigen Bahnhof.",
    },
  ],
  included: [
    "Acht Nächte im Zweibett- oder Doppelzimmer: vier in Kyoto, eine in Tsumago, eine in Hakone, zwei in Tokio",
    "Haruka Okuda als Reiseleiterin vom Flughafen Kansai bis zum letzten Abend, dazu Gastgeberinnen in Nishijin, Tsumago und Yanaka",
    "Jeden Morgen Frühstück, das Mittagessen in Nara und vier Abendessen, an den Tagen 1, 5, 6 und 8",
    "Alle Züge mit reservierten Plätzen, wo es sie gibt, sowie Busse, U-Bahn, Seilbahn und Schiffe des Programms",
    "Flughafentransfers mit dem Zug in Begleitung, ab Kansai an Tag 1 und nach Haneda oder Narita an Tag 9",
    "Kurier für einen Koffer pro Person von Kyoto nach Hakone und weiter zum Bahnhof Hakone-Yumoto",
    "Teestunde bei Michiko Sawai und Färbekurs, samt Porto für Ihr Seidentuch",
    "Eintritte in Tempel und Gärten sowie Hotelsteuern",
    "Reiseversicherung für die neun Tage",
  ],
  notIncluded: [
    "Flüge nach Osaka Kansai und ab Tokio",
    "Visum für Japan, falls Ihr Pass eines verlangt",
    "Mittagessen außer in Nara sowie Abendessen an den Tagen 2, 3, 4 und 7 (je etwa 1.500 bis 4.000 Yen)",
    "Einzelzimmer; die Gasthöfe in Tsumago haben nur sehr wenige",
    "Getränke und persönliche Ausgaben",
  ],
  details: {
    departures:
      "Wöchentliche Termine, das ganze Jahr; wenn Schnee oder ein Taifun den Magome-Pass oder Gas die Hakone-Gondelbahn sperrt, fahren Sie dieses Stück mit dem Bus",
    transport: "Züge mit reservierten Plätzen, Linienbusse, Seilbahn und Schiff; Flughafentransfers mit dem Zug in Begleitung",
    hotels:
      "4-Sterne-Hotels in Kyoto und Tokio, ein Ryokan mit heißer Quelle in Hakone, Familiengasthöfe mit Futons und Gemeinschaftsbad in Tsumago",
  },
} satisfies TourText;
