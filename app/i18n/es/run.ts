/** Whether a departure runs, in words that travellers read. */
export default {
  runs: "Sale seguro",
  cancelled: "No se realiza",
  from_one: "Sale a partir de {{count}} viajero",
  from_many: "Sale a partir de {{count}} viajeros",
  from_other: "Sale a partir de {{count}} viajeros",
  needs_one: "{{travellers}} de {{count}} viajero",
  needs_many: "{{travellers}} de {{count}} viajeros",
  needs_other: "{{travellers}} de {{count}} viajeros",
  decided: "Se decide como muy tarde el {{date}}. Si no sale, eliges otra fecha o te devolvemos todo.",
  label: "¿Sale el viaje?",
};
