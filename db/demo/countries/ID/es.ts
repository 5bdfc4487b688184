import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A noviembre de 2026, quienes llegan de la UE, el Reino Unido, Norteamérica, Australia o la India necesitan, como la mayoría, un visado a la llegada. Cuesta 500 000 rupias y vale 30 días; se pide por internet antes del vuelo o se paga en el aeropuerto. El pasaporte debe tener seis meses de validez tras el aterrizaje.",
    "Además, todo el mundo rellena por internet la tarjeta de llegada gratuita “All Indonesia” en los tres días anteriores al aterrizaje. En Bali se suma la tasa turística de 150 000 rupias, que también se paga por internet.",
    "Esto es una orientación, no asesoramiento legal. Las normas cambian: consulta con la embajada de Indonesia en tu país antes de reservar vuelos.",
  ],
  moneyMatters: [
    "La moneda es la rupia, y a los ceros se tarda un día en acostumbrarse: en 2026 un dólar estadounidense son unas 16 800 rupias. Hay cajeros en todas las poblaciones. Usa los que están dentro de un banco, elige que te cobren en rupias y no te dejes la tarjeta: primero sale el dinero.",
    "Los hoteles y los restaurantes grandes aceptan tarjetas, algunos con un recargo del 2 al 3 %. En warungs, mercados y aseos se paga en efectivo, mejor con billetes de 50 000 como mucho. Cambia solo en oficinas autorizadas y cuenta tú el dinero antes de dejar el mostrador.",
  ],
  communication: [
    "Los enchufes son de dos clavijas redondas (tipos C y F), a 230 V. Los españoles encajan; los británicos, los de muchos países americanos y los indios pueden necesitar adaptador.",
    "La tarjeta SIM se compra en el aeropuerto o en una tienda, con el pasaporte; la eSIM, antes de salir de casa. Hoteles y cafés tienen wifi. Todo el mundo escribe por WhatsApp. El prefijo es +62.",
  ],
  weather: [
    "Indonesia está en el ecuador: de 26 a 32 °C en las costas todos los meses, y noches más frescas en las colinas. En Java, Bali y las islas que quedan al este el tiempo es sobre todo seco de abril a octubre y lluvioso de noviembre a marzo. Más al norte los meses se desplazan.",
  ],
  emergency: [
    "El 112 comunica con los servicios de emergencia desde cualquier teléfono. Números directos: policía 110, ambulancia 118 o 119, bomberos 113, búsqueda y rescate 115.",
    "Fuera de las ciudades una ambulancia puede tardar, y no siempre contestan en inglés. Llama también a tu guía o a nuestro número, a cualquier hora; sabremos cuál es la clínica más cercana.",
  ],
  health: [
    "Ve al médico o a un centro de vacunación seis semanas antes. No se exige ninguna vacuna, salvo si vienes de un país con fiebre amarilla; se suelen recomendar las de la hepatitis A y la fiebre tifoidea. Hay dengue: usa repelente también de día. Hay rabia: no te acerques a perros ni monos y haz que te miren cualquier mordedura el mismo día.",
    "No bebas agua del grifo. Evita los licores caseros y los cócteles demasiado baratos: ha muerto gente por el metanol que contienen.",
    "En ruta los aseos son a menudo de placa turca, con agua y un cazo en vez de papel. Cualquier tienda vende compresas; los tampones escasean fuera de las ciudades.",
  ],
} satisfies NoteText;
