/** From what an author wrote to what is stored: only the HTML that an article needs, and nothing that runs. */
import GithubSlugger from "github-slugger";
import { marked } from "marked";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import { pictureAddress, pictureAt, widthsOf } from "#app/features/publishing/pictures/picture-sizes.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";
import { textOfHtml } from "#app/values/text-of-html.ts";

const wordsPerMinute = 200;

/** Headings, paragraphs, lists, quotes, emphasis, links, tables and our own pictures; everything else loses its tags, scripts and styles their content too. */
const allowed: IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "blockquote",
    "a",
    "br",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "img",
  ],
  allowedAttributes: { a: ["href"], img: ["src", "alt", "width", "height"], th: ["align", "scope"], td: ["align"] },
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
    img: (_, attributes) => ({ tagName: "img", attribs: ownPicture(attributes) }),
    th: (_, { align }) => ({ tagName: "th", attribs: { ...alignment(align), scope: "col" } }),
    td: (_, { align }) => ({ tagName: "td", attribs: alignment(align) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** A picture that the site itself holds, uploaded or drawn; of any other nothing is left. */
function ownPicture({ src = "", alt = "", width = "", height = "" }: Record<string, string>): Record<string, string> {
  if (!pictureAt(src) && !/^\/art\/[a-z]+\/[a-z0-9-]+\.svg(?:\?v=[0-9a-z]+)?$/.test(src)) return {};
  const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text);
  return { src, alt: alt.slice(0, 300), ...(isSize(width) && isSize(height) ? { width, height } : {}) };
}

const alignment = (align: string | undefined): Record<string, string> =>
  align === "right" || align === "center" || align === "left" ? { align } : {};

const linkTo = (href: string): Record<string, string> =>
  sameSitePath(href) !== undefined || /^https:\/\/[^\s\\/]/.test(href) ? { href } : {};

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
      heading = `section-${slugger.slug(textOfHtml(words ?? ""))}`;
      return `<${level} id="${heading}">${words ?? ""}</${level}>`;
    },
  );
}

/** Each picture loads when it comes near, an uploaded one at the width that its place needs. */
function withPictureSizes(html: string): string {
  return html.replace(/<img src="([^"]+)"([^>]*?)\s*\/?>/g, (_, src: string, rest: string) => {
    const uploaded = pictureAt(src);
    const widths = uploaded ? widthsOf(uploaded.width).map((width) => `${pictureAddress(uploaded.name, width)} ${width}w`) : [];
    const sizes = widths.length > 0 ? ` srcset="${widths.join(", ")}" sizes="(min-width: 48rem) 44rem, 100vw"` : "";
    return `<img src="${src}"${rest}${sizes} loading="lazy" decoding="async">`;
  });
}

/** Whole minutes to read a text, rounded up, at least one. */
export function readMinutes(html: string): number {
  const words = textOfHtml(html)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}

/** Only what an article may contain: without ids and frames, as its editor shows it. */
export function cleanBody(html: string): string {
  // A link that may not lead where it wanted to is only its words; a paragraph that lost all it had is gone. The editor writes a
  // paragraph into each entry and cell, and no head of a table: what is only one is written as Markdown does.
  return sanitizeHtml(html, allowed)
    .replace(/<a>([\s\S]*?)<\/a>/g, "$1")
    .replace(/<p>\s*<\/p>/g, "")
    .replace(/<(li|td|th)((?: [^>]*)?)><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/\1>|<ul>|<ol>)/g, "<$1$2>$3")
    .replace(/<table><tbody>(<tr>(?:<th(?: [^>]*)?>(?:(?!<\/th>)[\s\S])*<\/th>)+<\/tr>)/g, "<table><thead>$1</thead><tbody>")
    .trim();
}

type StoredBody = { bodyHtml: string; readMinutes: number };

/** An article's HTML, whoever wrote it, as the safe HTML that is stored, and how long it takes to read. */
export function articleBodyFromHtml(html: string): StoredBody {
  const clean = cleanBody(html);
  return { bodyHtml: withPictureSizes(withAnchors(clean)), readMinutes: readMinutes(clean) };
}

/** An article's body from Markdown (or HTML inside it). */
export const articleBody = (markdown: string): StoredBody => articleBodyFromHtml(marked.parse(markdown, { async: false, gfm: true }));

export type Chapter = { id: string; title: string };

/** The second-level headings of a stored body, for its table of contents. */
export function chaptersOf(bodyHtml: string): Chapter[] {
  return [...bodyHtml.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id = "", words = ""]) => ({ id, title: textOfHtml(words) }));
}

/** A stored body with its pictures where another site finds them: for a feed. */
export function withOwnPictures(bodyHtml: string, absolute: (path: string) => string): string {
  return bodyHtml
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, "")
    .replace(/<img src="(\/[^"]*)"/g, (_, path: string) => `<img src="${absolute(path)}"`);
}

/** A stored body with its links to our own pages changed: into the visitor's language, or made absolute for a feed. */
export function withOwnLinks(bodyHtml: string, addressOf: (path: string) => string): string {
  return bodyHtml.replace(/<a href="(\/[^"]*)"/g, (_, path: string) => `<a href="${addressOf(path)}"`);
}
