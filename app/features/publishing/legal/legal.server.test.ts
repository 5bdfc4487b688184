import { describe, expect, test } from "vitest";
import { defaultSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { legalPage, termsVersion, type LegalDocument } from "./legal.server.ts";

const documents: LegalDocument[] = ["privacy-policy", "terms-conditions"];
const withValues = (brand: Partial<Settings["brand"]>, contacts: Partial<Settings["contacts"]> = {}): Settings => ({
  ...defaultSettings,
  brand: { ...defaultSettings.brand, ...brand },
  contacts: { ...defaultSettings.contacts, ...contacts },
});
const sources = import.meta.glob<string>("./*/*.md", { eager: true, query: "?raw", import: "default" });
/** Spaces of every width are one. */
const plain = (text: string) => text.replace(/\s/g, " ");

/** All numbers of the texts, in their order, the same in each language: none is of the settings or the policy. Whoever adds one asks whether it is. */
const promisedInWords: Record<LegalDocument, number[]> = {
  "terms-conditions": [
    // Age of who books; days after a balance is due; days in which refunds are sent.
    18, 7, 14,
    // When a day in Japan ends in India; days in which all comes back where we cancel; a group; days before which we tell that it is too small; age.
    20,
    30, 14, 4, 12, 21, 18,
    // Insurance, best price, care, complaints, notice of other terms.
    100_000, 6_000, 100, 500, 6_000, 14, 3, 48, 48, 4, 1, 28, 2, 14, 30,
  ],
  "privacy-policy": [24, 30, 30, 30, 7, 7, 30, 7, 30, 7, 30, 30, 30, 30, 1, 1, 10, 2, 1, 24, 72, 30, 18, 30],
};

const terms = legalPage("terms-conditions", "en", defaultSettings).html;

describe.each(documents)("%s", (document) => {
  const { html, sections, title, description } = legalPage(document, "en", defaultSettings);

  test("has a title, a description and sections with anchors that are each there once", () => {
    expect(title).not.toBe("");
    expect(description).not.toBe("");
    expect(sections.length).toBeGreaterThan(10);
    for (const { id } of sections) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(html).not.toMatch(/\{#|\{\{|<h2>/);
  });

  test("links only to sections that exist", () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const known = sections.map(({ id }) => id);
    expect(targets.filter((id) => !known.includes(id ?? ""))).toEqual([]);
  });

  test("has each table in a frame that the keyboard can scroll, named after its section", () => {
    const frames = [...html.matchAll(/<div class="table-frame" tabindex="0" role="region" aria-labelledby="([^"]+)"><table>/g)];
    expect(frames.length).toBeGreaterThan(2);
    expect(html.split("<table>")).toHaveLength(frames.length + 1);
    for (const { 1: id, index } of frames) expect(html.slice(0, index).split('<h2 id="').at(-1)).toMatch(new RegExp(`^${id}"`));
  });

  test("names the company and its address from the settings, as text", () => {
    const odd = legalPage(
      document,
      "en",
      withValues(
        { legalName: `A*B*C <script>alert(1)</script> [x](javascript:alert(2)) & "Co"` },
        { street: "1 `Main` _Street_", emails: [`o'hara@example.org`] },
      ),
    ).html;
    expect(odd).toContain(`A*B*C &lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(2)) &amp; &quot;Co&quot;`);
    expect(odd).toContain("1 `Main` _Street_");
    expect(odd).toContain(`<a href="mailto:o'hara@example.org">o'hara@example.org</a>`);
    expect(odd).not.toContain("<script");
    expect(odd).not.toMatch(/href="javascript:/);
  });

  test("is in English where it is not translated", () => {
    expect(legalPage(document, "xx" as Language, defaultSettings).title).toBe(title);
  });
});

describe("the terms", () => {
  test.each([
    ["60 or more", "everything, minus an administrative fee of $50"],
    ["31 to 59", "50%"],
    ["15 to 30", "25%"],
    ["14 or fewer", "nothing"],
    ["up to 9 February 2027", "60 or more", "₹3,15,000"],
    ["10 February 2027 to 10 March 2027", "59 to 31", "₹1,59,376"],
    ["11 March 2027 to 26 March 2027", "30 to 15", "₹79,688"],
    ["from 27 March 2027", "14 or fewer", "nothing"],
  ])("give back: %s | %s | %s", (...cells) => {
    const row = cells.filter((cell) => !cell.startsWith("%")).map((cell) => `<td>${cell}</td>`);
    expect(terms.replace(/\s+/g, " ")).toContain(`<tr> ${row.join(" ")} </tr>`);
  });

  test.each([
    "30 days' notice of material changes",
    "laws of the State of New York",
    "You pay in full when you book, unless a deposit is specified",
    "Prices are set in US dollars and shown and charged in the currency you choose",
  ])("say: %s", (sentence) => expect(terms.replaceAll("&#39;", "'")).toContain(sentence));

  test("explain what tour pages claim", () => {
    for (const id of ["travel-insurance", "best-price-guarantee", "care-24-7"]) expect(terms).toContain(`<h2 id="${id}">`);
  });
});

describe.each(languages)("in %s", (language) => {
  const formats = formatsFor(language);
  const read = (settings: Settings) => plain(legalPage("terms-conditions", language, settings).html);
  const { booking, rates } = defaultSettings;

  test.each<[string, Partial<Settings>, string[], string[]]>([
    [
      "administrative fee",
      { booking: { ...booking, administrativeFeeUsdMinor: 8_740 } },
      [formats.amount(5_000, "USD"), formats.amount(375_000, "INR"), formats.amount(31_500_000, "INR")],
      [formats.amount(8_740, "USD"), formats.amount(655_500, "INR"), formats.amount(31_219_500, "INR")],
    ],
    [
      "time for a transfer",
      { booking: { ...booking, transferDueHours: 91 } },
      [formats.duration(72, "hour")],
      [formats.duration(91, "hour")],
    ],
    ["days when booking closes", { booking: { ...booking, cutOffDays: 13 } }, [], [formats.duration(13, "day")]],
    [
      "time seats are held",
      { booking: { ...booking, holdMinutes: 47 } },
      [formats.duration(30, "minute")],
      [formats.duration(47, "minute")],
    ],
    [
      "rate of the example",
      { rates: { ...rates, INR: 80.25 } },
      [formats.amount(15_937_500, "INR")],
      [formats.decimal(80.25), formats.amount(17_053_100, "INR"), formats.amount(401_250, "INR")],
    ],
  ])("the %s is what the settings say", (_, changes, before, now) => {
    const [asBefore, asNow] = [read(defaultSettings), read({ ...defaultSettings, ...changes })];
    for (const text of before) expect([text, asBefore.includes(plain(text)), asNow.includes(plain(text))]).toEqual([text, true, false]);
    for (const text of now) expect([text, asBefore.includes(plain(text)), asNow.includes(plain(text))]).toEqual([text, false, true]);
  });

  test("a fee of nothing is not spoken of", () => {
    const html = read({ ...defaultSettings, booking: { ...booking, administrativeFeeUsdMinor: 0 } });
    expect(html).not.toContain(plain(formats.amount(0, "USD")));
  });

  test.each(documents)("no number that a setting or the policy governs stands literally in the %s", (document) => {
    const source = sources[`./${language}/${document}.md`] ?? "";
    const words = plain(source.replace(/^---\n[\s\S]*?\n---\n|\{\{.*?\}\}|\{#.*?\}|\]\(.*?\)/g, "")).replace(/24\/7|24 h\/24, 7 j\/7/g, "");
    // Hindi says the hour as people say it, English writes it as 20:30.
    const numbers = words
      .replace("रात के 8:30", "20:30")
      .match(/\d(?:[\d.,]*\d)?(?: \d{3}\b)*/g)
      ?.map((number) => Number(number.replace(/\D/g, "")));
    expect(numbers).toEqual(promisedInWords[document]);
  });
});

describe("the version of the terms", () => {
  const { booking } = defaultSettings;
  const version = termsVersion(defaultSettings);

  test("names the day of their words and every number put into them", () => {
    expect(version).toBe("2025-04-01 fee=5000 cutOff=7d hold=30min transfer=72h tiers=60:100-fee,31:50,15:25,0:0");
  });

  test.each(["administrativeFeeUsdMinor", "cutOffDays", "holdMinutes", "transferDueHours"] as const)(
    "is another one with another %s",
    (key) => {
      expect(termsVersion({ ...defaultSettings, booking: { ...booking, [key]: booking[key] + 1 } })).not.toBe(version);
    },
  );

  test("is the same where a number changes that promises nothing", () => {
    expect(termsVersion({ ...defaultSettings, rates: { ...defaultSettings.rates, INR: 90 } })).toBe(version);
  });
});

test.each(languages)("the privacy policy says in %s what the card payment company receives", (language) => {
  const { html, sections } = legalPage("privacy-policy", language, defaultSettings);
  expect(sections.map(({ id }) => id)).toContain("card-payment");
  expect(html).toContain('href="#card-payment"');
  expect(html).toContain('href="https://stripe.com/privacy"');
});
