/** The emails about an account, each in the language of its owner. */
import { mailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { renderMail, type RenderedMail } from "#app/features/agency/mail/outbox.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage, localPath } from "#app/i18n/languages.ts";
import { maskedAddress } from "#app/values/email-address.ts";
import { AccountMail } from "./account-mail.tsx";

/** Emails with a link, and where it leads. */
const linkPaths = { confirmEmail: "/confirm-email", changeEmail: "/confirm-email", resetPassword: "/reset-password" };
type LinkKind = keyof typeof linkPaths;
type NoticeKind = "emailChangeAsked" | "emailChanged" | "passwordChanged" | "accountDeleted";

export type MailReader = { firstName: string; email: string; language: string };
type BookingEmail = { kind: LinkKind; token: string; newEmail?: never } | { kind: NoticeKind; newEmail?: string; token?: never };

/** Renders an email to `reader.email`; before the transaction that queues it. */
export function accountMail(
  { env, settings }: Pick<Context, "env" | "settings">,
  mail: BookingEmail,
  reader: MailReader,
): Promise<RenderedMail> {
  const language = isLanguage(reader.language) ? reader.language : defaultLanguage;
  const t = translator(language);
  const { kind } = mail;
  // Who still reads an address that somebody leaves need not learn where she has gone.
  const email = mail.newEmail === undefined ? reader.email : maskedAddress(mail.newEmail);
  const values = { name: reader.firstName, email, phone: settings.contacts.phones[0] ?? "" };
  const texts = {
    heading: t(`accountMail:${kind}.heading`),
    preview: t(`accountMail:${kind}.preview`),
    greeting: t("mail:greeting", values),
    text: t(`accountMail:${kind}.text`, values),
    note: t(`accountMail:${kind}.note`, values),
  };
  const button =
    mail.token === undefined
      ? undefined
      : {
          label: t(`accountMail:${mail.kind}.button`),
          url: env.origin + localPath(language, `${linkPaths[mail.kind]}?token=${mail.token}`),
        };
  return renderMail({
    template: kind,
    language,
    to: { name: reader.firstName, address: reader.email },
    subject: t(`accountMail:${kind}.subject`),
    body: <AccountMail brand={mailBrand(language, settings, env.origin)} texts={texts} button={button} />,
  });
}
