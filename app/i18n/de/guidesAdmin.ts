import type source from "#app/i18n/en/guidesAdmin.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Reiseleiterinnen",
  lead: "Die Frauen, die unsere Reisen leiten. Besucher lernen jede auf den Seiten ihrer Reisen kennen.",
  new: "Neue Reiseleiterin",
  caption: "Reiseleiterinnen ({{total}})",
  empty: "Noch keine Reiseleiterinnen",
  emptyText: "Legen Sie die erste an und wählen Sie dann ihre Reisen.",
  noTour: "Keine Reise",
  ledBy: "{{tour}} (leitet jetzt {{name}})",
  formTitle: "Wer sie ist",
  formLead: "Name, Wohnort und ihre zwei Sätze in jeder Sprache; alles andere gilt für alle Sprachen.",
  columns: { since: "Seit" },
  fields: {
    name: "Name",
    place: "Wo sie lebt",
    about: "Zwei Sätze über sie",
    languages: "Sprachen, die sie spricht",
    since: "Leitet für uns seit dem Jahr",
    picture: "Porträt",
    tours: "Reisen, die sie leitet",
  },
  hints: {
    about: "20 bis 400 Zeichen.",
    languages: "Codes aus zwei Buchstaben, ihre eigene Sprache zuerst. Zum Beispiel: ja, en, fr",
    tours: "Eine Reise hat eine Reiseleiterin: Wählen Sie sie hier, so geht sie von ihrer jetzigen Leiterin über.",
  },
  removal: {
    title: "Diese Reiseleiterin löschen",
    leads:
      "{{name}} leitet {{tours}}. Geben Sie diese Reisen einer anderen Reiseleiterin, oder wählen Sie sie oben ab und speichern Sie; danach können Sie sie löschen.",
    send: "Reiseleiterin löschen",
    busy: "Wird gelöscht…",
    question: "{{name}} löschen?",
    lost: "Auch ihre Texte in allen Sprachen werden gelöscht. Das lässt sich nicht rückgängig machen.",
  },
  done: {
    saved: "Gespeichert",
    savedText: "„{{name}}“ ist gespeichert und sofort zu sehen.",
    deleted: "Reiseleiterin gelöscht",
    deletedText: "{{name}} gehört nicht mehr zu den Reiseleiterinnen.",
  },
  problems: {
    stale: {
      title: "Jemand anderes hat diese Reiseleiterin gerade geändert",
      text: "Es wurde nichts gespeichert. Ihre Eingaben sind noch da: Speichern Sie trotzdem, um die andere Änderung zu ersetzen, oder sehen Sie sich die Seite vorher in einem anderen Tab an.",
    },
    absent: {
      title: "Diese Reiseleiterin gibt es nicht mehr",
      text: "Sie wurde inzwischen gelöscht. Es wurde nichts gespeichert.",
    },
    leads: {
      title: "Nicht gelöscht",
      text: "Sie leitet {{tours}}. Geben Sie diese Reisen zuerst einer anderen Reiseleiterin.",
    },
  },
  notes: {
    title: "Reisehinweise",
    lead: "Was für alle Reisen oder für die Reisen in einem Land gilt, wo eine Reise selbst nichts sagt.",
    caption: "Reisehinweise ({{total}})",
    owner: "Für Reisen in",
    site: "Alle Länder",
    sections: "Abschnitte",
    sectionsOf: "{{written}} von {{all}}",
    nothing: "Noch nichts geschrieben",
    missing: "Dorthin führen Reisen, und es gibt noch keine Hinweise: {{countries}}.",
    add: "Ein weiteres Land",
    addSend: "Hinweise schreiben",
    ofSite: "Hinweise für alle Reisen",
    ofCountry: "Hinweise zum Land: {{country}}",
    siteLead: "Ein leerer Abschnitt wird nicht gezeigt. Was ein Land oder eine Reise selbst sagt, geht vor.",
    countryLead: "Ein leerer Abschnitt zeigt, was für alle Reisen geschrieben ist. Was eine Reise selbst sagt, geht vor.",
    paragraphs: "Jede Zeile ist ein Absatz, höchstens 12 in einem Abschnitt.",
    stale: {
      title: "Jemand anderes hat diese Hinweise gerade geändert",
      text: "Es wurde nichts gespeichert. Ihre Eingaben sind noch da: Speichern Sie trotzdem, um die andere Änderung zu ersetzen, oder sehen Sie sich die Seite vorher in einem anderen Tab an.",
    },
  },
} satisfies Translation<typeof source>;
