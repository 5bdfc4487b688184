import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Wer aus der Europäischen Union, dem Europäischen Wirtschaftsraum oder der Schweiz kommt, braucht einen gültigen Personalausweis oder Reisepass. Mit vielen anderen Pässen dürfen Sie 90 von 180 Tagen ohne Visum bleiben, werden aber an der Grenze im Einreise-/Ausreisesystem mit Fingerabdrücken und Bild erfasst; eine Genehmigung im Internet, ETIAS, soll folgen.",
    "Alle anderen brauchen ein Schengen-Visum; auf einen Termin wartet man oft Wochen. Das ist ein Hinweis und keine Rechtsauskunft: Fragen Sie bei der französischen Botschaft nach, bevor Sie einen Flug buchen.",
  ],
  moneyMatters: [
    "Man zahlt in Euro. Mit Karte und Telefon bezahlen Sie fast überall, auch einen Kaffee; für Märkte nehmen Sie ein paar Scheine und Münzen mit. Heben Sie an Automaten von Banken ab, und lassen Sie in Euro abrechnen.",
    "Der Service ist im Preis enthalten. Aufrunden oder ein paar Euro nach einem guten Essen freuen, sind aber keine Pflicht.",
  ],
  communication: [
    "Steckdosen Typ C und E, 230 Volt; deutsche Stecker passen fast immer. Mit einer SIM-Karte aus der Europäischen Union telefonieren Sie zum heimischen Preis. Alle anderen kaufen vor der Reise eine eSIM oder mit dem Pass eine SIM-Karte im Telefonladen.",
    "Sagen Sie in jedem Laden zuerst „bonjour“. Danach geht es oft auch auf Englisch.",
  ],
  weather: [
    "Mild und feucht im Westen und Norden, im Sommer heiß und trocken am Mittelmeer, kalt in den Bergen. Hitzewellen über 35 °C kommen zwischen Juni und August, Stürme von November bis Februar.",
  ],
  emergency: [
    "112 für alles, von jedem Telefon. 15 ist der Rettungsdienst, 17 die Polizei, 18 die Feuerwehr; 114 nimmt Textnachrichten an, wenn Sie nicht hören oder sprechen können. Die 3919 berät Frauen bei Gewalt, kostenlos und zu jeder Stunde.",
    "Rufen Sie zuerst diese Nummer an und dann die Reiseleiterin. Sie sagt Ihnen, was zu sagen ist, oder sagt es selbst.",
  ],
  health: [
    "Impfungen werden nicht verlangt. Leitungswasser ist überall gut, wo nicht „eau non potable“ steht. Apotheken mit grünem Kreuz beraten bei kleinen Beschwerden und verkaufen die Pille danach ohne Rezept. Gesetzlich Versicherte bringen die Europäische Krankenversicherungskarte mit.",
  ],
} satisfies NoteText;
