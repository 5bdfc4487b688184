/** Where the reviews are, and what their list shows. All paths are English ones. */
import { href } from "react-router";
import { reviewStates } from "#app/features/publishing/content/content-terms.ts";
import type { ReviewSort } from "./review-moderation.server.ts";
import { listQuery, readListState, type ListRules, type ListState } from "#app/values/list-state.ts";

type Filter = "state" | "stars";

export const starCounts = ["5", "4", "3", "2", "1"] as const;

const rules: ListRules<ReviewSort, Filter> = {
  sorts: ["waiting", "date", "rating"],
  // Those that wait first.
  initial: { by: "waiting", descending: true },
  filters: { state: reviewStates, stars: starCounts },
};

/** What the list shows, as its address says it. */
export type ReviewListState = ListState<ReviewSort, Filter> & { tour: number | undefined };

/** Reads an address; what cannot be meant counts as not asked. */
export function readReviewList(params: URLSearchParams): ReviewListState {
  const tour = params.get("tour") ?? "";
  return { ...readListState(params, rules), tour: /^[1-9]\d{0,8}$/.test(tour) ? Number(tour) : undefined };
}

/** Which reviews an address asks for. */
export const askedReviews = ({ q, order, page, tour, filters }: ReviewListState) => ({
  q,
  order,
  page,
  tourId: tour,
  state: reviewStates.find((state) => state === filters.state),
  rating: filters.stars === undefined ? undefined : Number(filters.stars),
});

export const reviewsPath = "/admin/content/reviews";

/** The list in that state. */
export function reviewListPath(state: ReviewListState): string {
  const params = new URLSearchParams(listQuery(state, rules));
  if (state.tour !== undefined) params.set("tour", String(state.tour));
  const query = params.toString();
  return reviewsPath + (query && `?${query}`);
}

/** Those that nobody has read yet. */
export const waitingReviewsPath = `${reviewsPath}?state=pending`;
export const newReviewPath = `${reviewsPath}/new`;
export const reviewPath = (id: string) => href("/admin/content/reviews/:id", { id });
/** What the audit log says of a review. */
export const reviewHistoryPath = (id: string) => `/admin/audit?subject=review+${id}`;
