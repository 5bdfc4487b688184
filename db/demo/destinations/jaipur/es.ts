import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Jaipur, India",
  summary:
    "Una ciudad de murallas rosas trazada en 1727 con un oficio para cada calle, rodeada de fuertes en las colinas y pueblos de estampadores.",
  description: [
    "El maharajá Sawai Jai Singh II trazó Jaipur en 1727 como una cuadrícula de nueve sectores, con calles dedicadas a un solo oficio. En Maniharon ka Rasta todavía se hacen brazaletes de laca, en Johari Bazaar las gemas cambian de manos y en Khazane Walon ka Rasta se tallan dioses de mármol. La ciudad antigua se pintó de rosa en 1876 para el príncipe de Gales y conserva el color por ley. La antigua familia real vive aún en una parte del Palacio de la Ciudad. Se desayuna un kachori de cebolla recién sacado del aceite y se cena dal baati churma.",
    "Dentro de las murallas, ve a pie: el Hawa Mahal, Jantar Mantar y el Palacio de la Ciudad están a menos de diez minutos uno de otro. La línea rosa del metro pasa bajo la ciudad antigua hasta Badi Chaupar, y para lo demás están los rickshaws eléctricos, algunos conducidos por las mujeres de la Pink City Rickshaw Company. El fuerte de Amber está 11 km al norte. Sube a pie desde el lago en 15 minutos o toma un jeep; no montes en los elefantes. Sanganer, pueblo de estampadores, está 16 km al sur. Los trenes desde Delhi tardan unas cuatro horas y media.",
    "De mediados de abril a junio por la tarde se llega a 40–45 °C, así que nuestra guía, Meera, empieza temprano y descansa de doce a cuatro. El monzón, de julio a mediados de septiembre, trae aguaceros cortos y fuertes y calles inundadas. Por Diwali y Navidad los hoteles palacio cobran mucho más. Las noches de invierno bajan a 8 °C y pocas habitaciones tienen calefacción. El tráfico es ruidoso; cruza a paso constante y con más gente. El conductor que alaba una “tienda del gobierno” cobra comisión en ella, y puedes negarte. Los visitantes extranjeros pagan varias veces el precio local; con la entrada combinada, para los monumentos principales, se ahorra dinero.",
  ],
  highlights: [
    "El Hawa Mahal y sus 953 ventanas poco después del amanecer, cuando la luz da en la fachada",
    "El reloj de sol de 27 m de Jantar Mantar, que da la hora con dos segundos de precisión",
    "El fuerte de Amber a pie desde el lago Maota, hasta los techos de espejos del Sheesh Mahal",
    "Una mañana con los estampadores de Sanganer o Bagru, que trabajan a mano con rubia e índigo",
    "Panna Meena ka Kund, el pozo escalonado en zigzag detrás del fuerte de Amber",
    "Un lassi en vaso de barro en MI Road, antes del mediodía, que es cuando se acaba",
  ],
  bestTimeToVisit:
    "De noviembre a febrero: de 22 a 28 °C de día y noches frescas. Octubre y marzo son cálidos y agradables; en mayo y junio se pasa de 40 °C, y el monzón va de julio a mediados de septiembre.",
} satisfies DestinationText;
