import type source from "#app/i18n/en/pictures.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Images",
  lead: "Ce que les articles, les voyages et les pages peuvent montrer : vos images et les dessins du site.",
  content: "Contenu",
  none: "Rien n’a encore été envoyé.",
  kinds: { label: "Sortes d’images", uploads: "Envoyées", drawn: "Dessins" },
  upload: {
    title: "Envoyer une image",
    file: "Fichier",
    fileHint: "JPEG, PNG, WebP ou AVIF, 5 Mo au plus. Le lieu et l’appareil en sont retirés, et toutes les tailles en sont tirées.",
    send: "Envoyer",
    sending: "Envoi…",
  },
  quick: {
    title: "Envoyer une nouvelle image",
    alt: "Ce qu’elle montre, en anglais",
    hint: "Les autres langues et le point à regarder se règlent ensuite dans la collection.",
  },
  alts: {
    title: "Ce qu’elle montre",
    hint: "Lu à haute voix à qui ne la voit pas. L’anglais est nécessaire ; il remplace une langue qui manque.",
    inLanguage: "En {{language}}",
  },
  focal: {
    title: "Où regarder",
    hint: "Cliquez sur l’essentiel ou déplacez les curseurs. Il reste visible partout où l’image est recadrée.",
    focalX: "Depuis la gauche",
    focalY: "Depuis le haut",
    percent: "{{number}} %",
    crops: "Comment elle est recadrée",
  },
  picture: {
    title: "Image",
    lead: "{{name}}, {{width}} sur {{height}} pixels",
    save: "Enregistrer l’image",
    saving: "Enregistrement…",
  },
  removal: {
    title: "Retirer",
    shown: "Elle est montrée sur le site. Choisissez-y d’abord une autre image.",
    text: "Rien ne la montre. Une image que rien ne montre une semaine après son envoi est retirée d’elle-même.",
    send: "Retirer l’image",
  },
  done: {
    added: { title: "Envoyée", text: "Choisissez maintenant où regarder quand l’image est recadrée." },
    again: {
      title: "Cette image est là",
      text: "Elle avait déjà été envoyée avec les mêmes mots ; rien n’a été enregistré une seconde fois.",
    },
    changed: { title: "Enregistrée", text: "Le site la montre ainsi désormais." },
    removed: { title: "Retirée", text: "L’image et toutes ses tailles ont été supprimées." },
  },
  problems: {
    title: "Rien n’a été modifié",
    unreadable: "Ce qui a été envoyé ne correspond à aucun formulaire de cette page. Veuillez recharger la page.",
    shown: "L’image est montrée sur le site.",
    drawn: "Un dessin du site y reste.",
    undelivered: "Le site est resté injoignable. Votre saisie est toujours là : réessayez dans un instant.",
    forbidden:
      "Vous n’êtes plus connecté en tant qu’administrateur. Votre saisie est toujours là : connectez-vous dans un autre onglet, puis envoyez-la à nouveau.",
  },
  errors: {
    altRequired: "Veuillez dire en anglais ce que montre l’image.",
    altTooLong: "{{limit}} caractères au plus.",
    empty: "Veuillez choisir un fichier.",
    too_many_bytes: "Le fichier dépasse 5 Mo.",
    too_many_pixels: "L’image a plus de 40 millions de pixels.",
    no_picture: "Ce n’est pas une image lisible. JPEG, PNG, WebP et AVIF le sont.",
    focal: "Un nombre de 0 à 100.",
  },
} satisfies Translation<typeof source>;
