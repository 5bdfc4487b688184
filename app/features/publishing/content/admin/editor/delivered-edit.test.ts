import { expect, test } from "vitest";
import { deliveredEdit } from "./delivered-edit.ts";

const away = () => Promise.reject(new TypeError("Failed to fetch"));

test("a form that does not arrive keeps what was typed, also in fields that are drawn anew", async () => {
  const sent = new FormData();
  for (const [name, value] of [
    ["form", "save"],
    ["english.itinerary.0.title", "To the well"],
    ["facts.gallery", "editorial/solo"],
    ["facts.gallery", "editorial/friends"],
  ] as const)
    sent.append(name, value);
  expect(await deliveredEdit(sent, away)).toMatchObject({
    data: {
      form: "save",
      problem: "undelivered",
      values: { "english.itinerary.0.title": "To the well", "facts.gallery": "editorial/solo\neditorial/friends" },
    },
  });
});

test("it is told at the form that was sent", async () => {
  const sent = new FormData();
  sent.set("form", "address");
  sent.set("slug", "the-well");
  expect(await deliveredEdit(sent, away)).toMatchObject({ data: { form: "address", values: { slug: "the-well" } } });
});
