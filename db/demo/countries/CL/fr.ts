import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  moneyMatters: [
    "On paie en pesos chiliens (CLP). La carte passe presque partout ; gardez des espèces pour les bus, les petits kiosques et la montagne. Les distributeurs prennent des frais élevés aux cartes étrangères : retirez plus, et moins souvent. À Torres del Paine, il n’y en a pas.",
    "Les restaurants proposent sur l’addition un pourboire de 10 % et demandent si vous êtes d’accord. Les hôtels peuvent ôter les 19 % de taxe aux clients étrangers qui montrent passeport et papier d’entrée et paient par carte étrangère ou en dollars.",
  ],
  emergency: [
    "Ambulance 131, pompiers 132, police (Carabineros) 133, secours en mer 137, secours en montagne 136, feux de forêt 130. Le 1455 conseille les femmes victimes de violences.",
    "Les séismes font partie de la vie. Les téléphones sonnent alors d’eux-mêmes, très fort ; après une forte secousse sur la côte, montez aussitôt vers les hauteurs et attendez.",
  ],
  visas: [
    "En novembre 2026 : avec un passeport de l’UE, du Royaume-Uni, de la Suisse, des États-Unis et de bien d’autres pays, on entre au Chili sans visa, en général pour 90 jours au plus. Avec un passeport indien, entre autres, il en faut un. Gardez le papier ou l’e-mail de la police des frontières (PDI) : les hôtels et le guichet de sortie le demandent parfois.",
    "Le Chili fouille les bagages : fruits, légumes, viande, fromage, miel, graines, bois. Déclarez tout ; ce qui est déclaré est au pire confisqué, ce qui ne l’est pas vaut une amende. Pour votre passeport, voyez avec le consulat du Chili ; ceci est une indication, pas un conseil juridique.",
  ],
  weather: [
    "4 300 km du nord au sud : désert, centre méditerranéen, forêt pluviale, glace. Les saisons sont celles de l’hémisphère Sud, l’été va de décembre à février. En Patagonie, le vent compte plus que la température, 5 à 18 °C l’été, et il peut neiger n’importe quel mois.",
  ],
  communication: [
    "Entel, Movistar, Claro et WOM vendent des cartes prépayées ; Entel va le plus loin au sud. Un téléphone acheté à l’étranger doit parfois être enregistré si l’on garde longtemps un numéro chilien. À Torres del Paine, il n’y a de réseau qu’en quelques points.",
    "Prises de types C et L, 220 V et 50 Hz ; les fiches européennes plates conviennent. L’espagnol est rapide et mange les finales ; on parle peu anglais hors du tourisme.",
  ],
  health: [
    "L’eau du robinet est sûre dans la plupart des villes, pas dans le Grand Nord. Le soleil brûle plus vite qu’on ne croit, en Patagonie aussi : chapeau, lunettes, crème forte. Dans les cabanes du Sud, aérez avant de dormir, car les souris peuvent porter l’hantavirus.",
    "Les cliniques privées sont bonnes et demandent d’abord un paiement ou une assurance.",
  ],
} satisfies NoteText;
