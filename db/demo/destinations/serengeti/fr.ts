import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Serengeti, Tanzanie",
  summary:
    "14 763 km² d’herbe, de granit et de forêts-galeries, où plus d’un million de gnous suivent la pluie et où les lions restent toute l’année.",
  description: [
    "Le Serengeti, ce sont 14 763 km² d’herbe, de kopjes de granit et de forêts-galeries dans le nord de la Tanzanie, pour la plupart entre 1 100 et 1 850 m d’altitude. Plus d’un million de gnous et quelque 200 000 zèbres suivent la pluie en une ronde annuelle : les petits naissent dans les plaines du sud en février, puis c’est la rivière Grumeti en juin, la Mara de juillet à octobre, et le sud de nouveau avec les pluies de novembre. Lions, léopards, éléphants et girafes restent toute l’année, et la vallée de la Seronera, au milieu du parc, est l’endroit le plus sûr pour les voir.",
    "On circule en 4x4 à toit relevable, et l’on n’en descend qu’aux camps, aux aires de pique-nique et à quelques belvédères. Arusha est à 320 km : sept à huit heures par la route et les hauts plateaux du Ngorongoro, la seconde moitié en piste, ou guère plus d’une heure en avion léger avec 15 kg dans un sac souple. Les bonnes heures, dit Neema, qui conduit et guide pour nous, vont de 6 h à 10 h et de 16 h au crépuscule ; personne ne roule dans le parc une fois la nuit tombée. Vous dormez en lodge ou en camp de toile, de la simple toile avec douche au seau aux grands lits avec cuisinier.",
    "Un safari, ce sont de longues heures assis sur la tôle ondulée ; prenez un coussin si votre dos se plaint. Aux traversées de la Mara, des dizaines de véhicules peuvent attendre, et vous pouvez attendre deux jours sans rien voir passer. Les mouches tsé-tsé piquent sous les arbres et aiment le bleu foncé et le noir. À l’aube, il fait environ 14 °C : emportez une polaire. Parlez à votre médecin des comprimés antipaludiques. L’entrée du parc coûte à elle seule de 60 à 70 dollars US par adulte et par jour plus taxes, hébergement non compris. En avril et mai, de fortes pluies ferment des pistes et des camps, et les prix baissent. Les sacs en plastique sont interdits.",
  ],
  highlights: [
    "Les lions sur le granit tiède des kopjes de Simba et de Moru, à la première heure de lumière",
    "Les petits des gnous dans l’herbe rase près de Ndutu, de fin janvier à début mars",
    "Les traversées de la rivière Mara, à l’extrême nord, de juillet à octobre, avec chance et patience",
    "La mare aux hippopotames de Retima, où l’Orangi rejoint la Seronera, bruyante et odorante",
    "Des peintures massaïs et un rocher qui sonne comme un gong, à Moru",
    "Une heure en ballon au lever du soleil, puis le petit-déjeuner dans l’herbe ; environ 600 dollars US, sur réservation",
  ],
  bestTimeToVisit:
    "De juin à octobre, temps sec et clair, avec les traversées de la Mara dès juillet. De fin janvier à début mars, les petits naissent dans le sud. Avril et mai sont pluvieux et les moins chers ; en novembre, courtes averses et moins de voitures.",
} satisfies DestinationText;
