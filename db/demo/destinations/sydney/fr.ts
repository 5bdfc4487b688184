import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  name: "Sydney, Australie",
  summary:
    "Une ville portuaire où le ferry est la meilleure des visites, où des sentiers de falaise relient les plages et où le soleil se respecte.",
  description: [
    "Sydney est bâtie autour d’une vallée fluviale noyée, sur la terre des Gadigal et de leurs voisins, et des ferries la traversent depuis le XIXe siècle. L’Opéra de Jørn Utzon, de 1973, fait face au Harbour Bridge de 1932, de part et d’autre de Circular Quay, et tous deux se voient le mieux depuis l’eau. Le long de l’océan s’alignent les plages, de Palm Beach au nord à Cronulla au sud, souvent avec un club de surf et un bassin taillé dans les rochers. On mange tôt et bien : des raviolis chinois à Haymarket, de la cuisine libanaise à Lakemba, des huîtres de roche partout.",
    "Passez une carte bancaire dans les trains, le métro, le tram, les bus et les ferries ; un plafond journalier limite la dépense. Le train de l’aéroport atteint Central en une dizaine de minutes mais ajoute un droit de gare d’environ 18 dollars australiens. Le ferry de Manly met 30 minutes et passe devant l’Opéra au tarif ordinaire. De Bondi à Coogee, 6 km le long des falaises, deux à trois heures, modéré, avec des baignades en chemin. De Manly au Spit Bridge, 10 km et quatre heures, plus de bush que de monde. Les trains pour Katoomba, dans les Blue Mountains, mettent deux heures.",
    "Ce n’est pas bon marché : une chambre double simple dans le centre coûte rarement moins de 200 dollars australiens, et plusieurs fois plus au Nouvel An. En été, une peau claire brûle en 15 minutes ; portez chapeau, manches et crème solaire. Ne vous baignez qu’entre les drapeaux rouge et jaune, car les courants d’arrachement noient des gens chaque année. En janvier, ce sont les vacances scolaires, avec des jours à près de 40 °C et parfois la fumée des feux de brousse ; février et mars peuvent être moites et pluvieux. La ville est étendue : Bondi est à 7 km du centre, environ 40 minutes par le bus 333. Début novembre, les rues à jacarandas de Kirribilli se remplissent d’appareils photo.",
  ],
  highlights: [
    "Le ferry de Manly depuis Circular Quay, 30 minutes, debout dehors au bastingage",
    "De Bondi à Coogee par Tamarama, Bronte et Clovelly, 6 km de sentier de falaise",
    "Wylie’s Baths à Coogee, un bassin de marée de 1907 sous une promenade en bois, ouvert à tout le monde",
    "La galerie Yiribana d’art aborigène et insulaire du détroit de Torres, gratuite, à l’Art Gallery",
    "Le Royal Botanic Garden à 7 h, jusqu’à Mrs Macquarie’s Chair, pour le pont et l’Opéra d’un même regard",
    "Le Harbour Bridge à pied par le trottoir est, gratuit, de The Rocks à Milsons Point",
  ],
  bestTimeToVisit:
    "Octobre, novembre, mars et avril : de 20 à 26 °C, jacarandas à partir de fin octobre, mer la plus chaude en mars. De décembre à février, il fait chaud et il y a foule ; de juin à août, il fait doux, de 8 à 17 °C, et les baleines à bosse passent.",
} satisfies DestinationText;
