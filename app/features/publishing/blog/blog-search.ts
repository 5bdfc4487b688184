/** Rules of the blog's list: what may be asked for, and how it is written into an address. */
import { isArticleCategory, articleCategories } from "./blog-terms.ts";

export const articlesPerPage = 6;
/** At most so many featured articles stand above the list, and so many popular ones beside an article. */
export const featuredOnList = 3;

export type BlogFilters = {
  q: string;
  /** A known category, `All`, or what the address said: that matches nothing. */
  category: string;
  /** English name of a tag, or empty. */
  tag: string;
  page: number;
};

const defaults: BlogFilters = { q: "", category: "All", tag: "", page: 1 };
const longestName = 100;

/** The category with its usual capitals, whatever the capitals of the address; an unknown one stays as given. */
const categoryNamed = (name: string) => ["All", ...articleCategories].find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** Filters as an address asks for them: the last of repeated parameters counts, and no address is an error. */
export function readBlogFilters(params: URLSearchParams): BlogFilters {
  // NUL cannot be stored or compared by the database.
  const last = (name: string) => (params.getAll(name).at(-1) ?? "").replaceAll("\0", "").trim();
  const page = /^[1-9]\d{0,5}$/.exec(last("page"))?.[0];
  return {
    q: last("q"),
    category: categoryNamed(last("category").slice(0, longestName)) || "All",
    tag: last("tag").slice(0, longestName).toLowerCase(),
    page: page ? Number(page) : 1,
  };
}

/** Where the list with these filters lives; only what differs from the whole list is written, always in the same order. */
export function blogListPath(filters: Partial<BlogFilters> = {}): string {
  const { q, category, tag, page } = { ...defaults, ...filters };
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (category !== "All") params.set("category", category);
  if (tag) params.set("tag", tag);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/blog?${query}` : "/blog";
}

/** Featured articles stand above the whole list only: nothing searched, every category. */
export function isWholeList({ q, category, tag }: BlogFilters): boolean {
  return q === "" && tag === "" && category === "All";
}

/** A category alone is a page of its own for search engines; searches, tags and unknown categories are not. */
export function isListed({ q, category, tag }: BlogFilters): boolean {
  return q === "" && tag === "" && (category === "All" || isArticleCategory(category));
}
