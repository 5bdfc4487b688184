import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026, todo el mundo salvo los neozelandeses necesita un visado o un permiso electrónico antes del vuelo. Con pasaporte de la UE o del Reino Unido se obtiene el eVisitor, gratis; con el de Estados Unidos, Canadá, Japón y algunos otros, la ETA, por aplicación y de pago; los demás piden un visado de visitante, que puede tardar semanas. Usa la página del Department of Home Affairs.",
    "Al llegar, declara alimentos, madera, semillas y botas con barro. Lo que declaras casi siempre te lo llevas; por lo que callas te multan.",
    "Esto es una orientación, no asesoramiento legal. Las normas cambian: consulta con la embajada de Australia en tu país antes de reservar vuelos.",
  ],
  moneyMatters: [
    "La moneda es el dólar australiano. Se paga acercando la tarjeta casi en todas partes, también en el autobús; un recargo del 1 al 2 % es habitual y tiene que estar a la vista. Para mercados y pueblos basta un poco de efectivo.",
    "Los precios incluyen el impuesto. No se espera propina; en los restaurantes hay quien redondea. Los domingos y festivos cafés y restaurantes suelen añadir del 10 al 15 %.",
  ],
  communication: [
    "Los enchufes son de tipo I, con clavijas planas e inclinadas, a 230 V. Casi todos los visitantes necesitan adaptador.",
    "La SIM o la eSIM se compra en el aeropuerto o en un supermercado, con el pasaporte. El 3G se apagó en 2024: es posible que un teléfono antiguo no comunique ni con emergencias. Pregunta a tu compañía si el tuyo llama por 4G (VoLTE). Fuera de las ciudades a menudo no hay cobertura. El prefijo es +61.",
  ],
  weather: [
    "Las estaciones van al revés: el verano es de diciembre a febrero y el invierno, de junio a agosto. El sur es templado, con días de verano que pasan de 40 °C. El norte es tropical, lluvioso de noviembre a abril y seco de mayo a octubre. En el interior, las noches de invierno bajan hasta la helada.",
  ],
  emergency: [
    "El 000 comunica gratis con policía, bomberos y ambulancias; desde un móvil funciona también el 112. La policía, si no es urgente: 131 444. Venenos y picaduras: 13 11 26, día y noche.",
    "En pleno verano mira cada mañana los avisos de incendio del estado. Llama también a tu guía o a nuestro número, a cualquier hora.",
  ],
  health: [
    "El sol es el peligro que más se subestima: la piel clara se quema en 15 minutos. Sombrero, manga larga y protector solar, y báñate únicamente entre las banderas rojas y amarillas, donde los socorristas vigilan las corrientes de resaca.",
    "No se exige ninguna vacuna, salvo si vienes de un país con fiebre amarilla. El agua del grifo es buena. La atención médica es cara para los visitantes, así que lleva los papeles del seguro; algunos países tienen un acuerdo para lo que no puede esperar.",
  ],
} satisfies NoteText;
