import type source from "#app/i18n/en/about.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  title: "Über uns",
  description:
    "Wer Yatrika ist: ein von Frauen geführtes Unternehmen. Wir planen und leiten Reisen in kleinen Gruppen, mit Frauen, die dort aufgewachsen sind, wo Sie hinreisen.",
  hero: {
    eyebrow: "Über Yatrika",
    heading: "Seit {{year}} gestalten wir unvergessliche Reisen",
    lead: "Ein kleines Unternehmen von Frauen, die vorausgehen und Ihnen dann den Weg zeigen.",
  },
  story: {
    heading: "Unsere Geschichte",
    first:
      "{{year}} saß Anjali Sharma, damals seit elf Jahren Reiseleiterin in Jaipur, mit vier Kolleginnen in einer Teebude hinter dem Stadtpalast und zählte die Frauen, die in Rajasthan Reisen führten. Sie kamen auf neun. Andere Reiseleiter gab es in der Stadt rund vierhundert. Noch am selben Abend schrieben sie den ersten Reiseplan auf die Rückseite einer Hotelrechnung.",
    second:
      "Die erste Gruppe, das waren sechs Menschen und ein geliehener Kleinbus. In Pushkar regnete es, der Mann mit den Kamelen kam nicht, und eine Großmutter aus dem Nachbardorf kochte für alle das Abendessen. Zwei von den sechs sind seither neunmal mit uns gereist. Noch heute erzählen wir jeder neuen Reiseleiterin diese Geschichte: Ein Plan ist gut. Jemand, der weiß, wen man fragen muss, ist besser.",
    third:
      "Heute arbeiten wir mit Frauen in über {{countries}} Ländern. Sie planen und leiten Reisen dorthin, wo sie aufgewachsen sind. Die Gruppen bleiben klein, im Preis ist alles enthalten, was wir zusagen, und die Hälfte dessen, was ein Tag kostet, bleibt bei den Menschen, die Sie besuchen. Mit uns reisen können alle.",
    own: "{{name}} plant und leitet Reisen seit {{year}}, heute in über {{countries}} Länder. Alle sind willkommen, mit uns zu reisen.",
    badge: "Jahre Erfahrung",
  },
  values: {
    heading: "Woran wir uns halten",
    sustainable: "Nachhaltig reisen",
    sustainableText:
      "Lieber Bahn als Flugzeug, lieber Familienpension als Hotelkette, höchstens sechzehn Personen in der Gruppe. Und wir sagen Ihnen, bei wem Ihr Geld ankommt.",
    excellence: "Sorgfalt",
    excellenceText:
      "Jede Route geht eine von uns, bevor wir sie anbieten, und jedes Jahr wieder. Hat sich etwas geändert, ändern wir auch die Beschreibung.",
    passion: "Leidenschaft",
    passionText: "Unsere Reiseleiterinnen führen Reisen, auf die sie ihre eigene Mutter mitnehmen würden. Manche haben es getan.",
    customer: "Unsere Gäste zuerst",
    customerText:
      "Unter einer einzigen Nummer erreichen Sie jederzeit jemanden, der Ihre Reise kennt. Geht etwas schief, bringen wir es erst in Ordnung und reden danach darüber.",
  },
  team: { heading: "Unser von Frauen geführtes Team", lead: "Frauen, die antworten, wenn Sie schreiben." },
  closing: {
    heading: "Kommen Sie und sehen Sie selbst",
    lead: "Sagen Sie uns, wohin Sie möchten, oder sehen Sie nach, welche Reise als nächste beginnt.",
    contact: "Kontakt aufnehmen",
    tours: "Reisen ansehen",
  },
} satisfies Translation<typeof source>;
