/** The legal pages: Markdown in the repository, so that every change of them is in its history. */
import { marked } from "marked";
import { z } from "zod";
import { cancellationTiers } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { legalNumbers, type LegalValues } from "./legal-values.server.ts";

const files = import.meta.glob<string>("./*/*.md", { eager: true, query: "?raw", import: "default" });

export type LegalDocument = "privacy-policy" | "terms-conditions";
export type LegalPage = {
  title: string;
  description: string;
  lastUpdated: CalendarDate;
  html: string;
  sections: { id: string; title: string }[];
};

const frontMatterSchema = z.object({ title: z.string().min(1), description: z.string().min(1), lastUpdated: z.iso.date() });

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

function splitFrontMatter(markdown: string) {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const entries = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { facts: frontMatterSchema.parse(Object.fromEntries(entries)), body };
}

/** Each table in the frame of an article's tables, named after its section: on a small screen it scrolls, with the keyboard too. */
function withTableFrames(html: string): string {
  let section = "";
  return html.replace(/<h2 id="([a-z0-9-]+)">|<table>[\s\S]*?<\/table>/g, (whole, id: string | undefined) => {
    if (id === undefined) return `<div class="table-frame" tabindex="0" role="region" aria-labelledby="${section}">${whole}</div>`;
    section = id;
    return whole;
  });
}

/**
 * The terms in force, as a booking keeps them: the day on which their words last changed, then every number that the settings and the
 * policy put into them. An operator who changes one makes other terms, on the same day and without a new text; named by the day alone, two
 * customers would have accepted the same and been promised different things. Whoever accepts sends the version that her page showed, and is
 * asked again where it is no longer this one. The numbers stand in it readable: with the repository's text of that day it says what was
 * accepted. Rates are none of them: they only reckon the example, and a booking has its own.
 */
export function termsVersion({ booking }: Settings): string {
  const day = /^lastUpdated: (\d{4}-\d{2}-\d{2})$/m.exec(files[`./${defaultLanguage}/terms-conditions.md`] ?? "")?.[1];
  if (!day) throw new Error("The terms do not say when they were last updated.");
  const { administrativeFeeUsdMinor, cutOffDays, holdMinutes, transferDueHours } = booking;
  const tiers = cancellationTiers.map(({ fromDays, percent, fee }) => `${fromDays}:${percent}${fee ? "-fee" : ""}`).join(",");
  return `${day} fee=${administrativeFeeUsdMinor} cutOff=${cutOffDays}d hold=${holdMinutes}min transfer=${transferDueHours}h tiers=${tiers}`;
}

/**
 * One legal page in a language, English where it is not translated. `{{company}}`, `{{email}}` and `{{address}}` come from the settings, as
 * text, and so does every number that an operator or the policy governs (`legalNumbers`).
 */
export function legalPage(document: LegalDocument, language: Language, settings: Settings): LegalPage {
  const { brand, contacts } = settings;
  const textLanguage = files[`./${language}/${document}.md`] ? language : defaultLanguage;
  const markdown = files[`./${textLanguage}/${document}.md`] ?? "";
  const { facts, body } = splitFrontMatter(markdown);
  const email = escapeHtml(contacts.emails[0] ?? "");
  const values: LegalValues = {
    ...legalNumbers(settings, textLanguage),
    company: escapeHtml(brand.legalName),
    email: `<a href="mailto:${email}">${email}</a>`,
    address: escapeHtml(`${contacts.street}, ${contacts.city} ${contacts.postalCode}`),
  };
  const sections: LegalPage["sections"] = [];
  // `## Heading {#anchor}`: the anchor is part of the text, so that links to a section survive another wording.
  const anchored = body.replace(/^## (.+?) \{#([a-z0-9-]+)\}$/gm, (_, title: string, id: string) => {
    sections.push({ id, title });
    return `<h2 id="${id}">${escapeHtml(title)}</h2>\n`;
  });
  // Filled in last: in Markdown, an asterisk or a bracket of a company's name would be more than itself.
  const html = withTableFrames(marked.parse(anchored, { async: false })).replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    // A contract with a hole in it must not be shown.
    if (value === undefined) throw new Error(`${textLanguage}/${document}: nothing is known of {{${name}}}.`);
    return value;
  });
  return { ...facts, sections, html };
}
