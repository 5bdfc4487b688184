import { describe, expect, test } from "vitest";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

/** A page as it is seen: without the data and messages that travel with it. */
const seen = (html: string) => html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "");

async function open(query = "", init?: RequestInit) {
  const answer = await site.get(`/contact${query}`, init);
  return { status: answer.status, html: seen(await answer.text()).replaceAll("&amp;", "&") };
}
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
/** The mail that the page prepares. */
function mail(html: string) {
  const link = /href="(mailto:[^"]*\?[^"]*)"/.exec(html)?.[1];
  return link ? new URL(link).searchParams : undefined;
}

describe("the contact page", () => {
  test("names every way to reach the agency", async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(heading(html)).toBe("Contact Us");
    for (const link of [
      "tel:+911140002015",
      "tel:+919810002015",
      "mailto:hello@yatrika.example",
      "mailto:bookings@yatrika.example",
      "https://www.openstreetmap.org/?mlat=28.5931&mlon=77.2197#map=17/28.5931/77.2197",
      "https://www.instagram.com/yatrika.example",
    ]) {
      expect(html).toContain(`href="${link}"`);
    }
    expect(html).toMatch("14 Lodhi Gardens Road");
    expect(html).toMatch("Mon-Fri 9am-6pm");
    expect(html).not.toMatch("<iframe");
    expect(html).not.toMatch("Your booking request");
  });

  test.each([
    "?tour=nowhere",
    "?tour=",
    "?tour=%00",
    "?tour=Japan-Heritage%27",
    "?tour=%F0%9F%9B%95",
    "?departure=x&travellers=2",
    "?tour=a&tour=b",
  ])("%s asks for no tour of ours", async (query) => {
    const { status, html } = await open(query);
    expect(status).toBe(200);
    expect(html).not.toMatch("Your booking request");
  });
});

describe("a booking request", () => {
  test("says what is asked for, and that no seat is held", async () => {
    const { html } = await open("?tour=japan-heritage&travellers=2");
    expect(heading(html)).toBe("Contact Us");
    for (const part of ["Your booking request", "Heritage of Japan", "No seat is held yet.", "2 travellers", "₹1,59,375", "₹3,18,750"]) {
      expect(html).toMatch(part);
    }
    expect(html).toMatch('href="/tours/detail/japan-heritage"');
    expect(html.indexOf("Your booking request")).toBeLessThan(html.indexOf("Working hours"));
  });

  test("prepares a mail with all of it", async () => {
    const fields = mail((await open("?tour=japan-heritage&travellers=2")).html);
    expect(fields?.get("subject")).toBe("Booking request: Heritage of Japan");
    expect(fields?.get("body")).toMatch(/Travellers: 2 travellers\r\nPrice shown: ₹3,18,750 for 2 travellers, ₹1,59,375 per person\r\n/);
  });

  test("counts in the currency that is shown", async () => {
    const { html } = await open("?tour=japan-heritage&travellers=3", { headers: { Cookie: "currency=USD" } });
    expect(html).toMatch("$2,125");
    expect(html).toMatch("$6,375");
  });

  test.each([
    ["0", "1 traveller<"],
    ["-1", "1 traveller<"],
    ["abc", "1 traveller<"],
    ["999", "16 travellers<"],
  ])("%s travellers become %s", async (travellers, shown) => {
    const { status, html } = await open(`?tour=japan-heritage&travellers=${travellers}`);
    expect(status).toBe(200);
    expect(html).toMatch(shown);
  });

  test.each(["x", "", "00000000-0000-7000-8000-000000000000", "%00"])(
    "departure %s, which nobody can book, is to be agreed",
    async (id) => {
      const { status, html } = await open(`?tour=japan-heritage&departure=${id}`);
      expect(status).toBe(200);
      expect(html).toMatch("To be agreed");
    },
  );
});
