import { languages } from "#app/i18n/languages.ts";
import { listQuery, type ListRules, type ListState } from "#app/values/list-state.ts";

export type SubscriberSort = "email" | "requested" | "confirmed";
type SubscriberFilter = "status" | "language";
export type SubscriberListState = ListState<SubscriberSort, SubscriberFilter>;

/** Who leaves is deleted (privacy policy, Newsletter): there is no third status. */
export const subscriberStatuses = ["confirmed", "waiting"] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberListRules: ListRules<SubscriberSort, SubscriberFilter> = {
  sorts: ["email", "requested", "confirmed"],
  initial: { by: "requested", descending: true },
  filters: { status: subscriberStatuses, language: languages },
};
export const subscribersPerPage = 25;

/** English path of the list in that state. */
export const subscriberListPath = (state: SubscriberListState) => `/admin/newsletter${listQuery(state, subscriberListRules)}`;

/** English path of the list with the question whether to remove somebody over it. */
export function removalPath(state: SubscriberListState, id: string): string {
  const params = new URLSearchParams(listQuery(state, subscriberListRules));
  params.set("remove", id);
  return `/admin/newsletter?${params}`;
}

/** English path of the file: what is searched and the language count for it; its order and those who have confirmed are its own. */
export const subscriberExportPath = ({ q, filters }: SubscriberListState) =>
  `/admin/newsletter/export${listQuery({ q, filters: { language: filters.language }, order: subscriberListRules.initial, page: 1 }, subscriberListRules)}`;
