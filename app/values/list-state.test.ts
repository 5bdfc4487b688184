import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listQuery, orderedBy, orderIn, orderText, pageOf, readListState, type ListRules } from "./list-state.ts";

const rules: ListRules<"name" | "day", "type"> = {
  sorts: ["name", "day"],
  initial: { by: "day", descending: true },
  filters: { type: ["Customer", "Admin"] },
};
const read = (query: string) => readListState(new URLSearchParams(query), rules);

describe("the address of a list", () => {
  test("says search, filter, order and page", () => {
    expect(read("q=asha&type=Admin&sort=name&page=3")).toEqual({
      q: "asha",
      filters: { type: "Admin" },
      order: { by: "name", descending: false },
      page: 3,
    });
  });

  test.each(["", "sort=password", "sort=-", "page=0", "page=-2", "page=1.5", "page=NaN", "page=1e9", "type=root", "q=%00%20"])(
    "%j asks for nothing",
    (query) => expect(read(query)).toEqual({ q: "", filters: {}, order: rules.initial, page: 1 }),
  );

  test("leaves out what nobody has to ask for", () => {
    expect(listQuery(read("page=1&sort=-day"), rules)).toBe("");
    expect(listQuery(read("sort=day"), rules)).toBe("?sort=day");
  });

  test("leads back to the same state", () => {
    const state = fc.record({
      q: fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replaceAll("\0", "").trim()),
      filters: fc.constantFrom({}, { type: "Admin" }, { type: "Customer" }),
      order: fc.record({ by: fc.constantFrom("name" as const, "day" as const), descending: fc.boolean() }),
      page: fc.integer({ min: 1, max: 999 }),
    });
    const leadsBack = fc.property(state, (wanted) => {
      expect(read(listQuery(wanted, rules))).toEqual(wanted);
    });
    fc.assert(leadsBack);
  });
});

test("the order a form keeps is the one that was asked for, not the list's own", () => {
  expect(orderIn(`/users${listQuery(read("q=x&sort=day"), rules)}`)).toBe("day");
  expect(orderIn(`/users${listQuery(read(`q=x&sort=${orderText(rules.initial)}`), rules)}`)).toBeUndefined();
  expect(orderIn("/users")).toBeUndefined();
});

test("choosing a column's head orders by it upwards, then downwards, from the first page", () => {
  const once = orderedBy(read("page=4&q=x"), "name");
  expect(once).toMatchObject({ q: "x", page: 1, order: { by: "name", descending: false } });
  expect(orderedBy(once, "name").order).toEqual({ by: "name", descending: true });
  expect(orderedBy(orderedBy(once, "name"), "name").order.descending).toBe(false);
});

test.each([
  [1, 0, { page: 1, pageCount: 1, offset: 0 }],
  [2, 51, { page: 2, pageCount: 3, offset: 25 }],
  [99, 51, { page: 3, pageCount: 3, offset: 50 }],
  [3, 50, { page: 2, pageCount: 2, offset: 25 }],
])("page %i of %i rows in pages of 25", (asked, total, shown) => expect(pageOf(asked, total, 25)).toEqual(shown));
