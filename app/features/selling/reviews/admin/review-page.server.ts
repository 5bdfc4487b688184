/** What the pages of the reviews answer to their forms: the page anew with a word of what was done, or why not. */
import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import type { ReviewOutcome } from "./review-actions.server.ts";
import type { ReviewAnswer } from "./review-form.ts";

type Door = { request: Request; context: Readonly<RouterContextProvider> };

/** `pathOf` is the English path that is shown next. */
export function answerReviewForm({ context }: Door, outcome: ReviewOutcome, pathOf: (id: string) => string) {
  const at = contextOf(context).now().toISOString();
  if (!outcome.ok) return data({ at, ...outcome.answer } satisfies ReviewAnswer, { status: outcome.status });
  const language = contextOf(context).language;
  const t = translator(language);
  const { done } = outcome;
  setFlash(contextOf(context), { kind: "success", title: t(`reviewsDesk:done.${done}.title`), text: t(`reviewsDesk:done.${done}.text`) });
  return redirect(localPath(language, pathOf(outcome.id)), 303);
}
