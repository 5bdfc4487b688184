import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Reisende der meisten Staatsangehörigkeiten, auch Deutsche und Inderinnen und Inder, brauchen für Tansania ein Visum. Das einfache Visum für eine Einreise kostet 50 US-Dollar, das für Staatsangehörige der Vereinigten Staaten 100 US-Dollar. Beantragen Sie es einige Wochen vorher im Internet unter visa.immigration.go.tz; bei der Ankunft gibt es es auch, nach einer Schlange.",
    "Der Pass sollte ab der Ankunft noch sechs Monate gültig sein und eine leere Seite haben. Reisen Sie aus einem Land mit Gelbfieber ein oder steigen Sie dort länger als 12 Stunden um, brauchen Sie den Nachweis einer Impfung. Für das Festland ist eine Versicherung angekündigt, die Gäste bei der Einreise kaufen; fragen Sie, ob sie für Sie gilt. Plastiktüten sind verboten, auch im Gepäck.",
    "Das ist ein Hinweis und keine Rechtsberatung. Regeln ändern sich; fragen Sie bei der Botschaft von Tansania nach, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Die Währung ist der Tansania-Schilling (TZS), und seit 2025 müssen Preise im Land nach dem Gesetz in Schilling stehen. Dollar und Euro tauschen Banken und Wechselstuben. Dollarscheine, die vor 2013 gedruckt oder eingerissen sind, werden oft abgelehnt.",
    "Geldautomaten gibt es in Arusha und anderen Städten, in den Parks kaum. Hotels und Lodges nehmen meist Visa und Mastercard, oft mit 3 bis 5 % Aufschlag; Märkte und kleine Restaurants nehmen Bargeld. Behalten Sie kleine Scheine für Trinkgelder und Toiletten.",
  ],
  communication: [
    "SIM-Karten von Vodacom, Airtel, Yas und Halotel gibt es am Flughafen und in Städten; bringen Sie den Pass mit, ein Fingerabdruck wird genommen. Das Netz ist in Städten und an großen Straßen gut, in den Parks schwach oder nicht da.",
    "Steckdosen sind vom Typ G, drei eckige Stifte, ab und zu vom Typ D; 230 V, 50 Hz. Der Strom fällt manchmal aus, auch in Städten. Gesprochen wird Swahili und überall, wo Gäste sind, Englisch: „Asante“ heißt danke, „hapana, asante“ nein, danke.",
  ],
  weather: [
    "Tansania liegt knapp südlich des Äquators. Die große Regenzeit dauert von März bis Mai, eine kleine fällt in den November und Dezember; Juni bis Oktober sind trocken. Die Höhe zählt mehr als der Monat: An der Küste ist es heiß und feucht, Arusha auf 1.400 m hat kühle Abende, und im Hochland sind die Nächte kalt.",
  ],
  emergency: [
    "Polizei und Notruf: 112. Feuerwehr: 114. Außerhalb der Städte gibt es wenige Krankenwagen; sagen Sie es also sofort Ihrer Reiseleiterin: Sie kennt die nächste Krankenstation. Rufen Sie dann die Notrufnummer des Versicherers auf Ihrer Versicherungsbestätigung und unsere Betreuungsnummer an.",
  ],
  health: [
    "Malaria gibt es in fast ganz Tansania unter 1.800 m. Lassen Sie sich mindestens acht Wochen vor der Abreise ärztlich zu Tabletten und Impfungen beraten, und tragen Sie ab der Dämmerung Insektenschutz und lange Ärmel.",
    "Trinken Sie abgefülltes oder gefiltertes Wasser und putzen Sie sich auch die Zähne damit. Die größeren Krankenhäuser sind in den Städten. Apotheken in Arusha haben die üblichen Medikamente und Binden; Tampons sind selten.",
  ],
} satisfies NoteText;
