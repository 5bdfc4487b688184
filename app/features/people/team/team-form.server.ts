import { z } from "zod";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";
import { line } from "#app/values/form-fields.ts";
import { memberLimits, positionName, type TeamError } from "./team-member.ts";

const error = (key: TeamError) => key;

/**
 * The address of a picture as pages name it: a path on this site, or an https address of another, which only visitors' browsers
 * ever ask (docs/decisions/0011). An address of this site counts as its path.
 */
export function imageAddress(typed: string, origin: string): { address: string } | { error: TeamError } {
  const url = URL.parse(typed);
  if (url?.username || url?.password) return { error: "imageCredentials" };
  const path = sameSitePath(url?.origin === origin ? url.pathname + url.search : typed);
  const address = path ?? (url?.protocol === "https:" ? url.href : undefined);
  if (address === undefined) return { error: url?.protocol === "http:" ? "imageNotSecure" : "imageAddress" };
  // Signs of other scripts are longer in an address than as they are typed.
  return address.length > memberLimits.imagePath ? { error: "imageTooLong" } : { address };
}

const positionIn = (language: Language) =>
  line({
    required: language === defaultLanguage ? error("positionRequired") : undefined,
    max: memberLimits.position,
    tooLong: error("positionTooLong"),
  });

/** English always; other languages where they were given. */
const positionsSchema = z
  .object(Object.fromEntries(languages.map((language) => [positionName(language), positionIn(language)])))
  .transform((texts): { positions: Partial<Record<Language, string>> } => ({
    positions: Object.fromEntries(
      languages.flatMap((language) => {
        const position = texts[positionName(language)];
        return position ? [[language, position]] : [];
      }),
    ),
  }));

/** What the dialog of a member sends to a site at this origin. */
export const memberSchema = (origin: string) =>
  z
    .object({
      name: line({ required: error("nameRequired"), max: memberLimits.name, tooLong: error("nameTooLong") }),
      imagePath: line({ max: memberLimits.imagePath, tooLong: error("imageTooLong") }).transform((typed, { addIssue }) => {
        const image = typed === "" ? { address: "" } : imageAddress(typed, origin);
        if ("address" in image) return image.address;
        addIssue(image.error);
        return z.NEVER;
      }),
      removeImage: z
        .string()
        .optional()
        .transform((sent) => sent === "on"),
      image: z.file().min(1).optional().catch(undefined),
    })
    .and(positionsSchema);
export type MemberForm = z.infer<ReturnType<typeof memberSchema>>;
