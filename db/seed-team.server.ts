import { schema, type Transaction } from "./database.server.ts";
import { demoTeam } from "./demo/team/team.ts";

/** Adds the team members that are not there yet, by their number. */
export async function seedTeam(tx: Transaction): Promise<void> {
  for (const { id, name, picture, positions } of demoTeam) {
    const [added] = await tx
      .insert(schema.teamMembers)
      .values({ id, name, pictureName: picture, demo: true })
      .onConflictDoNothing()
      .returning({ id: schema.teamMembers.id });
    if (!added) continue;
    const translations = Object.entries(positions).map(([language, position]) => ({ memberId: id, language, position }));
    await tx.insert(schema.teamMemberTranslations).values(translations);
  }
}
