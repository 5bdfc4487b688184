import { contextFor, somebody } from "#test/people.ts";
import { asc, desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { deleteMember, memberToEdit, moveMember, saveMember } from "./team-changes.server.ts";
import { imageAddress, memberSchema, type MemberForm } from "./team-form.server.ts";
import { listTeam } from "./team.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { teamMembers, teamMemberTranslations, pictureFiles, auditEntries } = schema;
const admin = somebody(["Owner"]);
const context = contextFor(testServices(handle), admin);

const formOf = (facts: Partial<MemberForm> = {}): MemberForm => ({
  name: "Zoë Quill",
  positions: { en: "Travel Consultant", de: "Reiseberaterin" },
  imagePath: "",
  removeImage: false,
  image: undefined,
  ...facts,
});
const drawn = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 50, height: 50, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ],
    "me.png",
  );
const save = (form: Partial<MemberForm> = {}, id?: number) => saveMember(context, { id, form: formOf(form) });
const team = () => listTeam(db, "en");
const names = async () => (await team()).map(({ name }) => name);

beforeEach(async () => {
  await db.delete(teamMembers);
  await db.delete(pictureFiles);
  const people = ["Ann", "Bea", "Cat"].map((name, index) => ({
    id: index + 1,
    name,
    pictureName: index === 0 ? "people/team-anjali" : null,
    demo: true,
  }));
  await db.insert(teamMembers).values(people);
  await db.insert(teamMemberTranslations).values(people.map(({ id }) => ({ memberId: id, language: "en", position: "Guide" })));
});

describe("the team", () => {
  test("gets a member with an id equal to the highest existing id plus 1, at the end of the page", async () => {
    expect(await save()).toMatchObject({ ok: true, id: 4 });
    expect(await names()).toEqual(["Ann", "Bea", "Cat", "Zoë Quill"]);
    expect((await listTeam(db, "de")).at(-1)?.position).toBe("Reiseberaterin");
    expect((await listTeam(db, "fr")).at(-1)?.position).toBe("Travel Consultant");
  });

  test("gets a member once, however often her form is sent, and another of the same name where that is meant", async () => {
    const sent = { image: await drawn("#2a6f97") };
    const added = { ok: true, id: 4, name: "Zoë Quill" };
    expect(await Promise.all([save(sent), save(sent)])).toEqual([added, added]);
    expect(await names()).toEqual(["Ann", "Bea", "Cat", "Zoë Quill"]);
    expect(await save()).toMatchObject({ id: 5 });
    // Who was edited is no longer what the form made.
    await save({ name: "Zoë Quill-Rao" }, 5);
    expect(await save()).toMatchObject({ id: 6 });
  });

  test("two members added at the same time get two ids", async () => {
    const outcomes = await Promise.all([save({ name: "One" }), save({ name: "Two" })]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.id).sort()).toEqual([4, 5]);
  });

  test("has the member with an existing id replaced, and the log says from what to what", async () => {
    const version = await readCatalogueVersion(db);
    expect(await save({ name: "Bea Two", positions: { en: "Head" } }, 2)).toMatchObject({ ok: true, id: 2 });
    expect(await memberToEdit(db, 2)).toEqual({ id: 2, name: "Bea Two", positions: { en: "Head" }, imagePath: "" });
    expect(await readCatalogueVersion(db)).toBe(version + 1);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "team.changed")).orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      actorId: admin.id,
      subjectId: "2",
      details: { before: { name: "Bea", positions: { en: "Guide" } }, after: { name: "Bea Two", positions: { en: "Head" } } },
    });
    const [row] = await db.select().from(teamMembers).where(eq(teamMembers.id, 2));
    expect(row?.demo).toBe(false);
  });

  test("loses a member, her picture with her", async () => {
    await save({ image: await drawn("#b23a26") }, 2);
    expect(await deleteMember(context, 2)).toEqual({ ok: true, id: 2, name: "Zoë Quill" });
    expect(await names()).toEqual(["Ann", "Cat"]);
    expect(await db.select().from(pictureFiles)).toEqual([]);
    expect(await deleteMember(context, 2)).toEqual({ ok: false, reason: "absent" });
    expect(await save({}, 2)).toEqual({ ok: false, reason: "absent" });
  });

  test("changes its order by one place, and not beyond the ends", async () => {
    await moveMember(context, { id: 3, direction: "up" });
    expect(await names()).toEqual(["Ann", "Cat", "Bea"]);
    await moveMember(context, { id: 1, direction: "down" });
    expect(await names()).toEqual(["Cat", "Ann", "Bea"]);
    expect(await moveMember(context, { id: 2, direction: "down" })).toEqual({ ok: false, reason: "at_the_end" });
    const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.id));
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("is changed by administrators only", async () => {
    const customer = { ...context, actor: somebody([], { id: admin.id, name: admin.name }) };
    const attempts = [
      saveMember(customer, { id: undefined, form: formOf() }),
      deleteMember(customer, 1),
      moveMember(customer, { id: 1, direction: "down" }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ status: 403 });
    expect(await names()).toEqual(["Ann", "Bea", "Cat"]);
  });
});

