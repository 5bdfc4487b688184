/** From what an author wrote to what is stored: only the HTML that an article needs (security-and-reliability, Answers). */
import GithubSlugger from "github-slugger";
import { marked } from "marked";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import { sameSitePath } from "#app/platform/http-security.server.ts";

const wordsPerMinute = 200;

/** Headings, paragraphs, lists, quotes, emphasis, links and tables; everything else loses its tags, scripts and styles their content too. */
const allowed: IOptions = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "blockquote", "a", "br", "table", "thead", "tbody", "tr", "th", "td"],
  allowedAttributes: { a: ["href"], th: ["align", "scope"], td: ["align"] },
  allowedSchemes: ["https"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    b: "strong",
    i: "em",
    a: (_, { href = "" }) => ({ tagName: "a", attribs: linkTo(href) }),
    th: (_, { align }) => ({ tagName: "th", attribs: { ...alignment(align), scope: "col" } }),
    td: (_, { align }) => ({ tagName: "td", attribs: alignment(align) }),
  },
};

const alignment = (align: string | undefined): Record<string, string> =>
  align === "right" || align === "center" || align === "left" ? { align } : {};

const linkTo = (href: string): Record<string, string> =>
  sameSitePath(href) !== undefined || /^https:\/\/[^\s\\/]/.test(href) ? { href } : {};

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const textOf = (html: string) =>
  html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/**
 * Gives each heading an id of its own, and each table a frame that scrolls, named after the heading above it.
 * The prefix keeps the ids apart from those of the page around the article.
 */
function withAnchors(html: string): string {
  const slugger = new GithubSlugger();
  let heading: string | undefined;
  return html.replace(
    /<(h2|h3)>([\s\S]*?)<\/\1>|<table>[\s\S]*?<\/table>/g,
    (whole, level: string | undefined, words: string | undefined) => {
      if (level === undefined) {
        const name = heading === undefined ? "" : ` role="region" aria-labelledby="${heading}"`;
        return `<div class="table-frame" tabindex="0"${name}>${whole}</div>`;
      }
      heading = `section-${slugger.slug(textOf(words ?? ""))}`;
      return `<${level} id="${heading}">${words ?? ""}</${level}>`;
    },
  );
}

/** Whole minutes to read a text, rounded up, at least one. */
export function readMinutes(html: string): number {
  const words = textOf(html)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}

/** Only what an article may contain: without ids and frames, as its editor shows it. */
export function cleanBody(html: string): string {
  // A link that may not lead where it wanted to is only its words; a paragraph that lost all it had is gone.
  return sanitizeHtml(html, allowed)
    .replace(/<a>([\s\S]*?)<\/a>/g, "$1")
    .replace(/<p>\s*<\/p>/g, "")
    .trim();
}

type StoredBody = { bodyHtml: string; readMinutes: number };

/** An article's HTML, whoever wrote it, as the safe HTML that is stored, and how long it takes to read. */
export function postBodyFromHtml(html: string): StoredBody {
  const clean = cleanBody(html);
  return { bodyHtml: withAnchors(clean), readMinutes: readMinutes(clean) };
}

/** The same from Markdown (or HTML inside it). */
export const postBody = (markdown: string): StoredBody => postBodyFromHtml(marked.parse(markdown, { async: false, gfm: true }));

export type Chapter = { id: string; title: string };

/** The second-level headings of a stored body, for its table of contents. */
export function chaptersOf(bodyHtml: string): Chapter[] {
  return [...bodyHtml.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id = "", words = ""]) => ({ id, title: textOf(words) }));
}

/** A stored body with its links to our own pages changed: into the visitor's language, or made absolute for a feed. */
export function withOwnLinks(bodyHtml: string, addressOf: (path: string) => string): string {
  return bodyHtml.replace(/<a href="(\/[^"]*)"/g, (_, path: string) => `<a href="${addressOf(path)}"`);
}
