import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  moneyMatters: [
    "Bezahlt wird in isländischen Kronen (ISK). Karten nimmt man überall, von der Zapfsäule bis zur Toilette; merken Sie sich Ihre PIN, Tankstellen ohne Personal fragen danach. Sie können eine Woche verbringen, ohne eine Münze anzufassen.",
    "Steuern und Bedienung sind in den Preisen enthalten, Trinkgeld erwartet niemand. Ein Hauptgericht kostet 4.000 bis 7.000 ISK, ein Bier etwa 1.700. Für größere Einkäufe gibt es in Keflavík die Mehrwertsteuer zurück, heben Sie also die Belege auf.",
  ],
  emergency: [
    "112 für Polizei, Feuerwehr, Rettungsdienst und Bergrettung, kostenlos, von jedem Telefon. Die App 112 Iceland sendet mit einem Druck Ihren Standort.",
    "Brauchen Sie ärztlichen Rat und es eilt nicht, wählen Sie 1700, Tag und Nacht; man antwortet auch auf Englisch.",
  ],
  visas: [
    "Stand November 2026: Island gehört zum Schengen-Raum. Mit einem Pass oder Personalausweis aus der EU, dem EWR oder der Schweiz reisen Sie ohne Visum ein; viele andere dürfen ohne Visum bis zu 90 Tage in 180 Tagen bleiben, die übrigen, auch mit indischem Pass, brauchen ein Schengen-Visum, für das Termine oft auf Wochen vergeben sind.",
    "Wer kein Visum braucht und nicht aus der EU kommt, muss vor dem Flug unter Umständen online eine Reisegenehmigung (ETIAS) beantragen. Ob das schon gilt und was für Ihren Pass gilt, sagen Ihnen die isländische Botschaft und die Einwanderungsbehörde; dies ist ein Hinweis, keine Rechtsauskunft.",
  ],
  weather: [
    "Mild für die Breite und nie beständig: im Sommer 10 bis 15 °C, im Winter an der Küste um den Gefrierpunkt, im Landesinneren kälter. Der Wind entscheidet mehr als die Temperatur. Lesen Sie vedur.is fürs Wetter, umferdin.is für die Straßen und safetravel.is für Warnungen.",
  ],
  communication: [
    "Netz gibt es an der Küste und fast überall an der Route 1; im Hochland hat es Lücken. Verträge aus der EU und dem EWR gelten zu den Preisen von daheim. Alle anderen kaufen eine Prepaid-Karte oder eSIM von Síminn, Nova oder Vodafone, auch am Flughafen.",
    "Stecker der Typen C und F, wie in Deutschland, 230 V und 50 Hz. Gesprochen wird Isländisch, und fast alle sprechen Englisch.",
  ],
  health: [
    "Das kalte Leitungswasser ist ausgezeichnet. Wer in der EU oder im EWR versichert ist, bringt die Europäische Krankenversicherungskarte mit; die Behandlung ist gut und ohne Versicherung teuer. Außerhalb der Städte kann das nächste Krankenhaus Stunden entfernt sein.",
  ],
} satisfies NoteText;
