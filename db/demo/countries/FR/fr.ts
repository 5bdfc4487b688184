import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026 : les ressortissants de l’Union européenne, de l’Espace économique européen et de la Suisse présentent une carte d’identité ou un passeport en cours de validité. Beaucoup d’autres passeports permettent 90 jours sur 180 sans visa, avec empreintes et photo à la frontière (système d’entrée/de sortie) ; une autorisation en ligne, ETIAS, doit suivre.",
    "Les autres ont besoin d’un visa Schengen, et les rendez-vous peuvent demander des semaines. C’est une indication et non un avis juridique : vérifiez auprès de l’ambassade de France avant d’acheter un vol.",
  ],
  moneyMatters: [
    "La monnaie est l’euro. On paie presque partout par carte ou par téléphone, même un café ; gardez quelques billets et pièces pour les marchés. Retirez aux distributeurs des banques, et faites débiter en euros.",
    "Le service est compris. Arrondir, ou laisser quelques euros après un bon repas, est une attention et non une obligation.",
  ],
  communication: [
    "Prises de types C et E, 230 volts. Les forfaits de l’Union européenne fonctionnent au prix du pays ; les autres achètent une eSIM avant le départ, ou une carte SIM en boutique avec leur passeport.",
    "Commencez par « bonjour », dans chaque boutique, avant toute autre chose. La suite peut être en anglais.",
  ],
  weather: [
    "Doux et humide à l’ouest et au nord, chaud et sec en été au bord de la Méditerranée, froid en montagne. Les canicules au-dessus de 35 °C viennent entre juin et août, les coups de vent de novembre à février.",
  ],
  emergency: [
    "Le 112 pour tout, de n’importe quel téléphone. Le 15 est le SAMU, le 17 la police, le 18 les pompiers ; le 114 reçoit les SMS si vous ne pouvez ni entendre ni parler. Le 3919 conseille les femmes face aux violences, gratuitement et à toute heure.",
    "Appelez d’abord ce numéro, ensuite la guide. Elle vous dira quoi dire, ou le dira elle-même.",
  ],
  health: [
    "Aucun vaccin n’est demandé. L’eau du robinet est bonne partout, sauf mention « eau non potable ». Les pharmacies, sous une croix verte, conseillent pour les petits maux et délivrent la contraception d’urgence sans ordonnance. Les Européens apportent leur carte européenne d’assurance maladie.",
  ],
} satisfies NoteText;
