import type source from "#app/i18n/en/about.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "À propos",
  description:
    "Yatrika est une entreprise dirigée par des femmes. Elle conçoit des voyages en petit groupe, guidés par des femmes qui ont grandi là où vous allez.",
  hero: {
    eyebrow: "À propos de Yatrika",
    heading: "Des voyages inoubliables depuis {{year}}",
    lead: "Une petite entreprise de femmes qui ouvrent la route, puis vous montrent le chemin.",
  },
  story: {
    heading: "Notre histoire",
    first:
      "En {{year}}, Anjali Sharma, guide à Jaipur depuis onze ans, s’est assise avec quatre collègues chez un marchand de thé, derrière le City Palace, et a compté les femmes qui guidaient des voyages au Rajasthan. Elles étaient neuf. Les autres guides de la ville étaient quelque quatre cents. Le soir même, elles ont écrit le premier itinéraire au dos d’une note d’hôtel.",
    second:
      "Le premier groupe, c’était six personnes et un minibus prêté. Il a plu à Pushkar, le chamelier n’est pas venu, et une grand-mère du village voisin a préparé le dîner pour tout le monde. Deux de ces six personnes ont depuis voyagé neuf fois avec nous. Nous racontons encore cette histoire à chaque nouvelle guide : un plan, c’est bien ; quelqu’un qui sait à qui demander, c’est mieux.",
    third:
      "Aujourd’hui, nous travaillons avec des femmes dans plus de {{countries}} pays. Nos voyages sont conçus et guidés par celles qui y ont grandi. Les groupes restent petits, les prix comprennent tout ce que nous énumérons, et la moitié de ce que coûte chaque journée revient à celles et ceux qui vous accueillent. Nos voyages sont ouverts à toutes et à tous.",
    own: "{{name}} prépare et guide des voyages depuis {{year}}, aujourd’hui dans plus de {{countries}} pays. Tout le monde est bienvenu parmi nous.",
    badge: "ans d’expérience",
  },
  values: {
    heading: "Ce à quoi nous tenons",
    sustainable: "Voyage responsable",
    sustainableText:
      "Le train plutôt que l’avion, les maisons familiales plutôt que les chaînes d’hôtels, des groupes de seize au plus. Et nous disons où va votre argent.",
    excellence: "Excellence",
    excellenceText:
      "L’une de nous parcourt chaque itinéraire avant sa mise en vente, puis de nouveau chaque année. Ce qui a changé est corrigé sur la page.",
    passion: "Passion",
    passionText: "Nos guides vous emmènent là où elles emmèneraient leur propre mère. Certaines l’ont fait.",
    customer: "Vous d’abord",
    customerText:
      "Un seul numéro, une personne qui connaît votre voyage, à toute heure. En cas d’ennui, nous réglons d’abord le problème et nous en parlons ensuite.",
  },
  team: { heading: "Notre équipe, dirigée par des femmes", lead: "Ce sont elles qui vous répondent quand vous écrivez." },
  closing: {
    heading: "Venez voir par vous-même",
    lead: "Dites-nous où vous aimeriez aller, ou regardez les prochains départs.",
    contact: "Nous contacter",
    tours: "Voir les voyages",
  },
} satisfies Translation<typeof source>;
