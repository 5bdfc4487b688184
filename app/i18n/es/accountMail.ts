import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Confirma tu correo electrónico",
    preview: "Un clic y tu cuenta estará lista.",
    heading: "Solo un clic más",
    text: "Alguien, esperamos que tú, ha creado una cuenta en Yatrika con esta dirección. Confirma que es tuya. El enlace funciona una sola vez, durante 24 horas.",
    button: "Confirmar mi dirección",
    note: "Si no fuiste tú, no hagas nada: la dirección queda sin confirmar.",
  },
  changeEmail: {
    subject: "Confirma tu nuevo correo electrónico",
    preview: "Un clic y tu cuenta tendrá esta dirección.",
    heading: "Tu nueva dirección",
    text: "Has pedido que {{email}} sea la dirección de tu cuenta. Confirma que es tuya. El enlace funciona una sola vez, durante 24 horas.",
    button: "Usar esta dirección",
    note: "Si no fuiste tú, no hagas nada: no cambia ninguna cuenta.",
  },
  emailChangeAsked: {
    subject: "Se ha pedido una dirección nueva para tu cuenta",
    preview: "Si fuiste tú, aquí no hay nada que hacer.",
    heading: "Se ha pedido una dirección nueva",
    text: "Alguien, esperamos que tú, ha pedido que {{email}} sea la dirección de tu cuenta. Lo será cuando se use el enlace que hemos enviado allí; hasta entonces no cambia nada.",
    note: "Si no fuiste tú, elige enseguida una contraseña nueva con “¿Has olvidado tu contraseña?”: eso también detiene el cambio. O llámanos: {{phone}}.",
  },
  emailChanged: {
    subject: "El correo electrónico de tu cuenta ha cambiado",
    preview: "A partir de ahora inicias sesión con otra dirección.",
    heading: "Tu dirección ha cambiado",
    text: "El correo electrónico de tu cuenta es ahora {{email}}. A partir de ahora inicias sesión con él y allí te llegan nuestros mensajes.",
    note: "Si no fuiste tú, llámanos enseguida: {{phone}}.",
  },
  resetPassword: {
    subject: "Elige una contraseña nueva",
    preview: "El enlace funciona una sola vez, durante una hora.",
    heading: "Elige una contraseña nueva",
    text: "Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta. El enlace funciona una sola vez, durante una hora.",
    button: "Elegir una contraseña nueva",
    note: "Si no fuiste tú, no hagas nada: tu contraseña sigue como está.",
  },
  passwordChanged: {
    subject: "Se ha cambiado tu contraseña",
    preview: "Si fuiste tú, no tienes que hacer nada.",
    heading: "Se ha cambiado tu contraseña",
    text: "La contraseña de tu cuenta se acaba de cambiar. Si fuiste tú, no tienes que hacer nada.",
    note: "Si no fuiste tú, elige enseguida una contraseña nueva con “¿Has olvidado tu contraseña?” o llámanos: {{phone}}.",
  },
  accountDeleted: {
    subject: "Tu cuenta se ha eliminado",
    preview: "Tus datos se han eliminado con ella.",
    heading: "Tu cuenta se ha eliminado",
    text: "Tu cuenta en Yatrika y los datos que contenía se han eliminado. Se ha cerrado la sesión en todos tus dispositivos.",
    note: "Si no fuiste tú, llámanos: {{phone}}.",
  },
} satisfies Translation<typeof source>;
