/** What a complete article and its author consist of. The seed and the admin forms check against these schemas. */
import { z } from "zod";
import { articleCategories } from "./blog-terms.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const pictureName = z.string().regex(/^[a-z]+\/[a-z0-9-]+$/);

export const articleFactsSchema = z.object({
  slug,
  category: z.enum(articleCategories),
  author: slug,
  date: z.iso.date(),
  featured: z.boolean(),
  picture: pictureName,
  /** Articles to read next, best first. */
  related: z.array(slug).max(3),
});

export const articleTextSchema = z.object({
  title: z.string().trim().min(3).max(90),
  /** One or two sentences for cards, search engines and shared links. */
  excerpt: z.string().trim().min(40).max(220),
  tags: z.array(z.string().trim().min(2).max(40)).min(1).max(8),
  /** Markdown; what HTML it may become is decided where it is stored. */
  body: z.string().trim().min(200).max(60_000),
});

export const authorFactsSchema = z.object({ slug, name: z.string().trim().min(2).max(60), picture: pictureName });
export const authorTextSchema = z.object({ bio: z.string().trim().min(40).max(500) });

/** The author who is nobody in particular: what the agency writes in its own name. */
export const agencyAuthor = "agency";

export type ArticleFacts = z.infer<typeof articleFactsSchema>;
export type ArticleText = z.infer<typeof articleTextSchema>;
export type AuthorFacts = z.infer<typeof authorFactsSchema>;
export type AuthorText = z.infer<typeof authorTextSchema>;

const wholeFile = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads an article's file: `title`, `excerpt` and `tags: [a, b]`, each on a line between two rules, then Markdown. */
export function readArticleText(file: string): ArticleText {
  const [, head = "", body = ""] = wholeFile.exec(file) ?? [];
  const lines = head.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ""] as const];
  });
  const fields = Object.fromEntries(lines);
  const tags = (fields.tags ?? "").replace(/^\[|\]$/g, "").split(",");
  return articleTextSchema.parse({ ...fields, tags: tags.map((tag) => tag.trim()), body });
}
