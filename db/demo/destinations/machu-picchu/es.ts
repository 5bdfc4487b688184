import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Machu Picchu, Perú",
  summary:
    "Una ciudad inca en una cresta a 2430 m, adonde se llega en tren junto al río o en cuatro días a pie, con entradas por horas y caminos de un solo sentido.",
  description: [
    "Machu Picchu se alza en una cresta a 2430 m, en el sur de Perú, en pleno bosque nublado, con el río Urubamba enroscado a sus pies. Los incas la construyeron en el siglo XV, probablemente como hacienda del soberano Pachacútec, y la abandonaron unos cien años después. Quedan unas 200 construcciones, las mejores de bloques de granito encajados sin argamasa. Está casi 1000 m más abajo que Cusco, así que se respira mejor. El pueblo de abajo, Aguas Calientes, tiene dos ríos, vías de tren en la calle principal y mujeres que venden choclo con queso.",
    "Ninguna carretera llega al pueblo. El tren desde Ollantaytambo sigue el río durante algo menos de dos horas; después un autobús sube por las curvas cerradas hasta la entrada en 30 minutos, o subes a pie 400 m de escalones de piedra en hora y media. Tu entrada lleva tu nombre, una hora y uno de tres circuitos, todos de un solo sentido. El Circuito 2 tiene la vista clásica y el corazón de la ciudad. Huayna Picchu pertenece al Circuito 3 y es empinado, con cables. Por el Camino Inca se llega a pie, 43 km en cuatro días.",
    "La entrada está limitada a 4500 personas al día, 5600 en fechas punta, y las plazas de junio a agosto se acaban con meses de antelación. Los adultos extranjeros pagan desde 152 soles. Lleva el pasaporte con el que reservaste. Pasada la entrada no hay baños ni se puede volver a entrar, así que calcula de dos a tres horas. De noviembre a marzo llueve; los desprendimientos paran el tren de vez en cuando, igual que las huelgas, y en febrero el Camino Inca cierra. Duerme dos noches en Cusco, a 3400 m, o más abajo, en el Valle Sagrado, antes de emprender ninguna subida; antes del Camino Inca nuestra guía, Yesenia, pide tres. Los jejenes pican: lleva manga larga.",
  ],
  highlights: [
    "La primera entrada del día, a las seis, cuando las nubes aún llenan el valle",
    "El muro curvo del Templo del Sol, la mejor cantería del lugar",
    "Huayna Picchu, 260 m por encima de la ciudad: dos horas ida y vuelta, expuesto y empinado",
    "La Puerta del Sol, a 2720 m, desde donde se ve la ciudad por primera vez en el Camino Inca",
    "El museo de sitio y su jardín de orquídeas, a media hora a pie del pueblo, que casi nadie visita",
    "Ollantaytambo, de donde sale el tren: una cuadrícula de calles incas con agua todavía en sus canales",
  ],
  bestTimeToVisit:
    "Mayo y septiembre: tiempo seco, noches frías y menos gente que de junio a agosto. Abril y octubre son más verdes, con algún chubasco; enero y febrero son los meses más lluviosos, y el Camino Inca está cerrado todo febrero.",
} satisfies DestinationText;
