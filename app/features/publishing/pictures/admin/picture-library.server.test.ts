import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { articleBodyFromHtml } from "#app/features/publishing/blog/article-body.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { testNow } from "#test/clock.ts";
import { auditOf, customer, editor } from "#test/content.ts";
import { contextFor } from "#test/people.ts";
import { openTestDatabase } from "#test/database.ts";
import { pictureBytes } from "#test/picture-bytes.ts";
import { addPicture, changePicture, listPictures, pictureToEdit, removePicture } from "./picture-library.server.ts";
import { pictureAddress } from "#app/features/publishing/pictures/picture-sizes.ts";
import { dropForgottenPictures } from "#app/features/publishing/pictures/pictures.server.ts";

const { db, close } = await openTestDatabase();
afterAll(close);

const context = contextFor({ db, now: () => testNow }, editor);
const shown = { alts: { en: "A roof", de: "Ein Dach" }, focalX: 0.2, focalY: 0.9 };
const bytes = await pictureBytes({ width: 500, height: 300 });
let made = 0;
/** A picture of its own: with the same words it would be the one that is there. */
async function uploaded(hi = `छत ${(made += 1)}`) {
  const words = { ...shown, alts: { ...shown.alts, hi } };
  const added = await addPicture(context, { file: new File([new Uint8Array(bytes)], "roof.jpg"), shown: words });
  if (!added.ok) throw new Error(added.reason);
  return added.name;
}

test("an upload is kept with what it shows in each language and where to look, and the log knows who added it", async () => {
  const name = await uploaded();
  expect(await pictureToEdit(db, name)).toMatchObject({
    picture: { name, width: 500, height: 300, focalX: 0.2, focalY: 0.9 },
    alts: { en: "A roof", de: "Ein Dach" },
    uploaded: true,
    shown: false,
  });
  expect(await auditOf(db, "picture", name)).toMatchObject([{ action: "picture.added", actorName: editor.name }]);
  const first = await listPictures(db, "de", { uploads: true, page: 1 });
  expect(first.pictures.find((picture) => picture.name === name)).toMatchObject({ alt: "Ein Dach" });
  const drawn = await listPictures(db, "en", { uploads: false, page: 99 });
  expect(drawn.page).toBe(drawn.pageCount);
  expect(drawn.pictures.every((picture) => !picture.name.startsWith("uploads/"))).toBe(true);
});

test("what is no picture is refused with its reason, and nothing is kept", async () => {
  const before = await db.$count(schema.pictures);
  const send = (text: string) => addPicture(context, { file: new File([text], "x.jpg"), shown });
  expect(await send("<svg onload=alert(1)>")).toEqual({ ok: false, reason: "no_picture" });
  expect(await addPicture(context, { file: new File([], "x.jpg"), shown })).toEqual({ ok: false, reason: "empty" });
  expect(await db.$count(schema.pictures)).toBe(before);
});

test("a change of the focal point or the words shows on the pages at once, also of an illustration", async () => {
  const version = await readCatalogueVersion(db);
  const change = { alts: { en: "A woman alone", hi: "" }, focalX: 0.1, focalY: 0.3 };
  expect(await changePicture(context, { name: "editorial/solo", shown: change })).toEqual({ ok: true });
  expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
  const edited = await pictureToEdit(db, "editorial/solo");
  expect(edited).toMatchObject({ picture: { focalX: 0.1, focalY: 0.3 }, alts: { en: "A woman alone" }, uploaded: false });
  expect(edited?.alts.hi).toBeUndefined();
  const [entry] = await auditOf(db, "picture", "editorial/solo");
  expect(entry).toMatchObject({ action: "picture.changed", details: { after: { focalX: 0.1 } } });
  expect(await changePicture(context, { name: "uploads/none", shown: change })).toEqual({ ok: false, reason: "absent" });
});

describe("what something shows stays", () => {
  const inBody = (name: string) =>
    db
      .update(schema.articleTranslations)
      .set(articleBodyFromHtml(`<p>a</p><img src="${pictureAddress(name, 500)}" alt="x">`))
      .where(eq(schema.articleTranslations.articleId, 1));

  test("as the picture of a piece or in the text of an article; what nothing shows goes", async () => {
    const [ofArticle, inText, unused] = [await uploaded(), await uploaded(), await uploaded()];
    await db.update(schema.articles).set({ pictureName: ofArticle }).where(eq(schema.articles.id, 1));
    await inBody(inText);
    for (const name of [ofArticle, inText]) {
      expect((await pictureToEdit(db, name))?.shown).toBe(true);
      expect(await removePicture(context, name)).toEqual({ ok: false, reason: "shown" });
    }
    expect(await removePicture(context, "editorial/solo")).toEqual({ ok: false, reason: "drawn" });
    expect(await removePicture(context, unused)).toEqual({ ok: true });
    expect(await removePicture(context, unused)).toEqual({ ok: false, reason: "absent" });
  });

  test("and after a week an upload that nothing shows is taken away by itself, younger ones are not", async () => {
    const [inText, unused] = [await uploaded(), await uploaded()];
    await inBody(inText);
    const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
    await dropForgottenPictures(db, later(6));
    expect(await pictureToEdit(db, unused)).toBeDefined();
    expect(await dropForgottenPictures(db, later(8))).toBeGreaterThanOrEqual(1);
    expect(await pictureToEdit(db, unused)).toBeUndefined();
    expect(await pictureToEdit(db, inText)).toBeDefined();
  });

  test("one that is sent again is there, and is kept for another week from then on", async () => {
    const name = await uploaded("फिर से");
    const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
    const words = { ...shown, alts: { ...shown.alts, hi: "फिर से" } };
    const file = new File([new Uint8Array(bytes)], "the-same.jpg");
    const again = await addPicture({ ...context, now: () => day(6) }, { file, shown: words });
    expect(again).toEqual({ ok: true, name, again: true });
    await dropForgottenPictures(db, day(8));
    expect(await pictureToEdit(db, name)).toBeDefined();
    expect(await auditOf(db, "picture", name)).toHaveLength(1);
  });
});

test("who is no administrator adds, changes and removes nothing", async () => {
  const file = new File([new Uint8Array(bytes)], "roof.jpg");
  const asCustomer = { ...context, actor: customer };
  await expect(addPicture(asCustomer, { file, shown })).rejects.toMatchObject({ status: 403 });
  await expect(changePicture(asCustomer, { name: "editorial/solo", shown })).rejects.toMatchObject({ status: 403 });
  await expect(removePicture(asCustomer, "editorial/solo")).rejects.toMatchObject({ status: 403 });
});
