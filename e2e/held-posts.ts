import type { Page } from "@playwright/test";

/** Holds what is posted to an address until it is released, and counts it. */
export async function holdPosts(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await released;
    }
    await route.continue();
  });
  return { release, count: () => posts, stop: () => page.unroute(address) };
}
