import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  moneyMatters: [
    "Bezahlt wird in argentinischen Pesos (ARS), und die Preise ändern sich schneller als gedruckte Speisekarten. Ausländische Karten rechnen zu einem Kurs ab, der vom amtlichen und von dem für Banknoten abweichen kann; vergleichen Sie, bevor Sie viel tauschen. Saubere Dollarscheine nimmt jede Wechselstube gern.",
    "Automaten geben wenig und verlangen viel. Manche Läden lassen für Bargeld 10 bis 20 % nach: Fragen Sie. Im Restaurant sind 10 % Trinkgeld üblich, und zwar bar.",
  ],
  emergency: [
    "911 für die Polizei in den meisten Provinzen, Rettungsdienst 107, Feuerwehr 100, Seenotrettung 106. Unter 144 finden Frauen, die Gewalt erleben, Tag und Nacht Rat.",
    "In Buenos Aires hilft die Touristenpolizei in mehreren Sprachen; zeigen Sie einen Diebstahl dort an, die Versicherung fragt nach dem Papier.",
  ],
  visas: [
    "Stand November 2026: Mit einem Pass aus der EU, Großbritannien, der Schweiz, den USA und vielen anderen Ländern reisen Sie ohne Visum nach Argentinien ein, in der Regel für bis zu 90 Tage. Andere, auch mit indischem Pass, brauchen ein Visum oder, mit bestimmten Visa anderer Länder, eine elektronische Genehmigung (AVE).",
    "Seit 2025 müssen Gäste eine Krankenversicherung haben, die in Argentinien gilt; führen Sie den Nachweis mit, auch den Ihres Weiterflugs. Was für Sie gilt, sagt das argentinische Konsulat; dies ist ein Hinweis, keine Rechtsauskunft.",
  ],
  weather: [
    "Subtropisch in Iguazú, gemäßigt in Buenos Aires, trocken in den Anden des Nordwestens, kalt und windig in Patagonien. Sommer ist von Dezember bis Februar, Winter von Juni bis August; dann sperrt der Schnee im Süden Pässe.",
  ],
  communication: [
    "Claro, Movistar und Personal verkaufen Prepaid-Karten gegen Pass; schneller ist eine eSIM von zu Hause. An den Straßen Patagoniens gibt es manchmal 100 km lang kein Netz.",
    "Stecker der Typen C und I, 220 V und 50 Hz; flache europäische Stecker passen in ältere Dosen, für die schrägen brauchen Sie einen Adapter. Im hiesigen Spanisch redet man sich mit vos an.",
  ],
  health: [
    "Leitungswasser ist in den Städten gut. Mücken übertragen im Norden und bis Buenos Aires Dengue, am meisten von Januar bis Mai: Mückenschutz, lange Ärmel. Für Iguazú wird eine Impfung gegen Gelbfieber empfohlen; fragen Sie in einer reisemedizinischen Praxis.",
    "Zu Abend isst man ab neun oder später. Wer pünktlich essen muss, hat etwas in der Tasche.",
  ],
} satisfies NoteText;
