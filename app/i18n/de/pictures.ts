import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Bilder",
  lead: "Was Artikel, Reisen und Seiten zeigen können: Ihre hochgeladenen Bilder und die Zeichnungen der Website.",
  content: "Inhalte",
  none: "Noch wurde nichts hochgeladen.",
  kinds: { label: "Arten von Bildern", uploads: "Hochgeladen", drawn: "Zeichnungen" },
  upload: {
    title: "Bild hochladen",
    file: "Datei",
    fileHint: "JPEG, PNG, WebP oder AVIF, höchstens 5 MB. Angaben zu Ort und Kamera werden entfernt, alle Größen daraus erzeugt.",
    send: "Hochladen",
    sending: "Wird hochgeladen …",
  },
  quick: {
    title: "Ein neues Bild hochladen",
    alt: "Was es zeigt, auf Englisch",
    hint: "Andere Sprachen und den Blickpunkt legen Sie danach in der Bildersammlung fest.",
  },
  alts: {
    title: "Was es zeigt",
    hint: "Wird vorgelesen, wenn jemand das Bild nicht sieht. Englisch ist nötig; es steht ein, wo eine andere Sprache fehlt.",
    inLanguage: "Auf {{language}}",
  },
  focal: {
    title: "Wohin man blickt",
    hint: "Klicken Sie auf das Wichtigste, oder bewegen Sie die Regler. Es bleibt im Blick, wo immer das Bild beschnitten wird.",
    focalX: "Von links",
    focalY: "Von oben",
    percent: "{{number}} %",
    crops: "So wird es beschnitten",
  },
  picture: {
    title: "Bild",
    lead: "{{name}}, {{width}} mal {{height}} Pixel",
    save: "Bild speichern",
    saving: "Wird gespeichert …",
  },
  removal: {
    title: "Entfernen",
    shown: "Es wird auf der Website gezeigt. Wählen Sie dort zuerst ein anderes Bild.",
    text: "Nirgends wird es gezeigt. Was eine Woche nach dem Hochladen nirgends gezeigt wird, wird von selbst entfernt.",
    send: "Bild entfernen",
    question: "Dieses Bild entfernen?",
    lost: "Das Bild wird in allen Größen gelöscht, mit den Texten, die sagen, was es zeigt.",
    confirm: "Entfernen",
    busy: "Wird entfernt …",
  },
  done: {
    added: { title: "Hochgeladen", text: "Wählen Sie nun, wohin man blickt, wenn das Bild beschnitten wird." },
    again: {
      title: "Dieses Bild ist da",
      text: "Es wurde schon einmal mit denselben Worten gesendet; ein zweites Mal wurde nichts gespeichert.",
    },
    changed: { title: "Gespeichert", text: "Die Website zeigt es jetzt." },
    removed: { title: "Entfernt", text: "Das Bild und alle seine Größen sind gelöscht." },
  },
  problems: {
    title: "Nichts wurde geändert",
    unreadable: "Was gesendet wurde, ist keines der Formulare dieser Seite. Bitte laden Sie die Seite neu.",
    shown: "Das Bild wird auf der Website gezeigt.",
    drawn: "Eine Zeichnung der Website bleibt.",
    undelivered: "Die Website war nicht erreichbar. Was Sie eingegeben haben, steht noch hier: Versuchen Sie es gleich noch einmal.",
    forbidden:
      "Sie sind nicht mehr als Admin angemeldet. Was Sie eingegeben haben, steht noch hier: Melden Sie sich in einem anderen Tab an und senden Sie es dann noch einmal.",
  },
  errors: {
    altRequired: "Bitte sagen Sie auf Englisch, was das Bild zeigt.",
    altTooLong: "Höchstens {{limit}} Zeichen.",
    empty: "Bitte wählen Sie eine Datei.",
    too_many_bytes: "Die Datei ist größer als 5 MB.",
    too_many_pixels: "Das Bild hat mehr als 40 Millionen Pixel.",
    no_picture: "Das ist kein lesbares Bild. Möglich sind JPEG, PNG, WebP und AVIF.",
    focal: "Eine Zahl von 0 bis 100.",
  },
} satisfies Translation<typeof source>;
