import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026, presque tous les visiteurs étrangers ont besoin d’un visa. La plupart peuvent demander un e-visa en ligne, sur le site du gouvernement, indianvisaonline.gov.in ; d’autres, qui lui ressemblent, prennent plus cher. Faites la demande deux semaines avant. Le passeport doit être valable six mois et avoir deux pages vierges.",
    "L’e-visa vaut pour une arrivée dans les grands aéroports, dont Jaipur ; vérifiez que le vôtre est sur la liste. Les visiteurs étrangers remplissent aussi en ligne une carte d’arrivée gratuite (e-Arrival Card), dans les trois jours qui précèdent l’atterrissage.",
    "Ceci est une indication, non un conseil juridique. Les règles changent : vérifiez auprès de l’ambassade d’Inde dans votre pays avant de réserver vos vols.",
  ],
  moneyMatters: [
    "La devise est la roupie. On ne peut guère en importer ni en exporter : retirez-en à l’aéroport ou en ville, souvent 10 000 ₹ au plus à la fois. Choisissez d’être débité en roupies.",
    "Les hôtels et les bonnes boutiques acceptent les cartes. L’Inde paie par téléphone, avec des codes que la plupart des cartes étrangères ne savent pas utiliser : ayez des espèces, en billets de 100 ₹ au plus. Le matin, les petites boutiques peuvent rarement rendre sur 500 ₹.",
    "Les visiteurs étrangers paient les monuments plusieurs fois le tarif local. Ce que votre voyage comprend est déjà payé.",
  ],
  communication: [
    "Les prises, en 230 V, reçoivent des fiches de types C, D et M. Celles à deux broches rondes conviennent, avec parfois du jeu ; pour des broches plates, il faut un adaptateur.",
    "Une carte SIM indienne demande le passeport, une photo et un peu de patience ; une eSIM achetée avant le départ est plus simple, mais souvent sans numéro indien. L’indicatif est le +91.",
    "Téléphones et messageries par satellite sont interdits sans licence. Laissez-les chez vous : des voyageurs ont été arrêtés à l’aéroport.",
  ],
  weather: [
    "Le Nord a trois saisons : fraîche et sèche de novembre à février, avec du brouillard le matin en plaine ; chaude de mars à juin ; la mousson de fin juin à septembre. Dans le Sud, il fait chaud toute l’année ; en montagne, l’hiver est froid. Chaque voyage décrit ses propres mois.",
  ],
  emergency: [
    "Le 112 joint partout la police, les pompiers et les ambulances. Le 181 est la ligne d’aide aux femmes, le 108 celle des ambulances dans la plupart des États. Au 1363, on répond aux touristes en plusieurs langues, jour et nuit.",
    "Appelez aussi votre guide ou notre numéro, à toute heure. Un hôpital privé demande d’abord les papiers de l’assurance ; ayez-en une photo dans votre téléphone.",
  ],
  health: [
    "Consultez un médecin ou un centre de vaccination six semaines avant. Les vaccins contre l’hépatite A et la typhoïde sont en général conseillés ; celui contre la fièvre jaune est exigé de qui vient d’un pays où elle sévit. La dengue existe après la mousson : du répulsif, de jour aussi. La rage existe : laissez chiens et singes tranquilles, et faites soigner toute morsure le jour même.",
    "Buvez de l’eau filtrée ou en bouteille scellée, mangez cuit et chaud, pelez vous-même les fruits. D’avril à juin, la chaleur est le plus grand risque : du sel, de l’ombre et deux litres avant midi.",
    "En route, les toilettes sont souvent à la turque, sans papier. En ville, toutes les pharmacies vendent des serviettes, certaines des tampons.",
  ],
} satisfies NoteText;
