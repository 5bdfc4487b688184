import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";

/** The language beside English: the one that is asked for, else that of the page, else the first. */
export function besideEnglish({ request, language: ofPage }: RequestContext): OtherLanguage {
  const asked = new URL(request.url).searchParams.get("language");
  const [first] = otherLanguages;
  const found = otherLanguages.find((language) => language === asked) ?? otherLanguages.find((language) => language === ofPage) ?? first;
  if (!found) throw new Error("no language but English");
  return found;
}

/** True where she has asked for English and nothing beside it. */
export const isEnglishAlone = ({ request }: RequestContext): boolean =>
  new URL(request.url).searchParams.get("language") === defaultLanguage;
