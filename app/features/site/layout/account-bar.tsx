import { ChevronDown, LogOut, UserRound } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { LayoutData } from "./layout-data.server.ts";
import { SignOutForm } from "#app/features/people/accounts/sign-in/sign-out-form.tsx";

export function SignOutButton({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <SignOutForm>
      <button className={className}>
        <LogOut className="icon icon-small" />
        {t("nav.signOut")}
      </button>
    </SignOutForm>
  );
}

/** Entries of the top bar by who is signed in. */
export function AccountBar({ account }: { account: LayoutData["account"] }) {
  const { t } = useTranslation();
  if (!account) {
    return (
      <>
        <li>
          <LocalLink to="/sign-in">{t("nav.signIn")}</LocalLink>
        </li>
        <li>
          <LocalLink to="/register">{t("nav.register")}</LocalLink>
        </li>
      </>
    );
  }
  return (
    <>
      {account.adminMenu ? (
        <li>
          <Disclosure
            className="preferences"
            summaryClass=""
            summary={
              <>
                {t("nav.admin")}
                <ChevronDown className="icon icon-small" />
              </>
            }
          >
            <ul className="preferences-panel admin-menu">
              {account.adminMenu.map(({ path, name }) => (
                <li key={path}>
                  <LocalLink to={path}>{name}</LocalLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ) : null}
      <li>
        <LocalLink to="/profile">
          <UserRound className="icon icon-small" />
          <span className="account-name">{account.firstName || t("nav.profile")}</span>
        </LocalLink>
      </li>
      <li>
        <SignOutButton className="top-bar-button" />
      </li>
    </>
  );
}
