import { describe, expect, test } from "vitest";
import { defaultSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { legalPage, type LegalDocument } from "./legal.server.ts";

const documents: LegalDocument[] = ["privacy-policy", "terms-conditions"];
const withValues = (brand: Partial<Settings["brand"]>, contacts: Partial<Settings["contacts"]> = {}): Settings => ({
  ...defaultSettings,
  brand: { ...defaultSettings.brand, ...brand },
  contacts: { ...defaultSettings.contacts, ...contacts },
});
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
    ["60 or more", "everything, minus an administrative fee of USD 50"],
    ["31 to 59", "half (50 %)"],
    ["15 to 30", "a quarter (25 %)"],
    ["14 or fewer", "nothing"],
  ])("give back for %s days: %s", (days, share) => {
    expect(terms.replace(/\s+/g, " ")).toContain(`<tr> <td>${days}</td> <td>${share}</td> </tr>`);
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

test.each(["en", "es", "fr", "de", "hi"] as const)("the privacy policy says in %s what the card payment company receives", (language) => {
  const { html, sections } = legalPage("privacy-policy", language, defaultSettings);
  expect(sections.map(({ id }) => id)).toContain("card-payment");
  expect(html).toContain('href="#card-payment"');
  expect(html).toContain('href="https://stripe.com/privacy"');
});
