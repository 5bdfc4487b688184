import { Ticket } from "#app/ui/icons.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useOwnRequest } from "#app/ui/own-request.ts";
import { takeOverLostFocus } from "#app/ui/page-heading.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Claim } from "./claim-bookings.server.ts";

function ClaimForm({ count }: { count: number }) {
  const { t } = useTranslation("bookings");
  const { revalidate } = useRevalidator();
  const { answer, sent, onSubmit } = useOwnRequest(revalidate);
  // Its button takes it off the page.
  useEffect(() => takeOverLostFocus, []);
  return (
    <div className="note profile-pending">
      <Ticket className="icon" />
      <p>{t("claim.text", { count })}</p>
      <form method="post" action={localPath(useLanguage(), "/profile/bookings")} onSubmit={onSubmit}>
        <button className="button button-small button-secondary" aria-disabled={sent !== undefined}>
          {t("claim.button", { count })}
        </button>
      </form>
      <UndeliveredNote answer={answer} />
    </div>
  );
}

/** What was booked without an account and with her address, for her to take in; or how it could be looked for. */
export function ClaimOffer({ claim }: { claim: Claim }) {
  const { t } = useTranslation("bookings");
  const emails = useCanEmail();
  if (claim.bookings > 0) return <ClaimForm count={claim.bookings} />;
  if (!claim.unconfirmed || !emails) return null;
  return (
    <p className="text-muted">
      {t("claim.confirmFirst")}{" "}
      <LocalLink className="text-link" to="/confirm-email">
        {t("claim.confirm")}
      </LocalLink>
    </p>
  );
}
