import type source from "#app/i18n/en/setup.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  link: {
    open: {
      title: "Ihr Konto anlegen",
      text: "Sie sind hier die Erste. Dieses Konto gehört der Inhaberin: Sie sehen den Verwaltungsbereich und dürfen darin alles.",
    },
    done: {
      title: "Diese Website ist schon eingerichtet",
      text: "Jemand verwaltet sie bereits, deshalb öffnet dieser Link nichts mehr. Sind Sie es selbst, melden Sie sich bitte an.",
    },
    expired: {
      title: "Dieser Link ist abgelaufen",
      text: "Er galt 24 Stunden. Starten Sie die Website neu (npm start): Sie zeigt dann einen neuen.",
    },
    unknown: {
      title: "Dieser Link stimmt nicht",
      text: "Vielleicht fehlt ein Teil. Kopieren Sie ihn ganz aus dem Fenster, in dem die Website gestartet wurde, oder aus der Datei setup-link.txt in ihrem Datenordner, oder starten Sie sie neu und nehmen den neuen Link.",
    },
    tooMany: "Bitte warten Sie einen Moment",
    taken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Geben Sie dessen Passwort ein oder wählen Sie eine andere Adresse.",
    submit: "Konto anlegen",
    submitting: "Konto wird angelegt\u00a0…",
    signIn: "Anmelden",
    home: "Zur Startseite",
  },
  questions: {
    title: "Ihre Agentur einrichten",
    lead: "Sechs Fragen. Sie können jede überspringen: Alles lässt sich später in den Einstellungen ändern.",
    steps: "Die sechs Fragen",
    place: "Frage {{number}} von {{total}}",
    save: "Speichern und weiter",
    skip: "Überspringen",
    done: { title: "Das war alles", text: "Die Liste auf dieser Seite zeigt, was vor der ersten Buchung noch zu tun ist." },
    company: {
      name: "Firma",
      title: "Wie heißt Ihre Agentur?",
      text: "Der Name steht auf jeder Seite und in jeder E-Mail, der volle Firmenname auf Rechnungen und in den Bedingungen.",
    },
    email: {
      name: "Kontakt",
      title: "Wo können Kundinnen und Kunden Sie erreichen?",
      text: "Diese Adresse und diese Nummer stehen auf jeder Seite, und an die Adresse gehen die Nachrichten der Besucher.",
      phone: "Telefonnummer für Kunden",
      phoneHint: "Mit Ländervorwahl: +91 11 4000 2015.",
      label: "E-Mail-Adresse für Kunden",
      server: "Ein E-Mail-Server ist eingetragen: E-Mails verlassen diese Website.",
      noServer:
        "Noch ist kein E-Mail-Server eingetragen, deshalb warten E-Mails auf dieser Website. Wer den Server betreibt, trägt einen ein (SMTP_URL) und startet die Website neu. Was gewartet hat, wird dann gesendet.",
    },
    address: {
      name: "Anschrift",
      title: "Wo ist Ihr Büro?",
      text: "Die Anschrift steht auf der Kontaktseite, auf Rechnungen und in den Bedingungen.",
      further: "Sprechzeiten, der Ort auf der Karte und Ihre sozialen Netzwerke stehen in den Einstellungen.",
    },
    rates: {
      name: "Währungen",
      title: "Was ist ein Dollar wert?",
      text: "Preise geben Sie in US-Dollar ein. Kunden sehen sie zu diesen Kursen in Rupien, Euro, Pfund oder Dollar.",
    },
    payment: {
      name: "Zahlung",
      title: "Wie sollen Kunden bezahlen?",
      text: "Per Überweisung auf dieses Konto, per Karte oder beides. Bis Sie Ihr eigenes Konto eintragen, zeigt die Website eines, das es nicht gibt.",
      cards: "Karten sind auch eingerichtet: Kunden können auf der Seite von Stripe bezahlen.",
      noCards:
        "Für Karten brauchen Sie ein Konto bei Stripe. Wer den Server betreibt, trägt dessen zwei Schlüssel ein (STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET) und startet die Website neu.",
    },
    demo: {
      name: "Demo",
      title: "Die Demo-Inhalte vorerst behalten?",
      text: "Reisen, Artikel, Bewertungen und Personen auf der Website sind erfunden. Sie eignen sich zum Üben; entfernen Sie sie, bevor Kunden kommen.",
      label: "Die Demo-Inhalte",
      keep: "Behalten und damit üben",
      remove: "Jetzt entfernen",
      what: "Wenn Sie sie entfernen, geht das hier. Was Sie selbst angelegt haben, bleibt.",
    },
  },
  checklist: {
    title: "Vor der ersten Buchung",
    text: "Die Website prüft jeden Punkt selbst. Ist alles erledigt, verschwindet diese Liste.",
    progress: "{{done}} von {{total}} erledigt",
    done: "Erledigt",
    open: "Zu tun",
    contacts: {
      title: "Die Kontaktdaten sind Ihre eigenen",
      open: "Besucher lesen noch Telefonnummer, E-Mail-Adresse, Anschrift oder soziale Netzwerke des Beispiels. Prüfen Sie auch die Sprechzeiten.",
      contacts: "Kontaktdaten eintragen",
      social: "Netzwerke eintragen",
    },
    payment: {
      title: "Kunden können Sie bezahlen",
      open: "Das Bankkonto ist noch ein Beispiel, das es nicht gibt. Tragen Sie Ihr eigenes ein oder lassen Sie Karten einrichten.",
      action: "Bankkonto eintragen",
    },
    mail: {
      title: "E-Mails kommen an",
      noServer:
        "Kein E-Mail-Server ist eingetragen, deshalb wartet jede E-Mail auf dieser Website. Fragen Sie den Anbieter Ihres Postfachs nach dem Namen des Postausgangsservers (SMTP), dem Port, dem Benutzernamen und dem Passwort. Wer den Server dieser Website betreibt, trägt sie in einer Zeile ein, etwa SMTP_URL=smtp://name:passwort@smtp.example.com:587, und startet die Website neu. Was wartet, wird dann gesendet.",
      untried:
        "Ein E-Mail-Server ist eingetragen, aber er hat noch nichts gesendet. Probieren Sie ihn mit einer E-Mail an sich selbst aus.",
      failed: "Der E-Mail-Server hat die letzte E-Mail nicht angenommen. Seine Antwort: {{answer}}",
      action: "Test an {{email}} senden",
      sending: "Wird gesendet\u00a0…",
    },
    rates: {
      title: "Die Wechselkurse sind frisch",
      open: "Sie sind vom {{day}}. Nach 30 Tagen sollten sie geprüft werden.",
      example: "Die Kurse sind die des Beispiels. Tragen Sie die heutigen ein oder bestätigen Sie sie.",
      action: "Kurse prüfen",
    },
    tour: {
      title: "Eine eigene Reise ist buchbar",
      open: "Beschreiben Sie sie, geben Sie ihr Termine und veröffentlichen Sie sie.",
      action: "Reise anlegen",
    },
    demo: {
      title: "Die Demo-Inhalte sind weg",
      open: "Besucher sehen Reisen, Bewertungen, Personen und eine Geschichte der Agentur, die erfunden sind.",
      action: "Demo-Inhalte entfernen",
    },
  },
  test: {
    subject: "Ein Test Ihrer Website",
    preview: "Ihre Website kann E-Mails senden.",
    heading: "Es funktioniert",
    text: "{{name}}, Sie haben Ihre Website um diese E-Mail gebeten. Sie ist angekommen, also kommen auch die E-Mails an Ihre Kunden an.",
    sent: { title: "Der Test ist gesendet", text: "Der E-Mail-Server hat ihn für {{email}} angenommen und geantwortet: {{answer}}" },
    failed: { title: "Der Test wurde nicht gesendet", answer: "Der Server sagt: {{answer}}" },
    reasons: {
      noServer: "Kein E-Mail-Server ist eingetragen (SMTP_URL).",
      unreachable: "An der Adresse des E-Mail-Servers antwortet nichts. Prüfen Sie Name und Port in SMTP_URL.",
      unknownHost: "Einen Server dieses Namens gibt es nicht. Prüfen Sie die Adresse in SMTP_URL.",
      timeout: "Der E-Mail-Server hat nicht rechtzeitig geantwortet. Vielleicht ist der Port falsch, oder eine Firewall steht dazwischen.",
      login: "Der E-Mail-Server hat Benutzername oder Passwort aus SMTP_URL nicht angenommen.",
      secure:
        "Eine sichere Verbindung zum E-Mail-Server kam nicht zustande. Prüfen Sie, ob SMTP_URL mit smtps:// oder smtp:// beginnen muss.",
      address:
        "Der E-Mail-Server hat den Absender oder Ihre Adresse abgelehnt. Prüfen Sie den Absender, mit dem die Website gestartet wurde, und die E-Mail-Adresse in den Einstellungen.",
      other: "Der E-Mail-Server hat die E-Mail abgelehnt.",
    },
  },
  demo: {
    title: "Demo-Inhalte",
    lead: "Erfundene Reisen, Artikel, Bewertungen und Personen, damit sich die Website ausprobieren lässt, bevor sie eigene hat.",
    shown: "Die Website zeigt die Demo-Inhalte",
    what: "Das wird entfernt:",
    stays: "Was Sie selbst angelegt haben, bleibt, ebenso alles, was Sie in den Einstellungen geändert haben.",
    remove: "Demo-Inhalte entfernen\u00a0…",
    gone: "Auf der Website sind keine Demo-Inhalte",
    goneText:
      "Sie können sie jederzeit wieder laden, etwa um einer Kollegin zu zeigen, wie die Website funktioniert. Sie sind dann für alle sichtbar.",
    load: "Demo-Inhalte laden",
    loading: "Wird geladen\u00a0…",
    more: "Entfernen",
    kinds: {
      tours: "Reisen",
      departures: "Deren Termine",
      destinations: "Reiseziele",
      articles: "Artikel",
      testimonials: "Stimmen auf der Startseite",
      team: "Personen im Team",
      reviews: "Beispielbewertungen",
    },
    confirm: {
      title: "Demo-Inhalte entfernen?",
      text: "Besucher sehen sie ab sofort nicht mehr. Sie können sie später wieder laden; was Sie daran geändert haben, geht verloren.",
      button: "Entfernen",
      busy: "Wird entfernt\u00a0…",
    },
    removed: {
      title: "Die Demo-Inhalte sind entfernt",
      text: "Besucher sehen nichts mehr davon.",
      left: "Noch vom Beispiel sind: {{what}}. Bitte tragen Sie Ihre eigenen Angaben in den Einstellungen ein.",
    },
    samples: { contacts: "die Kontaktdaten", social: "die sozialen Netzwerke", bankTransfer: "das Bankkonto" },
    loaded: { title: "Die Demo-Inhalte sind geladen", text: "Sie sind für alle sichtbar." },
    booked: {
      title: "Die Demo-Inhalte sind noch da.",
      text: "Jemand hat eine Demo-Reise gebucht. Stornieren Sie diese Buchungen, oder warten Sie, bis die unbezahlten abgelaufen sind, und versuchen Sie es dann noch einmal.",
    },
    problems: {
      title: "Es hat sich nichts geändert",
      unreadable: "Das Formular war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
      undelivered: "Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
      forbidden: "Sie sind nicht mehr angemeldet, oder Ihre Rolle erlaubt es nicht.",
    },
  },
  staff: {
    title: "Die aufgerufene Seite ist für das Team",
    signedOut: "Wenn Sie hier arbeiten, melden Sie sich an: Danach kommen Sie zu der Seite zurück, die Sie aufgerufen haben.",
    signedIn: "Ihr Konto hat keine Rolle im Team. Wer die Website verwaltet, kann Ihnen eine geben.",
    signIn: "Anmelden",
  },
} satisfies Translation<typeof source>;
