import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { listTeam } from "#app/features/people/team/team.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { pictureBytes } from "#test/picture-bytes.ts";
import { readPicture, type ReadPicture } from "./picture-upload.server.ts";
import { dropUnusedPicture, pictureAnswer, setAlts, storePicture } from "./pictures.server.ts";
import { sharingPathOf } from "./sharing-picture.server.ts";

let handle: DatabaseHandle;
let picture: ReadPicture;
beforeAll(async () => {
  handle = await openTestDatabase();
  const result = await readPicture(await pictureBytes({ width: 900, height: 600 }));
  if (!result.ok) throw new Error(result.reason);
  picture = result.picture;
});
afterAll(() => handle.close());

const store = (shown?: Parameters<typeof storePicture>[2]) => handle.db.transaction((tx) => storePicture(tx, picture, shown));
const ask = (address: string, accept = "image/avif,image/webp,*/*") =>
  pictureAnswer(handle.db, new Request(new URL(address, "http://localhost:3000"), { headers: { Accept: accept } }));
const addressOf = (name: string, width: number) => `/pictures/${name.slice("uploads/".length)}/${width}`;

test("a stored picture has a name that nobody can guess and the focal point that was chosen", async () => {
  const [first, second] = [await store({ focalX: 0.2, focalY: 0.9 }), await store({ focalX: 7 })];
  expect(first).toMatch(/^uploads\/[0-9a-f]{20}$/);
  expect(second).not.toBe(first);
  const rows = await handle.db.select().from(schema.pictures).where(eq(schema.pictures.name, first));
  expect(rows).toMatchObject([{ width: 900, height: 600, focalX: 0.2, focalY: 0.9 }]);
  const [middle] = await handle.db.select().from(schema.pictures).where(eq(schema.pictures.name, second));
  expect(middle).toMatchObject({ focalX: 0.5, focalY: 0.5 });
});

describe("the bytes of a picture", () => {
  test("are AVIF for who reads it, WebP for others, and may be kept for ever", async () => {
    const name = await store();
    for (const [accept, type] of [
      ["image/avif,image/webp,*/*", "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["*/*", "image/webp"],
    ]) {
      const answer = await ask(addressOf(name, 400), accept);
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get("Content-Type")).toBe(type);
      expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(answer?.headers.get("Vary")).toBe("Accept");
      const kept = picture.files.find((file) => file.width === 400 && `image/${file.format}` === type);
      expect(Buffer.from(await answer!.arrayBuffer()).equals(kept!.bytes)).toBe(true);
    }
  });

  test.each(["/pictures/", "/pictures/0123456789abcdef0123/400", "/pictures/nobody/400", "/pictures/0123456789abcdef0123/99999"])(
    "at %s there are none",
    async (address) => {
      expect((await ask(address))?.status).toBe(404);
    },
  );

  test("at a width it is not kept in there are none", async () => {
    expect((await ask(addressOf(await store(), 333)))?.status).toBe(404);
  });
});

test("a page shows an uploaded picture at each of its widths, with its text in the language", async () => {
  const name = await store({ alts: { en: "Two women on a roof", de: "Zwei Frauen auf einem Dach" } });
  await handle.db.update(schema.teamMembers).set({ pictureName: name }).where(eq(schema.teamMembers.id, 2));
  const memberIn = async (language: "de" | "fr") => (await listTeam(handle.db, language)).find(({ id }) => id === 2)?.picture;
  expect(await memberIn("de")).toMatchObject({
    src: addressOf(name, 900),
    srcSet: `${addressOf(name, 400)} 400w, ${addressOf(name, 800)} 800w, ${addressOf(name, 900)} 900w`,
    alt: "Zwei Frauen auf einem Dach",
  });
  expect(await memberIn("fr")).toMatchObject({ alt: "Two women on a roof" });
});

test("what a picture shows can be changed and taken away, language by language", async () => {
  const name = await store({ alts: { en: "A roof", de: "Ein Dach", fr: " " } });
  await handle.db.transaction((tx) => setAlts(tx, name, { en: "A red roof", de: "" }));
  const { pictureTranslations } = schema;
  const rows = await handle.db.select().from(pictureTranslations).where(eq(pictureTranslations.pictureName, name));
  expect(rows).toEqual([{ pictureName: name, language: "en", alt: "A red roof" }]);
});

test("a picture that nothing shows any more goes with its bytes; one that is shown, or came with the build, stays", async () => {
  const name = await store();
  const drop = (of: string | null) => handle.db.transaction((tx) => dropUnusedPicture(tx, of));
  const { teamMembers, pictureFiles } = schema;
  await handle.db.update(teamMembers).set({ pictureName: name }).where(eq(teamMembers.id, 1));
  expect(await drop(name)).toBe(false);
  await handle.db.update(teamMembers).set({ pictureName: null }).where(eq(teamMembers.id, 1));
  expect(await drop(name)).toBe(true);
  expect(await handle.db.select().from(pictureFiles).where(eq(pictureFiles.pictureName, name))).toEqual([]);
  expect(await drop("editorial/solo")).toBe(false);
  expect(await drop(null)).toBe(false);
});

describe("the picture of a shared link", () => {
  const sharing = async (focus: { focalX: number; focalY: number }) => {
    const name = await store(focus);
    return { name, address: sharingPathOf({ name, ...focus })! };
  };
  const colourAt = async (bytes: Uint8Array, left: number) => {
    const { dominant } = await sharp(await sharp(bytes).extract({ left, top: 300, width: 20, height: 20 }).toBuffer()).stats();
    return dominant.r > dominant.b ? "red" : "blue";
  };

  test("is a JPEG of 1200 x 630 of an upload, however small, that messengers show and everybody may keep", async () => {
    const { address } = await sharing({ focalX: 0.5, focalY: 0.5 });
    const answer = await ask(address);
    expect([answer?.status, answer?.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = new Uint8Array(await answer!.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(250_000);
  });

  test("keeps the focal point in view", async () => {
    const wide = await readPicture(await pictureBytes({ width: 2000, height: 500 }));
    if (!wide.ok) throw new Error(wide.reason);
    const seen = async (focalX: number) => {
      const name = await handle.db.transaction((tx) => storePicture(tx, wide.picture, { focalX, focalY: 0.5 }));
      const answer = await ask(sharingPathOf({ name, focalX, focalY: 0.5 })!);
      return colourAt(new Uint8Array(await answer!.arrayBuffer()), 590);
    };
    expect([await seen(0.1), await seen(0.9)]).toEqual(["red", "blue"]);
  });

  test("leads on from an address of before the focal point was moved, and is none of a picture that is not there", async () => {
    const { name, address } = await sharing({ focalX: 0.2, focalY: 0.9 });
    const moved = await ask(address.replace("share-20-90", "share-50-50"));
    expect([moved?.status, moved?.headers.get("Location")]).toEqual([302, address]);
    await handle.db.transaction((tx) => dropUnusedPicture(tx, name));
    expect((await ask(address))?.status).toBe(404);
    expect((await ask(address.replace(".jpg", ".png")))?.status).toBe(404);
    expect(sharingPathOf({ name: "tours/japan-heritage", focalX: 0, focalY: 0 })).toBeUndefined();
  });
});
