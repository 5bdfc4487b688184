import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { schema, type Queryable } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { altIn, altInEnglish, english, pictureColumns, shownPicture } from "#app/features/catalogue/picture.server.ts";
import type { TeamMember } from "./team-grid.tsx";

const { teamMembers, teamMemberTranslations, pictures, pictureTranslations } = schema;
const inEnglish = alias(teamMemberTranslations, "member_english");

/** The team in the order of their numbers. */
export async function listTeam(db: Queryable, language: Language): Promise<TeamMember[]> {
  const rows = await db
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      position: sql<string>`coalesce(${teamMemberTranslations.position}, ${inEnglish.position})`,
      pictureName: teamMembers.pictureName,
      picture: pictureColumns,
    })
    .from(teamMembers)
    .innerJoin(inEnglish, and(eq(inEnglish.memberId, teamMembers.id), eq(inEnglish.language, defaultLanguage)))
    .leftJoin(
      teamMemberTranslations,
      and(eq(teamMemberTranslations.memberId, teamMembers.id), eq(teamMemberTranslations.language, language)),
    )
    .leftJoin(pictures, eq(pictures.name, teamMembers.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .orderBy(asc(teamMembers.id));
  return rows.map(({ pictureName, picture, ...member }) => ({
    ...member,
    picture: pictureName === null || !picture ? null : shownPicture(picture as Parameters<typeof shownPicture>[0]),
  }));
}
