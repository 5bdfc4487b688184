/** What the editor's page needs of a kind of content, and what its forms do: the same for every kind. */
import crypto from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { slugSchema } from "#app/features/selling/catalogue/catalogue-content.ts";
import type {
  ContentContext,
  ContentOutcome,
  ContentCreated,
  ContentRefused,
  SeenVersion,
} from "#app/features/publishing/content/editing/content-changes.server.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import {
  addressedKinds,
  otherLanguages,
  publicationStates,
  type AddressedKind,
  type ContentKind,
  type OtherLanguage,
  type PublicationState,
} from "#app/features/publishing/content/content-terms.ts";
import { moveSlug, setPublication } from "#app/features/publishing/content/editing/publication.server.ts";
import type { TourSection } from "#app/features/publishing/content/tour-sections.ts";
import { cleanLine } from "#app/values/clean-text.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import type { EditorAnswer, EditorForm, FieldError, LastChange } from "./editor-form.ts";
import { fieldErrors } from "./field-errors.server.ts";
import { sentValues, slugFrom, type TypedFields } from "./typed-fields.ts";

/** A piece as its form brings it; texts of other languages as far as they are translated. */
export type PieceInput = { facts: object; english: object; translations: Partial<Record<OtherLanguage, object>> };
type Stored<Id> = PieceInput & SeenVersion<Id> & { slug: string; state: PublicationState };

/** What is typed into fields that lie beside a piece, and why they were refused: what is known of the days of a tour. */
export type BesidePiece = { values: Record<string, string>; errors: Record<string, FieldError> };

/** `facts.<name>`, and for each language `english.<name>` or `translations.<language>.<name>`. */
export type EditorFields = { facts: TypedFields; text: TypedFields };

/** A kind of content whose pieces can be written. `Input` is what its schema makes of a form. */
export type Editing<Input extends PieceInput, Id extends number | string> = {
  kind: ContentKind;
  /** The id that an address means; undefined where it can be none. */
  idOf: (param: string) => Id | undefined;
  read: (db: Queryable, id: Id) => Promise<(Stored<Id> & Input) | undefined>;
  /** What is published, or is to be. */
  schema: z.ZodType<Input>;
  /** What nobody sees: its texts may have gaps. */
  draftSchema: z.ZodType<Input>;
  /** Those of the form: what it does not hold stays as it is stored. */
  fields: EditorFields;
  /** Of a tour: the section that the form is, to which its answer leads. */
  section?: TourSection;
  beside?: BesidePiece | undefined;
  /** What a new piece has that its form does not ask for. */
  blank?: PieceInput;
  titleOf: (input: Input) => string;
  /** From what the address is made where none is typed. */
  addressOf: (input: Input) => string;
  /** Of the languages that are not on the page, what becomes of them when the form has moved entries that they have too. */
  carried?: (translations: Input["translations"], form: FormData) => Input["translations"];
  /** What the fields hold after a button among them, which saves nothing: one entry up, one more, one less. */
  rearranged?: (values: Record<string, string>, wish: string) => Record<string, string>;
  create: (context: ContentContext, input: Input & { slug: string }) => Promise<ContentCreated<Id>>;
  update: (context: ContentContext, input: Input & SeenVersion<Id>) => Promise<ContentOutcome>;
  /** Makes a draft of another piece; `once` tells one wish from the next. Kinds without it are not duplicated. */
  duplicate?: (context: ContentContext, id: Id, once: string) => Promise<ContentCreated<Id>>;
};

/** Keys of contentAdmin:done. */
export type Done = "created" | "duplicated" | "saved" | "savedDraft" | "savedArchived" | "moved" | PublicationState;

const savedAs = { published: "saved", draft: "savedDraft", archived: "savedArchived" } as const satisfies Record<PublicationState, Done>;

export type EditorOutcome<Id> = { ok: true; done: Done; id: Id } | { ok: false; status: number; answer: Omit<EditorAnswer, "at" | "form"> };

/** A version that was seen. What is none is that of no piece. */
const seenVersion = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .catch(0);
const typedSlug = z.string().default("").transform(cleanLine);

/** What each form of the editor sends, beside the fields of a piece. */
export const sentSchema = z.discriminatedUnion("form", [
  z.object({
    form: z.literal("save"),
    version: seenVersion,
    /** The version that she has been told of, and writes over all the same. */
    overwrite: seenVersion,
    /** What stood in the fields when they were shown: while they are stored like that, whatever else has changed is not in the way. */
    seen: z.string().max(64).optional(),
    /** Of a new piece. */
    slug: typedSlug,
    /** What a button among the fields asks for. */
    rearrange: z.string().optional(),
  }),
  z.object({ form: z.literal("publication"), version: seenVersion, state: z.enum(publicationStates) }),
  z.object({ form: z.literal("duplicate"), once: z.string().max(40) }),
  z.object({ form: z.literal("address"), version: seenVersion, slug: typedSlug }),
]);
type SentForm<Form extends EditorForm = EditorForm> = Extract<z.infer<typeof sentSchema>, { form: Form }>;

