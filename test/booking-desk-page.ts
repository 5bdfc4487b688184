/** The pages of the bookings and departures as an administrator asks them, and bookings of other people to be found there. */
import { beforeAll, beforeEach } from "vitest";
import { signUp } from "./accounts.ts";
import { openDesk } from "./bookings.ts";
import { testNow } from "./clock.ts";
import { markup } from "./markup.ts";
import { sitePages } from "./pages.ts";
import type { Visitor } from "./visitor.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The built site with an administrator signed in. */
export function openBookingDesk() {
  const site = sitePages();
  let desk: Desk;
  let admin: Visitor;
  beforeAll(async () => {
    desk = await openDesk(site.services);
  });
  beforeEach(async () => {
    desk.at(testNow);
    admin = site.visitor();
    await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
  });
  const get = (address: string) => admin.get(address);
  return {
    site,
    /** Whose verbs make what is found on the pages; its clock stands at `testNow` before each test. */
    get desk() {
      return desk;
    },
    get,
    page: async (address: string) => markup(await get(address)),
    /** Sends a form, whose fields may come several times. */
    post: (address: string, fields: [string, string][]) =>
      admin.request(address, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: site.services.env.origin } }),
  };
}

export const where = (answer: Response) => [answer.status, answer.headers.get("Location")];
