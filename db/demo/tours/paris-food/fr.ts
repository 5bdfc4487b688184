import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  title: "Paris à table",
  destination: "Paris, France",
  summary:
    "Du vendredi au dimanche, du pain, du fromage, du vin et un long déjeuner du marché que vous cuisinez vous-même, à pied et en métro avec des Parisiennes.",
  description: [
    "Paris mange par quartiers et à heures fixes. Le pain sort avant 7 h, le marché d’Aligre remballe après le déjeuner, et peu de Parisiens dînent avant 19 h 30. Ce week-end suit cette horloge : le Marais le vendredi, la boulangerie, le marché et la cuisine le samedi matin, Saint-Germain le samedi après-midi. Le dimanche, vous rentrez chez vous avec de la farine sur les chaussures.",
    "Camille Rousselot mène le voyage. Pâtissière de formation, elle habite près du faubourg Saint-Antoine, à dix minutes de votre hôtel. Vous faites le pain avec Delphine Marchand, dégustez avec la sommelière Inès Caradec et cuisinez avec Aïssatou Diop, qui enseigne depuis des années dans sa propre cuisine, rue Crozatier. Un voyage mené par des femmes, ouvert à toutes et à tous.",
    "Vous marchez 5 km le premier jour et 9 km le deuxième, sur trottoirs et pavés, et vous restez debout pendant la plus grande partie du cours de cuisine. La plupart des stations de métro ont des escaliers et pas d’ascenseur. Les végétariens mangent bien avec nous. Véganes et cœliaques, écrivez-nous d’abord : il y a de la farine et du beurre presque partout. Vous ne goûtez d’alcool que si vous le souhaitez ; il y a du jus de raisin.",
  ],
  highlights: [
    "Façonner votre baguette avant le petit-déjeuner, rue de Charenton, et la manger chaude.",
    "Faire les courses du déjeuner au marché d’Aligre avec la cuisinière qui vous apprendra à le préparer.",
    "Cuisiner entrée, plat et dessert rue Crozatier, puis passer à table.",
    "Déguster cinq vins français sous une voûte de pierre près du Louvre avec une sommelière.",
    "Comparer des fromages au lait cru rue de Bretagne, à côté du marché des Enfants-Rouges, ouvert en 1615.",
    "Dîner sous les verres peints du Bouillon Julien, une salle Art nouveau du début du XXe siècle.",
    "Traverser Saint-Germain de chocolat en pâtisserie et finir au Pont-Neuf.",
  ],
  itinerary: [
    {
      title: "Pain du Marais, cave voûtée et bouillon",
      description:
        "Depuis Charles-de-Gaulle, le RER B jusqu’à la gare du Nord, puis les lignes 5 et 8 du métro jusqu’à Ledru-Rollin : environ une heure. Camille vous retrouve à l’hôtel à 14 h 30. Vous marchez par la place des Vosges jusqu’à la rue Debelleyme pour le pain au levain de Poilâne, puis rue de Bretagne et au marché des Enfants-Rouges pour du comté, du brie et un chèvre bien fait. La ligne 11, d’Arts et Métiers, vous mène à Châtelet et à une cave voûtée près de la rue de l’Arbre-Sec, où Inès sert cinq vins. Dîner au Bouillon Julien ; la ligne 8 vous ramène directement. Facile, 5 km à pied, beaucoup d’escaliers de métro.",
    },
    {
      title: "Boulangerie, marché d’Aligre et rive gauche",
      description:
        "À 7 h, rue de Charenton, Delphine vous montre comment façonner et grigner une baguette ; le petit-déjeuner en est le résultat. À 9 h, vous faites le marché d’Aligre avec Aïssatou, puis vous cuisinez jusqu’à 13 h et passez à table : souvent des poireaux vinaigrette, un poisson au beurre blanc, une tarte de saison. Depuis Bastille, les lignes 5 et 10 vont à Sèvres-Babylone. Vous suivez la rue du Cherche-Midi, Saint-Sulpice et la rue Bonaparte, avec des haltes chocolat et pâtisserie, jusqu’au Pont-Neuf à 18 h. La ligne 1, de Châtelet, ramène à Bastille, près de votre hôtel. Dîner libre, avec la liste de Camille. Modéré, 9 km à pied.",
    },
  ],
  included: [
    "2 nuits dans un hôtel trois étoiles près de Ledru-Rollin, avec petit-déjeuner le jour 3",
    "Une guide parisienne les deux jours",
    "Dégustation de pain et de fromage dans le Marais le jour 1",
    "Dégustation de cinq vins, ou jus de raisin, avec une sommelière",
    "Dîner (entrée, plat, dessert) au Bouillon Julien le jour 1",
    "Leçon de boulangerie et petit-déjeuner au fournil le jour 2",
    "Visite du marché, cours de cuisine et le déjeuner que vous préparez, avec un verre de vin",
    "Dégustations de chocolat et de pâtisseries à Saint-Germain",
    "Trajets en métro avec le groupe et transfert à l’aéroport le jour 3",
    "Assurance voyage pour les trois jours",
  ],
  notIncluded: [
    "Vols ou trains pour Paris",
    "Le trajet depuis l’aéroport ou la gare le jour 1",
    "Le dîner du jour 2",
    "Les boissons du dîner au Bouillon Julien",
    "La taxe de séjour à Paris, à payer à l’hôtel",
    "L’assurance annulation ; la couverture médicale est comprise dans le voyage",
  ],
  details: {
    departures:
      "Chaque mardi et vendredi, toute l’année ; en août, quand beaucoup de boulangers et de cavistes ferment, nous allons chez ceux qui restent ouverts",
    transport: "À pied et en métro ; transfert à l’aéroport le dernier jour",
  },
} satisfies TourText;
