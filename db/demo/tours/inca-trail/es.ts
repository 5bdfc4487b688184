import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  title: "El Camino Inca",
  destination: "Cusco, Ollantaytambo y Machu Picchu, Perú",
  summary:
    "Nueve días en Perú: tres para acostumbrarte a la altura, cuatro en los 43 km del Camino Inca y una segunda mañana, con el cuerpo descansado, en Machu Picchu.",
  description: [
    "El Camino Inca son 43 km de sendero de piedra desde el río Urubamba hasta Machu Picchu. Cruza tres pasos, el más alto a 4215 m, y baja por el bosque nublado hasta la Puerta del Sol. La marcha dura cuatro días. Antes pasas tres en Cusco y el Valle Sagrado, porque cuesta más la altura que la distancia.",
    "Yesenia Quispe dirige la ruta con una segunda guía, Marleni Ccori. Las dos crecieron hablando quechua cerca de Ollantaytambo. Saturnina Huallpa manda en la tienda de cocina. Cargan para nosotras mujeres y hombres, en el km 82 se comprueba que ningún bulto pase del límite legal de peso, y todos los porteadores y porteadoras tienen tienda de abrigo, colchoneta y tres comidas. Guían mujeres y todo el mundo es bienvenido.",
    "Es una ruta exigente. Tienes que poder caminar ocho horas y subir 1200 m en un día, en buena parte por escalones irregulares. De mayo a septiembre el tiempo es seco, con noches que pueden bajar de 0 °C el día 5; de noviembre a marzo llueve y las piedras resbalan. Los baños del camino son básicos y no hay duchas calientes. El permiso va a tu nombre y ligado a tu pasaporte, así que al reservar necesitamos los dos datos. Los permisos para mayo a septiembre se agotan con cuatro o cinco meses de antelación.",
  ],
  highlights: [
    "Recorrer la ruta clásica entera, del km 82 a la Puerta del Sol, en cuatro días.",
    "Cruzar Warmiwañusqa, el paso de la Mujer Muerta, a 4215 m.",
    "Teñir e hilar lana con Rosa Cusihuamán y sus vecinas en Chinchero.",
    "Tener las terrazas de Wiñay Wayna a la puerta la última noche de campamento.",
    "Ver Machu Picchu dos veces: a pie desde la Puerta del Sol y, con el cuerpo descansado, a primera hora de la mañana siguiente.",
    "Dormir tres noches a 3400 m o menos antes de empezar la ruta.",
    "Caminar con dos guías quechuahablantes y con mujeres, además de hombres, entre los porteadores.",
  ],
  itinerary: [
    {
      title: "Llegada a Cusco, sin prisa",
      description:
        "Marleni te espera en el aeropuerto de Cusco, a 15 minutos en coche del hotel, en San Blas. Cusco está a 3400 m, así que el programa es descanso, mate de coca y agua. El dolor de cabeza es frecuente el primer día; avísanos y ve con cuidado en las escaleras. A las 16:30 hay un paseo fácil de una hora, cuesta abajo hasta la Plaza de Armas y de vuelta en taxi. Cenamos temprano y ligero: sopa de quinua y trucha. Noche en Cusco.",
    },
    {
      title: "Cusco y Sacsayhuamán",
      description:
        "Empiezas en Qorikancha, el templo inca del Sol bajo el convento de Santo Domingo, y cruzas al mercado de San Pedro a por zumo recién hecho, queso y decenas de variedades de patata. Después del almuerzo una furgoneta sube a Sacsayhuamán, a 3700 m, cuyos muros en zigzag tienen piedras de más de 100 toneladas. Bajas a pie hasta San Blas por las callejas de piedra de la ciudad antigua. Cuatro horas a pie, moderado por la altura, con poca subida. Por la noche Yesenia revisa botas, bastones y sacos de dormir. Noche en Cusco.",
    },
    {
      title: "Las tejedoras de Chinchero y el Valle Sagrado",
      description:
        "Unos 90 km, dos horas y media de furgoneta. En Chinchero, a 3760 m, Rosa Cusihuamán tiñe lana de rojo con cochinilla y te enseña a usar el huso; se almuerza en su patio. En Maras ves desde los miradores unas 3000 pozas de sal, que todavía trabajan familias del pueblo. Luego la carretera baja a Ollantaytambo, a 2790 m, donde 200 escalones suben por las terrazas del templo inca. Tres horas a pie, moderado. Preparas una bolsa para la ruta de 7 kg como máximo. Noche en Ollantaytambo.",
    },
    {
      title: "Del km 82 a Wayllabamba",
      description:
        "Tras 45 minutos de carretera llegas a Piscacucho, el km 82 de la vía férrea, a 2700 m. Los guardaparques revisan permisos y pasaportes, y cruzas el Urubamba por el puente peatonal. El sendero sigue el río entre cactus y agaves, se asoma a las terrazas de Llactapata y remonta el valle del Cusichaca hasta el campamento de Wayllabamba, a 3000 m. 12 km, seis horas con el almuerzo, terreno ondulado, unos 400 m de subida: moderado, y caluroso a mediodía, con poca sombra. Las tiendas están montadas cuando llegas. Para cenar hay sopa y pollo con arroz y, antes, palomitas de maíz.",
    },
    {
      title: "Por el paso de la Mujer Muerta",
      description:
        "El día más duro. Desde las 6:30 subes 1200 m casi sin pausa, primero por un bosque de polylepis y después por pajonal y escalones desde Llulluchapampa hasta Warmiwañusqa, a 4215 m. Cada cual va a su ritmo; Yesenia abre la marcha, Marleni la cierra y lleva el oxígeno. Arriba lo normal es viento y frío, así que ponte una chaqueta antes de parar. Al otro lado bajas 600 m por escalones de piedra hasta el campamento de Pacaymayu, a 3600 m. 11 km, ocho horas, exigente. Almuerzo, té y cena en el campamento.",
    },
    {
      title: "Dos pasos y el bosque nublado",
      description:
        "El día más largo y el más bonito. Subes junto a la ruina redonda de Runkurakay hasta el segundo paso, a 3950 m, y sigues el empedrado inca original hasta Sayacmarca, en su espolón sobre los árboles, y por un túnel abierto en la roca. Después de Phuyupatamarca, a 3650 m, el sendero baja 1000 m por escalones entre orquídeas, bambú y, a menudo, niebla. Las rodillas piden bastones. El campamento está en Wiñay Wayna, a 2650 m, con las terrazas a diez minutos. 15 km, nueve horas, 500 m de subida y 1400 m de bajada, exigente.",
    },
    {
      title: "La Puerta del Sol y Machu Picchu",
      description:
        "Te despiertas a las 3:30, porque el equipo tiene que tomar el tren de primera hora, y esperas en el puesto de control hasta que abre a las 5:30. Luego es hora y media por la ladera boscosa, con un último tramo de escalones tan empinado que se sube con las manos, hasta la Puerta del Sol, a 2720 m. Si no hay nubes, Machu Picchu queda a tus pies. Bajas hasta allí, 5 km en total, moderado, y Yesenia te guía durante dos horas. A primera hora de la tarde un autobús te lleva en 30 minutos a Aguas Calientes: almuerzo, ducha, cama. Noche allí.",
    },
    {
      title: "Machu Picchu otra vez, y el tren a Cusco",
      description:
        "A primera hora un autobús te sube de nuevo a Machu Picchu para el Circuito 2, que recorre las terrazas altas, la Plaza Sagrada y la parte baja de la ciudad. Calcula tres horas, entre fácil y moderado, con muchos escalones. Después de almorzar en Aguas Calientes, el tren sigue el Urubamba hasta Ollantaytambo en algo menos de dos horas. Desde allí son otras dos horas en furgoneta hasta Cusco por la meseta de Chinchero. En la cena de despedida, en San Blas, hay alpaca o rocoto relleno. Noche en Cusco, en el hotel del día 1.",
    },
  ],
  included: [
    "5 noches en hoteles de tres estrellas y 3 noches en tiendas de campaña para dos con colchoneta, con desayuno",
    "Todas las comidas del camino, almuerzo del día 3, almuerzo del día 8 y cena de los días 1 y 8",
    "Permiso del Camino Inca y dos entradas a Machu Picchu",
    "Dos guías quechuahablantes en la ruta",
    "Cocinera y porteadores, que llevan también 7 kg de tu equipaje",
    "Boleto turístico para Sacsayhuamán, Chinchero y Ollantaytambo, y entrada a Qorikancha y Maras",
    "Tren de Aguas Calientes a Ollantaytambo y los autobuses de Machu Picchu",
    "Traslados de aeropuerto en Cusco y furgonetas privadas",
    "Botiquín y oxígeno en la ruta",
    "Seguro de viaje para los nueve días",
  ],
  notIncluded: [
    "Vuelos internacionales y vuelos a Cusco",
    "Seguro de cancelación; la cobertura médica y de evacuación durante la ruta va incluida en el viaje",
    "Saco de dormir y bastones, que puedes alquilar en Cusco",
    "Comidas que no figuran entre lo incluido y bebidas alcohólicas",
    "Propinas para guías y equipo",
    "Huayna Picchu, que necesita una entrada propia",
  ],
  details: {
    transport: "A pie en el Camino Inca; vehículo privado, tren y autobús en lo demás",
    hotels: "5 noches en hoteles de 3 estrellas, 3 noches en tiendas de campaña en el Camino Inca",
  },
} satisfies TourText;
