import { expect, test } from "vitest";
import { deliveredReview } from "./delivered-review.ts";

const away = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["answer", "answer", "Thank you for coming."],
  ["new", undefined, "It rained, and we danced."],
])("what was typed into the form %j stays where it does not arrive", async (form, name, text) => {
  const sent = new FormData();
  if (name) sent.set("form", name);
  sent.set("text", text);
  expect(await deliveredReview(sent, away)).toMatchObject({ data: { form, problem: "undelivered", values: { text } } });
});
