import { listQuery, type ListRules, type ListState } from "#app/values/list-state.ts";

export const enquiryStatuses = ["new", "in_progress", "answered", "closed"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquiryKinds = ["message", "booking"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export type EnquirySort = "received" | "name";
type EnquiryFilter = "status" | "kind";
export type EnquiryListState = ListState<EnquirySort, EnquiryFilter>;

export const enquiryListRules: ListRules<EnquirySort, EnquiryFilter> = {
  sorts: ["received", "name"],
  initial: { by: "received", descending: true },
  filters: { status: enquiryStatuses, kind: enquiryKinds },
};
export const enquiriesPerPage = 25;

/** English path of the list in that state. */
export const enquiryListPath = (state: EnquiryListState) => `/admin/enquiries${listQuery(state, enquiryListRules)}`;

/** English path of the file with what the list shows on all its pages; the file has an order of its own. */
export const enquiryExportPath = (state: EnquiryListState) =>
  `/admin/enquiries/export${listQuery({ ...state, order: enquiryListRules.initial, page: 1 }, enquiryListRules)}`;

export const enquiryPath = (id: string) => `/admin/enquiries/${id}`;
