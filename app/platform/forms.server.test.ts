import { describe, expect, test } from "vitest";
import { z } from "zod";
import { answerTo, chosenIn, errorIn, typedIn, type FormAnswer } from "#app/values/form-answer.ts";
import { line, paragraphs, several } from "#app/values/form-fields.ts";
import { parseForm, readForm, refuse, refuseFields, tooManyRequests, wrongAt } from "./forms.server.ts";

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

  test("cannot ask for what Conform does with forms of its own", () => {
    const fields = { name: "Asha", __intent__: "no such thing", __state__: "{" };
    expect(parseForm(sent(fields), schema)).toMatchObject({ ok: true, value: { name: "Asha" } });
  });

  test("that was read and is refused by a rule goes back with what was typed, less what is hidden", () => {
    const read = parseForm(sent({ name: "Asha", note: "secret" }), schema, { hide: ["note"] });
    const { data } = refuse(clock, { ...read, problem: "taken" });
    expect(data).toMatchObject({ problem: "taken", result: { initialValue: { name: "Asha" } } });
    expect(JSON.stringify(data)).not.toContain("secret");
    expect(errorIn(refuse(clock, wrongAt(read, { name: "nameTaken" })).data, "name")).toBe("nameTaken");
  });

  test("is told as unreadable only where nothing that is wrong was typed", () => {
    const keys = ["nameRequired"];
    const answerOf = (read: ReturnType<typeof parseForm>) => refuseFields(clock, read, keys);
    expect(answerOf(parseForm(sent({ name: "", "party[0].age": "ten" }), schema)).data).not.toHaveProperty("problem");
    expect(answerOf(parseForm(sent({ name: "Asha", "party[0].age": "ten" }), schema))).toMatchObject({
      init: { status: 400 },
      data: { problem: "unreadable" },
    });
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

  test("may have fields that share a name: they are a list, also where there is one of them or none", () => {
    const chosen = (...names: string[]) => {
      const form = new FormData();
      for (const name of names) form.append("picture", name);
      const read = parseForm(form, z.object({ picture: several(z.array(z.string()).max(2, "tooMany")) }));
      return [read.ok ? read.value.picture : errorIn(read, "picture"), chosenIn(read, "picture")];
    };
    expect(chosen()).toEqual([[], []]);
    expect(chosen("a")).toEqual([["a"], ["a"]]);
    expect(chosen("a", "b")).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
    expect(chosen("a", "b", "c")).toEqual(["tooMany", ["a", "b", "c"]]);
    expect(chosenIn(undefined, "picture")).toBeUndefined();
  });

  test("never sends back what is to be hidden", () => {
    const read = parseForm(sent({ name: "secret" }), schema, { hide: ["name"] });
    expect(JSON.stringify(read.result)).not.toContain("secret");
  });

  test("with a field far up in a list costs nothing", () => {
    const read = parseForm(sent({ name: "Asha", "party[99999999].age": "1" }), schema);
    expect(read.ok && read.value.party).toEqual([]);
  });

  test("may be checked by a rule that takes time", async () => {
    const free = z.object({ name: z.string().refine(async (name) => name !== "Asha", "nameTaken") });
    const read = (name: string) =>
      readForm(new Request("https://yatrika.example/", { method: "POST", body: new URLSearchParams({ name }) }), free, { hide: ["name"] });
    expect(await read("Tara")).toMatchObject({ ok: true, value: { name: "Tara" } });
    const refused = await read("Asha");
    expect([refused.ok, errorIn(refused, "name"), typedIn(refused, "name")]).toEqual([false, "nameTaken", ""]);
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
