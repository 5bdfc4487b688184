import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import { pictureBytes } from "#test/picture-bytes.ts";
import { readPicture } from "./picture-upload.server.ts";
import { storePicture } from "./pictures.server.ts";

const site = sitePages();

test("an uploaded picture on a page is answered with every security header, also to who is signed in", async () => {
  const result = await readPicture(await pictureBytes({ width: 500, height: 500 }));
  if (!result.ok) throw new Error(result.reason);
  const name = await site.db.transaction((tx) => storePicture(tx, result.picture, { alts: { en: "Two women on a roof" } }));
  await site.db.update(schema.teamMembers).set({ pictureName: name }).where(eq(schema.teamMembers.id, 1));
  const page = await (await site.get("/about")).text();
  const image = /<img[^>]*alt="Two women on a roof"[^>]*>/.exec(page)?.[0] ?? "";
  expect(image).toMatch(/sizes="auto, 100vw"/);
  const addresses = /srcSet="([^"]*)"/i.exec(image)?.[1]?.split(", ") ?? [];
  expect(addresses).toHaveLength(2);
  const member = site.visitor();
  await signUp(site.services, member);
  for (const visitor of [site.visitor(), member]) {
    const answer = await visitor.get(addresses[0]!.split(" ")[0]!, { Accept: "image/avif,image/webp,*/*" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("object-src 'none'");
  }
  expect((await site.get("/pictures/../about")).status).toBe(200);
  expect((await site.get("/pictures/0123456789abcdef0123/400")).status).toBe(404);
});

test("a tour, a destination and an article with an uploaded picture are shared with it", async () => {
  const result = await readPicture(await pictureBytes({ width: 1600, height: 900 }));
  if (!result.ok) throw new Error(result.reason);
  const name = await site.db.transaction((tx) => storePicture(tx, result.picture, { focalX: 0.3, focalY: 0.4 }));
  const { tours, destinations, articles } = schema;
  for (const [table, pageOf] of [
    [tours, (slug: string) => `/tours/detail/${slug}`],
    [destinations, (slug: string) => `/destinations/detail/${slug}`],
    [articles, (slug: string) => `/blog/${slug}`],
  ] as const) {
    const [piece] = await site.db.update(table).set({ pictureName: name }).where(eq(table.id, 2)).returning({ slug: table.slug });
    const page = await (await site.get(pageOf(piece!.slug))).text();
    const image = new URL(/property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? "");
    expect(image.pathname).toBe(`/pictures/${name.slice("uploads/".length)}/share-30-40.jpg`);
    const answer = await site.get(image.pathname);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    const [width, height] = ["width", "height"].map((side) => new RegExp(`property="og:image:${side}" content="(\\d+)"`).exec(page)?.[1]);
    const made = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([String(made.width), String(made.height)]);
  }
});

test("the sitemap names the main picture of every tour, destination and article", async () => {
  const sitemap = await (await site.get("/sitemap.xml")).text();
  const pages = sitemap.split("<url>").filter((url) => /<loc>[^<]*\/(?:tours\/detail|destinations\/detail|blog)\/[^<]+<\/loc>/.test(url));
  expect(pages.some((url) => url.includes("/blog/"))).toBe(true);
  expect(pages.filter((url) => !url.includes("<image:loc>"))).toEqual([]);
});
