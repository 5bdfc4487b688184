/** The legal pages: Markdown in the repository, so that every change of them is in its history. */
import { marked } from "marked";
import { z } from "zod";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";

const files = import.meta.glob<string>("./*/*.md", { eager: true, query: "?raw", import: "default" });

export type LegalDocument = "privacy-policy" | "terms-conditions";
export type LegalPage = { title: string; description: string; html: string; sections: { id: string; title: string }[] };

const frontMatterSchema = z.object({ title: z.string().min(1), description: z.string().min(1) });

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

/** The terms in force, named by the day of their last change: what a booking keeps of what was accepted. */
export function termsVersion(): string {
  const version = /^lastUpdated: (\d{4}-\d{2}-\d{2})$/m.exec(files[`./${defaultLanguage}/terms-conditions.md`] ?? "")?.[1];
  if (!version) throw new Error("The terms do not say when they were last updated.");
  return version;
}

/** One legal page in a language, English where it is not translated; `{{company}}`, `{{email}}` and `{{address}}` come from the settings, as text. */
export function legalPage(document: LegalDocument, language: Language, { brand, contacts }: Settings): LegalPage {
  const markdown = files[`./${language}/${document}.md`] ?? files[`./${defaultLanguage}/${document}.md`] ?? "";
  const { facts, body } = splitFrontMatter(markdown);
  const email = escapeHtml(contacts.emails[0] ?? "");
  const values: Record<string, string> = {
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
  const html = withTableFrames(marked.parse(anchored, { async: false })).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  return { ...facts, sections, html };
}
