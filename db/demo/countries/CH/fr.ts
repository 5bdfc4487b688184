import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026 : la Suisse fait partie de l’espace Schengen, mais non de l’Union européenne. Les ressortissants de l’Union et de l’Espace économique européen présentent une carte d’identité ou un passeport en cours de validité. Beaucoup d’autres passeports permettent 90 jours sur 180 sans visa, avec empreintes et photo à la frontière ; une autorisation en ligne, ETIAS, doit suivre.",
    "Les autres ont besoin d’un visa Schengen. C’est une indication et non un avis juridique : vérifiez auprès de l’ambassade de Suisse avant d’acheter un vol.",
  ],
  moneyMatters: [
    "La monnaie est le franc suisse. Les billets en euros sont pris dans beaucoup de lieux touristiques, à un mauvais cours et avec la monnaie en francs. On paie presque partout par carte ou par téléphone, jusque dans les refuges ; gardez quelques pièces pour les consignes et la vente à la ferme.",
    "Le service est compris ; on arrondit. Si vous prenez plus de quelques trains de montagne, calculez si l’abonnement demi-tarif se rembourse.",
  ],
  communication: [
    "Prises de type J, 230 volts. La fiche plate européenne à deux broches convient ; la grosse fiche ronde, française ou allemande, demande un adaptateur.",
    "La Suisse est hors de l’itinérance de l’Union européenne : beaucoup de forfaits facturent en plus, renseignez-vous avant la frontière ou achetez une eSIM. On parle allemand, français, italien et romanche, et anglais dans la plupart des hôtels et des gares.",
  ],
  weather: [
    "En montagne, le temps change en quelques heures, et il fait environ 6 °C de moins tous les 1 000 m. Les après-midi d’été apportent des orages ; les sentiers d’altitude gardent la neige jusqu’en juin. De novembre à février, le brouillard couvre souvent le plateau, avec le soleil au-dessus. Fin avril, en mai et en novembre, beaucoup de remontées sont à l’arrêt.",
  ],
  emergency: [
    "Le 112 pour tout, de n’importe quel téléphone. Le 144 est l’ambulance, le 117 la police, le 118 les pompiers, le 1414 le secours aérien Rega, en montagne aussi.",
    "Appelez d’abord ce numéro, ensuite la guide. Elle vous dira quoi dire, ou le dira elle-même.",
  ],
  health: [
    "Aucun vaccin n’est demandé. L’eau du robinet et des fontaines de village est bonne, sauf mention contraire. Les tiques vivent dans l’herbe et les bois jusque vers 2 000 m : pantalon long, et un coup d’œil aux jambes le soir.",
    "Les soins sont excellents et chers. Le secours en montagne n’est pas toujours couvert : regardez votre contrat ; les Européens apportent aussi leur carte européenne d’assurance maladie. À partir de 3 000 m, allez lentement la première heure.",
  ],
} satisfies NoteText;
