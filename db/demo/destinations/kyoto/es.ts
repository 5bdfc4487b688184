import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Kioto, Japón",
  summary:
    "Una antigua capital de callejas con casas de madera, telares de seda y unos 1600 templos, que se ve mejor a las seis de la mañana y en tren de cercanías.",
  description: [
    "Kioto fue la capital de Japón de 794 a 1868 y aún conserva la antigua cuadrícula de calles. Las colinas la cierran por tres lados y el río Kamo la cruza por el medio, con garzas en las presas y gente que almuerza en la orilla. En Nishijin los telares repiquetean detrás de celosías de madera. En Fushimi, al sur, se elabora sake con agua blanda de manantial. A menudo se almuerza tofu, u obanzai: platitos de verduras, raíces y legumbres en dashi, la cocina casera de la ciudad.",
    "El centro es llano, ideal para ir a pie o en bicicleta. Dos líneas de metro, el ferrocarril Keihan y la línea JR Nara llegan a casi todo. La estación de Inari, a la puerta de Fushimi Inari, está a cinco minutos de la estación de Kioto; el camino bajo los torii bermellones sube a 233 m y lleva de dos a tres horas ida y vuelta. Kiyomizu-dera abre a las seis, y a esa hora nuestra guía, Haruka, ya está en la puerta. Arashiyama queda a unos 15 minutos en tren hacia el oeste; Nara, a 45 minutos hacia el sur. Desde el aeropuerto de Kansai el expreso Haruka tarda 80 minutos.",
    "Sannenzaka, el sendero de bambú de Arashiyama y el mercado Nishiki están repletos de diez a cuatro, sobre todo la primera semana de abril y las dos últimas de noviembre. Los autobuses urbanos van llenos; toma el tren donde lo haya. Varios callejones privados de Gion están cerrados a los visitantes, con multa de 10 000 yenes, y una maiko camino del trabajo no está ahí para que la fotografíen. En agosto se llega a 35 °C con un aire muy cargado. La mayoría de los templos cobra de 400 a 1000 yenes y cierra a las cinco como tarde. El impuesto de alojamiento va de 200 a 10 000 yenes por persona y noche.",
  ],
  highlights: [
    "Fushimi Inari con las primeras luces; el santuario no cierra nunca y los autocares llegan después de las nueve",
    "Kiyomizu-dera a las seis de la mañana, con el escenario de madera casi vacío",
    "Los telares de Nishijin, barrio de tejedores de seda desde el siglo XV",
    "Saiho-ji, el jardín de musgo, con reserva y después de copiar un sutra a pincel",
    "Nara en la línea JR Nara, por el Buda de bronce de Todai-ji y los ciervos que lo rodean",
    "Una cena de obanzai en la barra de una machiya, una de las viejas casas urbanas de madera",
  ],
  bestTimeToVisit:
    "De finales de marzo a mayo, por los cerezos en flor y el verde nuevo; de mediados de octubre a principios de diciembre, por el aire limpio y los arces. Junio y principios de julio son lluviosos, agosto es muy caluroso, y enero y febrero son fríos, tranquilos y a menudo luminosos.",
} satisfies DestinationText;
