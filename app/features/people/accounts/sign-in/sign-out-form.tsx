import type { ReactNode } from "react";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useOwnRequest } from "#app/ui/own-request.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";

/** Ends the session, by the button inside: a form, so that it works without JavaScript and no link can do it. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { answer, onSubmit } = useOwnRequest(({ accepted, tell }) => {
    if (!accepted) return tell("refused");
    // A new document: nothing of the account stays in memory.
    window.location.assign(localPath(language, "/"));
  });
  return (
    <form method="post" action={localPath(language, "/sign-out")} className="sign-out" onSubmit={onSubmit}>
      {children}
      <UndeliveredNote answer={answer} />
    </form>
  );
}
