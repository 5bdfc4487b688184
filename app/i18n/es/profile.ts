import type source from "#app/i18n/en/profile.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  toProfile: "Ir a tu perfil",
  toSignIn: "Ir a iniciar sesión",
  form: { email: "Correo electrónico" },
  errors: { emailInvalid: "Escribe un correo electrónico válido" },
  mailRequest: {
    tooMany_one: "Se han pedido enlaces demasiadas veces. Vuelve a intentarlo en {{count}} minuto.",
    tooMany_many: "Se han pedido enlaces demasiadas veces. Vuelve a intentarlo en {{count}} de minutos.",
    tooMany_other: "Se han pedido enlaces demasiadas veces. Vuelve a intentarlo en {{count}} minutos.",
  },
  links: {
    ask: {
      title: "Confirma tu correo electrónico",
      text: "Escribe la dirección de tu cuenta. Si aún falta confirmarla, te enviamos un enlace.",
      button: "Enviar el enlace",
    },
    sent: {
      title: "Mira tu correo",
      text: "Si la dirección es de una cuenta y aún falta confirmarla, ya va de camino un mensaje con un enlace. Funciona durante 24 horas.",
    },
    confirm: { title: "Confirma tu dirección", text: "Un clic y {{email}} queda confirmada como tuya.", button: "Confirmar" },
    change: { title: "Tu nueva dirección", text: "Un clic y {{email}} será la dirección de tu cuenta.", button: "Usar esta dirección" },
    confirmed: { title: "Tu dirección está confirmada", text: "Gracias. Tu cuenta está lista." },
    changed: {
      title: "Tu dirección ha cambiado",
      text: "A partir de ahora inicias sesión con la dirección nueva. Hemos avisado a la anterior.",
    },
    used: { title: "Este enlace ya se ha usado", text: "Cada enlace funciona una sola vez. Si fuiste tú, ya está todo hecho." },
    expired: {
      title: "Este enlace ha caducado",
      text: "Los enlaces funcionan durante 24 horas. Escribe tu dirección y te llegará uno nuevo al momento.",
    },
    unknown: {
      title: "Este enlace no funciona",
      text: "Usa el mensaje más reciente que tengas de nosotras, con su enlace tal cual. O escribe tu dirección y te llegará uno nuevo.",
    },
    taken: {
      title: "Esta dirección ya está en uso",
      text: "Entretanto, otra cuenta tiene esta dirección. La tuya conserva la que tiene; elige otra en tu perfil.",
    },
  },
} satisfies Translation<typeof source>;
