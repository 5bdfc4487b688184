import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { sitePages } from "#test/pages.ts";
import { languageFacts, languages, localPath } from "./languages.ts";

const site = sitePages();
const paths = [
  "/",
  "/destinations",
  "/destinations/detail/kyoto",
  "/tours",
  "/tours/luxury",
  "/tours/detail/japan-heritage",
  "/blog",
  "/blog/japan-by-slow-train",
  "/about",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
];
const head = (html: string) => html.slice(0, html.indexOf("</head>"));

describe.each(languages)("pages in %s", (language) => {
  test.each(paths)("%s says its language, its own address, and where the others are", async (path) => {
    const answer = await site.get(localPath(language, path));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(new RegExp(`<html lang="${language}" dir="ltr"`));
    expect(head(html)).toContain(`<link rel="canonical" href="http://localhost:3000${localPath(language, path)}"/>`);
    for (const other of languages)
      expect(head(html)).toContain(`hrefLang="${other}" href="http://localhost:3000${localPath(other, path)}"`);
    expect(head(html)).toContain(`hrefLang="x-default" href="http://localhost:3000${path}"`);
    expect(head(html)).toContain(`<meta property="og:locale" content="${languageFacts[language].openGraph}"/>`);
  });

  test("an unknown address is a page in that language with status 404", async () => {
    const nowhere: string = "/nowhere";
    const answer = await site.get(localPath(language, nowhere));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  });

  test("rupees are written as numbers are in that language", async () => {
    const price = { en: "₹1,59,375", hi: "₹1,59,375", de: "159.375\u00a0₹", fr: "159\u202f375\u00a0₹", es: "159.375\u00a0₹" }[language];
    const chosen = { headers: { Cookie: "currency=INR" } };
    expect(await (await site.get(localPath(language, "/tours/detail/japan-heritage"), chosen)).text()).toContain(price);
  });

  test("prices are in the currency of that language until the visitor chooses one", async () => {
    const price = { en: "₹1,59,375", hi: "₹1,59,375", de: "1.955\u00a0€", fr: "1\u202f955\u00a0€", es: "1955\u00a0€" }[language];
    const address = localPath(language, "/tours/detail/japan-heritage");
    expect(await (await site.get(address)).text()).toContain(price);
    expect(await (await site.get(address, { headers: { Cookie: "currency=GBP" } })).text()).toContain("£");
    expect(await (await site.get(address)).text()).not.toContain("£");
  });

  test("only Hindi pages preload the Devanagari fonts", async () => {
    const html = head(await (await site.get(localPath(language, "/"))).text());
    expect(html.includes("-devanagari-")).toBe(language === "hi");
  });

  test("a form's complaints are in the language", async () => {
    const visitor = site.visitor();
    const answer = await visitor.post(localPath(language, "/contact"), { name: "", email: "a@b", subject: "x", message: "y" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    if (language !== "en") expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("Enter your name");
  });
});

describe("search", () => {
  test.each([
    ["/de/tours?keyword=ERBE", "japan-heritage"],
    ["/de/tours?keyword=heritage", "japan-heritage"],
    ["/es/tours?keyword=kioto", "japan-heritage"],
    ["/fr/tours?keyword=islande", "iceland-ring"],
    ["/hi/tours?keyword=%E0%A4%AC%E0%A4%BE%E0%A4%B2%E0%A5%80", "bali-retreat"],
    ["/tours?keyword=REYKJAVIK", "iceland-ring"],
  ])("%s finds a tour by its title or place in the shown language or in English, whatever the case and accents", async (path, slug) => {
    const html = await (await site.get(path)).text();
    expect(html).toContain(`/tours/detail/${slug}"`);
    expect(html.match(/class="tour-card"/g)?.length).toBeLessThan(9);
  });
});

describe("the choice of language", () => {
  test("a stored choice on a bare address leads to that language; an explicit one is shown as it is", async () => {
    const visitor = site.visitor();
    visitor.cookies.set("language", "de");
    const bare = await visitor.get("/tours?sort=rating");
    expect([bare.status, bare.headers.get("Location")]).toEqual([302, "/de/tours?sort=rating"]);
    expect((await visitor.get("/fr/tours")).status).toBe(200);
    expect((await visitor.get("/sitemap.xml")).status).toBe(200);
  });

  test("a prefix for English leads to the bare address for good, query included, and never to another site", async () => {
    const led = async (path: string) => {
      const answer = await site.get(path);
      return [answer.status, answer.headers.get("Location")];
    };
    expect(await led("/en")).toEqual([301, "/"]);
    expect(await led("/en/tours?sort=rating")).toEqual([301, "/tours?sort=rating"]);
    expect(await led("/en//evil")).toEqual([301, "/evil"]);
    expect(await led("/en/\\evil")).toEqual([301, "/evil"]);
    expect((await site.visitor().post("/en/contact", {})).status).toBe(404);
  });

  test("without a choice nobody is sent anywhere, whatever the browser asks for", async () => {
    const answer = await site.get("/", { headers: { "Accept-Language": "de" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en"');
  });

  test("the chooser keeps page and query", async () => {
    const html = await (await site.get("/tours/luxury?sort=rating")).text();
    for (const language of languages) expect(html).toContain(`href="${localPath(language, "/tours/luxury")}?sort=rating"`);
  });
});

test("the sitemap names every page in every language, each with its alternates", async () => {
  const xml = await (await site.get("/sitemap.xml")).text();
  for (const language of languages)
    expect(xml).toContain(`<loc>http://localhost:3000${localPath(language, "/tours/detail/bali-retreat")}</loc>`);
  const [entry = ""] = /<url><loc>[^<]*\/hi\/tours\/detail\/bali-retreat<\/loc>.*?<\/url>/.exec(xml) ?? [];
  expect(entry.match(/<xhtml:link/g)).toHaveLength(languages.length + 1);
});

/** Addresses of routes.ts without a parameter, as English has them. */
const plainAddresses = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ id = "", index, path = "" }) =>
    id.startsWith("en-") && !path.includes(":") ? (index ? ["/"] : path ? [`/${path}`] : []) : [],
  );

test("the sitemap names, in every language, exactly the pages that search engines may list", async () => {
  const xml = await (await site.get("/sitemap.xml")).text();
  const wrong: string[] = [];
  for (const path of plainAddresses) {
    const answer = await site.get(path);
    const listable = answer.status === 200 && head(await answer.text()).includes('<link rel="canonical"');
    for (const language of languages)
      if (xml.includes(`<loc>http://localhost:3000${localPath(language, path)}</loc>`) !== listable) wrong.push(localPath(language, path));
  }
  expect(wrong).toEqual([]);
});

test("a page carries the messages of its own language alone", async () => {
  const html = await (await site.get("/de")).text();
  const messages = /<script type="application\/json" id="messages">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(messages).toContain("Reiseziele");
  expect(messages).not.toContain("Destinos");
  expect(Object.keys(JSON.parse(messages)).sort()).toEqual(["common", "home"]);
});
