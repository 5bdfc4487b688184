import type source from "#app/i18n/en/oauth.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  buttons: {
    label: "Iniciar sesión con una cuenta de otro sitio",
    or: "o con su correo electrónico",
    connecting: "Conectando con {{provider}}",
    unavailable: "El inicio de sesión con {{provider}} no está configurado en este sitio.",
  },
  completing: {
    title: "Completando el inicio de sesión",
    text: "Un momento: estamos comprobando su inicio de sesión.",
    continue: "Continuar",
  },
  failed: {
    title: "Error de autenticación",
    return: "Volver al inicio de sesión",
    reference: "Referencia: {{reference}}",
    theProvider: "El otro sitio",
    reasons: {
      denied: "No ha permitido que {{provider}} nos diga quién es usted, así que no ha iniciado sesión. No se ha cambiado nada.",
      expired: "Este inicio de sesión tardó demasiado, ya se utilizó o se empezó en otro navegador. Vuelva a empezar, por favor.",
      unavailable: "{{provider}} no responde en este momento. Inténtelo de nuevo dentro de unos minutos o inicie sesión con su contraseña.",
      refused: "{{provider}} no ha confirmado este inicio de sesión. Vuelva a empezar, por favor.",
      noEmail:
        "{{provider}} no facilita ninguna dirección de correo de su cuenta, y necesitamos una. Inicie sesión de otra manera o regístrese con su correo electrónico.",
      unverifiedEmail:
        "{{provider}} no ha confirmado su dirección de correo. Confírmela en {{provider}} e inténtelo de nuevo, o utilice aquí su correo electrónico y una contraseña.",
      notLinkable:
        "Ya existe una cuenta con su dirección de correo, y esa dirección aún no se ha confirmado aquí. Inicie sesión con su contraseña y confirme la dirección; después también podrá iniciar sesión con {{provider}}.",
      tooMany: "Se ha intentado demasiadas veces desde su conexión. Vuelva a intentarlo dentro de diez minutos.",
      unexpected: "Se ha producido un error inesperado durante la autenticación.",
    },
  },
} satisfies Translation<typeof source>;