describe("the picture of a member", () => {
  const pictureOf = async (id: number) => (await team()).find((member) => member.id === id)?.picture;

  test("is the one that was sent, and another one takes its place", async () => {
    await save({ image: await drawn("#b23a26") }, 1);
    const first = await pictureOf(1);
    expect(first).toMatchObject({ width: 50, height: 50, alt: "Zoë Quill" });
    expect(first?.src).toMatch(/^\/pictures\/[0-9a-f]{20}\/50/);
    await save({}, 1);
    expect((await pictureOf(1))?.src).toBe(first?.src);
    await save({ image: await drawn("#0b3b45") }, 1);
    expect((await pictureOf(1))?.src).not.toBe(first?.src);
    // One width, in two formats.
    expect(await db.select().from(pictureFiles)).toHaveLength(2);
  });

  test("may be a path on this site, stays when nothing is said of it, and can be removed", async () => {
    await save({}, 1);
    expect((await pictureOf(1))?.src).toContain("/art/people/team-anjali.svg");
    await save({ imagePath: "/art/people/team-meera.svg" }, 1);
    expect((await pictureOf(1))?.src).toBe("/art/people/team-meera.svg");
    await save({ imagePath: "/art/people/team-meera.svg", removeImage: true }, 1);
    expect(await pictureOf(1)).toBeNull();
  });

  test("may be of another site, and an uploaded one is deleted for it", async () => {
    await save({ image: await drawn("#b23a26") }, 1);
    await save({ imagePath: "https://elsewhere.example/ann.jpg" }, 1);
    expect(await pictureOf(1)).toMatchObject({ src: "https://elsewhere.example/ann.jpg", alt: "Zoë Quill" });
    expect(await db.select().from(pictureFiles)).toEqual([]);
  });

  test("that is no picture changes nothing", async () => {
    expect(await save({ image: new File(["<svg/>"], "me.png", { type: "image/png" }) }, 1)).toEqual({ ok: false, reason: "no_picture" });
    expect(await names()).toEqual(["Ann", "Bea", "Cat"]);
  });
});

describe("the form of a member", () => {
  const origin = "https://yatrika.example";
  const parsed = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const read = parseForm(form, memberSchema(origin));
    return read.ok ? { form: read.value } : { errors: read.result.error };
  };

  test("needs a name and a position in English; other languages may be left out", () => {
    expect(parsed({})).toEqual({ errors: { name: ["nameRequired"], "position-en": ["positionRequired"] } });
    expect(parsed({ name: " Zoë\nQuill ", "position-en": "Guide", "position-hi": "गाइड", "position-xx": "?" })).toMatchObject({
      form: { name: "Zoë Quill", positions: { en: "Guide", hi: "गाइड" } },
    });
    expect(parsed({ name: "x".repeat(81), "position-en": "y".repeat(121) })).toEqual({
      errors: { name: ["nameTooLong"], "position-en": ["positionTooLong"] },
    });
  });

  test.each([
    ["/art/people/team-anjali.svg", "/art/people/team-anjali.svg"],
    ["https://yatrika.example/art/x.svg?v=1", "/art/x.svg?v=1"],
    ["https://elsewhere.example/x.png?w=600", "https://elsewhere.example/x.png?w=600"],
    ["https://yatrika.example.elsewhere.example/x.png", "https://yatrika.example.elsewhere.example/x.png"],
    ["https://elsewhere.example/मीरा.png", `https://elsewhere.example/${encodeURIComponent("मीरा")}.png`],
  ])("a picture's address %j is kept as %j", (typed, address) => {
    expect(imageAddress(typed, origin)).toEqual({ address });
    expect(parsed({ name: "Ann", "position-en": "Guide", imagePath: typed })).toMatchObject({ form: { imagePath: address } });
  });

  test.each([
    ["http://elsewhere.example/x.png", "imageNotSecure"],
    ["http://yatrika.example/art/x.svg", "imageNotSecure"],
    ["https://meera:secret@elsewhere.example/x.png", "imageCredentials"],
    ["https://meera@yatrika.example/art/x.svg", "imageCredentials"],
    ["//elsewhere.example/x.png", "imageAddress"],
    ["/\\elsewhere.example/x.png", "imageAddress"],
    ["elsewhere.example/x.png", "imageAddress"],
    ["https://", "imageAddress"],
    ["javascript:alert(1)", "imageAddress"],
    ["data:image/png;base64,AAAA", "imageAddress"],
    [`https://elsewhere.example/${"x".repeat(500)}`, "imageTooLong"],
    [`https://elsewhere.example/${"मी".repeat(50)}`, "imageTooLong"],
    [`/art/${"मी".repeat(50)}`, "imageTooLong"],
  ])("a picture's address %j is refused: %s", (imagePath, error) => {
    expect(parsed({ name: "Ann", "position-en": "Guide", imagePath })).toEqual({ errors: { imagePath: [error] } });
  });
});
