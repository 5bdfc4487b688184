/** Words with a fixed meaning in what the agency writes (product: Content in the admin area). */
import { href } from "react-router";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";

/** What is translated from English. */
export type OtherLanguage = Exclude<Language, "en">;
export const otherLanguages = languages.filter((language): language is OtherLanguage => language !== defaultLanguage);

export const contentKinds = ["tour", "destination", "article", "testimonial"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Only what is published is on public pages. */
export const publicationStates = ["draft", "published", "archived"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What has a page of its own, and so an address that may move. */
export const addressedKinds = ["tour", "destination", "article"] as const satisfies ContentKind[];
export type AddressedKind = (typeof addressedKinds)[number];

/** Rows on one page of a list of the admin area. */
export const piecesPerPage = 25;

const pagesOf = {
  tour: "/tours/detail/:slug",
  destination: "/destinations/detail/:slug",
  article: "/blog/:slug",
} as const satisfies Record<AddressedKind, string>;

/** English path of the public page that a piece is on; testimonials are on the home page. */
export const publicPathOf = (kind: ContentKind, slug: string): string => (kind === "testimonial" ? "/" : href(pagesOf[kind], { slug }));

/** What travellers wrote waits until somebody has read it. */
export const reviewStates = ["pending", "published", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];
