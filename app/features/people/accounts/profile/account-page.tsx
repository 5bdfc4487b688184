import { CircleAlert, CircleCheck } from "#app/ui/icons.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "#app/features/people/accounts/sign-in/auth-layout.tsx";

const pictures = {
  mail: { name: "santorini", colour: "#AFD0CB", position: "58% 52%" },
  password: { name: "iceland", colour: "#14616B", position: "50% 50%" },
};

type Props = {
  /** What the page is about: a letter on its way, or a new password. */
  about: keyof typeof pictures;
  /** How it went; absent where something is still to be done. */
  outcome?: "success" | "problem" | undefined;
  title: string;
  text: string;
  children: ReactNode;
};

/** One short page about an account, beside a picture: what happened, or a form to make it happen. */
export function AccountPage({ about, outcome, title, text, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef(title);
  // What a form has led to is another page in the place of the first.
  useEffect(() => {
    if (said.current !== title) heading.current?.focus();
    said.current = title;
  }, [title]);
  const OutcomeIcon = outcome === "problem" ? CircleAlert : CircleCheck;
  return (
    <AuthLayout picture={pictures[about]} side="before">
      <title>{`${title} | ${t("brand")}`}</title>
      <meta name="robots" content="noindex" />
      {outcome ? <OutcomeIcon className="account-outcome" data-outcome={outcome} /> : null}
      <h1 className="h1 outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {children}
    </AuthLayout>
  );
}
