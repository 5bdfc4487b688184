import type source from "#app/i18n/en/oauth.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  buttons: {
    label: "Iniciar sesión con una cuenta de otro sitio",
    or: "o con tu correo electrónico",
    connecting: "Conectando con {{provider}}",
    unavailable: "El inicio de sesión con {{provider}} no está configurado en este sitio.",
  },
  completing: {
    title: "Completando el inicio de sesión",
    text: "Un momento: estamos comprobando tu inicio de sesión.",
    continue: "Continuar",
  },
  failed: {
    title: "Error de autenticación",
    return: "Volver al inicio de sesión",
    reference: "Código: {{reference}}",
    theProvider: "El otro sitio",
    reasons: {
      denied: "No has permitido que {{provider}} nos diga quién eres, así que no has iniciado sesión. No ha cambiado nada.",
      expired: "Este inicio de sesión tardó demasiado, ya se usó o se empezó en otro navegador. Vuelve a empezar, por favor.",
      unavailable: "{{provider}} no responde en este momento. Inténtalo de nuevo dentro de unos minutos o inicia sesión con tu contraseña.",
      refused: "{{provider}} no ha confirmado este inicio de sesión. Vuelve a empezar, por favor.",
      noEmail:
        "{{provider}} no facilita ninguna dirección de correo de tu cuenta, y necesitamos una. Inicia sesión de otra manera o regístrate con tu correo electrónico.",
      unverifiedEmail:
        "{{provider}} no ha confirmado tu dirección de correo. Confírmala en {{provider}} e inténtalo de nuevo, o usa aquí tu correo electrónico y una contraseña.",
      notLinkable:
        "Ya existe una cuenta con tu dirección de correo, y esa dirección aún no se ha confirmado aquí. Inicia sesión con tu contraseña y confirma la dirección; después también podrás iniciar sesión con {{provider}}.",
      tooMany: "Ha habido demasiados intentos desde tu conexión. Inténtalo de nuevo dentro de diez minutos.",
      unexpected: "Se ha producido un error inesperado durante la autenticación.",
    },
  },
} satisfies Translation<typeof source>;
