import { describe, expect, test } from "vitest";
import { z } from "zod";
import { answerTo, errorIn, typedIn, type FormAnswer } from "#app/values/form-answer.ts";
import { line, paragraphs } from "#app/values/form-fields.ts";
import { parseForm, readForm, refuse, tooManyRequests } from "./forms.server.ts";

const schema = z.object({
  name: line({ required: "nameRequired", max: 10, tooLong: "nameTooLong" }),
  note: paragraphs({ max: 20, tooLong: "noteTooLong" }),
  party: z.array(z.object({ age: z.string().regex(/^\d+$/, "age") })).default([]),
});
const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const clock = { now: () => new Date("2026-11-23T10:00:00Z") };

describe("a form", () => {
  test("that is right gives its values, cleaned, and nothing that is not its own", () => {
    const read = parseForm(sent({ name: " Asha\n Rao ", note: "one\r\ntwo", role: "Owner" }), schema);
    expect(read.ok && read.value).toEqual({ name: "Asha Rao", note: "one\ntwo", party: [] });
  });

  test("that is wrong keeps what was typed and names what is wrong at each field", () => {
    const read = parseForm(sent({ name: "", note: "x".repeat(21), "party[0].age": "ten", form: "who" }), schema);
    expect(read.ok).toBe(false);
    expect([read.form, errorIn(read, "name"), errorIn(read, "note"), errorIn(read, "party[0].age")]).toEqual([
      "who",
      "nameRequired",
      "noteTooLong",
      "age",
    ]);
    expect([
      typedIn(read, "note"),
      typedIn(read, "party[0].age"),
      typedIn(read, "name", "Asha"),
      typedIn(undefined, "name", "Asha"),
    ]).toEqual(["x".repeat(21), "ten", "", "Asha"]);
  });

  test("never sends back what is to be hidden", () => {
    const read = parseForm(sent({ name: "secret" }), schema, { hide: ["name"] });
    expect(JSON.stringify(read.result)).not.toContain("secret");
  });

  test("with a field far up in a list costs nothing", () => {
    const read = parseForm(sent({ name: "Asha", "party[99999999].age": "1" }), schema);
    expect(read.ok && read.value.party).toEqual([]);
  });

  test("whose body is none is the sender's mistake", async () => {
    const request = new Request("https://yatrika.example/", { method: "POST", body: "{", headers: { "Content-Type": "application/json" } });
    await expect(readForm(request, schema)).rejects.toMatchObject({ status: 400 });
  });
});

describe("the answer to a form", () => {
  test("that was wrong is 400, that a rule refused 409, that came too often 429 with the time to wait", () => {
    expect(refuse(clock, parseForm(sent({}), schema))).toMatchObject({ data: { at: "2026-11-23T10:00:00.000Z" }, init: { status: 400 } });
    expect(refuse(clock, { problem: "sold_out" })).toMatchObject({ data: { problem: "sold_out" }, init: { status: 409 } });
    expect(tooManyRequests(clock, 90, { form: "who" })).toMatchObject({
      data: { problem: "too_many", waitMinutes: 2, form: "who" },
      init: { status: 429, headers: { "Retry-After": "90" } },
    });
  });

  test("is that form's alone where a page has several", () => {
    const answer: FormAnswer = { at: "1", form: "who" };
    expect([answerTo(answer, "who"), answerTo(answer, "other"), answerTo(undefined, "who")]).toEqual([answer, undefined, undefined]);
  });
});
