import { expect, test } from "vitest";
import { delivered, sentTexts } from "./delivered.ts";

const answerOf = (problem: string, at: string) => ({ problem, at });
const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("a form that does not arrive is answered in words: nothing of the page is loaded anew", async () => {
  const answer = await delivered(() => Promise.reject(new TypeError("Failed to fetch")), answerOf);
  expect(answer).toMatchObject({ data: { problem: "undelivered", at: expect.any(String) }, init: { status: 503 } });
  expect(await delivered(() => Promise.reject(refusal(503)), answerOf)).toMatchObject({ data: { problem: "undelivered" } });
});

test("who is signed out meanwhile is told so", async () => {
  expect(await delivered(() => Promise.reject(refusal(403)), answerOf)).toMatchObject({
    data: { problem: "forbidden" },
    init: { status: 403 },
  });
});

test("where a page has no words for it, it goes on", async () => {
  const onlyAway = (problem: string) => (problem === "undelivered" ? { problem } : undefined);
  await expect(delivered(() => Promise.reject(refusal(403)), onlyAway)).rejects.toMatchObject({ status: 403 });
});

test("a redirect, what is no longer there, and the answer of the page go on", async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(delivered(() => Promise.reject(redirect), answerOf)).rejects.toBe(redirect);
  await expect(delivered(() => Promise.reject(refusal(404)), answerOf)).rejects.toMatchObject({ status: 404 });
  expect(await delivered(async () => "the answer", answerOf)).toBe("the answer");
});

test("texts that were sent are kept by name, files are not", () => {
  const sent = new FormData();
  sent.set("name", "Meera");
  sent.set("file", new File(["x"], "x.jpg"));
  expect(sentTexts(sent)).toEqual({ name: "Meera" });
});