/** `language` stands beside English; undefined where English is alone. */
type SentPiece<Input, Id> = { stored: (Stored<Id> & Input) | undefined; language: OtherLanguage | undefined; form: FormData };

const readAll = (fields: TypedFields, form: FormData, prefix: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(form, `${prefix}.${name}`)]));

/** What stands in the fields of a piece to begin with: its facts, its English, and the language beside it. */
export function typedPiece({ facts, text }: EditorFields, piece: PieceInput, language: OtherLanguage | undefined): Record<string, string> {
  const typed = (fields: TypedFields, values: object, prefix: string) => {
    const byName = new Map<string, unknown>(Object.entries(values));
    return Object.entries(fields).map(([name, field]) => field.typed(byName.get(name), `${prefix}.${name}`));
  };
  const parts = [
    ...typed(facts, piece.facts, "facts"),
    ...typed(text, piece.english, "english"),
    ...(language ? typed(text, piece.translations[language] ?? {}, `translations.${language}`) : []),
  ];
  const values: Record<string, string> = {};
  return Object.assign(values, ...parts);
}

/** All that stands in the fields of a form to begin with, and the mark by which it is known again. */
export function shownFields(
  { fields, beside }: { fields: EditorFields; beside?: BesidePiece | undefined },
  piece: PieceInput,
  language: OtherLanguage | undefined,
) {
  const values = { ...typedPiece(fields, piece, language), ...beside?.values };
  return { values, seen: markOf(values) };
}

/** A mark of what stands in fields, short enough to be sent with them. */
export const markOf = (values: Record<string, string>): string =>
  crypto
    .createHash("sha256")
    .update(JSON.stringify(Object.entries(values).toSorted()))
    .digest("base64url");

