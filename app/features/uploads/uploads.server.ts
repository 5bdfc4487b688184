/** Pictures that people have sent, kept in the database. */
import { eq } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { PictureFile } from "./picture-file.server.ts";

const { uploads } = schema;

/** Where a picture is shown from. Its bytes never change. */
export const uploadAddress = (id: string) => `/uploads/${id}.webp`;

/** Keeps a picture under a random name. */
export async function keepUpload(tx: Transaction, picture: PictureFile): Promise<string> {
  const [row] = await tx.insert(uploads).values(picture).returning({ id: uploads.id });
  if (!row) throw new Error("the picture was not stored");
  return row.id;
}

export async function forgetUpload(tx: Transaction, id: string): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

/** The bytes of a picture and what they are; undefined for an id that nobody has. */
export async function readUpload(db: Queryable, id: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const [row] = await db.select({ bytes: uploads.bytes, contentType: uploads.contentType }).from(uploads).where(eq(uploads.id, id));
  return row;
}
