import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Serengeti, Tanzania",
  summary:
    "14 763 km² de hierba, granito y bosque de ribera, donde más de un millón de ñus siguen la lluvia y los leones se quedan todo el año.",
  description: [
    "El Serengeti son 14 763 km² de hierba, kopjes de granito y bosque de ribera en el norte de Tanzania, en su mayor parte entre 1100 y 1850 m sobre el nivel del mar. Más de un millón de ñus y unas 200 000 cebras siguen la lluvia en un ciclo anual: crías en las llanuras del sur en febrero, el río Grumeti en junio, el Mara de julio a octubre y otra vez al sur con las lluvias de noviembre. Leones, leopardos, elefantes y jirafas se quedan todo el año, y el valle del Seronera, en medio del parque, es donde más probable es verlos.",
    "Se recorre en todoterreno con techo elevable y no te bajas de él salvo en campamentos, áreas de pícnic y algunos miradores. Desde Arusha son 320 km y de siete a ocho horas de carretera por las tierras altas del Ngorongoro, la segunda mitad de grava, o poco más de una hora en avioneta con 15 kg en una bolsa blanda. Las horas buenas, dice Neema, que conduce y guía para nosotras, son de seis a diez y de cuatro al anochecer; de noche nadie circula por el parque. Se duerme en lodges o en campamentos de tiendas, de la simple lona con ducha de cubo a las camas grandes y cocinero.",
    "Un safari son muchas horas de asiento por pistas llenas de ondulaciones; lleva un cojín si la espalda se queja. En los cruces del Mara puede haber decenas de vehículos esperando, y hay quien espera dos días y no ve cruzar nada. Las moscas tsé-tsé pican en el bosque y les gustan el azul oscuro y el negro. Al alba hace unos 14 °C, así que lleva forro polar. Pide consejo médico sobre las pastillas contra la malaria. Solo la entrada al parque cuesta de 60 a 70 USD por adulto y día más impuestos, sin contar la cama. En abril y mayo las lluvias fuertes cierran algunas pistas y campamentos, y bajan los precios. Las bolsas de plástico están prohibidas.",
  ],
  highlights: [
    "Leones sobre el granito tibio de los kopjes de Simba y Moru en la primera hora de luz",
    "Crías de ñu en los pastos cortos cerca de Ndutu, de finales de enero a principios de marzo",
    "Los cruces del río Mara, en el extremo norte, de julio a octubre, con suerte y paciencia",
    "La poza de hipopótamos de Retima, donde el Orangi se une al Seronera, ruidosa y maloliente",
    "Pinturas masáis y una roca que suena como un gong, en Moru",
    "Una hora en globo al amanecer y luego desayuno en la hierba; unos 600 USD, con reserva previa",
  ],
  bestTimeToVisit:
    "De junio a octubre el tiempo es seco y despejado, con los cruces del Mara desde julio. De finales de enero a principios de marzo nacen las crías en el sur. Abril y mayo son lluviosos y los más baratos; noviembre tiene chubascos cortos y menos vehículos.",
} satisfies DestinationText;
