/** How every text is written, in every language (docs/writing.md): the words, the marks, and the tense of what we promise. */
import { describe, expect, test } from "vitest";
import { languages, type Language } from "./languages.ts";

type Messages = { [key: string]: string | Messages };
const files = import.meta.glob<{ default: Messages }>("./*/*.ts", { eager: true });

function flat(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** The texts of a language by their names, such as `common:nav.home`. */
function textsIn(language: Language): [string, string][] {
  return Object.entries(files).flatMap(([file, { default: messages }]) => {
    const [, folder, namespace] = /^\.\/(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
    return folder === language ? flat(messages, `${namespace}:`) : [];
  });
}

/** What must not be in a text; `instead` is what is written. `only` and `but` choose texts by their names. */
type Rule = { found: RegExp; instead: string; only?: RegExp; but?: RegExp };

/** A letter of any script; `\b` knows those of ASCII alone. */
const wholeWord = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** Where a customer meets the number of her booking. An enquiry and a failure have references of their own. */
const aboutBookings = /^(bookings|bookingMail|checkout|payment):/;
const zones: Rule = { found: /\b(?:GMT|UTC)[+−-]?/, instead: "the place whose time it is" };

const words: Record<Language, Rule[]> = {
  en: [
    zones,
    { found: wholeWord("e-?mail(?:s|ed)?(?<!email|emails|emailed)|mails?|mailed"), instead: "email" },
    { found: wholeWord("(?:the|a|our|next|this|each|every|monthly|short|no|more|further) letters?"), instead: "newsletter, or email" },
    { found: wholeWord("(?:some|any|every|no)body"), instead: "someone, anyone, everyone, no one" },
    // A heading that was given.
    { found: wholeWord("travelers?|traveling|traveled|canceled|canceling"), instead: "traveller", but: /^home:testimonials\.heading$/ },
    {
      found: wholeWord("reference to quote|your reference:|get back|gets? you back"),
      instead: "booking number, refund",
      only: aboutBookings,
    },
    { found: wholeWord("did not reach us|get through"), instead: "what did not happen, and what to do" },
    {
      found: wholeWord("(?:most|best) (?:visited|read|popular|booked|loved|asked for|asked-for)|eight places"),
      instead: "nothing that is not counted",
    },
  ],
  de: [
    zones,
    { found: /(?<!E-)\bMails?\b|\bE?mails?\b|\beMails?\b/, instead: "E-Mail" },
    { found: /\bBrief(?:e|es|en)?\b/, instead: "Newsletter, E-Mail" },
    { found: /\bReferenz/, instead: "Buchungsnummer", only: aboutBookings },
    { found: /\b(?:Verwaltungs|Storno|Stornierungs)(?:gebühr|pauschale|kosten)/, instead: "Bearbeitungsgebühr" },
    { found: /\bTour(?:en)?\b/, instead: "Reise" },
    { found: wholeWord("du|dir|dich|dein(?:e[mnrs]?)?|euer|eure[mnrs]?"), instead: "Sie" },
    { found: wholeWord("nichts geschuldet|schuldet niemand"), instead: "Es ist nichts mehr offen" },
    {
      found: wholeWord("meist(?:besuchte|gelesene|gebuchte|gefragte)[nrs]?|beliebteste[nrs]?|acht orte"),
      instead: "nichts, was niemand zählt",
    },
  ],
  fr: [
    zones,
    { found: wholeWord("(?<!e-)mails?|emails?|courriels?|mèls?"), instead: "e-mail" },
    { found: wholeWord("monnaies?"), instead: "devise" },
    { found: wholeWord("menée?s? par"), instead: "guidé par, dirigé par" },
    {
      found: wholeWord("(?:références?) (?:de (?:la|votre) )?réservation|votre référence"),
      instead: "numéro de réservation",
      only: aboutBookings,
    },
    { found: wholeWord("tu|toi|te|tes"), instead: "vous" },
    {
      found: wholeWord("(?:le|la|les) plus (?:demandé|visité|lu|populaire|réservé|vendu)e?s?|huit lieux"),
      instead: "rien que l’on ne compte pas",
    },
  ],
  es: [
    zones,
    { found: wholeWord("e-?mails?|mails?"), instead: "correo" },
    { found: wholeWord("reintegr\\p{L}*|devoluci(?:ón|ones)"), instead: "reembolso" },
    { found: wholeWord("del camino"), instead: "de viaje" },
    { found: wholeWord("usted(?:es)?|vosotros|vuestr[oa]s?"), instead: "tú" },
    { found: wholeWord("(?:tu|su|la) referencia"), instead: "número de reserva", only: aboutBookings },
    { found: wholeWord("más (?:visitad|leíd|pedid|solicitad|reservad|vendid)[oa]s?|ocho lugares"), instead: "nada que no se cuente" },
  ],
  hi: [
    zones,
    { found: /(?<!ई)(?<![\p{L}\p{M}])मेल(?! (?:नहीं )?खा)/u, instead: "ईमेल" },
    { found: wholeWord("चिट्ठी|चिट्ठियाँ|ख़त|पत्र"), instead: "न्यूज़लेटर, ईमेल" },
    { found: /(?:कोई|पूरी|पैसे की|रकम की) वापसी/, instead: "रिफ़ंड" },
    {
      found: /तरीक(?!\u093c)|(?<![\p{L}\p{M}])बाक(?!\u093c)ी|(?<![\p{L}\p{M}])ख(?!\u093c)ाली|तारीख(?!\u093c)/u,
      instead: "तरीक़ा, बाक़ी, ख़ाली, तारीख़",
    },
    { found: /इनवॉयस|बीजक/, instead: "इनवॉइस" },
    { found: wholeWord("डेस्टिनेशन|मंज़िल(?:ें|ों)?"), instead: "गंतव्य" },
    { found: wholeWord("स्टार|तारे|तारों"), instead: "सितारे" },
    { found: wholeWord("तुम|तुम्हार[ाीे]|तुम्हें|तू|तेर[ाीे]"), instead: "आप" },
    { found: wholeWord("सबसे ज़्यादा (?:देख|पढ़|माँग|बुक)\\p{L}*|आठ जगहें"), instead: "जो गिना नहीं जाता, वह न कहें" },
  ],
};

/** Of all languages. Days in ISO 8601 are not ranges. */
const marks: Rule[] = [
  { found: /\.\.\./, instead: "…" },
  { found: /["'`´]/, instead: "the quotation marks and the apostrophe of print" },
  { found: /(?<![\d-])\d+-\d+(?![\d-])|\}\}-\{\{/, instead: "– in a range" },
  { found: /-/, instead: "– in a range", only: /^common:(seasons|hours)\./ },
  { found: / {2}|^\s|\s$/, instead: "one space between words and none around them" },
  { found: /\s[,.]|\s\)|\(\s/, instead: "no space before it", but: /^articles:plain$/ },
];

/** French has more of them, which lie beside its other rules (catalogues.test.ts). */
const ownMarks: Record<Language, Rule[]> = {
  en: [
    { found: /\s%/, instead: "75%" },
    { found: /[„«»]/, instead: "“ ”" },
  ],
  de: [
    { found: /(?:\d|\}\})[^\S\u202f]?%/, instead: "a narrow no-break space before %" },
    { found: /[”«»]|(?<!„[^“]*)“/, instead: "„ “" },
  ],
  fr: [
    { found: /(?:\d|\}\})[^\S\u202f]?%/, instead: "a narrow no-break space before %" },
    { found: /[„“”]/, instead: "« »" },
  ],
  es: [
    { found: /(?:\d|\}\})[^\S\u202f]?%/, instead: "a narrow no-break space before %" },
    { found: /[„«»]/, instead: "“ ”" },
    { found: /^[^¿]*\?/, instead: "¿ … ?" },
    { found: /^[^¡]*!/, instead: "¡ … !" },
  ],
  hi: [
    { found: /\s%/, instead: "75%" },
    { found: /[„«»]/, instead: "“ ”" },
    { found: /[\p{Script=Devanagari}]\.(?:\s|$)/u, instead: "।" },
  ],
};

