import { afterEach, expect, test, vi } from "vitest";
import { sendForAnswer } from "./send-for-answer.ts";

afterEach(() => vi.unstubAllGlobals());

const sentTo = async (fetch: () => Promise<Response>) => {
  vi.stubGlobal("fetch", fetch);
  return sendForAnswer("/newsletter/quick", new FormData());
};

test("what the site says is the answer, also where it refuses", async () => {
  const answer = { at: "2026-11-23T10:00:00Z", title: "Please check the address", text: "Correct it." };
  expect(await sentTo(async () => Response.json(answer, { status: 400 }))).toEqual(answer);
});

test("a form that does not arrive says so: not without a connection, nor where something else answers for the site", async () => {
  const undelivered = { problem: "undelivered", at: expect.any(String) };
  expect(await sentTo(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual(undelivered);
  expect(await sentTo(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }))).toEqual(undelivered);
  expect(await sentTo(async () => Response.json(null, { status: 503 }))).toEqual(undelivered);
});

test("who is signed out meanwhile is told so", async () => {
  expect(await sentTo(async () => new Response(null, { status: 403 }))).toMatchObject({ problem: "forbidden" });
});
