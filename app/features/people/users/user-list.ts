import { listQuery, type ListRules, type ListState } from "#app/values/list-state.ts";

export type UserSort = "name" | "email" | "type" | "registered";
export type UserListState = ListState<UserSort, "type">;

export const userListRules: ListRules<UserSort, "type"> = {
  sorts: ["name", "email", "type", "registered"],
  initial: { by: "registered", descending: true },
  filters: { type: ["Customer", "Admin"] },
};
export const usersPerPage = 25;

/** English path of the list in that state. */
export const userListPath = (state: UserListState) => `/users${listQuery(state, userListRules)}`;

/** What is asked before it happens: deletion, or which roles somebody is to have. */
export const userQuestions = ["delete", "roles"] as const;
export type UserQuestion = (typeof userQuestions)[number];

/** English path of the list with a question about some people over it. */
export function userQuestionPath(state: UserListState, question: UserQuestion, ids: string[]): string {
  const params = new URLSearchParams(listQuery(state, userListRules));
  params.set("confirm", question);
  for (const id of ids) params.append("id", id);
  return `/users?${params}`;
}
