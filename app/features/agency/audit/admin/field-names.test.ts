import { expect, test } from "vitest";
import { articleFactsSchema, articleTextSchema } from "#app/features/publishing/blog/article-content.ts";
import {
  destinationFactsSchema,
  destinationTextSchema,
  testimonialFactsSchema,
  testimonialTextSchema,
  tourSettingsSchema,
  tourTextSchema,
} from "#app/features/selling/catalogue/catalogue-content.ts";
import { settingsSchema } from "#app/features/agency/settings/settings.server.ts";
import { auditField, isInHundredths } from "./field-names.ts";

test.each([
  ["basePriceUsd", { name: "basePriceUsd" }],
  ["de.title", { name: "title", language: "de" }],
  ["alts hi", { name: "alts", language: "hi" }],
  ["de.details hotels", { name: "details", language: "de", rest: "hotels" }],
  ["pricePerMoon", undefined],
  ["xx.title", undefined],
  ["", undefined],
  ["constructor", undefined],
])("the field %j of an entry is read as %j", (written, field) => {
  expect(auditField(written)).toEqual(field);
});

test("every field of the content and of the settings has words", () => {
  const content = [
    tourSettingsSchema,
    tourTextSchema,
    destinationFactsSchema.omit({ id: true }),
    destinationTextSchema,
    articleFactsSchema,
    articleTextSchema,
    testimonialFactsSchema,
    testimonialTextSchema,
  ];
  const { social: _, ...sections } = settingsSchema.shape;
  const names = [...content, ...Object.values(sections)].flatMap(({ shape }) => Object.keys(shape));
  expect(names.filter((name) => !auditField(name))).toEqual([]);
});

test("amounts in hundredths are known by their names", () => {
  expect(["amountMinor", "administrativeFeeUsdMinor", "minor", "percent"].map(isInHundredths)).toEqual([true, true, false, false]);
});
