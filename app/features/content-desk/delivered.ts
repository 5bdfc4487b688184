import { data, isRouteErrorResponse } from "react-router";
import type { EditorAnswer } from "./editor-form.ts";

/** A form that did not arrive (no connection, signed out meanwhile) is answered on the page, so that what was typed stays. */
export async function delivered<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    // A redirect, and that the piece is no longer there, are answers.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    const forbidden = isRouteErrorResponse(error) && error.status === 403;
    const at = new Date().toISOString();
    const answer = { at, form: "save", problem: forbidden ? "forbidden" : "undelivered" } as const satisfies EditorAnswer;
    return data(answer, { status: forbidden ? 403 : 503 });
  }
}
