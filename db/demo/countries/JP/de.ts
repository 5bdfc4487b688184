import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026 brauchen Reisende aus der Europäischen Union, Großbritannien, den USA und vielen anderen Ländern bis 90 Tage kein Visum. Mit einem indischen Pass brauchen Sie vor der Abreise eines; kümmern Sie sich früh darum. Der Pass muss für den ganzen Aufenthalt gültig sein.",
    "Bei der Einreise werden Fingerabdrücke und ein Foto genommen. Auf Visit Japan Web füllen Sie die Formulare für Einreise und Zoll vorher aus und zeigen dann einen Code. Das ist ein Hinweis und keine Rechtsberatung: Fragen Sie die japanische Botschaft, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Bezahlt wird in Yen, mit Münzen bis 500. Geldautomaten in Postämtern und 7-Eleven-Läden nehmen ausländische Karten, mit Anleitung auf Englisch. Karten gelten in Hotels, Bahnhöfen und den meisten Läden; Tempel, kleine Lokale, Gasthöfe und Landbusse wollen Bargeld.",
    "Eine aufladbare Karte wie ICOCA oder Suica zahlt in den meisten Stadtbahnen und Bussen, an Schließfächern und Kiosken. Trinkgeld ist nicht üblich: Bleibt eines auf dem Tisch liegen, läuft Ihnen womöglich jemand damit nach.",
  ],
  communication: [
    "Eine eSIM oder eine Daten-SIM vom Flughafen genügt; das Netz reicht bis in die Berge. Bahnhöfe, Hotels und die kleinen Läden, Konbini genannt, haben kostenloses WLAN. In Zügen bleiben Telefone stumm.",
    "Steckdosen haben zwei flache Schlitze, Typ A, 100 Volt: Ladegeräte vertragen das, der Föhn von zu Hause nicht. Japan ist Berlin im Winter um 8 Stunden voraus und kennt keine Sommerzeit.",
  ],
  weather: [
    "In der Mitte des Landes: milde Frühjahre, Regen im Juni und Anfang Juli, heiß und schwül bis Mitte September, Taifune vor allem von August bis Oktober, klare Herbste, an der Pazifikseite kalte, trockene Winter mit Schnee in den Bergen.",
  ],
  emergency: [
    "Polizei 110, Feuerwehr und Rettungswagen 119, beide kostenlos. Die Japan Visitor Hotline, 050-3816-2787, antwortet Tag und Nacht auf Englisch, auch bei Krankheit und nach einem Erdbeben.",
    "Bei einem Erdbeben gehen Sie unter einen Tisch, bleiben von Fenstern weg und warten; an der Küste gehen Sie bergauf. Auf der Reise rufen Sie dann uns an: Unter unserer Nummer antwortet zu jeder Stunde jemand.",
  ],
  health: [
    "Keine Impfung ist vorgeschrieben, und Leitungswasser ist überall gut. Apotheken und Praxen sind ausgezeichnet; viele verlangen die Bezahlung sofort. Heben Sie die Quittung für den Versicherer auf.",
    "Manche Medikamente, die anderswo gewöhnlich sind, sind verboten oder beschränkt: Stimulanzien, darunter einige gegen ADHS und Erkältung, und starke Schmerzmittel mit Codein. Sehen Sie in der Liste des japanischen Gesundheitsministeriums nach und beantragen Sie, wenn nötig, eine Einfuhrbescheinigung.",
  ],
} satisfies NoteText;
