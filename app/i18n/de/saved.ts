import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Merkliste",
  description: "Die Reisen und Artikel, die Sie gemerkt haben.",
  lead: "Nur in diesem Browser gespeichert: kein Konto, und nichts geht an uns, bis Sie diese Seite öffnen.",
  leadAccount: "In Ihrem Konto gespeichert: dieselbe Merkliste, wo immer Sie sich anmelden.",
  tours: "Reisen",
  articles: "Artikel",
  empty: "Noch nichts gemerkt.",
  gone: "Was Sie gemerkt hatten, gibt es nicht mehr.",
  failed: "Die Merkliste konnte nicht geladen werden. Es ist nichts davon verloren.",
  retry: "Noch einmal versuchen",
  emptyHint: "Tippen Sie bei einer Reise oder einem Artikel auf das Herz, und Sie finden sie hier wieder.",
  browse: "Reisen ansehen",
  read: "Zum Blog",
  loading: "Wird geladen …",
  noScript: "Die Merkliste liegt in Ihrem Browser und lässt sich nur mit JavaScript anzeigen.",
} satisfies Translation<typeof source>;
