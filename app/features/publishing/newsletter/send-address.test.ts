import { afterEach, expect, test, vi } from "vitest";
import { sendAddress } from "./send-address.ts";

afterEach(() => vi.unstubAllGlobals());

const sentTo = async (fetch: () => Promise<Response>) => {
  vi.stubGlobal("fetch", fetch);
  return sendAddress("/newsletter/quick", new FormData());
};

test("what the site says is the answer, also where it refuses", async () => {
  const answer = { ok: false, title: "Please check the address", text: "Correct it." };
  expect(await sentTo(async () => Response.json(answer, { status: 400 }))).toEqual(answer);
});

test("a form that does not arrive has no answer: not without a connection, nor where something else answers for the site", async () => {
  expect(await sentTo(() => Promise.reject(new TypeError("Failed to fetch")))).toBeUndefined();
  expect(await sentTo(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }))).toBeUndefined();
  expect(await sentTo(async () => Response.json(null, { status: 503 }))).toBeUndefined();
});
