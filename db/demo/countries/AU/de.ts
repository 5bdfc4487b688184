import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Alle außer Neuseeländerinnen und Neuseeländern brauchen vor dem Flug ein Visum oder eine elektronische Genehmigung. Mit einem Pass aus der EU oder Großbritannien gibt es das eVisitor kostenlos, mit einem aus den USA, Kanada, Japan und einigen anderen Ländern die ETA, per App und gegen Gebühr; alle anderen beantragen ein Besuchsvisum, was Wochen dauern kann. Nutzen Sie die Seite des Department of Home Affairs.",
    "Geben Sie bei der Ankunft Lebensmittel, Holz, Samen und schlammige Stiefel an. Was Sie angeben, bekommen Sie meist zurück; was nicht, kostet ein Bußgeld.",
    "Das ist ein Hinweis, keine Rechtsberatung. Die Regeln ändern sich; fragen Sie die australische Botschaft in Ihrem Land, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Gezahlt wird in australischen Dollar, fast überall kontaktlos mit Karte, auch im Bus. Ein Aufschlag von 1 bis 2 % ist verbreitet und muss angezeigt werden. Für Märkte und kleine Orte genügt wenig Bargeld.",
    "Preise enthalten die Steuer. Trinkgeld wird nicht erwartet; im Restaurant runden manche auf. An Sonn- und Feiertagen schlagen Cafés und Restaurants oft 10 bis 15 % auf.",
  ],
  communication: [
    "In die Steckdosen passen Stecker vom Typ I mit flachen, schrägen Stiften, 230 V. Fast alle Gäste brauchen einen Adapter.",
    "SIM-Karte oder eSIM kaufen Sie mit dem Reisepass am Flughafen oder im Supermarkt. 3G wurde 2024 abgeschaltet: Ein älteres Telefon erreicht womöglich nicht einmal den Notruf. Fragen Sie Ihren Anbieter, ob Ihres über 4G telefoniert (VoLTE). Außerhalb der Orte gibt es oft gar kein Netz. Die Ländervorwahl ist +61.",
  ],
  weather: [
    "Die Jahreszeiten sind umgekehrt: Sommer von Dezember bis Februar, Winter von Juni bis August. Der Süden ist gemäßigt, mit Sommertagen über 40 °C. Der Norden ist tropisch, nass von November bis April und trocken von Mai bis Oktober. Im Landesinneren fallen Winternächte bis an den Gefrierpunkt.",
  ],
  emergency: [
    "Unter 000 erreichen Sie kostenlos Polizei, Feuerwehr und Rettungsdienst; vom Mobiltelefon geht auch 112. Die Polizei, wenn es nicht eilt: 131 444. Bei Gift und Bissen: 13 11 26, Tag und Nacht.",
    "Sehen Sie im heißen Sommer jeden Morgen nach den Feuerwarnungen des Bundesstaats. Rufen Sie auch Ihre Reiseleiterin oder unsere Nummer an, zu jeder Stunde.",
  ],
  health: [
    "Die Sonne ist die Gefahr, die viele unterschätzen: Helle Haut verbrennt in 15 Minuten. Tragen Sie Hut, lange Ärmel und Sonnencreme, und schwimmen Sie nur zwischen den rot-gelben Flaggen, wo Rettungsschwimmer auf Rückströme achten.",
    "Vorgeschrieben ist keine Impfung, außer Sie kommen aus einem Gelbfiebergebiet. Das Leitungswasser ist gut. Behandlungen sind für Gäste teuer, nehmen Sie also die Papiere Ihrer Versicherung mit; einige Länder haben ein Abkommen für das, was nicht warten kann.",
  ],
} satisfies NoteText;
