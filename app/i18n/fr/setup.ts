import type source from "#app/i18n/en/setup.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  link: {
    open: {
      title: "Créez votre compte",
      text: "Vous êtes la première personne ici. Ce compte sera celui de la propriétaire : vous verrez l’administration et pourrez tout y faire.",
    },
    done: {
      title: "Ce site est déjà configuré",
      text: "Quelqu’un l’administre déjà, ce lien n’ouvre donc plus rien. Si c’est vous, veuillez vous connecter.",
    },
    expired: {
      title: "Ce lien a expiré",
      text: "Il était valable 24 heures. Redémarrez le site (npm start) : il en affichera un nouveau.",
    },
    unknown: {
      title: "Ce lien n’est pas le bon",
      text: "Il en manque peut-être une partie. Copiez-le en entier depuis la fenêtre où le site a été démarré, ou redémarrez le site pour en avoir un nouveau.",
    },
    tooMany: "Veuillez patienter un peu",
    taken: "Cette adresse e-mail a déjà un compte. Saisissez le mot de passe de ce compte, ou choisissez une autre adresse.",
    submit: "Créer mon compte",
    submitting: "Création du compte…",
    signIn: "Se connecter",
    home: "Page d’accueil",
  },
  questions: {
    title: "Configurer votre agence",
    lead: "Cinq questions. Vous pouvez passer chacune d’elles : tout se change plus tard dans les paramètres.",
    steps: "Les cinq questions",
    place: "Question {{number}} sur {{total}}",
    save: "Enregistrer et continuer",
    skip: "Passer",
    done: { title: "C’est tout", text: "La liste de cette page dit ce qui reste à faire avant la première réservation." },
    company: {
      name: "Société",
      title: "Comment s’appelle votre agence ?",
      text: "Le nom figure sur chaque page et dans chaque e-mail, la raison sociale sur les factures et dans les conditions.",
    },
    email: {
      name: "E-mail",
      title: "Où vos clients peuvent-ils vous écrire ?",
      text: "Cette adresse figure sur chaque page, et les messages des visiteurs y arriveront. Les numéros de téléphone et l’adresse postale sont dans les paramètres.",
      label: "Adresse e-mail pour les clients",
      server: "Un serveur d’e-mail est configuré : les e-mails quitteront ce site.",
      noServer:
        "Aucun serveur d’e-mail n’est encore configuré : les e-mails attendront sur ce site. La personne qui gère le serveur en indique un (SMTP_URL) et redémarre le site ; ce qui attendait partira alors.",
    },
    rates: {
      name: "Devises",
      title: "Combien vaut un dollar ?",
      text: "Vous saisissez les prix en dollars américains. Les clients les voient en roupies, en euros, en livres ou en dollars, à ces taux.",
    },
    payment: {
      name: "Paiement",
      title: "Comment vos clients vous paieront-ils ?",
      text: "Par virement sur ce compte, par carte, ou les deux. Tant que vous n’avez pas saisi votre propre compte, le site en montre un qui n’existe pas.",
      cards: "Les cartes sont aussi configurées : les clients peuvent payer sur la page de Stripe.",
      noCards:
        "Pour les cartes, il vous faut un compte Stripe. La personne qui gère le serveur saisit ses deux clés (STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET) et redémarre le site.",
    },
    demo: {
      name: "Démo",
      title: "Garder le contenu de démonstration pour l’instant ?",
      text: "Les voyages, les articles, les avis et les personnes du site sont inventés. Ils servent à s’exercer ; retirez-les avant l’arrivée des clients.",
      label: "Le contenu de démonstration",
      keep: "Le garder pour s’exercer",
      remove: "Le retirer maintenant",
      what: "Ceci sera retiré. Ce que vous avez ajouté vous-même restera.",
    },
  },
  checklist: {
    title: "Avant la première réservation",
    text: "Le site vérifie chaque point lui-même. Quand tout sera fait, cette liste disparaîtra.",
    progress: "{{done}} sur {{total}} faits",
    done: "Fait",
    open: "À faire",
    payment: {
      title: "Les clients peuvent vous payer",
      open: "Le compte bancaire est encore un exemple qui n’existe pas. Saisissez le vôtre, ou faites configurer les cartes.",
      action: "Saisir le compte bancaire",
    },
    mail: {
      title: "Les e-mails arrivent",
      noServer:
        "Aucun serveur d’e-mail n’est configuré : chaque e-mail attend sur ce site. La personne qui gère le serveur en indique un (SMTP_URL) et redémarre le site.",
      untried: "Un serveur d’e-mail est configuré, mais il n’a encore rien envoyé. Essayez-le en vous écrivant à vous-même.",
      failed: "Le serveur d’e-mail n’a pas accepté le dernier message. Sa réponse : {{answer}}",
      action: "Envoyer un essai à {{email}}",
      sending: "Envoi…",
    },
    rates: {
      title: "Les taux de change sont récents",
      open: "Ils datent du {{day}}. Après 30 jours, ils sont à revoir.",
      action: "Revoir les taux",
    },
    tour: {
      title: "Un voyage à vous peut être réservé",
      open: "Rédigez-le, donnez-lui des dates et publiez-le.",
      action: "Créer un voyage",
    },
    demo: {
      title: "Le contenu de démonstration est retiré",
      open: "Les visiteurs voient des voyages, des avis et des personnes inventés.",
      action: "Retirer la démonstration",
    },
  },
  test: {
    subject: "Un essai de votre site",
    preview: "Votre site peut envoyer des e-mails.",
    heading: "Tout fonctionne",
    text: "{{name}}, vous avez demandé cet e-mail à votre site. Il est arrivé : ceux de vos clients arriveront aussi.",
    sent: { title: "L’essai est envoyé", text: "Le serveur d’e-mail l’a accepté pour {{email}} et a répondu : {{answer}}" },
    failed: { title: "L’essai n’a pas été envoyé", answer: "Le serveur dit : {{answer}}" },
    reasons: {
      noServer: "Aucun serveur d’e-mail n’est configuré (SMTP_URL).",
      unreachable: "Rien ne répond à l’adresse du serveur d’e-mail. Vérifiez son nom et son port dans SMTP_URL.",
      unknownHost: "Aucun serveur ne porte ce nom. Vérifiez l’adresse dans SMTP_URL.",
      timeout: "Le serveur d’e-mail n’a pas répondu à temps. Le port est peut-être faux, ou un pare-feu se trouve entre les deux.",
      login: "Le serveur d’e-mail n’a pas accepté le nom d’utilisateur ou le mot de passe de SMTP_URL.",
      secure:
        "Aucune connexion sécurisée avec le serveur d’e-mail n’a été possible. Vérifiez si SMTP_URL doit commencer par smtps:// ou smtp://.",
      address:
        "Le serveur d’e-mail a refusé l’expéditeur ou votre adresse. Vérifiez l’expéditeur avec lequel le site a été démarré, et l’adresse e-mail dans les paramètres.",
      other: "Le serveur d’e-mail a refusé le message.",
    },
  },
  demo: {
    title: "Contenu de démonstration",
    lead: "Des voyages, des articles, des avis et des personnes inventés, pour essayer le site avant qu’il ait les siens.",
    shown: "Le site montre le contenu de démonstration",
    what: "Ceci sera retiré :",
    stays: "Ce que vous avez ajouté vous-même restera, comme tout ce que vous avez changé dans les paramètres.",
    remove: "Retirer la démonstration…",
    gone: "Le site n’a pas de contenu de démonstration",
    goneText: "Vous pouvez le charger de nouveau à tout moment, par exemple pour montrer le site à une collègue. Tout le monde le verra.",
    load: "Charger la démonstration",
    loading: "Chargement…",
    more: "Le retirer",
    kinds: {
      tours: "Voyages",
      departures: "Leurs départs",
      destinations: "Destinations",
      articles: "Articles",
      testimonials: "Citations de la page d’accueil",
      team: "Personnes de l’équipe",
      reviews: "Exemples d’avis",
    },
    confirm: {
      title: "Retirer le contenu de démonstration ?",
      text: "Les visiteurs ne le verront plus, dès maintenant. Vous pourrez le charger de nouveau ; ce que vous y avez changé sera perdu.",
      button: "Le retirer",
      busy: "Retrait…",
    },
    removed: { title: "La démonstration est retirée", text: "Les visiteurs ne voient plus que ce qui est à vous." },
    loaded: { title: "La démonstration est chargée", text: "Tout le monde la voit." },
    booked: {
      title: "Le contenu de démonstration est toujours là.",
      text: "Quelqu’un a réservé un voyage de démonstration. Annulez ces réservations, ou attendez que celles qui ne sont pas payées aient expiré, puis réessayez.",
    },
    problems: {
      title: "Rien n’a changé",
      unreadable: "Le formulaire n’a pas pu être lu. Rechargez la page et réessayez.",
      undelivered: "Le site n’a pas pu être joint. Réessayez dans un instant.",
      forbidden: "Votre connexion a pris fin, ou vos rôles ne le permettent pas.",
    },
  },
  staff: {
    title: "Cette page est réservée à l’équipe",
    signedOut: "Si vous travaillez ici, connectez-vous : vous reviendrez à la page demandée.",
    signedIn: "Votre compte n’a aucun rôle dans l’équipe. La personne qui administre le site peut vous en donner un.",
    signIn: "Se connecter",
  },
} satisfies Translation<typeof source>;
