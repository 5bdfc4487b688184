/** Share (docs/product.md): the device's share sheet, else the link is copied. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharePage } from "./share-page.ts";

const tour = "https://www.yatrika.example/tours/detail/inca-trail";
const writeText = vi.fn<(text: string) => Promise<void>>();

/** A browser that shows the tour with a tab and a party chosen; `share` is there where the device has a sheet. */
const browser = (share?: (what: ShareData) => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(share && { share }) });

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal("location", new URL(`${tour}?tab=itinerary&adults=4#about`));
});
afterEach(() => vi.unstubAllGlobals());

test("the share sheet gets the title and the address of the page, without what is chosen on it, and nothing is copied", async () => {
  const share = vi.fn(async () => {});
  browser(share);
  expect(await sharePage("The Inca Trail")).toBeUndefined();
  expect(share.mock.calls).toEqual([[{ title: "The Inca Trail", url: tour }]]);
  expect(writeText).not.toHaveBeenCalled();
});

test("where there is no share sheet the address is copied", async () => {
  browser();
  expect(await sharePage("The Inca Trail")).toBe("copied");
  expect(writeText.mock.calls).toEqual([[tour]]);
});

test("a closed sheet copies nothing, one that does not open does", async () => {
  browser(() => Promise.reject(new DOMException("closed", "AbortError")));
  expect(await sharePage("The Inca Trail")).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
  browser(() => Promise.reject(new DOMException("not from here", "NotAllowedError")));
  expect(await sharePage("The Inca Trail")).toBe("copied");
});

test("an address that cannot be copied is told: the browser refuses, or has no clipboard on a plain http address", async () => {
  browser();
  writeText.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  expect(await sharePage("The Inca Trail")).toBe("copyFailed");
  vi.stubGlobal("navigator", {});
  expect(await sharePage("The Inca Trail")).toBe("copyFailed");
});
