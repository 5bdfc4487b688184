import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  title: "Zu Tisch in Paris",
  destination: "Paris, Frankreich",
  summary:
    "Von Freitag bis Sonntag Brot, Käse, Wein und ein langes Mittagessen vom Markt, das Sie selbst kochen, zu Fuß und per Metro mit Pariserinnen.",
  description: [
    "Paris isst nach Vierteln und nach der Uhr. Das Brot kommt vor sieben aus dem Ofen, der Markt von Aligre packt nach dem Mittagessen zusammen, und kaum jemand in Paris setzt sich vor halb acht zum Abendessen. Dieses Wochenende folgt dieser Uhr: am Freitag das Marais, am Samstagvormittag Bäckerei, Markt und Küche, am Samstagnachmittag Saint-Germain. Am Sonntag fahren Sie mit Mehl an den Schuhen nach Hause.",
    "Camille Rousselot leitet die Reise. Sie ist gelernte Konditorin und wohnt beim Faubourg Saint-Antoine, zehn Minuten von Ihrem Hotel. Sie backen mit Delphine Marchand, verkosten mit der Sommelière Inès Caradec und kochen mit Aïssatou Diop, die seit Jahren in ihrer eigenen Küche in der Rue Crozatier unterrichtet. Die Reise wird von Frauen geführt und steht allen offen.",
    "Sie gehen am ersten Tag 5 km und am zweiten 9 km, auf Gehsteigen und Kopfsteinpflaster, und stehen beim Kochkurs die meiste Zeit. Die meisten Metrostationen haben Treppen und keinen Aufzug. Wer vegetarisch isst, isst bei uns gut. Wer vegan lebt oder Zöliakie hat, sollte uns vorher schreiben, denn Mehl und Butter sind fast überall drin. Alkohol kosten Sie nur, wenn Sie möchten; es gibt Traubensaft.",
  ],
  highlights: [
    "Sie formen vor dem Frühstück in der Rue de Charenton Ihr eigenes Baguette und essen es warm.",
    "Sie kaufen auf dem Marché d’Aligre für das Mittagessen ein, mit der Köchin, die Ihnen zeigt, wie man es kocht.",
    "Sie kochen in der Rue Crozatier drei Gänge und setzen sich zum Essen.",
    "Sie kosten mit einer Sommelière fünf französische Weine in einem Steingewölbe nahe dem Louvre.",
    "Sie vergleichen Rohmilchkäse in der Rue de Bretagne, neben dem Marché des Enfants Rouges von 1615.",
    "Sie essen unter dem bemalten Glas des Bouillon Julien zu Abend, in einem Jugendstilsaal aus dem frühen 20. Jahrhundert.",
    "Sie durchqueren Saint-Germain von der Schokolade bis zum Gebäck und kommen am Pont Neuf an.",
  ],
  itinerary: [
    {
      title: "Brot im Marais, ein Weinkeller und ein Bouillon",
      description:
        "Von Charles de Gaulle bringen Sie der RER B bis Gare du Nord und die Metrolinien 5 und 8 in etwa einer Stunde nach Ledru-Rollin. Camille holt Sie um 14:30 Uhr im Hotel ab. Sie gehen über die Place des Vosges in die Rue Debelleyme, zum Sauerteigbrot von Poilâne, dann in die Rue de Bretagne und auf den Marché des Enfants Rouges, wo es Comté, Brie und einen reifen Ziegenkäse gibt. Die Linie 11 fährt von Arts et Métiers nach Châtelet und zu einem Gewölbekeller bei der Rue de l’Arbre-Sec, in dem Inès fünf Weine einschenkt. Abendessen im Bouillon Julien; die Linie 8 fährt ohne Umsteigen zurück. Leicht, 5 km zu Fuß, viele Metrotreppen.",
    },
    {
      title: "Bäckerei, Markt von Aligre und linkes Seineufer",
      description:
        "Um 7:00 Uhr zeigt Ihnen Delphine in der Rue de Charenton, wie man ein Baguette formt und einschneidet; das Ergebnis ist Ihr Frühstück. Um 9:00 Uhr kaufen Sie mit Aïssatou auf dem Marché d’Aligre ein, kochen bis 13:00 Uhr und essen, was Sie gekocht haben: oft Lauch in Vinaigrette, Fisch in Beurre blanc, eine Tarte der Saison. Die Metrolinien 5 und 10 fahren von Bastille nach Sèvres–Babylone. Durch die Rue du Cherche-Midi, an Saint-Sulpice vorbei und durch die Rue Bonaparte gehen Sie, mit Halt für Schokolade und Gebäck, zum Pont Neuf, wo Sie um 18:00 Uhr sind. Die Linie 1 bringt Sie von Châtelet zurück nach Bastille, nahe Ihrem Hotel. Abendessen nach eigener Wahl, mit Camilles Liste. Mittelschwer, 9 km zu Fuß.",
    },
  ],
  included: [
    "2 Nächte in einem 3-Sterne-Hotel bei Ledru-Rollin, mit Frühstück an Tag 3",
    "Pariser Reiseleiterin an beiden Tagen",
    "Brot- und Käseverkostung im Marais an Tag 1",
    "Verkostung von fünf Weinen oder Traubensäften mit einer Sommelière",
    "Abendessen mit drei Gängen im Bouillon Julien an Tag 1",
    "Backstunde und Frühstück in der Bäckerei an Tag 2",
    "Marktbesuch, Kochkurs und das selbst gekochte Mittagessen mit einem Glas Wein",
    "Verkostung von Schokolade und Gebäck in Saint-Germain",
    "Metrofahrten mit der Gruppe und der Flughafentransfer an Tag 3",
    "Reiseversicherung für die drei Tage",
  ],
  notIncluded: [
    "Flüge oder Züge nach Paris",
    "Der Weg vom Flughafen oder Bahnhof an Tag 1",
    "Abendessen an Tag 2",
    "Getränke zum Abendessen im Bouillon Julien",
    "Pariser Touristensteuer, im Hotel zu zahlen",
    "Reiserücktrittsversicherung; Krankenschutz ist in der Reise enthalten",
  ],
  details: {
    departures:
      "Jeden Dienstag und Freitag, das ganze Jahr; im August, wenn viele Bäckereien und Weinhandlungen schließen, gehen wir zu denen, die offen bleiben",
    transport: "Zu Fuß und mit der Metro; Flughafentransfer am letzten Tag",
  },
} satisfies TourText;
