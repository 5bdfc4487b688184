import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Fast alle Gäste aus dem Ausland brauchen ein Visum. Die meisten können online ein E-Visum beantragen, auf der Seite der Regierung, indianvisaonline.gov.in; andere, die ihr ähneln, verlangen mehr. Beantragen Sie es zwei Wochen vorher. Der Pass muss noch sechs Monate gültig sein und zwei leere Seiten haben.",
    "Das E-Visum gilt für die Ankunft an den größeren Flughäfen, auch in Jaipur; sehen Sie nach, ob Ihrer auf der Liste steht. Gäste aus dem Ausland füllen außerdem in den drei Tagen vor der Landung online eine kostenlose Einreisekarte (e-Arrival Card) aus.",
    "Das ist ein Hinweis, keine Rechtsberatung. Die Regeln ändern sich; fragen Sie die indische Botschaft in Ihrem Land, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Gezahlt wird in Rupien. Ein- und ausführen dürfen Sie davon so gut wie nichts, heben Sie also am Flughafen oder in der Stadt ab, oft höchstens 10.000 ₹ auf einmal. Lassen Sie in Rupien abrechnen.",
    "Hotels und bessere Geschäfte nehmen Karten. Indien zahlt mit dem Telefon, über Codes, mit denen die meisten ausländischen Karten nicht funktionieren; tragen Sie also Bargeld bei sich, in Scheinen bis 100 ₹. Auf 500 ₹ können kleine Läden morgens selten herausgeben.",
    "Gäste aus dem Ausland zahlen an den Monumenten ein Mehrfaches des örtlichen Preises. Was Ihre Reise einschließt, ist schon bezahlt.",
  ],
  communication: [
    "Die Steckdosen haben 230 V und nehmen Stecker der Typen C, D und M. Solche mit zwei runden Stiften passen, manchmal locker; für flache Stifte brauchen Sie einen Adapter.",
    "Für eine indische SIM-Karte braucht es den Reisepass, ein Foto und etwas Geduld; einfacher ist eine eSIM, die Sie vor der Reise kaufen, oft allerdings ohne indische Nummer. Die Ländervorwahl ist +91.",
    "Satellitentelefone und Satelliten-Messenger sind ohne Genehmigung verboten. Lassen Sie sie zu Hause: An Flughäfen sind deswegen schon Reisende festgenommen worden.",
  ],
  weather: [
    "Der Norden hat drei Jahreszeiten: kühl und trocken von November bis Februar, mit Morgennebel in der Ebene; heiß von März bis Juni; Monsun von Ende Juni bis September. Im Süden ist es das ganze Jahr warm, in den Bergen im Winter kalt. Jede Reise beschreibt ihre eigenen Monate.",
  ],
  emergency: [
    "Unter 112 erreichen Sie überall Polizei, Feuerwehr und Rettungsdienst. Die Hilfe für Frauen hat die 181, der Krankenwagen in den meisten Bundesstaaten die 108. Unter 1363 hilft man Reisenden in mehreren Sprachen, Tag und Nacht.",
    "Rufen Sie auch Ihre Reiseleiterin oder unsere Nummer an, zu jeder Stunde. Eine Privatklinik fragt zuerst nach der Versicherung; haben Sie ein Bild der Papiere auf dem Telefon.",
  ],
  health: [
    "Gehen Sie sechs Wochen vorher in eine Arztpraxis oder Reiseberatung. Impfungen gegen Hepatitis A und Typhus werden meist empfohlen; eine gegen Gelbfieber verlangt man von Reisenden aus Ländern, in denen es vorkommt. Nach dem Monsun gibt es Dengue, nehmen Sie Mückenschutz also auch am Tag. Es gibt Tollwut: Lassen Sie Hunde und Affen in Ruhe, und lassen Sie jeden Biss noch am selben Tag behandeln.",
    "Trinken Sie gefiltertes oder versiegeltes Wasser, essen Sie Gekochtes und Heißes, schälen Sie Obst selbst. Von April bis Juni ist die Hitze gefährlicher: Salz, Schatten und zwei Liter vor dem Mittag.",
    "Unterwegs gibt es oft Hocktoiletten ohne Papier. Binden führt in den Städten jede Apotheke, Tampons manche.",
  ],
} satisfies NoteText;
