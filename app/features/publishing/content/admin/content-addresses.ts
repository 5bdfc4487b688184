/** Where the pages of the content are. All paths are English ones. */
import { href } from "react-router";
import type { ContentSort } from "./content-list.server.ts";
import {
  contentKinds,
  otherLanguages,
  publicationStates,
  type AddressedKind,
  type ContentKind,
  type OtherLanguage,
} from "#app/features/publishing/content/content-terms.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import type { Language } from "#app/i18n/languages.ts";
import { listQuery, orderText, readListState, type ListRules, type ListState } from "#app/values/list-state.ts";

type Filter = "kind" | "state" | "missing";

const rules: ListRules<ContentSort, Filter> = {
  sorts: ["title", "updated", "state"],
  initial: { by: "updated", descending: true },
  filters: { kind: contentKinds, state: publicationStates, missing: otherLanguages },
};
/** Testimonials stand as the carousel has them. */
const rulesInPlaces: ListRules<ContentSort, Filter> = {
  ...rules,
  sorts: ["place", ...rules.sorts],
  initial: { by: "place", descending: false },
};
const rulesOf = (kind: ContentKind) => (kind === "testimonial" ? rulesInPlaces : rules);

/** What the list shows, as its address says it; tours where it does not say what. */
export type ContentListAddress = ListState<ContentSort, Filter> & { kind: ContentKind };

const initialKind: ContentKind = "tour";

/** Reads an address; what cannot be meant counts as not asked. */
export function readContentList(params: URLSearchParams): ContentListAddress {
  const kind = contentKinds.find((known) => known === params.get("kind")) ?? initialKind;
  return { ...readListState(params, rulesOf(kind)), kind };
}

/** Which pieces an address asks for. */
export const askedPieces = ({ filters }: ContentListAddress) => ({
  state: publicationStates.find((state) => state === filters.state),
  missing: otherLanguages.find((language) => language === filters.missing),
});

export const contentPath = href("/admin/content");

/** The list in that state. */
export function contentListPath({ kind, ...state }: ContentListAddress): string {
  const filters = { ...state.filters, kind: kind === initialKind ? undefined : kind };
  return contentPath + listQuery({ ...state, filters: withoutGaps(filters) }, rulesOf(kind));
}

/** The list of another kind with this one's filters; in its own order, where nobody has asked for one that it has. */
export function otherKindPath(state: ContentListAddress, kind: ContentKind): string {
  const { sorts, initial } = rulesOf(kind);
  const asked = orderText(state.order) !== orderText(rulesOf(state.kind).initial) && sorts.includes(state.order.by);
  return contentListPath({ ...state, kind, order: asked ? state.order : initial, page: 1 });
}

/** True where the rows are all pieces of the kind in their places: then a step up is a step past the row above. */
export const showsPlaces = ({ kind, q, filters, order }: ContentListAddress): boolean =>
  kind === "testimonial" && q === "" && !(filters.state ?? filters.missing) && orderText(order) === orderText(rulesInPlaces.initial);

const withoutGaps = (filters: Partial<Record<Filter, string | undefined>>): Partial<Record<Filter, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** All pieces of a kind, as the list begins. */
export const kindPath = (kind: ContentKind) => contentListPath({ kind, q: "", order: rulesOf(kind).initial, filters: {}, page: 1 });

const editors = {
  tour: "/admin/content/tours/:id/:section?",
  destination: "/admin/content/destinations/:id",
  article: "/admin/content/articles/:id",
  testimonial: "/admin/content/testimonials/:id",
} as const satisfies Record<ContentKind, string>;
const previews = {
  tour: "/admin/content/tours/:id/preview",
  destination: "/admin/content/destinations/:id/preview",
  article: "/admin/content/articles/:id/preview",
} as const satisfies Record<AddressedKind, string>;

/** Of these kinds the site has an editor. */
export const editedKinds: readonly ContentKind[] = ["tour", "destination", "article", "testimonial"];

/** Where a new piece is written. */
export const newPiece = "new";
/** The editor of a piece; with a language, that one beside English. */
export function editorPath(kind: ContentKind, id: number | string, language?: Language): string {
  const path = href(editors[kind], { id: String(id) });
  return language ? `${path}?language=${language}` : path;
}
/** The piece as visitors would see it. */
export const previewPath = (kind: AddressedKind, id: number | string) => href(previews[kind], { id: String(id) });

/** A section of a tour, with a language beside English, or English alone. */
export const tourPath = (tourId: number | string, { section, language }: { section: TourSection; language: Language }) =>
  `${href("/admin/content/tours/:id/:section?", { id: String(tourId), section })}?language=${language}`;

/** The guides, and the form of one; with a language, that one beside English. */
export const guidesPath = href("/admin/content/guides");
export const guidePath = (id: number | string, language?: OtherLanguage) =>
  href("/admin/content/guides/:id", { id: String(id) }) + (language ? `?language=${language}` : "");

/** Whose notes there are, and the form of `site` or of a country. */
export const notesPath = href("/admin/content/notes");
export const notesOfPath = (scope: string, language?: OtherLanguage) =>
  href("/admin/content/notes/:scope", { scope: scope.toLowerCase() }) + (language ? `?language=${language}` : "");

const inPaths = { tour: "tours", destination: "destinations", article: "articles", testimonial: "testimonials" } as const satisfies Record<
  ContentKind,
  string
>;
/** The kind that an address has as `tours`; undefined where it is none. */
export const kindInPath = (text: string): ContentKind | undefined => contentKinds.find((kind) => inPaths[kind] === text);

/** The versions of a piece; with a number, what that one differs in from another. */
export function versionsPath(kind: ContentKind, id: number | string, shown?: { version: number; against?: "before" | "now" }): string {
  const path = href("/admin/content/:kind/:id/history", { kind: inPaths[kind], id: String(id) });
  if (!shown) return path;
  return `${path}?version=${shown.version}${shown.against === "now" ? "&against=now" : ""}`;
}

/** The rules by which a tour departs. */
export const datesPath = (tourId: number | string) => href("/admin/content/tours/:id/dates", { id: String(tourId) });
/** The departures of a tour. */
export const departuresPath = (tourId: number | string) => `${href("/admin/departures")}?tour=${tourId}`;

/** What the audit log says of a piece. */
export const historyPath = (kind: ContentKind, id: number | string) => `${href("/admin/audit")}?subject=${kind}+${id}`;
