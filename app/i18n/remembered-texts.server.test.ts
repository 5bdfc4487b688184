import { expect, test } from "vitest";
import { rememberTexts } from "./remembered-texts.server.ts";

/** A translator that counts how often it was asked. */
function counting() {
  const asked: unknown[][] = [];
  const getFixed = (language: string, namespace?: string) => {
    return (key: string, values?: object) => {
      asked.push([key, values]);
      return `${language} ${namespace} ${key} ${JSON.stringify(values)}`;
    };
  };
  return { asked, getFixed: rememberTexts(getFixed) };
}

test("a text is looked up once for each language, namespace, key and values", () => {
  const { asked, getFixed } = counting();
  const text = getFixed("en", "tours")("days", { count: 9 });
  expect(getFixed("en", "tours")("days", { count: 9 })).toBe(text);
  expect(asked).toHaveLength(1);
  const others = [
    getFixed("de", "tours")("days", { count: 9 }),
    getFixed("en", "tour")("days", { count: 9 }),
    getFixed("en", "tours")("days", { count: 8 }),
    getFixed("en", "tours")("days", { count: "9" }),
    getFixed("en", "tours")("days"),
    getFixed("en", "tours")("nights", { count: 9 }),
  ];
  expect(new Set([text, ...others]).size).toBe(7);
});

test("values that are more than text and numbers are looked up each time", () => {
  const { asked, getFixed } = counting();
  for (let time = 1; time <= 2; time++) getFixed("en")("days", { format: () => "x" });
  expect(asked).toHaveLength(2);
});

test("texts of ever other values do not fill the memory", () => {
  const { asked, getFixed } = counting();
  const translate = getFixed("en");
  for (let count = 0; count <= 5_000; count++) translate("days", { count });
  translate("days", { count: 0 });
  expect(asked).toHaveLength(5_002);
});
