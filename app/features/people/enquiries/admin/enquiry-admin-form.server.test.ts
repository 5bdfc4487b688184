import { expect, test } from "vitest";
import { entryLimits } from "./enquiry-admin-form.ts";
import { parseEnquiryAdminForm } from "./enquiry-admin-form.server.ts";

const key = "019a0000-0000-7000-8000-000000000001";
function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseEnquiryAdminForm(form);
}
const answer = (text: string) => parse({ intent: "answer", key, seen: "3", text });

test("an answer is read as it was written, without what only machines see", () => {
  expect(answer("  Dear Meera,\r\n\r\n\tHoli is in\u0000 March.\u001b[2J  ")).toEqual({
    ok: true,
    form: { intent: "answer", key, seen: 3, text: "Dear Meera,\n\n\tHoli is in March.[2J" },
  });
});

test.each(["", "  \r\n\t ", "\u0000\u0007"])("an answer without words (%j) is asked for", (text) => {
  expect(answer(text)).toEqual({ ok: false, entry: { kind: "answer", text, error: "answerRequired" } });
});

test("the longest text is read, and one with a character more is kept and refused", () => {
  for (const kind of ["answer", "note"] as const) {
    const text = "ä".repeat(entryLimits[kind]);
    expect(parse({ intent: kind, key, seen: "0", text })).toMatchObject({ ok: true });
    // A browser counts a line break as one character, and sends two.
    expect(parse({ intent: kind, key, seen: "0", text: text.replace("ää", "\r\n") })).toMatchObject({ ok: true });
    const entry = { kind, text: `${text}x`, error: `${kind}TooLong` };
    expect(parse({ intent: kind, key, seen: "0", text: `${text}x` })).toEqual({ ok: false, entry });
  }
});

test("the longest answer of any script fits into what a form may send", () => {
  const sent = new URLSearchParams({ intent: "answer", key, seen: "999999999", text: "ह".repeat(entryLimits.answer) });
  expect(sent.toString().length).toBeLessThan(64 * 1024);
});

test("a status is one of the four", () => {
  expect(parse({ intent: "status", seen: "0", status: "in_progress" })).toEqual({
    ok: true,
    form: { intent: "status", seen: 0, status: "in_progress" },
  });
});

test.each<Record<string, string>>([
  {},
  { intent: "delete", key, seen: "1", text: "x" },
  { intent: "answer", key: "1", seen: "1", text: "x" },
  { intent: "answer", key: "1", seen: "1", text: "" },
  { intent: "answer", key, seen: "-1", text: "x" },
  { intent: "answer", key, seen: "99999999999", text: "x" },
  { intent: "answer", key, seen: "1" },
  { intent: "status", seen: "1", status: "spam" },
  { intent: "status", status: "new" },
])("a form that is none of the page's (%j) is unreadable", (fields) => {
  expect(parse(fields)).toEqual({ ok: false, entry: undefined });
});
