import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { fieldsOf } from "#test/checkout.ts";
import { testOrigin } from "#test/services.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const { enquiries, outboxMails, rateCounts } = schema;

/** A page as it is seen: without the data and messages that travel with it. */
const seen = (html: string) =>
  html
    .replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&");
const readable = async (answer: Response) => ({ answer, status: answer.status, html: seen(await answer.text()) });

const open = async (query = "", init?: RequestInit) => readable(await site.get(`/contact${query}`, init));
const good = { name: "Meera Rao", email: "meera@example.org", subject: "A question", message: "When is Holi?" };
const send = async (changes: Record<string, string> = {}, query = "") =>
  readable(await site.visitor().post(`/contact${query}`, { ...good, ...changes }));

const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const reference = (html: string) => /Your reference is (ENQ-\w{6})\./.exec(html)?.[1];
/** What stands in a field of the form. */
const field = (html: string, name: string) => {
  const tag = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>([^<]*)`).exec(html);
  return tag?.[0].startsWith("<textarea") ? tag[1]?.replace(/^\n/, "") : (/ value="([^"]*)"/.exec(tag?.[0] ?? "")?.[1] ?? "");
};
const chosen = (html: string, name: string) => {
  const select = new RegExp(`<select[^>]* name="${name}".*?</select>`, "s").exec(html)?.[0] ?? "";
  return /<option value="([^"]*)"[^>]* selected/.exec(select)?.[1] ?? /<option selected="" value="([^"]*)"/.exec(select)?.[1];
};
const stored = () => site.db.select().from(enquiries);
const mails = () => site.db.select().from(outboxMails);

beforeEach(async () => {
  for (const table of [enquiries, outboxMails, rateCounts]) await site.db.delete(table);
});

describe("the contact page", () => {
  test.each([
    ["", "Book or ask about Heritage of Japan"],
    ["/de", "Japans Erbe: buchen oder fragen"],
  ])("with a tour says in its heading and title what it is for (%s)", async (prefix, said) => {
    const html = await (await site.visitor().get(`${prefix}/contact?tour=japan-heritage`)).text();
    expect(heading(html)).toBe(said);
    expect(html).toContain(`<title>${said}`);
  });

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
    expect(html).toMatch("Mon–Fri 9am–6pm");
    expect(html).not.toMatch("<iframe");
    expect(html).not.toMatch("Book online now");
    for (const name of ["name", "email", "subject", "message"])
      expect(html).toMatch(new RegExp(` name="${name}"[^>]* required|required[^>]* name="${name}"`));
  });

  test.each([
    "?tour=nowhere",
    "?tour=%00",
    "?tour=Japan-Heritage%27",
    "?tour=%F0%9F%9B%95",
    "?departure=x&travellers=2",
    "?tour=a&tour=b",
    "?destination=nowhere",
    "?destination=%00",
  ])("%s asks for no tour of ours", async (query) => {
    const { status, html } = await open(query);
    expect(status).toBe(200);
    expect(html).not.toMatch("Book online now");
    expect(field(html, "subject")).toBe("");
  });

  test("says in the subject where a trip of one's own is to go", async () => {
    const { html } = await open("?destination=sydney");
    expect(field(html, "subject")).toBe("My own trip: Sydney, Australia");
    expect(html).not.toMatch("Book online now");
  });
});

describe("a booking request", () => {
  test("opens with tour, party and sum, and says that no seat is held", async () => {
    const { html } = await open("?tour=japan-heritage&adults=2&children=1");
    for (const part of ["Or ask us", "Heritage of Japan", "No seat is held by a request", "₹4,38,281"]) expect(html).toMatch(part);
    expect(html).toContain("2 adults × ₹1,59,375 + 1 child × ₹1,19,531");
    expect([field(html, "adults"), field(html, "children")]).toEqual(["2", "1"]);
    expect(field(html, "subject")).toBe("Booking request: Heritage of Japan");
    expect(chosen(html, "tour")).toBe("japan-heritage");
    expect(html).toContain('href="/tours/detail/japan-heritage?adults=2&children=1#departures"');
    expect(html.indexOf("Book online now")).toBeLessThan(html.indexOf("Or ask us"));
    expect(html.indexOf("Or ask us")).toBeLessThan(html.indexOf("Working hours"));
  });

  test.each(["INR", "USD", "EUR", "GBP"])("has in %s the sum of the tour's page, whoever travels", async (currency) => {
    for (const [slug, query] of [
      ["japan-heritage", "adults=2&children=1"],
      ["santorini-islands", "adults=1&children=3"],
      ["bali-retreat", "adults=3"],
      ["serengeti-safari", "adults=99&children=99"],
    ]) {
      const init = { headers: { Cookie: `currency=${currency}` } };
      const tour = seen(await (await site.get(`/tours/detail/${slug}?${query}`, init)).text());
      const asked = fieldsOf(tour, "booking-request");
      const { html } = await open(`?${new URLSearchParams(asked)}`, init);
      expect(/<p class="booking-sum">.*?<b[^>]*>(.*?)<\/b>/s.exec(html)?.[1]).toBe(/<output>(.*?)<\/output>/.exec(tour)?.[1]);
      expect([field(html, "adults"), field(html, "children")]).toEqual([asked.adults, asked.children]);
    }
  });

  test("has no field for children where there is no price for them, as the tour's page", async () => {
    const value = { ...defaultSettings.booking, childPricePercent: null };
    await site.db.insert(schema.settings).values({ key: "booking", value });
    onTestFinished(async () => void (await site.db.delete(schema.settings)));
    const { html } = await open("?tour=japan-heritage&adults=2&children=1");
    expect(html).not.toContain('name="children"');
    expect(html).toMatch("₹3,18,750");
    const tour = seen(await (await site.get("/tours/detail/japan-heritage?adults=2&children=1")).text());
    expect(tour).toContain("<output>₹3,18,750</output>");
  });

  test.each([
    ["0", "1"],
    ["-1", "1"],
    ["abc", "1"],
    ["999", "16"],
  ])("%s travellers become %s adults", async (travellers, shown) => {
    const { status, html } = await open(`?tour=japan-heritage&travellers=${travellers}`);
    expect(status).toBe(200);
    expect([field(html, "adults"), field(html, "children")]).toEqual([shown, "0"]);
  });

  test.each(["x", "00000000-0000-7000-8000-000000000000", "%00"])("departure %s, which nobody can book, is to be agreed", async (id) => {
    const { status, html } = await open(`?tour=japan-heritage&departure=${id}`);
    expect(status).toBe(200);
    expect(chosen(html, "departure") ?? "").toBe("");
  });

  test("that is sent is stored with all that was chosen in the form, not in the address", async () => {
    const query = "?tour=japan-heritage&adults=2&children=1";
    const { html } = await open(query);
    const departure = /<option value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    const choice = { tour: "japan-heritage", departure, adults: "3", children: "1", subject: "Booking request: Heritage of Japan" };
    const sent = await send(choice, query);
    expect(sent.status).toBe(200);
    expect(await stored()).toMatchObject([
      {
        reference: reference(sent.html),
        departureId: departure,
        travellers: 4,
        children: 1,
        shownPriceMinor: 59_765_600,
        shownCurrency: "INR",
      },
    ]);
    for (const { text } of await mails()) expect(text).toMatch(/3 adults and 1 child[^]*₹5,97,656/);
  });

  test("that is refused keeps what was chosen", async () => {
    const query = "?tour=japan-heritage&adults=2&children=1";
    const { html } = await open(query);
    const departure = /<option value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    const refused = await send({ tour: "japan-heritage", departure, adults: "4", children: "2", email: "a@b" }, query);
    expect(refused.status).toBe(400);
    expect(chosen(refused.html, "departure")).toBe(departure);
    expect([field(refused.html, "adults"), field(refused.html, "children")]).toEqual(["4", "2"]);
    const other = await send({ tour: "bali-retreat", adults: "3", email: "a@b" }, query);
    expect(chosen(other.html, "tour")).toBe("bali-retreat");
  });
});

test("who is signed in finds her name and address filled in, and what she typed instead stays", async () => {
  const visitor = site.visitor();
  await signUp(site.services, visitor, { email: "asha@example.org" });
  const { html } = await readable(await visitor.get("/contact"));
  expect([field(html, "name"), field(html, "email")]).toEqual(["Asha Rao", "asha@example.org"]);
  const refused = await readable(await visitor.post("/contact", { ...good, name: "", email: "a@b" }));
  expect([field(refused.html, "name"), field(refused.html, "email")]).toEqual(["", "a@b"]);
});

describe("a message that is sent", () => {
  test("is answered with Message Sent and a reference, in the place of the form", async () => {
    const { status, html, answer } = await send();
    expect(status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain("Message Sent");
    expect(html).toContain("Thank you for contacting us. We’ll get back to you soon!".replace("'", "&#x27;"));
    expect((await stored()).map((row) => row.reference)).toEqual([reference(html)]);
    expect(html).not.toContain("<textarea");
    expect(await mails()).toHaveLength(2);
  });

  test("again, as by a double click or reload, is one message", async () => {
    const [first, second] = [await send(), await send()];
    expect(reference(second.html)).toBe(reference(first.html));
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 2]);
  });

  test("by a program that fills in the hidden field looks sent and is not stored", async () => {
    const { status, html } = await send({ website: "https://spam.example" });
    expect([status, reference(html) === undefined]).toEqual([200, false]);
    expect([(await stored()).length, (await mails()).length]).toEqual([0, 0]);
  });

  test.each(["मीरा@उदाहरण.भारत", "josé@españa.es"])("from %s is taken", async (email) => {
    expect((await send({ email })).status).toBe(200);
    expect(await stored()).toMatchObject([{ email }]);
  });

  test("of 5,000 characters is taken", async () => {
    expect((await send({ message: "ü".repeat(5_000) })).status).toBe(200);
    expect((await stored())[0]?.message).toHaveLength(5_000);
  });
});

describe("a message that cannot be taken", () => {
  test.each([
    [{ name: "" }, "Enter your name"],
    [{ name: " " }, "Enter your name"],
    [{ name: "x".repeat(101) }, "Use at most 100 characters for the name"],
    [{ email: "" }, "Enter your email address"],
    [{ email: "a@b" }, "Enter an address such as meera@example.com"],
    [{ email: "meera@example.org\r\nBcc: x@example.org" }, "Enter an address such as meera@example.com"],
    [{ subject: "" }, "Enter a subject"],
    [{ subject: "x".repeat(201) }, "Use at most 200 characters for the subject"],
    [{ message: "" }, "Write your message"],
    [{ message: "x".repeat(5_001) }, "Use at most 5000 characters for the message"],
  ])("%j", async (changes, text) => {
    const { status, html } = await send(changes);
    expect(status).toBe(400);
    expect(html).toContain(text);
    for (const [name, value] of Object.entries({ ...good, ...changes })) {
      if (!value.includes("\r")) expect(field(html, name)).toBe(value);
    }
    expect([(await stored()).length, (await mails()).length]).toEqual([0, 0]);
  });

  test("holds HTML: the page shows it as text", async () => {
    const html = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const refused = await site.visitor().post("/contact", { name: html, subject: html, message: `</textarea>${html}`, email: html });
    const page = await refused.text();
    expect(refused.status).toBe(400);
    expect(page).not.toContain("<script>alert(1)");
    expect(page).not.toContain("<img src=x");
    expect(page).not.toMatch(/<\/textarea>">/);
  });

  test("is longer than any form: 413, and nothing is read", async () => {
    const answer = await site.visitor().post("/contact", { ...good, message: "x".repeat(1_000_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch("go back, shorten what you typed");
  });

  test.each([
    ["application/json", "{}"],
    ["text/plain", "name=x"],
    ["multipart/form-data; boundary=x", "broken"],
  ])("is no form: %s", async (type, body) => {
    const headers = { Origin: testOrigin, "Content-Type": type };
    const { status, html } = await readable(await site.visitor().request("/contact", { method: "POST", body, headers }));
    expect(status).toBe(400);
    expect(heading(html)).toBe("We couldn’t read this form");
  });

  test("comes from another site", async () => {
    const answer = await site.visitor().post("/contact", good, { Origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test("is the eleventh in ten minutes: it says when to try again and keeps what was typed", async () => {
    for (let n = 1; n <= 10; n++) expect((await send({ message: `Question ${n}` })).status).toBe(200);
    const { status, html, answer } = await send({ message: "Question 11" });
    expect(status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(html).toMatch(/Please try again in \d+ minutes?; what you typed is still here\./);
    for (const [name, value] of Object.entries({ ...good, message: "Question 11" })) expect(field(html, name)).toBe(value);
    expect(await stored()).toHaveLength(10);
  });
});
