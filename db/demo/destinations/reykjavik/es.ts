import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Reikiavik, Islandia",
  summary:
    "Una capital pequeña de casas de chapa pintada y piscinas calientes al aire libre, y el comienzo de los 1322 km de la carretera circular.",
  description: [
    "Reikiavik es la capital más septentrional de todos los países: unos 140 000 habitantes entre una bahía fría y el monte Esja, con las calles más antiguas bordeadas de casas de chapa ondulada roja, verde y azul. El calor sale de pozos perforados en la tierra. Calienta radiadores, aceras y las piscinas al aire libre, donde la ciudad se reúne después del trabajo a 38-40 °C. Skólavörðustígur baja de la torre de 74,5 m de Hallgrímskirkja entre tiendas de lana y panaderías. Se come sopa de pescado, pan negro de centeno, cordero y perritos calientes con cebolla cruda y frita.",
    "El aeropuerto de Keflavík está a 50 km, 45 minutos en autobús. Cruzas el centro a pie en media hora, del Puerto Viejo al mercado gastronómico de Hlemmur; los autobuses amarillos llegan más lejos. El Círculo Dorado de Þingvellir, Geysir y Gullfoss es una vuelta de unos 230 km y un día entero. Kirkjufell, en la península de Snæfellsnes, está a 180 km, dos horas y media por trayecto. La carretera circular, la Ruta 1, da la vuelta al país en 1322 km: ocho días es ir a buen paso, diez es mejor.",
    "El tiempo cambia de una hora a otra y el viento obliga a cerrar carreteras; nuestra conductora-guía, Sigrún, consulta vedur.is y umferdin.is cada mañana, y tú también deberías. A finales de diciembre hay unas cuatro horas de sol, y en junio no oscurece. Las auroras boreales necesitan una noche despejada y oscura entre septiembre y mediados de abril, y nadie puede prometerlas. Los precios son altos: un plato principal cuesta de 4000 a 7000 coronas islandesas; una cerveza, unas 1700. Las erupciones de la península de Reykjanes, a 40 km, han cerrado carreteras allí desde 2021. En las piscinas hay que lavarse sin ropa antes de nadar, en duchas separadas para mujeres y hombres.",
  ],
  highlights: [
    "Una tarde en Sundhöllin, la piscina de 1937 de Barónsstígur, con bañeras de agua caliente al aire libre",
    "La torre de Hallgrímskirkja en ascensor, para ver los tejados de colores y, si el aire está limpio, el Snæfellsjökull",
    "Þingvellir, donde se reunió el Althing desde el año 930 y donde se separan dos placas continentales",
    "Ballenas y frailecillos desde el Puerto Viejo, tres horas con traje térmico, mejor de mayo a agosto",
    "Kirkjufell y la iglesia negra de Búðir, en un día largo por Snæfellsnes",
    "El faro de Grótta con marea baja, por su cielo oscuro; cerrado de mayo a julio porque anidan las aves",
  ],
  bestTimeToVisit:
    "De junio a agosto, por las carreteras abiertas, las temperaturas de 10 a 15 °C y las noches con luz. Septiembre y marzo tienen luz de día y posibilidad de auroras; diciembre y enero son oscuros y tormentosos.",
} satisfies DestinationText;
