import { z } from "zod";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { sameSitePath } from "#app/platform/http-security.server.ts";
import { memberLimits } from "./team-member.ts";

/** Keys of the messages shown at the fields. */
export type TeamFieldError =
  | "nameRequired"
  | "nameTooLong"
  | "positionRequired"
  | "positionTooLong"
  | "imageAddress"
  | "imageTooLong"
  | "too_many_bytes"
  | "too_many_pixels"
  | "no_picture";

export type TeamForm = {
  name: string;
  /** English always; other languages where they were given. */
  positions: Partial<Record<Language, string>>;
  imagePath: string;
  removeImage: boolean;
  file: File | undefined;
};
export type TeamFormOutcome = { ok: true; form: TeamForm } | { ok: false; errors: Partial<Record<string, TeamFieldError>> };

const line = (max: number, tooLong: TeamFieldError) =>
  z
    .string()
    .catch("")
    .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(z.string().max(max, tooLong));

/** A path on this site; an address of this site counts as its path. Pictures of other sites are not shown (docs/decisions/0011). */
export function ownPath(address: string, origin: string): string | undefined {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return sameSitePath(path);
}

/** Reads what the team dialog sends. Errors are at the names of the fields: `name`, `position-<language>`, `imagePath`. */
export function parseTeamForm(sent: FormData, origin: string): TeamFormOutcome {
  const errors: Partial<Record<string, TeamFieldError>> = {};
  const read = (name: string, max: number, tooLong: TeamFieldError) => {
    const parsed = line(max, tooLong).safeParse(sent.get(name));
    if (!parsed.success) errors[name] = tooLong;
    return parsed.data ?? "";
  };
  const name = read("name", memberLimits.name, "nameTooLong");
  if (name === "" && !errors.name) errors.name = "nameRequired";
  const positions: TeamForm["positions"] = {};
  for (const language of languages) {
    const text = read(`position-${language}`, memberLimits.position, "positionTooLong");
    if (text) positions[language] = text;
  }
  const english = `position-${defaultLanguage}`;
  if (!positions[defaultLanguage] && !errors[english]) errors[english] = "positionRequired";
  const address = read("imagePath", memberLimits.imagePath, "imageTooLong");
  const imagePath = address === "" ? "" : ownPath(address, origin);
  if (imagePath === undefined) errors.imagePath = "imageAddress";
  const file = sent.get("image");
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    form: {
      name,
      positions,
      imagePath: imagePath ?? "",
      removeImage: sent.get("removeImage") === "on",
      file: file instanceof File && file.size > 0 ? file : undefined,
    },
  };
}
