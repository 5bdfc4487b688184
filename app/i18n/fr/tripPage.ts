import type source from "#app/i18n/en/tripPage.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  facts: { label: "L’essentiel" },
  days: {
    openAll: "Tout ouvrir",
    closeAll: "Tout fermer",
    stops: "Étapes",
    optional: "En option",
    ascent: "{{metres}} m de montée",
  },
  guide: {
    heading: "Qui vous guide",
    speaks: "Parle {{languages}}",
    since: "Avec nous depuis {{year}}",
    ask: "Écrire à {{name}}",
    subject: "Pour {{guide}} : {{tour}}",
  },
  right: "Ce voyage est-il fait pour vous ?",
  cost: {
    heading: "Ce que cela coûte au bout du compte",
    lead: "Notre estimation pour une personne : le prix du voyage, ce que vous payez sur place et ce que vous dépenserez sans doute en plus.",
    what: "Pour quoi",
    amount: "Par personne",
    price: "Prix du voyage",
    spot: "À payer sur place",
    spotAmount: "À payer sur place : {{amount}}",
    estimated: "État : {{month}}.",
    stale: "Estimation de plus d’un an ({{month}}) : demandez-nous avant de vous y fier.",
    nothing: "Rien",
    sum: "En tout",
  },
  points: {
    start: "Où nous nous retrouvons",
    end: "Où le voyage finit",
    local: "À montrer au chauffeur",
    byDay: "De jour",
    afterDark: "Après la tombée de la nuit",
  },
  bring: "Ce qu’il faut emporter",
  womenLed: "Guidé par des femmes, en faits",
  access: { heading: "Accessibilité", ask: "À qui demander" },
  questions: "Questions et réponses",
  languages: "Langues",
  refund: {
    full: "Remboursement intégral jusqu’au {{date}}",
    part: "{{percent}} remboursés jusqu’au {{date}}",
    none: "Ce départ n’est plus remboursable.",
    fee: "Nous retenons {{fee}} de frais de dossier par réservation.",
  },
} satisfies Translation<typeof source>;
