import { expect, test } from "vitest";
import { userListPath, userQuestionPath, type UserListState } from "./user-list.ts";

const state: UserListState = { q: "rao", order: { by: "name", descending: false }, filters: {}, page: 2 };

test("a question keeps the list it was asked from", () => {
  expect(userListPath(state)).toBe("/users?q=rao&sort=name&page=2");
  expect(userQuestionPath(state, "roles", ["a", "b"])).toBe("/users?q=rao&sort=name&page=2&confirm=roles&id=a&id=b");
});
