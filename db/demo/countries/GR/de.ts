import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Griechenland gehört zum Schengen-Raum. Wer aus der Europäischen Union, dem Europäischen Wirtschaftsraum oder der Schweiz kommt, braucht einen gültigen Personalausweis oder Reisepass. Mit vielen anderen Pässen dürfen Sie 90 von 180 Tagen ohne Visum bleiben, mit Fingerabdrücken und Bild an der Grenze; eine Genehmigung im Internet, ETIAS, soll folgen.",
    "Alle anderen brauchen ein Schengen-Visum. Das ist ein Hinweis und keine Rechtsauskunft: Fragen Sie bei der griechischen Botschaft nach, bevor Sie einen Flug buchen.",
  ],
  moneyMatters: [
    "Man zahlt in Euro. Läden und Tavernen müssen Karten nehmen und tun es auch; Bargeld brauchen Sie für Kioske, Busse, Dorfcafés und den Tag, an dem die Leitung ausfällt. Nehmen Sie Automaten griechischer Banken, und lassen Sie in Euro abrechnen; die anderen, neben den Souvenirs, verlangen mehr.",
    "Brot oder ein Gedeck stehen oft auf der Rechnung. Fünf bis zehn Prozent sind ein gutes Trinkgeld.",
  ],
  communication: [
    "Steckdosen Typ C und F, 230 Volt, wie in Deutschland. Mit einer SIM-Karte aus der Europäischen Union telefonieren Sie zum heimischen Preis; alle anderen kaufen vor der Reise eine eSIM oder mit dem Pass eine SIM-Karte.",
    "Ein Nicken nach oben mit einem Schnalzen heißt Nein, und „ne“ heißt Ja. „Efcharistó“ ist danke.",
  ],
  weather: [
    "Trockene, heiße Sommer und milde, feuchte Winter auf den Inseln und an den Küsten; Schnee in den Bergen des Festlands. Von Juli bis Mitte September weht der Meltemi von Norden über die Ägäis, und Fähren warten. Die Waldbrandgefahr ist im Juli und August am größten.",
  ],
  emergency: [
    "112 für alles, von jedem Telefon. 166 ist der Rettungsdienst, 100 die Polizei, 199 die Feuerwehr, 108 die Küstenwache, 1571 die Touristenpolizei. Unter 15900 hilft man Frauen bei Gewalt, zu jeder Stunde.",
    "Rufen Sie zuerst diese Nummer an und dann die Reiseleiterin. Sie sagt Ihnen, was zu sagen ist, oder sagt es selbst.",
  ],
  health: [
    "Impfungen werden nicht verlangt. Auf kleinen Inseln trinken Sie Wasser aus der Flasche oder gefiltertes. Papier gehört in den Eimer neben der Toilette, denn die Rohre sind eng. Apotheken mit grünem Kreuz sind gut und wechseln sich nachts ab.",
    "Meist macht die Hitze Mühe: Hut, Wasser, Schatten von zwölf bis vier. Gesetzlich Versicherte bringen die Europäische Krankenversicherungskarte mit.",
  ],
} satisfies NoteText;
