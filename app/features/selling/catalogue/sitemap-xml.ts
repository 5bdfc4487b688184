/** The sitemap as search engines read it: one file, or from 10,000 addresses on an index of several. */
import { defaultLanguage, languages, localPath } from "#app/i18n/languages.ts";

export type SitemapPage = { path: string; changed?: Date; /** Path of the page's main picture. */ picture?: string };

/** Addresses of one file: a fifth of what is allowed, so that none grows too heavy with its alternates. */
const addressesPerFile = 10_000;
export const pagesPerFile = Math.floor(addressesPerFile / languages.length);
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schemas = "http://www.sitemaps.org/schemas/sitemap/0.9";

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const day = (date: Date | undefined) => (date ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : "");

/** Each page in every language, with the others beside it. */
function pageXml({ path, changed, picture }: SitemapPage, origin: string): string {
  const addressOf = (language: (typeof languages)[number]) => escapeXml(origin + localPath(language, path));
  const alternate = (name: string, href: string) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(language, addressOf(language))),
    alternate("x-default", addressOf(defaultLanguage)),
  ].join("");
  const image = picture ? `<image:image><image:loc>${escapeXml(origin + picture)}</image:loc></image:image>` : "";
  return languages.map((language) => `<url><loc>${addressOf(language)}</loc>${day(changed)}${alternates}${image}</url>`).join("\n");
}

function filesIndex(pages: SitemapPage[], origin: string): string {
  const files = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, index) => {
    const changes = pages.slice(index * pagesPerFile, (index + 1) * pagesPerFile).flatMap(({ changed }) => changed ?? []);
    const latest = changes.reduce<Date | undefined>((last, change) => (last && last > change ? last : change), undefined);
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${index + 1}`)}</loc>${day(latest)}</sitemap>`;
  });
  return `${head}\n<sitemapindex xmlns="${schemas}">\n${files.join("\n")}\n</sitemapindex>\n`;
}

/**
 * The whole sitemap where it fits into one file; else the index of its files, or the file that `part` (from 1) asks for. Undefined for a
 * part that there is not.
 */
export function sitemapXml(pages: SitemapPage[], origin: string, part: string | null): string | undefined {
  if (part === null && pages.length > pagesPerFile) return filesIndex(pages, origin);
  const number = part === null ? 1 : Number(part);
  const shown = Number.isInteger(number) && number > 0 ? pages.slice((number - 1) * pagesPerFile, number * pagesPerFile) : [];
  if (shown.length === 0) return undefined;
  const namespaces = `xmlns="${schemas}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
  return `${head}\n<urlset ${namespaces}>\n${shown.map((page) => pageXml(page, origin)).join("\n")}\n</urlset>\n`;
}
