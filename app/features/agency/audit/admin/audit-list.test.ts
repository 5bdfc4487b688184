import { describe, expect, test } from "vitest";
import { auditQuery, readAuditAddress, readDetails } from "./audit-list.ts";

const id = "019a0000-0000-7000-8000-000000000001";
const nothing = { actor: "", action: "", subject: "", from: undefined, to: undefined };
const read = (query: string) => readAuditAddress(new URLSearchParams(query));

describe("the address of the log", () => {
  test("says who, what, about what, when, and from which entry on", () => {
    const query = `?actor=meera&action=account.admin-made&subject=profile&from=2026-11-01&to=2026-11-21&before=${id}`;
    const { filters, position } = read(query);
    expect(filters).toEqual({ actor: "meera", action: "account.admin-made", subject: "profile", from: "2026-11-01", to: "2026-11-21" });
    expect(position).toEqual({ before: id });
    expect(auditQuery(filters, position)).toBe(query);
  });

  test.each(["", "from=2026-02-30", "from=yesterday", "to=2026-13-01", "before=1", "after=' or 1=1", "actor=%00"])(
    "%j asks for nothing",
    (query) => expect(read(query)).toEqual({ filters: nothing, position: {} }),
  );
});

test("the details tell changes field by field, and what else was noted", () => {
  expect(readDetails({ before: { name: "Ann", image: null }, after: { name: "Bea", image: "x" }, rows: 12, why: "asked" })).toEqual({
    changes: [
      { field: "name", before: "Ann", after: "Bea" },
      { field: "image", before: "", after: "x" },
    ],
    facts: [
      { name: "rows", value: "12" },
      { name: "why", value: "asked" },
    ],
  });
  expect(
    readDetails({
      before: { name: "Ann", title: { en: "Guide", de: "Leiterin" } },
      after: { name: "Ann", title: { en: "Guide", hi: "गाइड" } },
    }).changes,
  ).toEqual([
    { field: "title de", before: "Leiterin", after: "" },
    { field: "title hi", before: "", after: "गाइड" },
  ]);
  expect(
    readDetails({
      before: { gallery: [], days: [{ title: "", description: "" }], details: {} },
      after: {
        gallery: ["a", "b"],
        days: [
          { title: "Leh", description: "Arrive." },
          { title: "Nubra", description: "" },
        ],
        details: [],
      },
    }).changes,
  ).toEqual([
    { field: "gallery", before: "", after: "a · b" },
    { field: "days", before: "", after: "Leh: Arrive. · Nubra" },
  ]);
  for (const odd of [null, 3, "text", [], { before: "text" }]) expect(readDetails(odd).changes).toEqual([]);
});
