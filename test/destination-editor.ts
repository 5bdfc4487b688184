/** The editor of destinations as an administrator's browser has it, with German beside English. */
import { destinationForEditing } from "#app/features/publishing/content/editing/destination-editing.server.ts";
import { destinationEditing } from "#app/features/publishing/content/admin/destination/destination-form.server.ts";
import { typedPiece } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import type { Database } from "#db/database.server.ts";
import type { Visitor } from "./visitor.ts";

export type Fields = Record<string, string>;

export const editorAt = (id: number | string) => `/admin/content/destinations/${id}?language=de`;

/** `open` gives the database and the administrator once the site is open. */
export function destinationEditor(open: () => { db: Database; admin: Visitor }) {
  let made = 0;
  async function stateOf(id: number) {
    const stored = await destinationForEditing(open().db, id);
    if (!stored) throw new Error(`no destination ${id}`);
    return stored;
  }
  /** The form of a destination as its page shows it. */
  async function formOf(id: number): Promise<Fields> {
    const stored = await stateOf(id);
    return { form: "save", version: String(stored.version), ...typedPiece(destinationEditing.fields, stored, "de") };
  }
  return {
    stateOf,
    formOf,
    /** A new destination, as a draft. */
    async draft(change: Fields = {}): Promise<{ id: number; slug: string; name: string; fields: Fields }> {
      made += 1;
      const name = `Place ${String.fromCharCode(64 + made)}${made}`;
      const first = await formOf(1);
      const sent = { ...first, version: "0", "facts.popularRank": "", slug: "", "english.name": `${name}, Nowhere`, ...change };
      const answer = await open().admin.post(editorAt("new"), sent);
      const id = Number(/\/destinations\/(\d+)\?language=de$/.exec(answer.headers.get("Location") ?? "")?.[1]);
      if (answer.status !== 303 || !id) throw new Error(`not created: ${answer.status}`);
      return { id, slug: (await stateOf(id)).slug, name, fields: await formOf(id) };
    },
  };
}
