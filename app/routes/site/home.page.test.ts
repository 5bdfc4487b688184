import { describe, expect, test } from "vitest";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const seen = async (path: string) =>
  (await (await site.get(path)).text()).replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "");

describe("the search of the home page without JavaScript", () => {
  test.each(["/", "/?search=activity"])("every tab of %s is a link that the keyboard reaches", async (path) => {
    const tabs = (await seen(path)).match(/<a [^>]*role="tab"[^>]*>/g) ?? [];
    expect(tabs.map((tab) => /href="([^"]*)"/.exec(tab)?.[1])).toEqual([
      "?search=destination#search",
      "?search=activity#search",
      "?search=duration#search",
    ]);
    for (const tab of tabs) expect(tab).toMatch('tabindex="0"');
  });
});
