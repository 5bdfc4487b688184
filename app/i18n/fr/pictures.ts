import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Images",
  lead: "Ce que les articles, les voyages et les pages peuvent montrer : les images que vous envoyez et les dessins fournis avec le site.",
  content: "Contenu",
  none: "Rien n’a encore été envoyé.",
  kinds: { label: "Types d’images", uploads: "Envoyées", drawn: "Dessins" },
  upload: {
    title: "Envoyer une image",
    file: "Fichier",
    fileHint:
      "JPEG, PNG, WebP ou AVIF, 5 Mo au plus. Les données de lieu et d’appareil sont effacées, et toutes les tailles sont créées à partir de ce fichier.",
    send: "Envoyer",
    sending: "Envoi…",
  },
  quick: {
    title: "Envoyer une nouvelle image",
    alt: "Ce qu’elle montre, en anglais",
    hint: "Les autres langues et le point d’intérêt se règlent ensuite dans la bibliothèque.",
  },
  alts: {
    title: "Ce qu’elle montre",
    hint: "Ce texte est lu à voix haute aux personnes qui ne voient pas l’image. L’anglais est obligatoire ; il remplace les langues qui manquent.",
    inLanguage: "En {{language}}",
  },
  focal: {
    title: "Point d’intérêt",
    hint: "Cliquez sur l’essentiel ou déplacez les curseurs. Ce point reste visible partout où l’image est recadrée.",
    focalX: "Depuis la gauche",
    focalY: "Depuis le haut",
    percent: "{{number}} %",
    crops: "Aperçu des recadrages",
  },
  picture: {
    title: "Image",
    lead: "{{name}}, {{width}} sur {{height}} pixels",
    save: "Enregistrer l’image",
    saving: "Enregistrement…",
  },
  removal: {
    title: "Supprimer",
    shown: "Elle est affichée sur le site. Choisissez-y d’abord une autre image.",
    text: "Elle n’est affichée nulle part. Une image envoyée qui n’est affichée nulle part au bout d’une semaine est supprimée automatiquement.",
    send: "Supprimer l’image",
    question: "Supprimer cette image ?",
    lost: "L’image et toutes ses tailles seront supprimées, avec les textes qui la décrivent.",
    confirm: "Supprimer",
    busy: "Suppression…",
  },
  done: {
    added: { title: "Envoyée", text: "Choisissez maintenant le point d’intérêt, qui reste visible quand l’image est recadrée." },
    again: {
      title: "Cette image existe déjà",
      text: "Elle avait déjà été envoyée avec les mêmes textes ; rien n’a été enregistré une seconde fois.",
    },
    changed: { title: "Enregistrée", text: "Le site l’affiche ainsi désormais." },
    removed: { title: "Supprimée", text: "L’image et toutes ses tailles ont été supprimées." },
  },
  problems: {
    title: "Rien n’a été modifié",
    unreadable: "Ce qui a été envoyé ne correspond à aucun formulaire de cette page. Veuillez recharger la page.",
    shown: "L’image est affichée sur le site.",
    drawn: "Un dessin fourni avec le site ne peut pas être supprimé.",
    undelivered: "Le site n’a pas pu être joint. Ce que vous avez saisi est toujours là : réessayez dans un instant.",
    forbidden:
      "Votre connexion à l’administration a pris fin. Ce que vous avez saisi est toujours là : reconnectez-vous dans un autre onglet, puis renvoyez-le.",
  },
  errors: {
    altRequired: "Veuillez indiquer en anglais ce que montre l’image.",
    altTooLong: "{{limit}} caractères au plus.",
    empty: "Veuillez choisir un fichier.",
    too_many_bytes: "Le fichier dépasse 5 Mo.",
    too_many_pixels: "L’image a plus de 40 millions de pixels.",
    no_picture: "Ce fichier n’est pas une image lisible. Formats acceptés : JPEG, PNG, WebP et AVIF.",
    focal: "Un nombre de 0 à 100.",
  },
} satisfies Translation<typeof source>;
