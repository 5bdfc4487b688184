import type { TeamFieldError } from "./team-form.server.ts";

/** What the About page answers to a change of the team; who is saved is led to. `at` tells one answer from the next. */
export type TeamAnswer = { at: string } & (
  | { done: "deleted" | "moved"; name: string }
  | { errors: Partial<Record<string, TeamFieldError>>; values: Record<string, string>; id: number | undefined }
  | { refused: "absent" | "at_the_end" | "unreadable" }
  | { denied: "modify" }
  | { undelivered: true }
);

/** Where a member stands on the page: an id, and the fragment of an address. */
export const memberAnchor = (id: number | "") => `member-${id}`;

/** What somebody who is no administrator has asked for by an address. */
export type TeamDenied = "add" | "edit";
