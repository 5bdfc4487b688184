import { expect, test } from "vitest";
import { parseForm, refuseFields } from "#app/platform/forms.server.ts";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { entryErrors, entryLimits } from "./enquiry-admin-form.ts";
import { enquiryFormSchema } from "./enquiry-admin-form.server.ts";

const key = "019a0000-0000-7000-8000-000000000001";
function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, enquiryFormSchema);
}
const answer = (text: string) => parse({ form: "answer", key, seen: "3", text });

test("an answer is read as it was written, without what only machines see", () => {
  expect(answer("  Dear Meera,\r\n\r\n\tHoli is in\u0000 March.\u001b[2J  ")).toMatchObject({
    ok: true,
    value: { form: "answer", key, seen: 3, text: "Dear Meera,\n\n\tHoli is in March.[2J" },
  });
});

test.each(["", "  \r\n\t ", "\u0000\u0007"])("an answer without words (%j) is asked for", (text) => {
  const read = answer(text);
  expect([read.ok, read.form, typedIn(read, "text"), errorIn(read, "text")]).toEqual([false, "answer", text, "answerRequired"]);
});

test("the longest text is read, and one with a character more is kept and refused", () => {
  for (const kind of ["answer", "note"] as const) {
    const text = "ä".repeat(entryLimits[kind]);
    expect(parse({ form: kind, key, seen: "0", text })).toMatchObject({ ok: true });
    // A browser counts a line break as one character, and sends two.
    expect(parse({ form: kind, key, seen: "0", text: text.replace("ää", "\r\n") })).toMatchObject({ ok: true });
    const read = parse({ form: kind, key, seen: "0", text: `${text}x` });
    expect([read.ok, read.form, typedIn(read, "text"), errorIn(read, "text")]).toEqual([false, kind, `${text}x`, `${kind}TooLong`]);
  }
});

test("the longest answer of any script fits into what a form may send", () => {
  const sent = new URLSearchParams({ form: "answer", key, seen: "999999999", text: "ह".repeat(entryLimits.answer) });
  expect(sent.toString().length).toBeLessThan(64 * 1024);
});

test("a status is one of the four", () => {
  expect(parse({ form: "status", seen: "0", status: "in_progress" })).toMatchObject({
    ok: true,
    value: { form: "status", seen: 0, status: "in_progress" },
  });
});

test.each<Record<string, string>>([
  {},
  { form: "delete", key, seen: "1", text: "x" },
  { form: "answer", key: "1", seen: "1", text: "x" },
  { form: "answer", key, seen: "-1", text: "x" },
  { form: "answer", key, seen: "99999999999", text: "x" },
  { form: "status", seen: "1", status: "spam" },
  { form: "status", status: "new" },
])("a form that is none of the page's (%j) is unreadable", (fields) => {
  const answered = refuseFields({ now: () => new Date() }, parse(fields), entryErrors);
  expect(answered).toMatchObject({ data: { problem: "unreadable" }, init: { status: 400 } });
});
