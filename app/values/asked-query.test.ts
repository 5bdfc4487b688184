import { expect, test } from "vitest";
import { askedQuery } from "./asked-query.ts";

test.each([
  ["?q=&min=&sort=rating", "?sort=rating"],
  ["?q=+&state=", ""],
  ["?keyword=tea+house&when=anytime", "?keyword=tea+house"],
  ["?when=jul-sep&when=", "?when=jul-sep"],
])("%s asks for %j only", (query, asked) => {
  expect(askedQuery(query, { when: "anytime" })).toBe(asked);
});

test.each(["", "?q=tea", "?q=tea&sort=-name&page=2"])("%j stays as it is", (query) => {
  expect(askedQuery(query, { when: "anytime" })).toBeUndefined();
});
