import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  name: "Kyoto, Japan",
  summary:
    "Eine frühere Hauptstadt mit Holzgassen, Seidenwebstühlen und rund 1.600 Tempeln, am schönsten um sechs Uhr früh und mit der Regionalbahn.",
  description: [
    "Kyoto war von 794 bis 1868 die Hauptstadt Japans und hat das alte Straßenraster bewahrt. Hügel schließen die Stadt auf drei Seiten ein, und mitten hindurch fließt der Kamo, mit Reihern an den Wehren und Menschen, die am Ufer zu Mittag essen. In Nishijin klappern Webstühle hinter Holzgittern. In Fushimi im Süden wird mit weichem Quellwasser Sake gebraut. Mittags gibt es oft Tofu oder Obanzai: kleine Schalen mit Blattgemüse, Wurzeln und Bohnen in Dashi, die Hausküche der Stadt.",
    "Das Zentrum ist flach und gut zum Gehen und Radfahren. Zwei U-Bahn-Linien, die Keihan-Bahn und die JR-Nara-Linie erledigen das meiste. Die Station Inari vor dem Tor des Fushimi Inari liegt fünf Minuten vom Bahnhof Kyoto; der Weg unter den zinnoberroten Toren steigt auf 233 m und dauert hin und zurück zwei bis drei Stunden. Der Kiyomizu-dera öffnet um sechs, und unsere Reiseleiterin Haruka steht dann schon am Tor. Arashiyama liegt etwa 15 Zugminuten westlich, Nara 45 Minuten südlich. Vom Flughafen Kansai braucht der Haruka-Express 80 Minuten.",
    "Sannenzaka, der Bambusweg von Arashiyama und der Nishiki-Markt sind von zehn bis vier voll, am vollsten in der ersten Aprilwoche und den letzten beiden Novemberwochen. Die Stadtbusse sind überfüllt; nehmen Sie den Zug, wo einer fährt. Mehrere private Gassen in Gion sind für Gäste gesperrt, die Strafe beträgt 10.000 ¥, und eine Maiko auf dem Weg zur Arbeit ist kein Fotomotiv. Der August erreicht 35 °C bei schwerer Luft. Die meisten Tempel kosten 400 bis 1.000 ¥ und schließen bis fünf. Die Übernachtungssteuer liegt zwischen 200 und 10.000 ¥ pro Person und Nacht.",
  ],
  highlights: [
    "Fushimi Inari im ersten Licht; der Schrein schließt nie, und die Reisebusse kommen nach neun",
    "Kiyomizu-dera um sechs Uhr früh, wenn die Holzbühne fast leer ist",
    "Die Webstühle von Nishijin, seit dem 15. Jahrhundert das Viertel der Seidenweber",
    "Saihō-ji, der Moosgarten, mit gebuchtem Eintritt und nachdem Sie mit dem Pinsel ein Sutra abgeschrieben haben",
    "Nara mit der JR-Nara-Linie, zum Bronzebuddha des Tōdai-ji und den Hirschen ringsum",
    "Obanzai am Tresen zu Abend, in einer Machiya, einem der alten Stadthäuser aus Holz",
  ],
  bestTimeToVisit:
    "Ende März bis Mai für Blüten und frisches Grün, Mitte Oktober bis Anfang Dezember für klare Luft und Ahorn. Juni und Anfang Juli sind regnerisch, der August ist sehr heiß, Januar und Februar sind kalt, still und oft sonnig.",
} satisfies DestinationText;
