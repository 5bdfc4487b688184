import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  moneyMatters: [
    "Bezahlt wird in chilenischen Pesos (CLP). Karten gehen fast überall; Bargeld brauchen Sie für Busse, kleine Läden und in den Bergen. Automaten verlangen für ausländische Karten eine hohe Gebühr, heben Sie also seltener und mehr ab. In Torres del Paine gibt es keinen.",
    "Restaurants schlagen auf der Rechnung 10 % Trinkgeld vor und fragen, ob Sie einverstanden sind. Hotels dürfen Gästen aus dem Ausland die 19 % Steuer erlassen, wenn sie Pass und Einreisezettel zeigen und mit ausländischer Karte oder in Dollar zahlen.",
  ],
  emergency: [
    "Rettungsdienst 131, Feuerwehr 132, Polizei (Carabineros) 133, Seenotrettung 137, Bergrettung 136, Waldbrände 130. Unter 1455 finden Frauen Rat, die Gewalt erleben.",
    "Erdbeben gehören zum Alltag. Handys schlagen dabei laut von selbst Alarm; nach einem starken Beben an der Küste gehen Sie sofort bergauf und warten dort.",
  ],
  visas: [
    "Stand November 2026: Mit einem Pass aus der EU, Großbritannien, der Schweiz, den USA und vielen anderen Ländern reisen Sie ohne Visum nach Chile ein, in der Regel für bis zu 90 Tage. Mit indischem Pass, unter anderen, brauchen Sie eines. Bewahren Sie den Zettel oder die E-Mail der Grenzpolizei (PDI) auf: Hotels und der Schalter bei der Ausreise fragen manchmal danach.",
    "Chile durchsucht Gepäck nach Obst, Gemüse, Fleisch, Käse, Honig, Samen und Holz. Geben Sie alles an; Angegebenes wird schlimmstenfalls abgenommen, Verschwiegenes kostet Strafe. Was für Ihren Pass gilt, sagt das chilenische Konsulat; dies ist ein Hinweis, keine Rechtsauskunft.",
  ],
  weather: [
    "4.300 km von Nord nach Süd: Wüste, eine mediterrane Mitte, Regenwald, Eis. Es gelten die Jahreszeiten der Südhalbkugel, mit Sommer von Dezember bis Februar. In Patagonien zählt der Wind mehr als die Temperatur, 5 bis 18 °C im Sommer, und Schnee kann in jedem Monat fallen.",
  ],
  communication: [
    "Prepaid-Karten gibt es von Entel, Movistar, Claro und WOM; Entel reicht am weitesten nach Süden. Ein im Ausland gekauftes Handy muss vielleicht registriert werden, wenn Sie länger eine chilenische Nummer nutzen. In Torres del Paine gibt es nur an wenigen Stellen Netz.",
    "Stecker der Typen C und L, 220 V und 50 Hz; flache europäische Stecker passen. Spanisch wird schnell und mit verschluckten Enden gesprochen, Englisch außerhalb des Tourismus wenig.",
  ],
  health: [
    "Leitungswasser ist in den meisten Städten unbedenklich, im hohen Norden nicht. Die Sonne brennt schneller, als man denkt, auch in Patagonien: Hut, Brille, starke Creme. Lüften Sie Landhütten im Süden, bevor Sie darin schlafen, denn Mäuse können das Hantavirus übertragen.",
    "Private Kliniken sind gut und verlangen zuerst Geld oder eine Versicherung.",
  ],
} satisfies NoteText;
