import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Bali, Indonésie",
  summary:
    "Une île hindoue de volcans, d’eau partagée et d’offrandes quotidiennes, à son meilleur autour d’Ubud, à Sidemen et sur la paisible côte est.",
  description: [
    "Dans un pays surtout musulman, Bali est une île hindoue, longue d’environ 150 km d’ouest en est, à l’échine de volcans. Le mont Agung, 3 031 m, est le siège des dieux, et chaque maison place ses autels du côté qui lui fait face. Le matin, les femmes posent des canang sari, petits plateaux de palmier garnis de fleurs et de riz, sur les marches, les tableaux de bord et les comptoirs. L’eau descend du temple aux rizières sous l’autorité des subak, conseils de paysans qui la partagent depuis le IXe siècle. On déjeune d’un nasi campur : du riz, et un peu de tout.",
    "Il n’y a pas de train et peu de bus publics. On se déplace en voiture avec chauffeur, ou en scooter si vous en conduisez un chez vous et avez le permis. De l’aéroport, Ubud est à 37 km, soit une à deux heures. Logez près d’Ubud, où notre guide Wayan a grandi, pour les temples, la danse et les marches dans les rizières ; à Sidemen ou Munduk pour les collines et un air plus frais ; à Amed ou Pemuteran pour nager avec masque et tuba depuis la plage ; à Sanur pour une mer calme et les bateaux, à 40 minutes de Nusa Penida. Les temples demandent un sarong et une ceinture, prêtés ou loués à l’entrée.",
    "De Seminyak à Canggu, le Sud est un embouteillage avec des beach clubs ; 10 km peuvent prendre une heure. À Lempuyang, vous faites la queue de deux à quatre heures pour la photo à la porte, et le lac qu’on y voit est un miroir tenu sous un téléphone. Les visiteurs paient une taxe de 150 000 roupies indonésiennes. De novembre à mars, il pleut presque tous les jours, et le plastique s’échoue sur la côte ouest. Les courants sont forts à Kuta et à Canggu. Buvez de l’eau filtrée. À Nyepi, le jour du silence, d’ordinaire en mars, l’aéroport ferme et tout le monde reste chez soi pendant 24 heures, vous aussi.",
  ],
  highlights: [
    "Tirta Empul, où vous pouvez prendre place dans la file devant les jets de la source, en sarong",
    "Gunung Kawi, sanctuaires royaux taillés dans une falaise au XIe siècle, au bas de quelque 300 marches",
    "Jatiluwih, des rizières en terrasses sur les pentes du Batukaru, à parcourir en deux heures",
    "L’épave du Liberty à Tulamben, à quelques brasses d’une plage de galets",
    "Le kecak à Uluwatu : un chœur d’hommes, aucun instrument, et le soleil qui se couche derrière la falaise",
    "Le mont Batur, 1 717 m, deux heures de montée à la lampe, raides près du sommet",
  ],
  bestTimeToVisit:
    "D’avril à juin et en septembre : sec, de 27 à 31 °C et moins de monde. Juillet et août sont secs et très fréquentés ; de novembre à mars, c’est la saison des pluies, avec de fortes averses, surtout l’après-midi.",
} satisfies DestinationText;
