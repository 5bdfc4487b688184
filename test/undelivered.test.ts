/** A form that does not arrive must not cost what was typed: every page that takes one says so in its own place. */
import { expect, test, vi } from "vitest";
import { z } from "zod";

const routes = import.meta.glob("../app/routes/**/*.tsx");
/** Sent by requests of their own where there is JavaScript (newsletter-box, use-data-forms), and the page that is none. */
const sentElsewhere = ["newsletter/subscribe", "admin/trip-data", "site/not-found"].map((name) => `../app/routes/${name}.tsx`);

const pageSchema = z.object({
  action: z.function().optional(),
  default: z.function().optional(),
  clientAction: z.custom<(args: object) => unknown>().optional(),
});
const pages: [string, z.infer<typeof pageSchema>][] = [];
for (const [path, load] of Object.entries(routes)) {
  const page = pageSchema.parse(await load());
  if (page.action && page.default && !sentElsewhere.includes(path)) pages.push([path, page]);
}

test("there are pages with forms", () => {
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)(
  "a form of %s that does not arrive is answered on its page, and nothing else is asked of the site",
  async (_path, page) => {
    const serverAction = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    const request = new Request("https://yatrika.example/", { method: "POST", body: new URLSearchParams({ intent: "save" }) });
    expect(await page.clientAction?.({ request, serverAction, params: {} })).toMatchObject({ init: { status: 503 } });
  },
);
