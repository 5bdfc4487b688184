import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "París a la mesa",
  destination: "París, Francia",
  summary:
    "Un fin de semana de viernes a domingo, a pie y en metro, con parisinas: pan, queso, vino y un largo almuerzo de mercado que cocinas tú.",
  description: [
    "París come por barrios y por horas. El pan sale antes de las siete, el mercado de Aligre recoge después del almuerzo y pocos parisinos se sientan a cenar antes de las siete y media. Este fin de semana sigue ese reloj: el Marais el viernes; la panadería, el mercado y la cocina el sábado por la mañana; Saint-Germain el sábado por la tarde. El domingo vuelves a casa con harina en los zapatos.",
    "La guía es Camille Rousselot, que se formó como pastelera y vive junto al Faubourg Saint-Antoine, a diez minutos de tu hotel. Haces pan con Delphine Marchand, catas vinos con la sumiller Inès Caradec y cocinas con Aïssatou Diop, que lleva años dando clases en su propia cocina de la rue Crozatier. Guían mujeres y todo el mundo es bienvenido.",
    "Caminas 5 km el primer día y 9 km el segundo, por aceras y adoquines, y pasas de pie la mayor parte de la clase de cocina. La mayoría de las estaciones de metro tiene escaleras y no ascensor. Con nosotras se come bien sin carne ni pescado. Si sigues una dieta vegana o sin gluten, escríbenos antes, porque casi todo lleva harina y mantequilla. El alcohol lo pruebas solo si quieres; hay mosto.",
  ],
  highlights: [
    "Dar forma a tu propia baguette antes del desayuno en la rue de Charenton y comerla caliente.",
    "Comprar el almuerzo en el Marché d'Aligre con la cocinera que te enseñará a prepararlo.",
    "Cocinar tres platos en la rue Crozatier y sentarte a comerlos.",
    "Catar cinco vinos franceses con una sumiller en una bóveda de piedra cerca del Louvre.",
    "Comparar quesos de leche cruda en la rue de Bretagne, junto al Marché des Enfants Rouges, de 1615.",
    "Cenar bajo las vidrieras pintadas de Bouillon Julien, un comedor art nouveau de comienzos del siglo XX.",
    "Cruzar Saint-Germain del chocolate a los pasteles y terminar en el Pont Neuf.",
  ],
  itinerary: [
    {
      title: "Pan del Marais, una bodega y un bouillon",
      description:
        "Desde Charles de Gaulle, el RER B hasta Gare du Nord y las líneas 5 y 8 de metro hasta Ledru-Rollin tardan alrededor de una hora. Camille te espera en tu hotel a las 14:30. Caminas por la plaza de los Vosgos hasta la rue Debelleyme, a por el pan de masa madre de Poilâne, y luego hasta la rue de Bretagne y el Marché des Enfants Rouges, a por comté, brie y un queso de cabra en su punto. La línea 11 desde Arts et Métiers te lleva a Châtelet y a una bodega abovedada junto a la rue de l'Arbre-Sec, donde Inès sirve cinco vinos. La cena es en Bouillon Julien; la línea 8 te devuelve directamente. Fácil, 5 km a pie, muchas escaleras de metro.",
    },
    {
      title: "Panadería, mercado de Aligre y la orilla izquierda",
      description:
        "A las 7:00 Delphine te enseña en la rue de Charenton a dar forma a una baguette y hacerle los cortes; el desayuno es el resultado. A las 9:00 compras en el Marché d'Aligre con Aïssatou, después cocinas hasta las 13:00 y almuerzas lo que has hecho: muchas veces puerros a la vinagreta, pescado con beurre blanc y una tarta de temporada. Las líneas 5 y 10 de metro desde Bastille van a Sèvres–Babylone. Caminas por la rue du Cherche-Midi, Saint-Sulpice y la rue Bonaparte, con paradas de chocolate y pastelería, y llegas al Pont Neuf antes de las 18:00. La línea 1 te devuelve de Châtelet a Bastille, cerca de tu hotel. Cena libre, con la lista de Camille. Moderado, 9 km a pie.",
    },
  ],
  included: [
    "2 noches en un hotel de tres estrellas cerca de Ledru-Rollin, con desayuno el día 3",
    "Guía parisina los dos días",
    "Degustación de pan y queso en el Marais el día 1",
    "Cata de cinco vinos, o de mostos, con una sumiller",
    "Cena de tres platos en Bouillon Julien el día 1",
    "Clase de panadería y desayuno en la panadería el día 2",
    "Visita al mercado, clase de cocina y el almuerzo que preparas, con una copa de vino",
    "Degustaciones de chocolate y pastelería en Saint-Germain",
    "Billetes de metro con el grupo y traslado al aeropuerto el día 3",
    "Seguro de viaje para los tres días",
  ],
  notIncluded: [
    "Vuelos o trenes a París",
    "El trayecto desde el aeropuerto o la estación el día 1",
    "Cena del día 2",
    "Bebidas de la cena en Bouillon Julien",
    "Tasa turística de París, que se paga en el hotel",
    "Seguro de cancelación; la cobertura médica va incluida en el viaje",
  ],
  details: {
    departures:
      "Cada martes y viernes, todo el año; en agosto, cuando cierran muchas panaderías y vinotecas, vamos a las que siguen abiertas",
    transport: "A pie y en metro; traslado al aeropuerto el último día",
  },
} satisfies TourText;
