import fs from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.spyOn(fs, "existsSync").mockReturnValue(true);
  vi.spyOn(fs, "readdirSync").mockReturnValue(["tours", "tours/japan-heritage.png", "yatrika.png"] as never);
});

test("a shared link shows the picture of its page, and the site's own where the build made none", async () => {
  const { sharedPicture } = await import("./shared-pictures.server.ts");
  expect(sharedPicture("tours/japan-heritage")).toBe("/og/tours/japan-heritage.png");
  expect(sharedPicture("uploads/0190aa")).toBe("/og/yatrika.png");
  expect(sharedPicture("../icons/icon-512")).toBe("/og/yatrika.png");
  expect(sharedPicture(undefined)).toBe("/og/yatrika.png");
});
