import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Königliches Rajasthan",
  destination: "Jaipur, Jodhpur und Udaipur, Indien",
  summary:
    "Acht Tage in Heritage-Hotels von Jaipur zum Picholasee: Festungen von der Seite der Frauen, eine Nacht in den Dünen und der Stufenbrunnen einer Königin.",
  description: [
    "Die Paläste von Rajasthan wurden zweimal gebaut: einmal für die Männer, die Gäste empfingen, einmal für die Frauen hinter den Gittern. Meera Shekhawat, Historikerin und Reiseleiterin aus Jaipur, zeigt Ihnen beide. Sie reist den ganzen Weg mit, von den vergitterten Fenstern des Hawa Mahal bis zur Zenana im Stadtpalast von Udaipur, und holt Divya Bhati für Jodhpur und Kiran Paliwal für Udaipur dazu. Die Reise wird von Frauen geführt und steht allen offen.",
    "Sie schlafen in Heritage-Hotels in Familienbesitz: in einem Haveli in Jaipur, in Zelten mit eigenem Bad in den Dünen von Osian, in einem alten Stadthaus unter Mehrangarh, in einem Haus am See in Udaipur. Insgesamt sind es etwa 700 km im klimatisierten Wagen oder Kleinbus, mit Wasser auf Eis und einem Fensterplatz für alle. Der eine lange Tag, von Jaipur in die Wüste, hat sechseinhalb Stunden Fahrt, und wir unterbrechen ihn mit einer Festung und einem guten Mittagessen.",
    "Festungen bedeuten Treppen: Amber, Mehrangarh und der Stadtpalast von Udaipur haben zusammen Hunderte unebene Stufen. Ein Jeep hinauf nach Amber und ein Aufzug in Mehrangarh ersparen Ihnen einige. Auf Elefanten reiten wir nicht. Von November bis Februar hat es tagsüber 22 bis 28 °C, und Wüstennächte können auf 5 °C fallen. April bis Juni bringen 40 °C und mehr, dann besichtigen wir früh und ruhen von zwölf bis vier. Juli bis September sind schwül, mit Schauern und grünen Hügeln.",
  ],
  highlights: [
    "Sie blicken von innen durch den Hawa Mahal, wo die Frauen des Hofs durch 953 Fenster die Straße beobachteten.",
    "Sie trinken Tee am Fuß einer Düne bei Osian, während Langa-Musiker die Sarangi spielen.",
    "Sie gehen von Mehrangarh durch die blauen Gassen von Navchokiya hinab, mit Divya, die dort aufgewachsen ist.",
    "Sie sehen Toorji ka Jhalra, den Stufenbrunnen von Jodhpur, den eine Königin in den 1740er-Jahren bauen ließ, damit Frauen Wasser in der Nähe hatten.",
    "Sie sitzen in Salawas an einem Flachwebstuhl, auf dem die Familie Prajapat Reihe für Reihe Dhurries aus Baumwolle webt.",
    "Sie stehen zwischen den 1.444 gemeißelten Marmorsäulen des Jain-Tempels von Ranakpur.",
    "Sie überqueren im letzten Nachmittagslicht den Picholasee zur Insel Jag Mandir.",
  ],
  itinerary: [
    {
      title: "Ankunft in Jaipur",
      description:
        "Meera und unser Fahrer Ganpat Singh holen Sie am Flughafen Jaipur ab, 12 km südlich der Altstadt, etwa 35 Minuten im Auto. Das Hotel ist ein restaurierter Haveli in Bani Park mit Innenhof und Pool. Landen Sie vor drei, fahren wir um 17:00 Uhr hinauf nach Nahargarh auf seinem Bergrücken: je 40 Minuten hin und zurück, ein kurzer Gang über Rampen und unter Ihnen das ganze rosa Straßenraster, während die Lampen angehen. Begrüßungsessen im Innenhof: Laal Maas, wenn Sie es feurig mögen, sonst Ker Sangri (Wüstenbohnen und Beeren). Leicht. Nacht in Jaipur.",
    },
    {
      title: "Jaipur: Amber, Hawa Mahal und Stadtpalast",
      description:
        "Wir sind in Amber, 11 km nördlich, wenn es um 8:00 Uhr öffnet. Sie gehen in 20 Minuten die gepflasterte Rampe hinauf oder nehmen einen Jeep. Meera verbringt in der Zenana, zwölf Gemächern für die Königinnen, so viel Zeit wie im Spiegelsaal. Danach der Stufenbrunnen Panna Meena und ein Thali zu Mittag. In der Altstadt steigen wir die Rampen des Hawa Mahal von 1799 hinauf und sehen den Stadtpalast und Jantar Mantar, dessen große Sonnenuhr 27 m hoch ist. Um fünf bringt Sie eine Elektrorikscha mit einer Frau am Lenker zum Johari Bazaar, wo es Armreifen aus Lack gibt. Abendessen nach eigener Wahl. Fünf Stunden zu Fuß, mittelschwer.",
    },
    {
      title: "Hinüber zu den Dünen von Osian",
      description:
        "Wir starten um 7:00 Uhr, denn dies ist der lange Tag: rund 350 km, sechseinhalb Stunden Fahrt. Gegen Mittag halten wir in Nagaur und gehen eine Stunde durch Ahhichatragarh, eine Festung mit Wasserbecken und bemalten Räumen, die nur wenige Reisebusse erreichen. Mittagessen in Khimsar, 42 km weiter. Um halb fünf trinken Sie Tee im Camp bei Osian, wo die Thar beginnt. Zur Düne sind es 20 Minuten zu Fuß, auf Wunsch mit dem Kamel. In der Dämmerung spielen Langa-Musiker am Feuer. Abendessen und Nacht in Zelten mit Bad. Von Mitte April bis September wohnen wir stattdessen in einem klimatisierten Hotel in Khimsar. Leicht.",
    },
    {
      title: "Die Tempel von Osian und Mehrangarh",
      description:
        "Nach dem Frühstück besuchen wir die Tempel von Osian: Sachiya Mata, eine Treppe unter gemeißelten Bögen hinauf und noch immer das viel besuchte Heiligtum einer Göttin, und den Mahavira-Tempel der Jains aus dem 8. Jahrhundert. Jodhpur ist 65 km entfernt, anderthalb Stunden. Am Nachmittag übernimmt Divya in Mehrangarh, 1459 gegründet, 120 m über den Straßen. Sie zeigt Ihnen die Sänften, die Gitter der Zenana und am Loha Pol die Handabdrücke königlicher Witwen, ohne zu beschönigen, was sie bedeuten. Wer möchte, nimmt den Aufzug nach oben. Dann gehen wir hinab ins blaue Navchokiya, 45 Minuten, steil und uneben. Mittelschwer. Nacht in Jodhpur; Abendessen nach eigener Wahl.",
    },
    {
      title: "Jodhpur: Markt, Stufenbrunnen und Webstühle",
      description:
        "Um neun geht Divya mit Ihnen zu Toorji ka Jhalra, dem Stufenbrunnen einer Königin aus den 1740er-Jahren, und weiter zum Sardar-Markt um den Uhrturm. Sie erklärt die rote Mathania-Chili, lässt Sie Mirchi Vada (scharf) und Makhaniya Lassi (das Gegenmittel) kosten und weiß, welche Gewürzläden nach Gewicht verkaufen und nicht nach Geschichten. Ab zwölf ruhen wir. Um halb vier fahren wir 20 km nach Salawas, wo die Familie Prajapat an Flachwebstühlen Dhurries aus Baumwolle webt; Sie können eine Reihe versuchen, kaufen müssen Sie nichts. Abendessen auf einem Dach mit Blick auf die beleuchtete Festung. Vier Stunden zu Fuß, leicht. Nacht in Jodhpur.",
    },
    {
      title: "Ranakpur und über die Aravallis nach Udaipur",
      description:
        "Um halb neun fahren wir nach Süden, 165 km und dreieinhalb Stunden, aus flachem Buschland in die Aravalli-Berge. Ranakpur öffnet für Besucher um zwölf. Erst kommt das Mittagessen, dann anderthalb Stunden im Adinath-Tempel aus dem 15. Jahrhundert: 1.444 Marmorsäulen, von denen keine zwei gleich sein sollen. Leder bleibt draußen, Schultern und Knie sind bedeckt; im Sommer verbrennt man sich im Hof die bloßen Füße, behalten Sie also Socken an. Die letzten 90 km winden sich zwei Stunden durch Wald und Maisterrassen. Gegen sechs beziehen Sie in Udaipur Ihr Zimmer am Picholasee. Abendessen nach eigener Wahl. Leicht. Erste von zwei Nächten.",
    },
    {
      title: "Udaipur: Stadtpalast und Picholasee",
      description:
        "Um halb zehn betreten wir den Stadtpalast: enge Treppen, niedrige Türen, Pfauenmosaiken und der Flügel der Königinnen, in dem Meera ihre Geschichte abschließt. Der Jagdish-Tempel von 1651 steht nahebei über 32 steilen Stufen. Ihr Mittagessen kochen Sie bei Kiran Paliwal, die Sie in ihrer Küche anleitet: Gatte ki Sabzi, Dal und Bati, Mango-Pickle. Gegen fünf bringt Sie ein Boot über den Picholasee, am weißen Lake Palace vorbei zur Insel Jag Mandir; kommt der Monsun spät, kann das Wasser davor niedrig stehen. Um sieben tanzen im Bagore ki Haveli Frauen mit Krügen auf dem Kopf. Abschiedsessen am See. Vier Stunden zu Fuß, mittelschwer. Nacht in Udaipur, 24 km vom Flughafen.",
    },
  ],
  included: [
    "Transfer vom Flughafen Jaipur an Tag 1 und zum Flughafen Udaipur an Tag 8",
    "Sieben Nächte: je zwei in Jaipur, Jodhpur und Udaipur, eine in den Dünen (im Sommer in Khimsar)",
    "Klimatisierter Wagen oder Kleinbus mit Fahrer, Maut und Parkgebühren",
    "Meera auf dem ganzen Weg; Divya in Jodhpur, Kiran in Udaipur",
    "Sieben Frühstücke, vier Mittagessen und vier Abendessen",
    "Alle Eintritte auf der Route, der Jeep in Amber und der Aufzug in Mehrangarh",
    "Bootsfahrt auf dem Picholasee und Plätze für den Tanz im Bagore ki Haveli",
    "Kochstunde mit Mittagessen in Udaipur, Musik im Camp, Rikschafahrt in Jaipur",
    "Trinkwasser unterwegs, aus Glasflaschen und einem Kanister zum Nachfüllen",
    "Reiseversicherung für die acht Tage",
  ],
  notIncluded: [
    "Flüge nach Jaipur und ab Udaipur",
    "Visum für Indien; die meisten Staatsangehörigen können online ein E-Visum beantragen",
    "Drei Mittagessen und drei Abendessen sowie alle alkoholischen Getränke",
    "Kamelritt in Osian, etwa 800 ₹, und Fotogebühren",
    "Trinkgelder: Üblich sind etwa 700 ₹ pro Gast und Tag für Reiseleiterin und Fahrer zusammen",
  ],
  details: {
    hotels: "Heritage-Hotels mit 4 bis 5 Sternen; eine Nacht in einem Wüstencamp mit eigenem Bad",
  },
} satisfies TourText;
