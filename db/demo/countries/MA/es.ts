import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  visas: [
    "A fecha de noviembre de 2026: los ciudadanos de la Unión Europea, el Reino Unido, Estados Unidos y muchos otros países pueden estar en Marruecos hasta 90 días sin visado. Los ciudadanos indios lo necesitan; quienes tienen permiso de residencia o un visado vigente de determinados países pueden pedir un visado electrónico en acces-maroc.ma, los demás en un consulado.",
    "El pasaporte debe ser válido durante toda la estancia; seis meses más dan mayor seguridad. Comprueba que te lo sellan al llegar, o la salida llevará su tiempo. Esto es una indicación, no un consejo legal: consulta a la embajada de Marruecos antes de comprar los vuelos.",
  ],
  moneyMatters: [
    "La moneda es el dírham (MAD). Solo se cambia dentro del país, y no se pueden entrar ni sacar más de 2000 dírhams, así que saca o cambia dinero al llegar y guarda un recibo para volver a cambiar lo que sobre.",
    "Los cajeros abundan en las ciudades y escasean en la montaña. Los hoteles y los restaurantes grandes aceptan tarjetas; los mercados, los taxis, los mozos y los hammams, efectivo, mejor en monedas y billetes pequeños. En los zocos el precio se habla; en un petit taxi, pide el taxímetro.",
  ],
  communication: [
    "Las tarjetas SIM de Maroc Telecom, Orange e inwi se venden en el aeropuerto y en tiendas, con el pasaporte. La cobertura es buena en las ciudades y junto a las carreteras principales, más escasa en el Alto Atlas y en el desierto.",
    "Los enchufes son de tipo C y E, como en Francia; 220 V, 50 Hz. Se hablan el árabe marroquí y el tamazight, y mucha gente habla francés. “La, shukran” es no, gracias.",
  ],
  weather: [
    "En el interior, los mejores meses van de marzo a mayo y de octubre a noviembre: de 20 a 30 °C, con nieve aún en el Atlas en primavera. En julio y agosto por la tarde hace 38 °C en Marrakech, y algunos días 45; la costa atlántica es más fresca.",
    "De diciembre a febrero hay sol y noches frías, y las casas tienen poca calefacción. La nieve puede cerrar los puertos. En ramadán, que va cambiando de fecha, muchos restaurantes abren solo después de la puesta de sol.",
  ],
  emergency: [
    "Policía en las ciudades: 19. Gendarmería Real, fuera de ellas: 177. Ambulancia y bomberos: 15. En Marrakech hay una policía turística cerca de Jemaa el-Fna. Díselo enseguida a tu guía y después llama al número de emergencias de la aseguradora, que está en tu certificado, y a nuestro número de atención.",
  ],
  health: [
    "No hay riesgo de malaria, y al entrar desde Europa no se exige ninguna vacuna; consulta a un médico qué te conviene al menos ocho semanas antes de salir. Bebe agua embotellada o filtrada. En verano pasa a la sombra las horas de doce a cuatro.",
    "Las farmacias se reconocen por la media luna o la cruz verde, en cada barrio hay una de guardia por la noche, y en muchas se habla francés. Las compresas se venden en cualquier tienda pequeña; los tampones, solo en supermercados grandes y algunas farmacias. Muchos baños de café son de placa turca y sin papel; deja una moneda o dos.",
  ],
} satisfies NoteText;
