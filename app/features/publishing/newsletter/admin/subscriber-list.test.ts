import { expect, test } from "vitest";
import { readListState } from "#app/values/list-state.ts";
import { removalPath, subscriberExportPath, subscriberListPath, subscriberListRules } from "./subscriber-list.ts";

const read = (query: string) => readListState(new URLSearchParams(query), subscriberListRules);

test("the address of the list says what is shown, and what nobody can mean counts as not asked", () => {
  const query = "?q=meera&status=waiting&language=hi&sort=email&page=3";
  expect(subscriberListPath(read(query))).toBe(`/admin/newsletter${query}`);
  expect(subscriberListPath(read("status=unsubscribed&language=xx&sort=token_hash&page=-1&q=%00"))).toBe("/admin/newsletter");
});

test("the question keeps the list below it", () => {
  expect(removalPath(read("q=a&page=2"), "1")).toBe("/admin/newsletter?q=a&page=2&remove=1");
});

test("the file follows search and language, whatever status and page are looked at", () => {
  expect(subscriberExportPath(read("q=meera&status=waiting&language=hi&sort=email&page=3"))).toBe(
    "/admin/newsletter/export?q=meera&language=hi",
  );
  expect(subscriberExportPath(read(""))).toBe("/admin/newsletter/export");
});
