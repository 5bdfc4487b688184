import { eq } from "drizzle-orm";
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
