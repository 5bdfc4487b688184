import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  insurance: [
    "Der Preis jeder Reise enthält für alle Reisenden eine Reiseversicherung, vom ersten bis zum letzten Tag der Reise. Sie deckt medizinische Notfallbehandlung und Rücktransport bis 100.000 US-Dollar pro Person und auf Trekkingtouren die Hubschrauberrettung bis in eine Höhe von 6.000 m. Die ersten 100 US-Dollar jedes Schadenfalls tragen Sie selbst.",
    "Nicht versichert sind der Ausfall der Reise, wer auch immer sie storniert oder absagt, Wertsachen im Wert von über 500 US-Dollar, Erkrankungen, die Sie bereits hatten und dem Versicherer nicht vor der Reise angegeben haben, und Tage vor oder nach der Reise. Wir empfehlen Ihnen eine eigene Reiserücktrittsversicherung und Schutz für die Tage, die Sie anhängen.",
    "Die Versicherungsbestätigung kommt mit Ihrer Buchungsbestätigung. Sie nennt den Versicherer und die Notrufnummer und sagt, wie Sie eine Erkrankung angeben und einen Schaden melden. Bewahren Sie eine Kopie auf dem Telefon und eine auf Papier auf. Der volle Text steht in unseren Allgemeinen Geschäftsbedingungen unter „Kostenlose Reiseversicherung“.",
  ],
  safety: [
    "Jede unserer Reisen leitet eine Frau, und alle können sie buchen. Ist Ihnen etwas nicht geheuer, ein Mann, der Ihnen folgt, oder ein Schloss, das nicht schließt, sagen Sie es ihr. „Mir gefällt nicht, wie der Mann dort steht“ genügt; Beweise brauchen Sie nicht.",
    "Eine Frau an der Spitze macht keine Straße frei von Bemerkungen, und das versprechen wir auch nicht. Was hilft: bedeckte Schultern und Knie, wo das üblich ist, ein festes Nein in der Sprache des Ortes, ein zugelassenes Taxi, das das Hotel gerufen hat, ein Getränk, das Sie in der Hand behalten, und jemand zu Hause, der weiß, wo Sie schlafen.",
    "Die Reiseseite sagt, wer Sie am ersten Tag abholt und wie Sie nach Einbruch der Dunkelheit zum Treffpunkt kommen. Von 48 Stunden vor der Abreise, bis Sie zu Hause sind, nimmt unter unserer Betreuungsnummer zu jeder Stunde ein Mensch ab. Sie steht in Ihrer Bestätigung; speichern Sie sie, bevor Sie aufbrechen.",
    "Belästigung dulden wir nicht. Sagen Sie es sofort Ihrer Reiseleiterin oder unter der Betreuungsnummer. Eine Reiseleiterin kann Personen ausschließen, die andere belästigen oder gefährden, wenn möglich nach einer Warnung.",
  ],
  responsibleTravel: [
    "Lieber Züge als Flugzeuge, lieber Familienhäuser als Hotelketten, Gruppen von höchstens sechzehn. Die Hälfte von dem, was jeder Tag kostet, bleibt an dem Ort, an dem Sie ihn verbringen. Führt eine Reise dennoch durch die Luft, sagt es ihre Seite.",
    "Fragen Sie, bevor Sie jemanden fotografieren, und nehmen Sie ein Nein hin. Geben Sie Kindern keine Süßigkeiten, Stifte oder Geld; wenn Sie helfen möchten, fragen Sie Ihre Reiseleiterin, was der Schule oder der Krankenstation fehlt.",
    "Halten Sie den Abstand zu Tieren, den Ihre Reiseleiterin nennt, und füttern Sie keine. Kaufen Sie nichts aus Elfenbein, Korallen, Muscheln oder Pelz. Bringen Sie eine nachfüllbare Flasche mit, und nehmen Sie nach Hause, was unterwegs niemand entsorgen kann, vor allem Batterien.",
  ],
  rules: [
    "Begegnen Sie Gästen, Reiseleiterinnen und Gastgebern mit Respekt und halten Sie sich an die örtlichen Gesetze. Belästigung, Gewalt und illegale Drogen dulden wir nicht.",
    "Seien Sie rechtzeitig am Treffpunkt und folgen Sie den Sicherheitsanweisungen Ihrer Reiseleiterin: Auf dem Wasser, in der Höhe und in der Nähe von Tieren gilt ihr Wort. Wetter, Straßen oder Ereignisse vor Ort können eine andere Reihenfolge oder Route erzwingen. Sie erhalten dann etwas Gleichwertiges.",
    "Wer unter 18 ist, reist mit einer erwachsenen Person aus derselben Buchung. Wir weisen niemanden wegen des Geschlechts, der Geschlechtsidentität, des Alters, der Herkunft, der Religion, der sexuellen Orientierung oder einer Behinderung ab und erwarten dasselbe von allen in der Gruppe.",
    "Eine Reiseleiterin kann Personen ausschließen, die andere gefährden oder belästigen, wenn möglich nach einer Warnung. Wir helfen der Person, auf eigene Kosten nach Hause zu kommen, und erstatten für den Rest der Reise nichts.",
  ],
  ifSomethingGoesWrong: [
    "Ist ein Leben in Gefahr, rufen Sie zuerst den örtlichen Notruf an, dann uns. Die Notrufnummer des Versicherers steht auf Ihrer Versicherungsbestätigung.",
    "Von 48 Stunden vor der Abreise, bis Sie zu Hause sind, nimmt unter unserer Betreuungsnummer zu jeder Stunde ein Mensch ab. Wer abnimmt, kann Transfers ändern, Ihre Reiseleiterin, ärztliche Hilfe oder den Versicherer erreichen und Sie zurückrufen. Eine E-Mail beantworten wir in dieser Zeit innerhalb von 4 Stunden, sonst innerhalb von einem Arbeitstag.",
    "Verspätet sich Ihr Flug, rufen Sie die Betreuungsnummer an, sobald Sie es wissen. Ist Ihr Pass verloren, brauchen Sie einen Bericht der Polizei und Ihre Botschaft; mit einer Kopie des Passes und zwei Passbildern geht es schneller.",
    "Ist etwas nicht wie vereinbart, sagen Sie es sofort Ihrer Reiseleiterin oder unter der Betreuungsnummer, damit wir es in Ordnung bringen können, solange Sie dort sind. Können wir das nicht, bekommen Sie einen angemessenen Teil des Preises zurück. Hilft auch das nicht, schreiben Sie uns, wenn möglich innerhalb von 28 Tagen nach der Reise. Wir bestätigen den Eingang innerhalb von 2 Arbeitstagen und antworten innerhalb von 14 Tagen.",
    "Beendet ein Ereignis, das niemand verhindern konnte, eine laufende Reise, erstatten wir, was nicht geleistet oder ersetzt wurde, und helfen Ihnen, nach Hause zu kommen. Zusätzliche Nächte und Tickets zahlen Sie dann selbst, wenn die Versicherung oder das Gesetz nichts anderes sagt.",
  ],
  health: [
    "Lassen Sie sich mindestens acht Wochen vor der Abreise ärztlich zu Impfungen und Medikamenten beraten. Lesen Sie, wie anstrengend die Reise ist, und sagen Sie uns vor der Buchung, wenn eine gesundheitliche Einschränkung Sie oder die Gruppe betreffen kann. Für Gesundheitsangaben brauchen wir Ihre Einwilligung, und wir löschen sie 30 Tage nach der Reise.",
    "Periode: In jedem Verbandskasten liegen Binden. Bringen Sie mit, was Sie sonst verwenden, genug für die ganze Reise; Tampons sind vielerorts schwer zu finden. Lange Flüge, Hitze und Höhe können den Zyklus verschieben. Einige wenige Tempel bitten Frauen während der Menstruation, draußen zu bleiben; Ihre Reiseleiterin weiß, welche, damit niemand flüstern muss.",
    "Toiletten: Auf langen Fahrten und Wanderungen kommt manchmal zwei oder drei Stunden lang keine, und manche ist ein Loch hinter einer Tür. Papier, Handgel und ein kleiner Beutel gehören in den Tagesrucksack. Fragen Sie Ihre Reiseleiterin am Morgen, wo die nächste ist. Weniger zu trinken ist der falsche Ausweg, vor allem bei Hitze und in der Höhe.",
    "Medikamente: Tragen Sie sie im Handgepäck, in ihren Schachteln, mit einem Rezept, das den Wirkstoff nennt. Manches, was zu Hause alltäglich ist, ist anderswo verboten; die Botschaft weiß es. Der Verbandskasten ist für kleine Verletzungen, und eine Reiseleiterin ist keine Ärztin: Bringen Sie Ihre eigenen Schmerzmittel, etwas für den Magen und Elektrolytpulver mit.",
  ],
  packing: [
    "Eine Tasche, die Sie selbst heben können, und eine kleine für den Tag. Schichten statt einer dicken Jacke, etwas, das Schultern und Knie bedeckt, und Schuhe, in denen Sie schon gelaufen sind.",
    "In die Tagestasche gehören Pass, Versicherungsbestätigung, Medikamente, eine nachfüllbare Flasche, Papier, Handgel, eine Taschenlampe und eine geladene Powerbank. Im Flugzeug reist die Powerbank im Handgepäck.",
  ],
  roomsAndMeals: [
    "Preise gelten pro Person bei gemeinsamer Nutzung eines Zweibett- oder Doppelzimmers, wenn die Reiseseite nichts anderes sagt. Reisen Sie allein, fragen Sie uns vor der Buchung, ob Sie ein Zimmer teilen können und was ein Einzelzimmer kostet; kleine Häuser haben wenige davon.",
    "Der Reiseverlauf sagt, wie Sie jede Nacht schlafen und welche Mahlzeiten an jedem Tag enthalten sind. Andere Mahlzeiten, und Getränke, wenn die Reiseseite sie nicht nennt, zahlen Sie vor Ort. Hotels können durch andere derselben Kategorie ersetzt werden.",
    "Sagen Sie uns bei der Buchung, was Sie nicht essen, und sagen Sie es Ihrer Reiseleiterin am ersten Tag noch einmal. In Familienküchen ist die Auswahl klein, und Spuren von Nüssen, Milch oder Gluten kann niemand ausschließen.",
  ],
  transport: [
    "Die Reiseseite sagt, wie Sie an jedem Tag unterwegs sind. Flüge zum Beginn und vom Ende der Reise sind nur enthalten, wenn sie das sagt. Wählen Sie Tickets, die sich ändern lassen, denn Flüge oder Hotels, die Sie anderswo gebucht haben, können wir nicht erstatten.",
    "Fahrzeiten sind die eines guten Tages. Wetter, Straßen oder Ereignisse vor Ort können eine andere Reihenfolge oder Route erzwingen. Sie erhalten dann etwas Gleichwertiges.",
    "Legen Sie den Gurt an, wo es einen gibt. Fährt jemand zu schnell für Sie, sagen Sie es Ihrer Reiseleiterin. Wird Ihnen beim Fahren übel, sagen Sie es am ersten Tag und bitten Sie um einen Platz vorn.",
  ],
  moneyMatters: [
    "Der Preis deckt alles, was die Reiseseite als enthalten nennt. Sie sagt auch, was vor Ort gezahlt werden muss und was Sie daneben wahrscheinlich ausgeben werden, mit dem Monat der Schätzung.",
    "Nehmen Sie zwei Karten von zwei Banken mit und bewahren Sie sie getrennt auf, dazu etwas Bargeld in kleinen Scheinen. Sagen Sie Ihrer Bank, wohin Sie reisen. Wählen Sie am Automaten und an der Kasse die Währung des Landes und nicht Ihre eigene: Das ist fast immer günstiger.",
    "Trinkgelder sind freiwillig, und die Reiseseite sagt, was üblich ist. Verlangt jemand Geld für etwas, das als enthalten genannt ist, sagen Sie es Ihrer Reiseleiterin oder unter der Betreuungsnummer.",
  ],
} satisfies NoteText;
