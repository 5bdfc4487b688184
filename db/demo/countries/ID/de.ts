import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Wer aus der EU, Großbritannien, Nordamerika, Australien oder Indien kommt, braucht wie die meisten anderen ein Visum bei der Einreise. Es kostet 500.000 Rupiah und gilt 30 Tage; Sie beantragen es vor dem Flug online oder zahlen am Flughafen. Der Pass muss nach der Landung noch sechs Monate gültig sein.",
    "Alle füllen außerdem in den drei Tagen vor der Landung online die kostenlose Einreisekarte „All Indonesia“ aus. Auf Bali kommt die Touristenabgabe von 150.000 Rupiah hinzu, ebenfalls online zu zahlen.",
    "Das ist ein Hinweis, keine Rechtsberatung. Die Regeln ändern sich; fragen Sie die indonesische Botschaft in Ihrem Land, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Gezahlt wird in Rupiah, und an die Nullen gewöhnt man sich erst nach einem Tag: 2026 entspricht ein US-Dollar etwa 16.800 Rupiah. Geldautomaten gibt es in jedem Ort. Nehmen Sie einen in einer Bank, lassen Sie in Rupiah abrechnen, und vergessen Sie die Karte nicht: Das Geld kommt zuerst.",
    "Hotels und größere Restaurants nehmen Karten, manche mit 2 bis 3 % Aufschlag. Warungs, Märkte und Toiletten wollen Bargeld, am liebsten in Scheinen bis 50.000. Wechseln Sie nur in zugelassenen Wechselstuben, und zählen Sie selbst nach, bevor Sie vom Schalter weggehen.",
  ],
  communication: [
    "In die Steckdosen passen Stecker mit zwei runden Stiften (Typ C und F), 230 V. Deutsche Stecker brauchen keinen Adapter, britische, amerikanische und indische womöglich schon.",
    "Eine SIM-Karte kaufen Sie mit dem Reisepass am Flughafen oder in einem Laden, eine eSIM schon zu Hause. Hotels und Cafés haben WLAN. Geschrieben wird über WhatsApp. Die Ländervorwahl ist +62.",
  ],
  weather: [
    "Indonesien liegt am Äquator: 26 bis 32 °C an den Küsten, in jedem Monat, in den Bergen nachts kühler. Auf Java, Bali und den Inseln östlich davon ist es von April bis Oktober meist trocken, von November bis März nass. Weiter im Norden verschieben sich die Monate.",
  ],
  emergency: [
    "Unter 112 erreichen Sie die Rettungsdienste von jedem Telefon. Direkt: Polizei 110, Krankenwagen 118 oder 119, Feuerwehr 113, Such- und Rettungsdienst 115.",
    "Außerhalb der Orte kann ein Krankenwagen lange brauchen, und nicht alle am Telefon sprechen Englisch. Rufen Sie auch Ihre Reiseleiterin oder unsere Nummer an, zu jeder Stunde; wir wissen, wo die nächste Klinik ist.",
  ],
  health: [
    "Gehen Sie sechs Wochen vorher in eine Arztpraxis oder Reiseberatung. Vorgeschrieben ist keine Impfung, außer Sie kommen aus einem Gelbfiebergebiet; Hepatitis A und Typhus werden meist empfohlen. Es gibt Dengue, nehmen Sie Mückenschutz also auch am Tag. Es gibt Tollwut: Halten Sie Abstand zu Hunden und Affen, und lassen Sie jeden Biss noch am selben Tag behandeln.",
    "Trinken Sie kein Leitungswasser. Trinken Sie keine selbst gebrannten Schnäpse und keine auffallend billigen Cocktails; am Methanol darin sind Menschen gestorben.",
    "Unterwegs gibt es oft Hocktoiletten, mit Wasser und Schöpfkelle statt Papier. Binden führt jeder kleine Supermarkt, Tampons sind außerhalb der Städte selten.",
  ],
} satisfies NoteText;