/**
 * What we shall do is said in the future tense, where a pattern can tell a promise from a fact. German says both in the present; in French and Spanish
 * a present is a promise where the sentence says by when, and a Spanish -imos may be the past.
 */
const promises: Record<Language, Rule[]> = {
  en: [
    {
      found:
        /(?<!\b(?:before|until|when|if|that|than|what|which|once|as|how|everything|something) )\bwe (?:email|send|write|refund|confirm|answer|reply|hold|plan|publish|delete|remove|put|tell)\b/i,
      instead: "we’ll …",
    },
    { found: /\b(?:is|are) (?:told|mailed|emailed|sent|refunded|paid back) by\b/i, instead: "we’ll …" },
    { found: /\byou get\b(?! the)/i, instead: "we’ll …, or you’ll …", only: aboutBookings },
  ],
  de: [],
  fr: [
    {
      found:
        /\bnous (?:vous |l’|le |la |les )*(?:envoyons|écrivons|remboursons|répondons|confirmons|prévenons|renvoyons|retenons)\b[^.]*(?:dès que|d’ici|sous \d|dans les|au plus tard)|dès que[^.]*\bnous (?:vous )?(?:envoyons|écrivons|remboursons|répondons|confirmons|prévenons)\b/i,
      instead: "le futur",
    },
  ],
  es: [
    {
      found:
        /\b(?:enviamos|mandamos|avisamos|confirmamos|reembolsamos|devolvemos|respondemos|escribimos)\b[^.]*\b(?:en cuanto|a más tardar|dentro de|en un plazo)\b|\ben cuanto\b[^.]*\b(?:enviamos|mandamos|avisamos|confirmamos|reembolsamos|devolvemos|respondemos|escribimos)\b/i,
      instead: "el futuro",
    },
  ],
  hi: [{ found: /(?:हम|हमारी टीम)[^।]*(?:भेजते|लौटाते|लिखते|भेजती|लिखती) हैं(?:।|$)/, instead: "भविष्य काल: भेजेंगे, लिखेंगे" }],
};

