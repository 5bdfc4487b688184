import type { TeamFieldError } from "./team-form.server.ts";

/** What the About page answers to a change of the team. `at` tells one answer from the next. */
export type TeamAnswer = { at: string } & (
  | { done: "saved" | "deleted" | "moved"; name: string }
  | { errors: Partial<Record<string, TeamFieldError>>; values: Record<string, string>; id: number | undefined }
  | { refused: "absent" | "at_the_end" | "unreadable" }
  | { denied: "modify" }
);

/** What somebody who is no administrator has asked for by an address. */
export type TeamDenied = "add" | "edit";
