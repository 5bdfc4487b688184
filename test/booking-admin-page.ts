/** The pages of the bookings and departures as an administrator asks them, and bookings of other people to be found there. */
import { beforeAll, beforeEach } from "vitest";
import { signUp } from "./accounts.ts";
import { openAgency } from "./bookings.ts";
import { testNow } from "./clock.ts";
import { markup } from "./markup.ts";
import { sitePages } from "./pages.ts";
import type { Visitor } from "./visitor.ts";

type Agency = Awaited<ReturnType<typeof openAgency>>;

/** The built site with an administrator signed in. */
export function openBookingAgency() {
  const site = sitePages();
  let agency: Agency;
  let admin: Visitor;
  beforeAll(async () => {
    agency = await openAgency(site.services);
  });
  beforeEach(async () => {
    agency.at(testNow);
    admin = site.visitor();
    await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
  });
  const get = (address: string) => admin.get(address);
  return {
    site,
    /** Whose verbs make what is found on the pages; its clock stands at `testNow` before each test. */
    get agency() {
      return agency;
    },
    get,
    page: async (address: string) => markup(await get(address)),
    /** Sends a form, whose fields may come several times. */
    post: (address: string, fields: [string, string][]) =>
      admin.request(address, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: site.services.env.origin } }),
  };
}

export const where = (answer: Response) => [answer.status, answer.headers.get("Location")];
