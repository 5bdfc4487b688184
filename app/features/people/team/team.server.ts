import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { schema, type Queryable } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english } from "#app/features/publishing/content/shown-texts.server.ts";
import type { TeamMember } from "./team-grid.tsx";

const { teamMembers, teamMemberTranslations, pictures, pictureTranslations } = schema;
const inEnglish = alias(teamMemberTranslations, "member_english");

/** The colour of a place whose picture is unknown until it has loaded. */
const unknownColour = "#F0E4CC";

/** The team in the order of the page. An address that was typed in comes before a picture of ours. */
export async function listTeam(db: Queryable, language: Language): Promise<TeamMember[]> {
  const rows = await db
    .select({
      id: teamMembers.id,
      name: teamMembers.name,
      position: sql<string>`coalesce(${teamMemberTranslations.position}, ${inEnglish.position})`,
      pictureName: teamMembers.pictureName,
      imagePath: teamMembers.imagePath,
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
    .orderBy(asc(teamMembers.place), asc(teamMembers.id));
  return rows.map(({ pictureName, picture, imagePath, ...member }) => {
    // Her name is what such a picture shows.
    const portrait = { name: `team-${member.id}`, focalX: 0.5, focalY: 0.5, alt: member.name };
    if (imagePath !== null) return { ...member, picture: { ...portrait, src: imagePath, width: 600, height: 600, colour: unknownColour } };
    return { ...member, picture: pictureName === null || !picture ? null : shownPicture(picture) };
  });
}
