import { afterEach, expect, test, vi } from "vitest";
import { sendAside } from "./own-request.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = {
  redirect: { type: "opaqueredirect", status: 0 },
  refusal: { type: "basic", status: 409 },
  "site without its database": { type: "basic", status: 503 },
};

test.each([
  ["redirect", true],
  ["refusal", false],
  ["site without its database", undefined],
] as const)("the answer to a form that was sent aside: a %s", async (answer, accepted) => {
  const asked = vi.fn().mockResolvedValue(answers[answer]);
  vi.stubGlobal("fetch", asked);
  const form = new FormData();
  form.set("session", "others");
  expect(await sendAside("/profile/sessions", form)).toBe(accepted);
  expect(asked).toHaveBeenCalledWith("/profile/sessions", expect.objectContaining({ method: "POST", redirect: "manual" }));
  expect(String(asked.mock.calls[0]?.[1].body)).toBe("session=others");
});

test("a form that was sent aside without a connection has not arrived", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendAside("/sign-out", new FormData())).toBeUndefined();
});
