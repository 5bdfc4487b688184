/** What administrators change in the team. Each change shows on the About page at once. */
import crypto from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { readPicture, type ReadPicture } from "#app/features/publishing/pictures/picture-upload.server.ts";
import { dropUnusedPicture, storePicture } from "#app/features/publishing/pictures/pictures.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { movedOrder } from "#app/values/moved-order.ts";
import type { MemberForm } from "./team-form.server.ts";
import { nextMemberId } from "./team-member.ts";

const { teamMembers, teamMemberTranslations } = schema;
type TeamContext = Pick<Context, "db" | "actor" | "language" | "reading">;

/** Of each verb with its own reasons. */
type TeamOutcome<Reason extends string> = { ok: true; id: number; name: string } | { ok: false; reason: Reason };

/** One change at a time: raising the version locks its row until this transaction ends, so ids and places are counted safely. */
async function beginChange(tx: Transaction) {
  await bumpCatalogueVersion(tx);
  return tx.select().from(teamMembers).orderBy(asc(teamMembers.place), asc(teamMembers.id));
}

const positionsOf = async (db: Queryable, memberId: number): Promise<Partial<Record<Language, string>>> => {
  const rows = await db.select().from(teamMemberTranslations).where(eq(teamMemberTranslations.memberId, memberId));
  return Object.fromEntries(rows.map(({ language, position }) => [language, position]));
};

type Member = typeof teamMembers.$inferSelect;
const imageOf = ({ imagePath, pictureName }: Pick<Member, "imagePath" | "pictureName">) => imagePath ?? pictureName ?? "none";

type Wanted = { form: MemberForm; picture: ReadPicture | undefined };

/** Which picture is shown after the change: a new file, else what the address field says, else what was there, else none. */
async function imageAfter(tx: Transaction, member: Member | undefined, { form, picture }: Wanted) {
  const none = { imagePath: null, pictureName: null };
  // Her name is what the picture shows, in every language.
  if (picture) return { ...none, pictureName: await storePicture(tx, picture, { alts: { [defaultLanguage]: form.name } }) };
  if (form.removeImage) return none;
  if (form.imagePath !== (member?.imagePath ?? "")) return { ...none, imagePath: form.imagePath || null };
  return { imagePath: member?.imagePath ?? null, pictureName: member?.pictureName ?? null };
}

/** The same form sent twice, by a double click or because its answer was lost, adds one member. */
const contentKeyOf = ({ name, positions, imagePath }: MemberForm, file: Uint8Array): string =>
  crypto
    .createHash("sha256")
    .update(file)
    .update(JSON.stringify([name, positions, imagePath]))
    .digest("base64url");

/**
 * Replaces the member with this id, or without one adds a member whose id is the highest existing one plus 1. Who was added by
 * the same form before, and not edited since, is found instead.
 */
export async function saveMember(
  context: TeamContext,
  { id, form }: { id: number | undefined; form: MemberForm },
): Promise<TeamOutcome<"absent" | "too_many_bytes" | "too_many_pixels" | "no_picture">> {
  const actor = requirePermission(context, "team.change");
  const file = form.image && new Uint8Array(await form.image.arrayBuffer());
  const read = file && (await readPicture(file));
  if (read && !read.ok) return { ok: false, reason: read.reason === "empty" ? "no_picture" : read.reason };
  const contentKey = id === undefined ? contentKeyOf(form, file ?? new Uint8Array()) : null;
  return context.db.transaction(async (tx) => {
    const members = await beginChange(tx);
    const member = members.find((other) => other.id === id);
    if (id !== undefined && !member) return { ok: false, reason: "absent" };
    const added = members.find((other) => contentKey !== null && other.contentKey === contentKey);
    if (added) return { ok: true, id: added.id, name: added.name };
    const image = await imageAfter(tx, member, { form, picture: read?.picture });
    const before = member && { name: member.name, positions: await positionsOf(tx, member.id), image: imageOf(member) };
    // What somebody has edited is no demo any more.
    const facts = { name: form.name, ...image, contentKey, demo: false };
    const memberId = member?.id ?? nextMemberId(members.map((other) => other.id));
    if (member) await tx.update(teamMembers).set(facts).where(eq(teamMembers.id, memberId));
    else await tx.insert(teamMembers).values({ ...facts, id: memberId, place: Math.max(0, ...members.map(({ place }) => place)) + 1 });
    await tx.delete(teamMemberTranslations).where(eq(teamMemberTranslations.memberId, memberId));
    const texts = Object.entries(form.positions).map(([language, position]) => ({ memberId, language, position }));
    await tx.insert(teamMemberTranslations).values(texts);
    if (member && member.pictureName !== image.pictureName) await dropUnusedPicture(tx, member.pictureName);
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: member ? "team.changed" : "team.added",
      subjectType: "team-member",
      subjectId: String(memberId),
      ...(before ? { before } : {}),
      after: { name: form.name, positions: form.positions, image: imageOf(image) },
    });
    return { ok: true, id: memberId, name: form.name };
  });
}

/** Takes a member off the page, her picture with her. */
export async function deleteMember(context: TeamContext, id: number): Promise<TeamOutcome<"absent">> {
  const actor = requirePermission(context, "team.change");
  return context.db.transaction(async (tx) => {
    const member = (await beginChange(tx)).find((other) => other.id === id);
    if (!member) return { ok: false, reason: "absent" };
    const before = { name: member.name, positions: await positionsOf(tx, id), image: imageOf(member) };
    await tx.delete(teamMembers).where(eq(teamMembers.id, id));
    await dropUnusedPicture(tx, member.pictureName);
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "team.deleted",
      subjectType: "team-member",
      subjectId: String(id),
      before,
    });
    return { ok: true, id, name: member.name };
  });
}

/** Moves a member by one place. */
export async function moveMember(
  context: TeamContext,
  { id, direction }: { id: number; direction: "up" | "down" },
): Promise<TeamOutcome<"absent" | "at_the_end">> {
  const actor = requirePermission(context, "team.change");
  return context.db.transaction(async (tx) => {
    const members = await beginChange(tx);
    const member = members.find((other) => other.id === id);
    if (!member) return { ok: false, reason: "absent" };
    const ids = members.map((other) => other.id);
    const order = movedOrder(ids, id, direction);
    if (!order) return { ok: false, reason: "at_the_end" };
    for (const [index, other] of order.entries())
      await tx
        .update(teamMembers)
        .set({ place: index + 1 })
        .where(eq(teamMembers.id, other));
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "team.moved",
      subjectType: "team-member",
      subjectId: String(id),
      before: { order: ids },
      after: { order },
    });
    return { ok: true, id, name: member.name };
  });
}

/** What the dialog begins with. */
export type EditedMember = { id: number; name: string; positions: Partial<Record<Language, string>>; imagePath: string };

/** A member as the dialog edits her; undefined for an id that nobody has. */
export async function memberToEdit(db: Queryable, id: number): Promise<EditedMember | undefined> {
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.id, id));
  if (!member) return undefined;
  return { id, name: member.name, positions: await positionsOf(db, id), imagePath: member.imagePath ?? "" };
}
