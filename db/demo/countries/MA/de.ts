import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  visas: [
    "Stand November 2026: Staatsangehörige der Europäischen Union, des Vereinigten Königreichs, der Vereinigten Staaten und vieler anderer Länder dürfen bis zu 90 Tage ohne Visum in Marokko bleiben. Mit einem indischen Pass brauchen Sie eines; wer einen Aufenthaltstitel oder ein gültiges Visum bestimmter Länder hat, kann unter acces-maroc.ma ein E-Visum beantragen, alle anderen bei einem Konsulat.",
    "Der Pass muss für den ganzen Aufenthalt gültig sein; sechs Monate mehr sind sicherer. Achten Sie bei der Ankunft auf den Stempel, sonst dauert die Ausreise. Das ist ein Hinweis und keine Rechtsberatung: Fragen Sie bei der Botschaft von Marokko nach, bevor Sie Flüge buchen.",
  ],
  moneyMatters: [
    "Die Währung ist der Dirham (MAD). Er wird nur im Land gehandelt, und mehr als 2.000 Dirham dürfen weder ein- noch ausgeführt werden. Heben Sie also bei der Ankunft Geld ab oder tauschen Sie es, und bewahren Sie einen Beleg auf, um den Rest zurückzutauschen.",
    "Geldautomaten sind in Städten häufig, in den Bergen selten. Hotels und größere Restaurants nehmen Karten; Märkte, Taxis, Träger und Hamams nehmen Bargeld, am besten Münzen und kleine Scheine. In den Souks spricht man über den Preis; im Petit Taxi verlangen Sie den Taxameter.",
  ],
  communication: [
    "SIM-Karten von Maroc Telecom, Orange und inwi gibt es am Flughafen und in Läden, gegen Vorlage des Passes. Das Netz ist in Städten und an großen Straßen gut, im Hohen Atlas und in der Wüste dünner.",
    "Steckdosen sind vom Typ C und E, wie in Frankreich; 220 V, 50 Hz. Gesprochen werden marokkanisches Arabisch und Tamazight, und viele sprechen Französisch. „La, shukran“ heißt nein, danke.",
  ],
  weather: [
    "Im Landesinneren sind März bis Mai und Oktober bis November die besten Monate: 20 bis 30 °C, im Frühjahr noch mit Schnee auf dem Atlas. Im Juli und August haben die Nachmittage in Marrakesch 38 °C und manche Tage 45; an der Atlantikküste bleibt es kühler.",
    "Dezember bis Februar sind sonnig mit kalten Nächten, und die Häuser werden wenig geheizt. Schnee kann die Pässe sperren. Im Ramadan, der durch das Jahr wandert, öffnen viele Restaurants erst nach Sonnenuntergang.",
  ],
  emergency: [
    "Polizei in Städten: 19. Königliche Gendarmerie, außerhalb der Städte: 177. Krankenwagen und Feuerwehr: 15. In Marrakesch gibt es nahe dem Jemaa el-Fna eine Touristenpolizei. Sagen Sie es sofort Ihrer Reiseleiterin; rufen Sie dann die Notrufnummer des Versicherers auf Ihrer Versicherungsbestätigung und unsere Betreuungsnummer an.",
  ],
  health: [
    "Ein Malariarisiko gibt es nicht, und bei der Einreise aus Europa wird keine Impfung verlangt; lassen Sie sich mindestens acht Wochen vor der Abreise ärztlich beraten, was für Sie sinnvoll ist. Trinken Sie abgefülltes oder gefiltertes Wasser. Verbringen Sie im Sommer die Stunden von zwölf bis vier im Schatten.",
    "Apotheken erkennen Sie am grünen Halbmond oder Kreuz, in jedem Viertel hat eine Nachtdienst, und viele Angestellte sprechen Französisch. Binden gibt es in jedem kleinen Laden, Tampons nur in großen Supermärkten und einigen Apotheken. Viele Toiletten in Cafés sind Hocktoiletten ohne Papier; lassen Sie ein, zwei Münzen da.",
  ],
} satisfies NoteText;