/** What is read of a text: the names of its placeholders are not, and a letter that may be one character or two is the same either way. */
const asRead = (text: string) => text.replace(/\{\{\w+\}\}/g, "{{0}}").normalize("NFC");

/** Each text that breaks a rule, with what is written instead. */
function broken(language: Language, rules: Rule[]): string[] {
  const texts = textsIn(language);
  return rules.flatMap(({ found, instead, only, but }) =>
    texts
      .filter(([name, text]) => found.test(asRead(text)) && (only?.test(name) ?? true) && !but?.test(name))
      .map(([name, text]) => `${name} (${instead}): ${text}`),
  );
}

describe.each(languages)("the texts in %s", (language) => {
  test("say each thing by its one name", () => expect(broken(language, words[language])).toEqual([]));

  test("are set with the marks of print", () => expect(broken(language, [...marks, ...ownMarks[language]])).toEqual([]));

  test("promise in the future tense", () => expect(broken(language, promises[language])).toEqual([]));
});

test("the rules find what they are for", () => {
  const finds = (rules: Rule[], text: string) => rules.some(({ found, only }) => !only && found.test(asRead(text)));
  for (const text of ["A mail is on its way", "Your e-mail", "mailed", "the next letter", "Somebody", "11:30 GMT+5:30", "travelers"])
    expect(finds(words.en, text), text).toBe(true);
  for (const text of ["We’ll email you", "emails", "three letters such as JPY", "travellers"])
    expect(finds(words.en, text), text).toBe(false);
  for (const text of ["Eine Mail", "Ihr Brief", "Ihre Tour"]) expect(finds(words.de, text), text).toBe(true);
  for (const text of ["Eine E-Mail", "E-Mails", "Tourismus"]) expect(finds(words.de, text), text).toBe(false);
  expect([finds(words.fr, "un mail"), finds(words.fr, "un e-mail")]).toEqual([true, false]);
  expect([finds(words.hi, "मेल"), finds(words.hi, "ईमेल"), finds(words.hi, "मेल नहीं खाते")]).toEqual([true, false, false]);
  expect([finds(words.hi, "तरीका"), finds(words.hi, "तरीक\u093cा")]).toEqual([true, false]);
  for (const text of ["Sending...", "It's new", "1-3 days", "{{from}}-{{to}}"]) expect(finds(marks, text), text).toBe(true);
  for (const text of ["Sending…", "It’s new", "1–3 days", "2026-03-27", "UTF-8"]) expect(finds(marks, text), text).toBe(false);
  expect([finds(ownMarks.de, "75 %"), finds(ownMarks.de, "75\u202f%"), finds(ownMarks.de, "„Ja“")]).toEqual([true, false, false]);
  expect([finds(promises.en, "Then we send it back."), finds(promises.en, "We’ll send it before we publish it.")]).toEqual([true, false]);
});
