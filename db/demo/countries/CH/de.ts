import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Die Schweiz gehört zum Schengen-Raum, aber nicht zur Europäischen Union. Wer aus der Europäischen Union oder dem Europäischen Wirtschaftsraum kommt, braucht einen gültigen Personalausweis oder Reisepass. Mit vielen anderen Pässen dürfen Sie 90 von 180 Tagen ohne Visum bleiben, mit Fingerabdrücken und Bild an der Grenze; eine Genehmigung im Internet, ETIAS, soll folgen.",
    "Alle anderen brauchen ein Schengen-Visum. Das ist ein Hinweis und keine Rechtsauskunft: Fragen Sie bei der Schweizer Botschaft nach, bevor Sie einen Flug buchen.",
  ],
  moneyMatters: [
    "Man zahlt in Schweizer Franken. Euroscheine nimmt man an vielen touristischen Orten, zu einem schlechten Kurs und mit Wechselgeld in Franken. Mit Karte und Telefon bezahlen Sie fast überall, bis hinauf in die Berghütten; ein paar Münzen brauchen Sie für Schließfächer und Hofläden.",
    "Der Service ist enthalten, man rundet auf. Wenn Sie mit mehr als ein paar Bergbahnen fahren, rechnen Sie aus, ob sich ein Halbtax-Abo lohnt.",
  ],
  communication: [
    "Steckdosen Typ J, 230 Volt. Der flache Eurostecker passt; der dicke runde Schukostecker braucht einen Adapter.",
    "Die Schweiz gehört nicht zum EU-Roaming: Viele europäische Tarife kosten extra, fragen Sie also vor der Grenze nach, oder kaufen Sie eine eSIM. Man spricht Deutsch, Französisch, Italienisch und Rätoromanisch, in den meisten Hotels und Bahnhöfen auch Englisch.",
  ],
  weather: [
    "In den Bergen ändert sich das Wetter in Stunden, und pro 1.000 m Höhe wird es etwa 6 Grad kälter. Sommernachmittage bringen Gewitter, und auf hohen Wegen liegt bis in den Juni Schnee. Von November bis Februar steckt das Mittelland oft im Nebel, darüber scheint die Sonne. Ende April, im Mai und im November stehen viele Bahnen still.",
  ],
  emergency: [
    "112 für alles, von jedem Telefon. 144 ist der Rettungsdienst, 117 die Polizei, 118 die Feuerwehr, 1414 die Luftrettung Rega, auch in den Bergen.",
    "Rufen Sie zuerst diese Nummer an und dann die Reiseleiterin. Sie sagt Ihnen, was zu sagen ist, oder sagt es selbst.",
  ],
  health: [
    "Impfungen werden nicht verlangt. Leitungswasser und Dorfbrunnen sind gut, wo nichts anderes steht. Zecken leben in Wiesen und Wäldern bis etwa 2.000 m: lange Hosen, und abends ein Blick auf die Beine.",
    "Die Versorgung ist ausgezeichnet und teuer. Bergrettung ist nicht immer versichert, schauen Sie also in Ihre Police; gesetzlich Versicherte bringen auch die Europäische Krankenversicherungskarte mit. Ab 3.000 m gehen Sie die erste Stunde langsam.",
  ],
} satisfies NoteText;
