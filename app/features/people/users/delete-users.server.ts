import { inArray } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { deleteAccount, type DeleteOutcome } from "#app/features/people/accounts/deletion/delete-account.server.ts";

type Reason = Extract<DeleteOutcome, { ok: false }>["reason"];

/** `failed` is true where something broke: what was deleted until then is deleted, the rest is untouched. */
export type Deletions = { deleted: number; refused: { name: string; reason: Reason }[]; failed: boolean };

/** Deletes accounts one by one, each in a transaction of its own: one that must stay does not keep the others. */
export async function deleteUsers(context: Context, ids: string[]): Promise<Deletions> {
  requirePermission(context, "users.delete");
  const { profiles } = schema;
  const people = await context.db.select().from(profiles).where(inArray(profiles.id, ids));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const result: Deletions = { deleted: 0, refused: [], failed: false };
  for (const id of new Set(ids)) {
    try {
      const outcome = await deleteAccount(context, id);
      if (outcome.ok) result.deleted++;
      else result.refused.push({ name: names.get(id) ?? "", reason: outcome.reason });
    } catch (error) {
      context.log.error({ err: error }, "an account could not be deleted");
      return { ...result, failed: true };
    }
  }
  return result;
}
