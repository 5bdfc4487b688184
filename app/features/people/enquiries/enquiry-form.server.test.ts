import { describe, expect, test } from "vitest";
import { parseForm, refuseFields } from "#app/platform/forms.server.ts";
import { enquirySchema } from "./enquiry-form.server.ts";
import { enquiryErrors } from "./enquiry-limits.ts";

const good = { name: "Meera Rao", email: "meera@example.org", subject: "Holi", message: "When?" };

function sent(changes: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) form.set(name, value);
  return form;
}
function read(changes: Record<string, string | Blob> = {}) {
  const parsed = parseForm(sent(changes), enquirySchema);
  return parsed.ok ? parsed.value : parsed.result.error;
}

test("what is sent is taken as it is, without the space around it", () => {
  expect(read({ name: "  Meera Rao\t", message: "\r\n One\r\nTwo \r\n" })).toEqual({ ...good, message: "One\nTwo", website: "" });
});

describe("each field says what is wrong with it", () => {
  test.each([
    ["name", "", "nameRequired"],
    ["name", " \t ", "nameRequired"],
    ["name", "x".repeat(101), "nameTooLong"],
    ["email", "", "emailRequired"],
    ["email", "a@b", "emailInvalid"],
    ["email", `${"a".repeat(300)}@example.org`, "emailInvalid"],
    ["subject", "", "subjectRequired"],
    ["subject", "x".repeat(201), "subjectTooLong"],
    ["message", "", "messageRequired"],
    ["message", "\0\u001b\r\n", "messageRequired"],
    ["message", "x".repeat(5_001), "messageTooLong"],
  ])("%s: %j", (field, value, error) => {
    expect(read({ [field]: value })).toMatchObject({ [field]: expect.arrayContaining([error]) });
    expect((read({ [field]: value }) as Record<string, string[]>)[field]?.[0]).toBe(error);
  });
});

test.each([
  ["5,000 letters", "x".repeat(5_000)],
  ["5,000 characters of which some are line breaks, which a browser sends as two", "x\r\n".repeat(2_500).slice(0, -2) + "x"],
])("a message of %s is not too long", (_, message) => {
  expect(read({ message })).toMatchObject({ name: "Meera Rao" });
});

test.each(["मीरा@उदाहरण.भारत", "josé@españa.es", "a.b+c@sub.example.co.uk"])("%s can be answered", (email) => {
  expect(read({ email })).toMatchObject({ email });
});

test("control characters are taken out, the script of the words does not matter", () => {
  expect(read({ name: "मीरा\r\nBcc: x@y.zz", subject: "a\u0085b\u001b[2J", message: "eins\u001b[2J\tzwei\u0000" })).toMatchObject({
    name: "मीरा Bcc: x@y.zz",
    subject: "a b [2J",
    message: "eins[2J\tzwei",
  });
});

describe("a form made by hand", () => {
  test("with fields that are none of ours is read without them", () => {
    expect(read({ "list[4294967294]": "x", __intent__: "{", "__proto__.polluted": "x" })).toEqual({ ...good, website: "" });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  const twice = sent({});
  twice.append("name", "Second");
  test.each([
    ["a file in the place of a text", sent({ message: new Blob(["x"]) })],
    ["a field twice", twice],
  ])("with %s is none of ours", (_, form) => {
    const answer = refuseFields({ now: () => new Date() }, parseForm(form, enquirySchema), enquiryErrors);
    expect(answer).toMatchObject({ data: { problem: "unreadable" }, init: { status: 400 } });
  });
});
