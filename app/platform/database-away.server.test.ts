import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away.server.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

test.each(["ECONNREFUSED", "57P01", "57P03", "53300", "53100", "08006", "ENOSPC"])("%s means that the database is away", (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
  expect(isDatabaseAway(new Error("Failed query", { cause: withCode(code) }))).toBe(true);
});

test.each(["23505", "42P01", "22P02", "57014"])("%s is a bug or a rule, not an absence", (code) => {
  expect(isDatabaseAway(new Error("Failed query", { cause: withCode(code) }))).toBe(false);
});

test("both addresses of localhost refusing counts as away", () => {
  expect(isDatabaseAway(new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]))).toBe(true);
});
