import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026 bekommen die meisten Reisenden, auch aus der Europäischen Union, Großbritannien und den USA, ihr Visum bei der Ankunft am Flughafen Kathmandu: 30 US-Dollar für 15 Tage, 50 US-Dollar für 30 Tage, in bar. Das Formular lässt sich in den zwei Wochen davor online ausfüllen, das spart die halbe Schlange. Inderinnen und Inder brauchen kein Visum, aber einen Pass oder eine Wählerkarte.",
    "Ihr Pass sollte noch sechs Monate gültig sein und eine freie Seite haben. Das ist ein Hinweis und keine Rechtsberatung: Fragen Sie die nepalesische Botschaft, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Nepalesische Rupien bekommen Sie nur im Land. Geldautomaten in Kathmandu geben etwa 25.000 bis 35.000 Rupien auf einmal und verlangen dafür etwa 500 bis 700; Wechselstuben in Boudha und Thamel nehmen Euro und Dollar in sauberen Scheinen.",
    "Karten gelten in Hotels und besseren Läden in Kathmandu, auf der Wanderung nirgends. Lassen Sie sich kleine Scheine geben: Ein Teehaus kann selten auf 1.000 Rupien herausgeben.",
  ],
  communication: [
    "SIM-Karten von Ncell und Nepal Telecom gibt es am Flughafen und in der Stadt, gegen Pass und Passbild; in den Bergen reicht Nepal Telecom weiter. Eine eSIM funktioniert in den Städten. Das WLAN der Lodges ist langsam und fällt mit dem Strom aus.",
    "Steckdosen der Typen C, D und M, 230 Volt. Nehmen Sie einen Adapter mit und für Stromausfälle eine Powerbank. Nepal ist Berlin im Winter um 4 Stunden und 45 Minuten voraus.",
  ],
  weather: [
    "Trocken und klar von Oktober bis Mai, in den Bergen kalt von Dezember bis Februar, dunstig im April und Mai. Der Monsun bringt neun Zehntel des Regens zwischen Juni und September, in Kathmandu meist nachts, in den Bergen jederzeit.",
  ],
  emergency: [
    "Polizei 100, Feuerwehr 101, Rettungswagen 102, Touristenpolizei 1144; bei der letzten spricht man Englisch. In Kathmandu ist ein Taxi oft schneller als ein Rettungswagen.",
    "Auf der Reise rufen Sie zuerst uns an: Unter unserer Nummer antwortet zu jeder Stunde jemand, und wir rufen den Hubschrauber, das Krankenhaus und den Versicherer.",
  ],
  health: [
    "Aus Europa ist keine Impfung vorgeschrieben; üblich sind Typhus, Hepatitis A und Tetanus, und über Tollwut lohnt sich ein Gespräch in der reisemedizinischen Sprechstunde. Trinken Sie kein Leitungswasser, auch nicht beim Zähneputzen. Lassen Sie Straßenhunde und Affen in Ruhe.",
    "Apotheken in Kathmandu sind gut und günstig, private Kliniken behandeln gegen Bezahlung oder eine Zusage des Versicherers. Der Staub im Winter und Frühjahr setzt der Lunge zu: Nehmen Sie eine Maske mit.",
  ],
} satisfies NoteText;
