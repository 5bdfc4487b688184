import type source from "#app/i18n/en/saved.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Merkliste",
  description: "Die Reisen und Artikel, die Sie sich gemerkt haben.",
  lead: "Ihre Merkliste ist nur in diesem Browser gespeichert, ganz ohne Konto. Wir erfahren davon erst, wenn Sie diese Seite öffnen.",
  leadAccount: "Ihre Merkliste ist in Ihrem Konto gespeichert. Sie finden sie überall wieder, wo Sie sich anmelden.",
  tours: "Reisen",
  articles: "Artikel",
  empty: "Noch nichts gemerkt.",
  gone: "Was Sie sich gemerkt hatten, bieten wir nicht mehr an.",
  failed: "Die Merkliste konnte nicht geladen werden. Es ist nichts verloren gegangen.",
  retry: "Noch einmal versuchen",
  emptyHint: "Tippen Sie bei einer Reise oder einem Artikel auf das Herz. Hier finden Sie alles wieder.",
  browse: "Reisen ansehen",
  compare: "Nebeneinander vergleichen",
  compareFirst: "Die ersten drei vergleichen",
  read: "Zum Blog",
  loading: "Wird geladen\u00a0…",
  noScript: "Die Merkliste ist in Ihrem Browser gespeichert und lässt sich nur mit JavaScript anzeigen.",
} satisfies Translation<typeof source>;
