import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  moneyMatters: [
    "Bezahlt wird in Soles (PEN). Hotels und bessere Restaurants nehmen Karten, manchmal gegen Aufschlag; Märkte, Taxis und Dörfer wollen Bargeld in kleinen Scheinen. Automaten in Cusco, Ollantaytambo und Aguas Calientes geben Soles und Dollar gegen Gebühr; zwei Karten sind besser als eine.",
    "Dollarscheine nimmt man nur sauber und ganz; eine eingerissene Ecke genügt für ein Nein. Im Restaurant sind etwa 10 % ein gutes Trinkgeld, wenn die Bedienung nicht auf der Rechnung steht.",
  ],
  emergency: [
    "Polizei 105, Rettungsdienst (SAMU) 106, Feuerwehr 116. Die kostenlose Nummer 100 hilft Frauen, die Gewalt erleben, Tag und Nacht, auf Spanisch und Quechua.",
    "Die Touristenpolizei hat eine Wache im Zentrum von Cusco; die staatliche Hilfe für Reisende, iPerú, antwortet zu jeder Stunde auf Englisch unter +51 1 574 8000.",
  ],
  visas: [
    "Stand November 2026: Mit einem Pass aus der EU, Großbritannien, der Schweiz, den USA und vielen anderen Ländern reisen Sie als Gast ohne Visum nach Peru ein; der Pass muss noch sechs Monate gelten. Wie viele Tage Sie bleiben dürfen, oft 90, wird an der Grenze entschieden und online vermerkt; prüfen Sie das Datum, bevor Sie den Flughafen verlassen.",
    "Mit anderen Pässen, etwa indischen, brauchen Sie in der Regel ein Visum oder ein gültiges Visum bestimmter anderer Länder. Fragen Sie das peruanische Konsulat; dies ist ein Hinweis, keine Rechtsauskunft. Auf den Inka-Trail und nach Machu Picchu reisen Sie mit genau dem Pass, mit dem Sie gebucht haben.",
  ],
  weather: [
    "Drei Länder in einem. Die Küste ist trocken und von Juni bis Oktober grau; die Anden haben von Mai bis September Trockenzeit, mit Sonne am Tag und Frost in der Nacht, und von November bis März Regen; das Amazonastiefland ist das ganze Jahr heiß und nass. Alle paar Jahre bringt El Niño alles durcheinander.",
  ],
  communication: [
    "Claro, Movistar, Entel und Bitel verkaufen Prepaid-Karten gegen Pass und Fingerabdruck; kaufen Sie im Laden, nicht auf der Straße. Einfacher ist eine eSIM von zu Hause. In den Orten gibt es Netz, in den Tälern Lücken.",
    "Stecker der Typen A und C, 220 V und 60 Hz: Prüfen Sie, ob Ihr Ladegerät das verträgt. Spanisch versteht man überall; in den Anden ist für viele Quechua die erste Sprache.",
  ],
  health: [
    "Cusco liegt auf 3.400 m: Planen Sie zwei oder drei langsame Tage ein, bevor Sie aufsteigen. Trinken Sie abgekochtes, aufbereitetes oder gekauftes Wasser, schälen Sie Obst und halten Sie sich in den ersten Tagen mit Rohem zurück.",
    "Impfungen besprechen Sie sechs Wochen vorher in einer reisemedizinischen Praxis. Gelbfieber ist ein Thema für das Amazonastiefland, nicht für Cusco und den Inka-Trail.",
  ],
} satisfies NoteText;