/** Who changed a piece last, as the audit log says; undefined where it says nothing, as of the demo content. */
export async function lastChangeOf(db: Queryable, kind: ContentKind, id: number | string): Promise<LastChange | undefined> {
  const { auditEntries } = schema;
  const [entry] = await db
    .select({ by: auditEntries.actorName, at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, kind), eq(auditEntries.subjectId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry && { by: entry.by, at: entry.at.toISOString() };
}

const refusedFields = {
  slug_taken: "slug",
  rank_taken: "facts.popularRank",
  unknown_picture: "facts.picture",
  unknown_author: "facts.author",
  unknown_related: "facts.related",
  unknown_gallery: "facts.gallery",
} as const satisfies Partial<Record<ContentRefused["reason"], string>>;
const isFieldRefusal = (reason: ContentRefused["reason"]): reason is keyof typeof refusedFields => Object.hasOwn(refusedFields, reason);

type Refusal = { reason: ContentRefused["reason"]; kind: ContentKind; id: number | string | undefined; values: Record<string, string> };

/** A refusal in words: at its field, or for the whole form. */
async function refused(db: Queryable, { reason, kind, id, values }: Refusal): Promise<EditorOutcome<never>> {
  if (isFieldRefusal(reason)) {
    const key = reason === "unknown_gallery" ? "unknown_picture" : reason;
    const errors: Record<string, FieldError> = { [refusedFields[reason]]: { key } };
    return { ok: false, status: 409, answer: { errors, values } };
  }
  if (reason === "stale" && id !== undefined) {
    const table = contentTables[kind];
    const [now] = await db.select({ version: table.version }).from(table).where(eq(table.id, id));
    const last = await lastChangeOf(db, kind, id);
    if (now)
      return { ok: false, status: 409, answer: { problem: "stale", values, meanwhile: { version: now.version, ...(last && { last }) } } };
  }
  if (reason === "absent" || reason === "stale") return { ok: false, status: 404, answer: { problem: "absent", values } };
  return { ok: false, status: 409, answer: { problem: "unreadable", values } };
}

async function save<Input extends PieceInput, Id extends number | string>(
  context: ContentContext,
  editing: Editing<Input, Id>,
  { stored, language, form, sent }: SentPiece<Input, Id> & { sent: SentForm<"save"> },
): Promise<EditorOutcome<Id>> {
  const { kind, fields } = editing;
  const values = sentValues(form);
  if (editing.rearranged && sent.rearrange !== undefined)
    return { ok: false, status: 200, answer: { values: editing.rearranged(values, sent.rearrange) } };
  const base = stored ?? editing.blank;
  const carried = stored && (editing.carried?.(stored.translations, form) ?? stored.translations);
  const inLanguage = language && { [language]: { ...carried?.[language], ...readAll(fields.text, form, `translations.${language}`) } };
  const given = {
    facts: { ...base?.facts, ...readAll(fields.facts, form, "facts") },
    english: { ...base?.english, ...readAll(fields.text, form, "english") },
    // The languages that are not on the page stay as they are.
    translations: { ...carried, ...inLanguage },
  };
  const parsed = (stored?.state === "published" ? editing.schema : editing.draftSchema).safeParse(given);
  const slug = parsed.success && !stored ? sent.slug || slugFrom(editing.addressOf(parsed.data)) : "";
  const address = slugSchema.safeParse(slug);
  const errors = { ...editing.beside?.errors, ...(parsed.success ? {} : fieldErrors(parsed.error.issues, given, Object.keys(values))) };
  if (!stored && parsed.success && !address.success)
    errors.slug = { key: slug.length > 80 ? "tooLong" : "slug", limit: 80, length: slug.length };
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, status: 400, answer: { errors, values } };
  if (!stored) {
    const created = await editing.create(context, { ...parsed.data, slug });
    if (created.ok) return { ok: true, done: "created", id: created.id };
    return refused(context.db, { reason: created.reason, kind, id: undefined, values });
  }
  const { id, state } = stored;
  const unchanged = sent.seen === shownFields(editing, stored, language).seen;
  const outcome = await editing.update(context, {
    ...parsed.data,
    id,
    version: sent.overwrite || (unchanged ? stored.version : sent.version),
  });
  return outcome.ok ? { ok: true, done: savedAs[state], id } : refused(context.db, { reason: outcome.reason, kind, id, values });
}

/** What a piece lacks before everybody may see it, at its fields. */
export function gapsIn<Input extends PieceInput, Id extends number | string>(
  { schema: whole, fields }: Editing<Input, Id>,
  stored: Stored<Id> & Input,
) {
  const { facts, english, translations } = stored;
  const piece = { facts, english, translations };
  const parsed = whole.safeParse(piece);
  const names = otherLanguages.flatMap((language) => Object.keys(typedPiece(fields, piece, language)));
  return parsed.success ? {} : fieldErrors(parsed.error.issues, piece, names);
}

const isAddressed = (kind: ContentKind): kind is AddressedKind => addressedKinds.some((known) => known === kind);

async function move<Id extends number | string>(
  context: ContentContext,
  kind: ContentKind,
  { id, form, sent: { slug, version } }: { id: Id; form: FormData; sent: SentForm<"address"> },
): Promise<EditorOutcome<Id>> {
  const values = sentValues(form);
  const address = slugSchema.safeParse(slug);
  if (!isAddressed(kind) || typeof id !== "number") return { ok: false, status: 400, answer: { problem: "unreadable" } };
  if (!address.success) {
    const issues = address.error.issues.map((issue) => ({ ...issue, path: ["slug"] }));
    return { ok: false, status: 400, answer: { errors: fieldErrors(issues, { slug }, ["slug"]), values } };
  }
  const outcome = await moveSlug(context, { kind, id, slug: address.data, version });
  return outcome.ok ? { ok: true, done: "moved", id } : refused(context.db, { reason: outcome.reason, kind, id, values });
}

/** Does what one of the editor's forms asks for, about the piece that is stored or a new one. */
export async function doEdit<Input extends PieceInput, Id extends number | string>(
  context: ContentContext,
  editing: Editing<Input, Id>,
  { sent, ...rest }: SentPiece<Input, Id> & { sent: SentForm },
): Promise<EditorOutcome<Id>> {
  if (sent.form === "save") return save(context, editing, { ...rest, sent });
  const { kind } = editing;
  const { stored, form } = rest;
  if (!stored) return { ok: false, status: 400, answer: { problem: "unreadable" } };
  const { id } = stored;
  if (sent.form === "duplicate") {
    const copy = await editing.duplicate?.(context, id, sent.once);
    if (copy?.ok) return { ok: true, done: "duplicated", id: copy.id };
    return refused(context.db, { reason: copy?.reason ?? "absent", kind, id, values: {} });
  }
  if (sent.form === "address") return move(context, kind, { id, form, sent });
  const { state, version } = sent;
  const outcome = await setPublication(context, { kind, state, id, version });
  if (outcome.ok) return { ok: true, done: state, id };
  if (outcome.reason === "incomplete")
    return { ok: false, status: 409, answer: { problem: "incomplete", errors: gapsIn(editing, stored) } };
  return refused(context.db, { reason: outcome.reason, kind, id, values: {} });
}
