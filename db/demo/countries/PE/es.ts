import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  moneyMatters: [
    "La moneda es el sol (PEN). Hoteles y buenos restaurantes aceptan tarjeta, a veces con recargo; mercados, taxis y pueblos quieren efectivo en billetes pequeños. Los cajeros de Cusco, Ollantaytambo y Aguas Calientes dan soles y dólares y cobran comisión; mejor dos tarjetas que una.",
    "Los dólares solo se aceptan limpios y enteros; basta una esquina rota para que los rechacen. En un restaurante, un 10 % es buena propina si el servicio no va en la cuenta.",
  ],
  emergency: [
    "Policía 105, ambulancia (SAMU) 106, bomberos 116. La línea gratuita 100 ayuda a mujeres que sufren violencia, de día y de noche, en español y quechua.",
    "La policía de turismo tiene oficina en el centro de Cusco; la ayuda estatal al viajero, iPerú, responde a cualquier hora, también en inglés, en el +51 1 574 8000.",
  ],
  visas: [
    "A noviembre de 2026: con pasaporte de la UE, el Reino Unido, Suiza, Estados Unidos y muchos otros países se entra en Perú como turista sin visado; el pasaporte debe valer aún seis meses. Los días que puedes quedarte, a menudo 90, se deciden en la frontera y quedan registrados en línea; comprueba la fecha antes de salir del aeropuerto.",
    "Con otros pasaportes, como el indio, suele hacer falta un visado, o uno vigente de ciertos otros países. Pregunta al consulado de Perú; esto es una indicación, no un consejo legal. Al Camino Inca y a Machu Picchu ve con el mismo pasaporte con el que reservaste.",
  ],
  weather: [
    "Tres países en uno. La costa es seca, y gris de junio a octubre; los Andes tienen estación seca de mayo a septiembre, con sol de día y helada de noche, y lluvia de noviembre a marzo; la Amazonía es cálida y húmeda todo el año. Cada pocos años El Niño lo trastoca todo.",
  ],
  communication: [
    "Claro, Movistar, Entel y Bitel venden tarjetas de prepago con pasaporte y huella dactilar; compra en tienda, no en la calle. Más sencillo es llevar una eSIM de casa. En las ciudades hay cobertura; en los valles, huecos.",
    "Enchufes de tipo A y C, 220 V y 60 Hz: comprueba que tu cargador los admite. El español se entiende en todas partes; en los Andes mucha gente habla primero quechua.",
  ],
  health: [
    "Cusco está a 3400 m: prevé dos o tres días lentos antes de subir. Bebe agua hervida, tratada o embotellada, pela la fruta y ve con cuidado con lo crudo los primeros días.",
    "Para las vacunas, consulta un centro de medicina del viajero seis semanas antes. La fiebre amarilla es asunto de la Amazonía, no de Cusco ni del Camino Inca.",
  ],
} satisfies NoteText;
