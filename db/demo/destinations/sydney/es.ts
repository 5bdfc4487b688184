import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Sídney, Australia",
  summary:
    "Una ciudad portuaria donde la mejor visita se hace en ferri, los senderos del acantilado unen las playas y al sol hay que tenerle respeto.",
  description: [
    "Sídney se levanta en torno al valle de un río inundado, en la tierra de los gadigal y sus vecinos, y los ferris la cruzan desde el siglo XIX. La Ópera de Jørn Utzon, de 1973, mira al puente de la Bahía, de 1932, de un lado a otro de Circular Quay, y los dos se ven mejor desde el agua. A lo largo del océano hay playas, de Palm Beach en el norte a Cronulla en el sur, muchas con club de surf y una piscina excavada en las rocas. Se come temprano y bien: dumplings en Haymarket, cocina libanesa en Lakemba, ostras de roca en cualquier parte.",
    "Se paga acercando la tarjeta bancaria en trenes, metro, tranvía, autobuses y ferris; un tope diario limita el gasto. El tren del aeropuerto llega a Central en unos diez minutos, pero suma una tasa de estación de unos 18 dólares australianos. El ferri a Manly tarda 30 minutos y pasa ante la Ópera a precio normal. De Bondi a Coogee hay 6 km por los acantilados, de dos a tres horas, moderado, con baños por el camino. De Manly al puente Spit son 10 km y cuatro horas, más monte que gente. Los trenes a Katoomba, en las Montañas Azules, tardan dos horas.",
    "No es barata: una doble sencilla en el centro rara vez cuesta menos de 200 dólares australianos, y en Año Nuevo, varias veces esa cifra. En verano la piel clara se quema en 15 minutos; usa sombrero, manga larga y protector solar. Báñate únicamente entre las banderas rojas y amarillas, porque las corrientes de resaca ahogan a gente todos los años. En enero hay vacaciones escolares, algún día cercano a los 40 °C y a veces humo de incendios; febrero y marzo pueden ser húmedos y lluviosos. La ciudad es extensa: Bondi está a 7 km del centro, unos 40 minutos en el autobús 333. A principios de noviembre las calles de jacarandás de Kirribilli se llenan de cámaras.",
  ],
  highlights: [
    "El ferri a Manly desde Circular Quay, 30 minutos, de pie fuera, junto a la borda",
    "De Bondi a Coogee por Tamarama, Bronte y Clovelly, 6 km por el sendero del acantilado",
    "Wylie's Baths, en Coogee, una piscina de marea de 1907 bajo una pasarela de madera, abierta a todo el mundo",
    "La Yiribana Gallery de arte aborigen y de las islas del estrecho de Torres, gratis, en la Art Gallery",
    "El Real Jardín Botánico a las siete, hasta Mrs Macquarie's Chair, para ver el puente y la Ópera de una vez",
    "El puente de la Bahía a pie por la pasarela este, gratis, de The Rocks a Milsons Point",
  ],
  bestTimeToVisit:
    "Octubre, noviembre, marzo y abril: de 20 a 26 °C, jacarandás desde finales de octubre y el mar más cálido en marzo. De diciembre a febrero hace calor y hay mucha gente; de junio a agosto el tiempo es suave, de 8 a 17 °C, con ballenas jorobadas de paso.",
} satisfies DestinationText;
