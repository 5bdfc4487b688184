import { expect, test } from "vitest";
import { formatsFor } from "./format.ts";

test("a pair has the language's own space before its colon", () => {
  expect(formatsFor("es").pair("Nombre", "Asha")).toBe("Nombre: Asha");
  expect(formatsFor("fr").pair("Nom", "Asha")).toBe("Nom\u00a0: Asha");
});

test("a percentage has the language's own space before its sign", () => {
  expect((["en", "hi", "es", "de", "fr"] as const).map((language) => formatsFor(language).percent(57))).toEqual([
    "57%",
    "57%",
    "57\u00a0%",
    "57\u00a0%",
    "57\u00a0%",
  ]);
});

test.each([
  ["en", "Message Sent", "Message Sent."],
  ["hi", "कुछ नहीं सहेजा गया", "कुछ नहीं सहेजा गया।"],
  ["hi", "कुछ नहीं सहेजा गया।", "कुछ नहीं सहेजा गया।"],
  ["es", "¡Listo!", "¡Listo!"],
] as const)("a title that begins a line in %s ends with one mark: %s", (language, title, sentence) => {
  expect(formatsFor(language).sentence(title)).toBe(sentence);
});

test("a month above its days begins with a capital in every language", () => {
  expect(formatsFor("fr").date("2026-12-05", "month")).toBe("Décembre 2026");
  expect(formatsFor("es").date("2026-12-05", "month")).toBe("Diciembre de 2026");
  expect(formatsFor("fr").date("2026-12-05", "medium")).toBe("5 déc. 2026");
});

test("French writes the first of a month as an ordinal", () => {
  expect(formatsFor("fr").date("2027-01-01")).toBe("ven. 1er janv. 2027");
  expect(formatsFor("fr").date("2027-01-11", "long")).toBe("11 janvier 2027");
  expect(formatsFor("de").date("2027-01-01", "long")).toBe("1. Januar 2027");
});
