import type { DestinationText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  name: "Bali, Indonesia",
  summary:
    "Una isla hinduista de volcanes, agua compartida y ofrendas diarias, que da lo mejor en torno a Ubud, Sidemen y la tranquila costa este.",
  description: [
    "Bali es una isla hinduista en un país de mayoría musulmana, de unos 150 km de oeste a este, con volcanes a lo largo de su espinazo. El monte Agung, de 3031 m, es la sede de los dioses, y las casas ponen sus altares en el lado que mira a la montaña. Cada mañana las mujeres dejan canang sari, bandejitas de hoja de palma con flores y arroz, en escalones, salpicaderos y mostradores. El agua corre del templo a la terraza según manda el subak, los consejos de agricultores que la reparten desde el siglo IX. Se almuerza nasi campur: arroz y un poco de todo.",
    "No hay trenes, y autobuses públicos, pocos. Te mueves en coche con conductor, o en moto si la llevas en tu país y tienes el permiso de conducir. Ubud está a 37 km del aeropuerto y se tarda de una a dos horas. Alójate en los alrededores de Ubud, donde creció nuestra guía, Wayan, por los templos, la danza y los paseos entre arrozales; en Sidemen o Munduk, por las colinas y el aire más fresco; en Amed o Pemuteran, para hacer esnórquel desde la playa; en Sanur, por el mar en calma y los barcos, a 40 minutos de Nusa Penida. Los templos piden sarong y faja, que se prestan o alquilan en la entrada.",
    "De Seminyak a Canggu el sur es un atasco con clubes de playa; 10 km pueden llevar una hora. En Lempuyang haces de dos a cuatro horas de cola para la foto en la puerta, y el lago que sale en ella es un espejo puesto bajo un teléfono. Los visitantes pagan una tasa de 150 000 rupias. De noviembre a marzo llueve casi todos los días y la costa oeste se llena de plástico. Las corrientes son fuertes en Kuta y Canggu. Bebe agua filtrada. En Nyepi, el día del silencio, normalmente en marzo, el aeropuerto cierra y nadie sale de casa en 24 horas; tú tampoco.",
  ],
  highlights: [
    "Tirta Empul, donde puedes ponerte a la cola de los caños del manantial, con sarong",
    "Gunung Kawi, santuarios reales tallados en un acantilado en el siglo XI, al pie de unos 300 escalones",
    "Jatiluwih, terrazas de arroz en las laderas del Batukaru que se recorren a pie en dos horas",
    "El pecio del Liberty en Tulamben, a pocas brazadas de una playa de guijarros",
    "El kecak de Uluwatu: un coro de hombres, ningún instrumento y la puesta de sol detrás del acantilado",
    "El monte Batur, de 1717 m, dos horas de subida a la luz de la linterna, con un final empinado",
  ],
  bestTimeToVisit:
    "De abril a junio y septiembre: tiempo seco, de 27 a 31 °C y menos gente. Julio y agosto son secos y concurridos; de noviembre a marzo es la estación húmeda, con chubascos fuertes, sobre todo por la tarde.",
} satisfies DestinationText;
