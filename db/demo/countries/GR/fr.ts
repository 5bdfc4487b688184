import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026 : la Grèce fait partie de l’espace Schengen. Les ressortissants de l’Union européenne, de l’Espace économique européen et de la Suisse présentent une carte d’identité ou un passeport en cours de validité. Beaucoup d’autres passeports permettent 90 jours sur 180 sans visa, avec empreintes et photo à la frontière ; une autorisation en ligne, ETIAS, doit suivre.",
    "Les autres ont besoin d’un visa Schengen. C’est une indication et non un avis juridique : vérifiez auprès de l’ambassade de Grèce avant d’acheter un vol.",
  ],
  moneyMatters: [
    "La monnaie est l’euro. Boutiques et tavernes doivent prendre la carte, et la prennent ; ayez des espèces pour les kiosques, les bus, les cafés de village et le jour où la ligne est en panne. Choisissez les distributeurs des banques grecques et faites débiter en euros ; les autres, à côté des souvenirs, prennent davantage.",
    "Le pain ou un couvert peuvent figurer sur la note. De cinq à dix pour cent font un bon pourboire.",
  ],
  communication: [
    "Prises de types C et F, 230 volts. Les forfaits de l’Union européenne fonctionnent au prix du pays ; les autres achètent une eSIM avant le départ, ou une carte SIM avec leur passeport.",
    "Un signe de tête vers le haut avec un claquement de langue veut dire non, et « ne » veut dire oui. « Efcharistó » : merci.",
  ],
  weather: [
    "Étés secs et chauds, hivers doux et humides sur les îles et les côtes ; neige dans les montagnes du continent. De juillet à la mi-septembre, le meltemi souffle du nord sur l’Égée et les ferries attendent. Le risque d’incendie est le plus fort en juillet et août.",
  ],
  emergency: [
    "Le 112 pour tout, de n’importe quel téléphone. Le 166 est l’ambulance, le 100 la police, le 199 les pompiers, le 108 les garde-côtes, le 1571 la police touristique. Le 15900 est la ligne des femmes face aux violences, à toute heure.",
    "Appelez d’abord ce numéro, ensuite la guide. Elle vous dira quoi dire, ou le dira elle-même.",
  ],
  health: [
    "Aucun vaccin n’est demandé. Sur les petites îles, buvez de l’eau en bouteille ou filtrée. Le papier va dans la poubelle à côté des toilettes, car les tuyaux sont étroits. Les pharmacies, sous une croix verte, sont bonnes et se relaient la nuit.",
    "L’ennui habituel est la chaleur : chapeau, eau, ombre de midi à 16 h. Les Européens apportent leur carte européenne d’assurance maladie.",
  ],
} satisfies NoteText;
