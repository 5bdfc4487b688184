import { describe, expect, test } from "vitest";
import { typeChangeRefusal, userListPath, userQuestionPath, type UserListState } from "./user-list.ts";

const state: UserListState = { q: "rao", order: { by: "name", descending: false }, filters: {}, page: 2 };

test("a question keeps the list it was asked from", () => {
  expect(userListPath(state)).toBe("/users?q=rao&sort=name&page=2");
  expect(userQuestionPath(state, "Admin", ["a", "b"])).toBe("/users?q=rao&sort=name&page=2&confirm=Admin&id=a&id=b");
});

describe("a type changes", () => {
  const admin = { id: "ann", userType: "Admin" as const };
  const customer = { id: "cat", userType: "Customer" as const };
  test.each([
    ["a customer becomes an administrator", { actorId: "ann", profile: customer, wanted: "Admin" as const, adminIds: ["ann"] }, undefined],
    [
      "an administrator another one",
      { actorId: "ann", profile: { ...admin, id: "bea" }, wanted: "Customer" as const, adminIds: ["ann", "bea"] },
      undefined,
    ],
    [
      "not by who is no longer an administrator",
      { actorId: "ann", profile: customer, wanted: "Admin" as const, adminIds: ["bea"] },
      "not_allowed",
    ],
    ["not one's own", { actorId: "ann", profile: admin, wanted: "Customer" as const, adminIds: ["ann", "bea"] }, "self"],
    [
      "not that of the last administrator",
      { actorId: "ann", profile: admin, wanted: "Customer" as const, adminIds: ["ann"] },
      "last_admin",
    ],
  ] as const)("%s", (_, change, refusal) => expect(typeChangeRefusal(change)).toBe(refusal));
});
