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
  | "imageNotSecure"
  | "imageCredentials"
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

/**
 * The address of a picture as pages name it: a path on this site, or an https address of another, which only visitors' browsers
 * ever ask (docs/decisions/0011). An address of this site counts as its path.
 */
export function imageAddress(typed: string, origin: string): { address: string } | { error: TeamFieldError } {
  const url = URL.parse(typed);
  if (url?.username || url?.password) return { error: "imageCredentials" };
  const path = sameSitePath(url?.origin === origin ? url.pathname + url.search : typed);
  const address = path ?? (url?.protocol === "https:" ? url.href : undefined);
  if (address === undefined) return { error: url?.protocol === "http:" ? "imageNotSecure" : "imageAddress" };
  // Signs of other scripts are longer in an address than as they are typed.
  return address.length > memberLimits.imagePath ? { error: "imageTooLong" } : { address };
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
  const typed = read("imagePath", memberLimits.imagePath, "imageTooLong");
  const image = typed === "" ? { address: "" } : imageAddress(typed, origin);
  if ("error" in image) errors.imagePath = image.error;
  const file = sent.get("image");
  if ("error" in image || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    form: {
      name,
      positions,
      imagePath: image.address,
      removeImage: sent.get("removeImage") === "on",
      file: file instanceof File && file.size > 0 ? file : undefined,
    },
  };
}
