import { LogOut, Mail, Pencil, Phone } from "#app/ui/icons.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { SignOutForm } from "#app/features/people/accounts/sign-in/sign-out-form.tsx";
import { initials } from "#app/values/initials.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useOwnRequest } from "#app/ui/own-request.ts";
import { takeOverLostFocus } from "#app/ui/page-heading.ts";
import { showToast } from "#app/ui/toast.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import { PasswordChangedDialog } from "./password-changed-dialog.tsx";
import { ProfileDialog, useProfileProblem, type ProfileAnswer } from "./profile-dialog.tsx";
import { SessionList } from "./session-list.tsx";
import type { ProfileView } from "./profile.server.ts";

/** Long enough to be read. */
const passwordDialogDelayMs = 300;

/** Tells the outcome of saving: a toast, and after a change of the password a dialog a moment later. Returns whether that is open. */
function useSaved(answer: ProfileAnswer | undefined, close: () => void): [boolean, () => void] {
  const { t } = useTranslation("profile");
  const [passwordChanged, setPasswordChanged] = useState(false);
  const saved = answer?.saved;
  const emails = useCanEmail();
  const problem = useProfileProblem(answer);
  const complain = useEffectEvent(() => problem && showToast({ kind: "problem", ...problem }));
  useEffect(() => {
    if (answer?.problem) complain();
  }, [answer]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useEffectEvent((outcome: NonNullable<ProfileAnswer["saved"]>) => {
    const text = outcome.pendingEmail
      ? t(emails ? "saved.pendingText" : "saved.pendingUnsent", { email: outcome.pendingEmail })
      : t("saved.text");
    showToast({ kind: "success", title: t("saved.title"), text });
    close();
    // Closing the dialog takes the answer away with it: the dialog that follows must not go too.
    if (outcome.passwordChanged) timer.current = setTimeout(() => setPasswordChanged(true), passwordDialogDelayMs);
  });
  // Each answer is told once, however often the page is drawn.
  useEffect(() => {
    if (saved) tell(saved);
  }, [saved]);
  return [passwordChanged, () => setPasswordChanged(false)];
}

function Head({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation("profile");
  return (
    <header className="profile-card">
      <span className="profile-initials" aria-hidden="true">
        {initials(profile.name)}
      </span>
      <div className="profile-who">
        <h1 className="h2">{profile.name}</h1>
        <ul>
          <li>
            <Mail className="icon icon-small" />
            {profile.email}
          </li>
          {profile.phone ? (
            <li>
              <Phone className="icon icon-small" />
              {profile.phone}
            </li>
          ) : null}
        </ul>
      </div>
      <div className="profile-actions">
        <LocalLink className="button button-secondary" to="/profile?edit=1" preventScrollReset>
          <Pencil className="icon" />
          {t("edit")}
        </LocalLink>
        <SignOutForm>
          <button className="button button-ghost">
            <LogOut className="icon" />
            {t("signOut")}
          </button>
        </SignOutForm>
      </div>
    </header>
  );
}

function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  const { revalidate } = useRevalidator();
  const { answer, onSubmit } = useOwnRequest(revalidate);
  // Its button takes it off the page.
  useEffect(() => takeOverLostFocus, []);
  return (
    <div className="note profile-pending">
      <Mail className="icon" />
      <p>{t(useCanEmail() ? "pending.text" : "pending.unsent", { email })}</p>
      <form method="post" action={localPath(useLanguage(), "/profile/email")} onSubmit={onSubmit}>
        <button className="button button-small button-secondary">{t("pending.cancel")}</button>
      </form>
      <UndeliveredNote answer={answer} />
    </div>
  );
}

/** A person's own page: who she is, where she is signed in, what can be done with her data. `editing` opens the dialog. */
export function ProfilePage({
  profile,
  editing,
  answer,
  children,
}: {
  profile: ProfileView;
  editing: boolean;
  answer: ProfileAnswer | undefined;
  children?: React.ReactNode;
}) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const home = localPath(useLanguage(), "/profile");
  const close = () => {
    if (editing) void navigate(home, { replace: true, preventScrollReset: true });
  };
  const [passwordChanged, confirmPasswordChanged] = useSaved(answer, close);
  const open = editing && !answer?.saved;
  return (
    <div className="page-width profile-page">
      <Head profile={profile} />
      {answer?.saved ? (
        // The toast says it where there is JavaScript.
        <noscript>
          <p className="note mt-6" role="status">
            {answer.saved.passwordChanged ? t("passwordChanged.text") : t("saved.text")}
          </p>
        </noscript>
      ) : null}
      {profile.pendingEmail ? <PendingEmail email={profile.pendingEmail} /> : null}
      <ProfileDialog profile={profile} open={open} answer={answer} onClose={close} />
      <PasswordChangedDialog open={passwordChanged} onClose={confirmPasswordChanged} />
      {children}
      <section aria-labelledby="profile-sessions" className="profile-section">
        <h2 className="h3" id="profile-sessions">
          {t("sessions.title")}
        </h2>
        <p className="text-muted">{t("sessions.lead")}</p>
        <SessionList sessions={profile.sessions} />
      </section>
      <section aria-labelledby="profile-data" className="profile-section">
        <h2 className="h3" id="profile-data">
          {t("data.title")}
        </h2>
        <p className="text-muted">{t("data.lead")}</p>
        <div className="profile-data">
          <a className="button button-secondary" href={localPath(useLanguage(), "/profile/data")} download="yatrika.json">
            {t("data.download")}
          </a>
          <LocalLink className="button button-danger-outline" to="/profile/delete">
            {t("data.delete")}
          </LocalLink>
        </div>
      </section>
    </div>
  );
}
