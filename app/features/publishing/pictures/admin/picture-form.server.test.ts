import { expect, test } from "vitest";
import { parsePictureForm } from "./picture-form.server.ts";

function parse(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ "alt-en": "A roof", ...fields })) sent.set(name, value);
  return parsePictureForm(sent);
}

test("the words of each language and the focal point in percent are read; no focal point is the middle", () => {
  expect(parse({ "alt-de": " Ein\nDach ", focalX: "20", focalY: "100" })).toMatchObject({
    ok: true,
    form: { file: undefined, shown: { alts: { en: "A roof", de: "Ein Dach", fr: "" }, focalX: 0.2, focalY: 1 } },
  });
  expect(parse({})).toMatchObject({ form: { shown: { focalX: 0.5, focalY: 0.5 } } });
});

test.each([
  [{ "alt-en": "  " }, { "alt-en": "altRequired" }],
  [{ "alt-hi": "x".repeat(301) }, { "alt-hi": "altTooLong" }],
  [{ focalX: "101" }, { focalX: "focal" }],
  [{ focalY: "left" }, { focalY: "focal" }],
  [{ focalX: "0.5" }, { focalX: "focal" }],
])("%j is refused at its field", (fields, errors) => {
  expect(parse(fields)).toEqual({ ok: false, errors });
});
