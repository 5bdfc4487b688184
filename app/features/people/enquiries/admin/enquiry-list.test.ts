import { expect, test } from "vitest";
import { readListState } from "#app/values/list-state.ts";
import { enquiryExportPath, enquiryListPath, enquiryListRules } from "./enquiry-list.ts";

const read = (query: string) => readListState(new URLSearchParams(query), enquiryListRules);

test("the address of the list says what is shown, and what nobody can mean counts as not asked", () => {
  const query = "?q=holi&status=in_progress&kind=booking&sort=-name&page=3";
  expect(enquiryListPath(read(query))).toBe(`/admin/enquiries${query}`);
  expect(enquiryListPath(read("status=spam&kind=x&sort=content_key&page=1.5&q=%00"))).toBe("/admin/enquiries");
});

test("the file holds what the list shows on all its pages", () => {
  expect(enquiryExportPath(read("q=holi&status=new&sort=name&page=3"))).toBe("/admin/enquiries/export?q=holi&status=new");
});
