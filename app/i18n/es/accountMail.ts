import type source from "#app/i18n/en/accountMail.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  confirmEmail: {
    subject: "Confirma tu correo electrónico",
    preview: "Un clic y tu cuenta estará lista.",
    heading: "Solo un clic más",
    text: "Alguien, esperamos que tú, ha creado una cuenta en Yatrika con esta dirección de correo. Confirma que es tuya. El enlace sirve una sola vez, durante 24 horas.",
    button: "Confirmar mi dirección",
    note: "Si no has sido tú, no hagas nada: la dirección quedará sin confirmar.",
  },
  changeEmail: {
    subject: "Confirma tu nuevo correo electrónico",
    preview: "Un clic y tu cuenta tendrá esta dirección.",
    heading: "Tu nueva dirección",
    text: "Has pedido que {{email}} sea la dirección de correo de tu cuenta. Confirma que es tuya. El enlace sirve una sola vez, durante 24 horas.",
    button: "Usar esta dirección",
    note: "Si no has sido tú, no hagas nada: ninguna cuenta cambiará.",
  },
  emailChangeAsked: {
    subject: "Alguien ha pedido cambiar el correo electrónico de tu cuenta",
    preview: "Si has sido tú, aquí no tienes que hacer nada.",
    heading: "¿Has pedido cambiar de correo electrónico?",
    text: "Alguien, esperamos que tú, ha pedido que {{email}} sea la dirección de correo de tu cuenta. El cambio se hará cuando se abra y se confirme el enlace que hemos enviado a esa dirección. Hasta entonces no cambia nada.",
    note: "Si no has sido tú, elige enseguida una contraseña nueva con “¿Has olvidado tu contraseña?”: así también se detiene el cambio. O llámanos: {{phone}}.",
  },
  emailChanged: {
    subject: "El correo electrónico de tu cuenta ha cambiado",
    preview: "A partir de ahora iniciarás sesión con otra dirección de correo.",
    heading: "Tu correo electrónico ha cambiado",
    text: "El correo electrónico de tu cuenta es ahora {{email}}. A partir de ahora iniciarás sesión con esa dirección, y allí recibirás nuestros correos.",
    note: "Si no has sido tú, llámanos enseguida: {{phone}}.",
  },
  resetPassword: {
    subject: "Elige una contraseña nueva",
    preview: "El enlace sirve una sola vez, durante una hora.",
    heading: "Elige una contraseña nueva",
    text: "Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta. El enlace sirve una sola vez, durante una hora.",
    button: "Elegir una contraseña nueva",
    note: "Si no has sido tú, no hagas nada: tu contraseña seguirá siendo la misma.",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    preview: "Si has sido tú, no tienes que hacer nada.",
    heading: "Tu contraseña ha cambiado",
    text: "La contraseña de tu cuenta acaba de cambiar. Si has sido tú, no tienes que hacer nada.",
    note: "Si no has sido tú, elige enseguida una contraseña nueva con “¿Has olvidado tu contraseña?” o llámanos: {{phone}}.",
  },
  accountDeleted: {
    subject: "Hemos eliminado tu cuenta",
    preview: "Y con ella, tus datos.",
    heading: "Hemos eliminado tu cuenta",
    text: "Hemos eliminado tu cuenta en Yatrika y los datos que contenía. Tu sesión se ha cerrado en todos tus dispositivos.",
    note: "Si no has sido tú, llámanos: {{phone}}.",
  },
} satisfies Translation<typeof source>;
