import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Bilder",
  lead: "Bilder für Artikel, Reisen und Seiten: was Sie hochgeladen haben und die Zeichnungen der Website.",
  content: "Inhalte",
  none: "Noch wurde nichts hochgeladen.",
  kinds: { label: "Arten von Bildern", uploads: "Hochgeladen", drawn: "Zeichnungen" },
  upload: {
    title: "Bild hochladen",
    file: "Datei",
    fileHint:
      "JPEG, PNG, WebP oder AVIF, höchstens 5\u00a0MB. Angaben zu Ort und Kamera werden entfernt. Alle nötigen Größen entstehen von selbst.",
    send: "Hochladen",
    sending: "Wird hochgeladen\u00a0…",
  },
  quick: {
    title: "Ein neues Bild hochladen",
    alt: "Was das Bild zeigt, auf Englisch",
    hint: "Die anderen Sprachen und den Blickpunkt ergänzen Sie danach in der Bildersammlung.",
  },
  alts: {
    title: "Was das Bild zeigt",
    hint: "Wird Menschen vorgelesen, die das Bild nicht sehen. Englisch ist nötig; wo eine andere Sprache fehlt, wird der englische Text verwendet.",
    inLanguage: "Auf {{language}}",
  },
  focal: {
    title: "Blickpunkt",
    hint: "Klicken Sie auf das Wichtigste im Bild, oder bewegen Sie die Regler. Diese Stelle bleibt sichtbar, auch wenn das Bild beschnitten wird.",
    focalX: "Von links",
    focalY: "Von oben",
    percent: "{{number}}\u202f%",
    crops: "So wird es beschnitten",
  },
  picture: {
    title: "Bild",
    lead: "{{name}}, {{width}} mal {{height}} Pixel",
    save: "Bild speichern",
    saving: "Wird gespeichert\u00a0…",
  },
  removal: {
    title: "Entfernen",
    shown: "Dieses Bild ist auf der Website zu sehen. Wählen Sie dort zuerst ein anderes.",
    text: "Dieses Bild ist nirgends zu sehen. Hochgeladene Bilder, die eine Woche lang nirgends zu sehen sind, werden von selbst entfernt.",
    send: "Bild entfernen",
    question: "Dieses Bild entfernen?",
    lost: "Das Bild wird in allen Größen gelöscht, ebenso die Texte, die es beschreiben.",
    confirm: "Entfernen",
    busy: "Wird entfernt\u00a0…",
  },
  done: {
    added: { title: "Hochgeladen", text: "Wählen Sie jetzt den Blickpunkt für Stellen, an denen das Bild beschnitten wird." },
    again: {
      title: "Dieses Bild gibt es schon",
      text: "Es wurde schon einmal mit derselben Beschreibung hochgeladen und deshalb nicht noch einmal gespeichert.",
    },
    changed: { title: "Gespeichert", text: "Die Website zeigt es jetzt." },
    removed: { title: "Entfernt", text: "Das Bild und alle seine Größen sind gelöscht." },
  },
  problems: {
    title: "Es wurde nichts geändert",
    unreadable: "Das Formular war nicht lesbar. Bitte laden Sie die Seite neu und senden Sie es noch einmal.",
    shown: "Dieses Bild ist auf der Website zu sehen.",
    drawn: "Die Zeichnungen der Website lassen sich nicht entfernen.",
    undelivered: "Die Website ist gerade nicht erreichbar. Ihre Eingaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal.",
    forbidden:
      "Sie sind nicht mehr angemeldet, oder Ihre Rolle erlaubt es nicht. Ihre Eingaben stehen noch hier. Bitte melden Sie sich in einem anderen Tab an und senden Sie sie dann noch einmal.",
  },
  errors: {
    altRequired: "Bitte sagen Sie auf Englisch, was das Bild zeigt.",
    altTooLong: "Höchstens {{limit}} Zeichen.",
    empty: "Bitte wählen Sie eine Datei.",
    too_many_bytes: "Die Datei ist größer als 5\u00a0MB.",
    too_many_pixels: "Das Bild hat mehr als 40 Millionen Pixel.",
    no_picture: "Das ist kein lesbares Bild. Möglich sind JPEG, PNG, WebP und AVIF.",
    focal: "Bitte geben Sie eine Zahl von 0 bis 100 ein.",
  },
} satisfies Translation<typeof source>;
