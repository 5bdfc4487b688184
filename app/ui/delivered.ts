import { data, isRouteErrorResponse } from "react-router";

/** Why a form that was sent came to nothing: it did not arrive (no connection, the site away), or who sent it is signed out meanwhile. */
export type Undelivered = "undelivered" | "forbidden";

/**
 * Sends a form. One that did not arrive is answered on its page, by what `answerOf` makes of the reason and an instant, so that
 * what was typed stays. Where it makes nothing of it, the page of the refusal is shown.
 */
export async function delivered<Sent, Answer extends object>(
  send: () => Promise<Sent>,
  answerOf: (problem: Undelivered, at: string) => Answer | undefined,
) {
  try {
    return await send();
  } catch (error) {
    // A redirect, and that the thing is no longer there, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    const forbidden = isRouteErrorResponse(error) && error.status === 403;
    const answer = answerOf(forbidden ? "forbidden" : "undelivered", new Date().toISOString());
    if (!answer) throw error;
    // A status of an error keeps the page's data as it is: nothing else is asked of a site that does not answer.
    return data(answer, { status: forbidden ? 403 : 503 });
  }
}

/** The texts of a form, by their names; a file has to be chosen again. Of fields with the same name the last counts. */
export const sentTexts = (sent: FormData): Record<string, string> =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
