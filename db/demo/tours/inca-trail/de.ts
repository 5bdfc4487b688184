import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Der Inka-Trail",
  destination: "Cusco, Ollantaytambo und Machu Picchu, Peru",
  summary:
    "Neun Tage in Peru: drei zum Gewöhnen an die Höhe, vier auf den 43 km des Inka-Trails und ein zweiter, ausgeruhter Morgen in Machu Picchu.",
  description: [
    "Der Inka-Trail ist ein 43 km langer Steinpfad vom Fluss Urubamba nach Machu Picchu. Er führt über drei Pässe, der höchste liegt auf 4.215 m, und steigt durch Nebelwald zum Sonnentor ab. Die Wanderung dauert vier Tage. Wir stellen ihr drei Tage in Cusco und im Heiligen Tal voran, denn die Höhe ist schwerer als die Strecke.",
    "Yesenia Quispe führt die Wanderung, mit Marleni Ccori als zweiter Wanderführerin. Beide sind nahe Ollantaytambo mit Quechua aufgewachsen. Im Küchenzelt hat Saturnina Huallpa das Sagen. Für uns tragen Frauen und Männer, jede Last wird an Km 82 auf die gesetzliche Grenze gewogen, und wer trägt, hat ein warmes Zelt, eine Matte und drei Mahlzeiten. Die Reise wird von Frauen geführt und steht allen offen.",
    "Diese Wanderung ist anspruchsvoll. Sie sollten acht Stunden gehen und an einem Tag 1.200 m aufsteigen können, vieles davon auf unebenen Stufen. Mai bis September sind trocken, in der Nacht von Tag 5 kann es unter 0 °C kalt werden; November bis März sind nass, und die Steine sind rutschig. Die Toiletten am Weg sind einfach, heiße Duschen gibt es nicht. Die Genehmigung lautet auf Ihren Namen und ist an Ihren Pass gebunden, deshalb brauchen wir beides bei der Buchung. Für Mai bis September sind die Genehmigungen vier bis fünf Monate im Voraus vergeben.",
  ],
  highlights: [
    "Sie gehen den ganzen klassischen Weg, von Km 82 bis zum Sonnentor, in vier Tagen.",
    "Sie überqueren den Warmiwañusqa, den Pass der Toten Frau, auf 4.215 m.",
    "In Chinchero färben und spinnen Sie Wolle mit Rosa Cusihuamán und ihren Nachbarinnen.",
    "In der letzten Nacht im Camp liegen die Terrassen von Wiñay Wayna vor Ihrer Tür.",
    "Sie sehen Machu Picchu zweimal: zu Fuß vom Sonnentor aus und ausgeruht, früh am nächsten Morgen.",
    "Vor dem Start schlafen Sie drei Nächte auf 3.400 m oder tiefer.",
    "Zwei Frauen, die Quechua sprechen, führen Sie, und unter denen, die tragen, sind Frauen ebenso wie Männer.",
  ],
  itinerary: [
    {
      title: "In Cusco ankommen und langsam machen",
      description:
        "Marleni holt Sie am Flughafen Cusco ab, 15 Minuten im Auto vom Hotel in San Blas. Cusco liegt auf 3.400 m, das Programm heißt also Ruhe, Coca-Tee und Wasser. Kopfschmerzen am ersten Tag sind häufig; sagen Sie es uns, und gehen Sie Treppen mit Bedacht. Um 16:30 Uhr gibt es einen leichten Spaziergang von einer Stunde, hinunter zur Plaza de Armas und mit dem Taxi zurück. Zum Abendessen Quinoasuppe und Forelle, früh und leicht. Nacht in Cusco.",
    },
    {
      title: "Cusco und Sacsayhuamán",
      description:
        "Sie beginnen im Qorikancha, dem Sonnentempel der Inka unter dem Kloster Santo Domingo, und gehen hinüber zum Markt San Pedro, zu frischem Saft, Käse und Dutzenden Kartoffelsorten. Nach dem Mittagessen fährt ein Kleinbus hinauf nach Sacsayhuamán auf 3.700 m, in dessen Zickzackmauern Steine von über 100 Tonnen stecken. Durch die Steingassen der Altstadt gehen Sie hinunter nach San Blas. Vier Stunden zu Fuß, mittelschwer wegen der Höhe, mit wenig Aufstieg. Am Abend prüft Yesenia Stiefel, Stöcke und Schlafsäcke. Nacht in Cusco.",
    },
    {
      title: "Die Weberinnen von Chinchero und das Heilige Tal",
      description:
        "Etwa 90 km, zweieinhalb Stunden im Kleinbus. In Chinchero, auf 3.760 m, färbt Rosa Cusihuamán Wolle mit Cochenille rot und zeigt Ihnen die Handspindel; Mittagessen gibt es in ihrem Hof. In Maras schauen Sie von den Balkonen auf etwa 3.000 Salzbecken hinab, die bis heute von Familien aus dem Dorf bewirtschaftet werden. Dann fällt die Straße nach Ollantaytambo auf 2.790 m ab, wo 200 Stufen die Terrassen des Inkatempels hinaufführen. Drei Stunden zu Fuß, mittelschwer. Sie packen eine Trekkingtasche von höchstens 7 kg. Nacht in Ollantaytambo.",
    },
    {
      title: "Von Km 82 nach Wayllabamba",
      description:
        "Eine Fahrt von 45 Minuten bringt Sie nach Piscacucho, Km 82 der Bahnlinie, auf 2.700 m. Ranger prüfen Genehmigungen und Pässe, und Sie überqueren den Urubamba auf der Fußgängerbrücke. Der Pfad folgt dem Fluss zwischen Kakteen und Agaven, blickt auf die Terrassen von Llactapata hinab und biegt dann ins Cusichaca-Tal ab, zum Camp in Wayllabamba auf 3.000 m. 12 km, sechs Stunden mit Mittagessen, auf und ab, etwa 400 m Aufstieg: mittelschwer, mittags heiß und mit wenig Schatten. Wenn Sie ankommen, stehen die Zelte. Abendessen: Suppe, Huhn mit Reis und vorher Popcorn.",
    },
    {
      title: "Über den Pass der Toten Frau",
      description:
        "Der schwerste Tag. Ab 6:30 Uhr steigen Sie fast ohne Pause 1.200 m auf, erst durch Polylepis-Wald, dann ab Llulluchapampa über offenes Gras und Stufen zum Warmiwañusqa auf 4.215 m. Jeder Gast geht im eigenen Tempo; Yesenia geht voran, Marleni als Letzte mit dem Sauerstoff. Oben sind Wind und Kälte die Regel, ziehen Sie also eine Jacke an, bevor Sie stehen bleiben. Jenseits geht es 600 m auf Steintreppen hinab zum Camp in Pacaymayu auf 3.600 m. 11 km, acht Stunden, anspruchsvoll. Mittagessen, Tee und Abendessen im Camp.",
    },
    {
      title: "Zwei Pässe und der Nebelwald",
      description:
        "Der längste und schönste Tag. Sie steigen an der runden Ruine Runkurakay vorbei zum zweiten Pass auf 3.950 m und folgen dann originalem Inkapflaster nach Sayacmarca, auf seinem Sporn über den Bäumen, und durch einen in den Fels gehauenen Tunnel. Nach Phuyupatamarca auf 3.650 m führt der Weg 1.000 m auf Treppen hinab, durch Orchideen, Bambus und oft Nebel. Die Knie danken Ihnen für Stöcke. Das Camp liegt in Wiñay Wayna auf 2.650 m, die Terrassen sind zehn Minuten entfernt. 15 km, neun Stunden, 500 m hinauf und 1.400 m hinab, anspruchsvoll.",
    },
    {
      title: "Sonnentor und Machu Picchu",
      description:
        "Sie stehen um 3:30 Uhr auf, weil die Mannschaft den frühen Zug erreichen muss, und warten am Kontrollposten, bis er um 5:30 Uhr öffnet. Dann sind es anderthalb Stunden am bewaldeten Hang entlang, zuletzt über eine Treppe, die so steil ist, dass man die Hände braucht, zum Sonnentor auf 2.720 m. Ohne Wolken liegt unter Ihnen Machu Picchu. Sie gehen hinunter, insgesamt 5 km, mittelschwer, und Yesenia führt Sie zwei Stunden lang. Am frühen Nachmittag fährt ein Bus in 30 Minuten nach Aguas Calientes: Mittagessen, eine Dusche, ein Bett. Nacht dort.",
    },
    {
      title: "Noch einmal Machu Picchu und der Zug nach Cusco",
      description:
        "Ein früher Bus bringt Sie zurück nach Machu Picchu, auf den Rundweg 2 mit den oberen Terrassen, dem Heiligen Platz und der Unterstadt. Rechnen Sie mit drei Stunden, leicht bis mittelschwer, mit vielen Stufen. Nach dem Mittagessen in Aguas Calientes folgt der Zug dem Urubamba in knapp zwei Stunden nach Ollantaytambo. Ein Kleinbus braucht zwei weitere Stunden über die Hochebene von Chinchero nach Cusco. Beim Abschiedsessen in San Blas gibt es Alpaka oder gefüllte Rocoto-Paprika. Nacht in Cusco, im Hotel von Tag 1.",
    },
  ],
  included: [
    "5 Nächte in 3-Sterne-Hotels und 3 Nächte in Zweipersonenzelten mit Matten, mit Frühstück",
    "Alle Mahlzeiten auf dem Trail, Mittagessen an Tag 3, Mittagessen an Tag 8 und Abendessen an den Tagen 1 und 8",
    "Genehmigung für den Inka-Trail und zwei Eintritte in Machu Picchu",
    "Zwei Wanderführerinnen, die Quechua sprechen",
    "Köchin sowie Trägerinnen und Träger, die auch 7 kg Ihres Gepäcks tragen",
    "Touristenticket für Sacsayhuamán, Chinchero und Ollantaytambo sowie Eintritt in Qorikancha und Maras",
    "Zug von Aguas Calientes nach Ollantaytambo und die Busse in Machu Picchu",
    "Flughafentransfers in Cusco und eigene Kleinbusse",
    "Erste-Hilfe-Set und Sauerstoff auf der Wanderung",
    "Reiseversicherung für die neun Tage",
  ],
  notIncluded: [
    "Internationale Flüge und Flüge nach Cusco",
    "Reiserücktrittsversicherung; Krankenschutz und Bergung auf der Wanderung sind in der Reise enthalten",
    "Schlafsack und Stöcke, die Sie in Cusco leihen können",
    "Mahlzeiten, die nicht unter den Leistungen stehen, und alkoholische Getränke",
    "Trinkgelder für Wanderführerinnen und Mannschaft",
    "Huayna Picchu, für den Sie ein eigenes Ticket brauchen",
  ],
  details: {
    transport: "Auf dem Trail zu Fuß; sonst eigenes Fahrzeug, Zug und Bus",
    hotels: "5 Nächte in 3-Sterne-Hotels, 3 Nächte in Zelten auf dem Trail",
  },
} satisfies TourText;
