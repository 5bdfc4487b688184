import { expect, test } from "vitest";
import { deliveredPicture } from "./delivered-picture.ts";
import { uploadLimit } from "#app/features/publishing/pictures/picture-sizes.ts";

const form = (size: number) => {
  const sent = new FormData();
  sent.set("file", new File([new Uint8Array(size)], "roof.jpg"));
  sent.set("alt-en", "A roof");
  return sent;
};

test("a picture that the server would refuse for its size is not sent, and what was typed stays", async () => {
  const send = () => Promise.reject(new Error("it was sent"));
  const answer = await deliveredPicture(form(uploadLimit + 1), send);
  expect(answer).toMatchObject({ data: { errors: { file: "too_many_bytes" }, values: { "alt-en": "A roof" } }, init: { status: 400 } });
});

test("a form that does not arrive is answered in words, and what was typed stays", async () => {
  const answer = await deliveredPicture(form(uploadLimit), () => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({ data: { problem: "undelivered", values: { "alt-en": "A roof" } }, init: { status: 503 } });
});

test("a redirect and the answer of the page go on", async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(deliveredPicture(form(1), () => Promise.reject(redirect))).rejects.toBe(redirect);
  expect(await deliveredPicture(form(1), async () => "the answer")).toBe("the answer");
});
