import { expect, test } from "vitest";
import { parseForm } from "#app/platform/forms.server.ts";
import { changeSchema, uploadSchema } from "./picture-form.server.ts";

const file = new File(["x"], "roof.jpg");
function parse(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ "alt-en": "A roof", ...fields })) sent.set(name, value);
  return parseForm(sent, changeSchema);
}

test("the words of each language and the focal point in percent are read; no focal point is the middle", () => {
  expect(parse({ "alt-de": " Ein\nDach ", focalX: "20", focalY: "100" })).toMatchObject({
    ok: true,
    value: { alts: { en: "A roof", de: "Ein Dach", fr: "" }, focalX: 0.2, focalY: 1 },
  });
  expect(parse({})).toMatchObject({ value: { focalX: 0.5, focalY: 0.5 } });
});

test.each([
  [{ "alt-en": "  " }, { "alt-en": ["altRequired"] }],
  [{ "alt-hi": "x".repeat(301) }, { "alt-hi": ["altTooLong"] }],
  [{ focalX: "101" }, { focalX: ["focal"] }],
  [{ focalY: "left" }, { focalY: ["focal"] }],
  [{ focalX: "0.5" }, { focalX: ["focal"] }],
])("%j is refused at its field", (fields, error) => {
  expect(parse(fields)).toMatchObject({ ok: false, result: { error } });
});

test("a file is needed where a picture is added, and never sent back", () => {
  const sent = new FormData();
  sent.set("file", new File([], ""));
  expect(parseForm(sent, uploadSchema)).toMatchObject({ ok: false, result: { error: { file: ["empty"], "alt-en": ["altRequired"] } } });
  sent.set("file", file);
  const read = parseForm(sent, uploadSchema, { hide: ["file"] });
  expect(read).toMatchObject({ ok: false, result: { error: { "alt-en": ["altRequired"] } } });
  expect(read.result.initialValue?.file).toBeUndefined();
});
