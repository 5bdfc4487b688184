import { TriangleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { isPracticeAccount, type BankAccount } from "#app/features/agency/settings/practice-account.ts";
import { FactList } from "#app/features/selling/bookings/fact-list.tsx";
import { useFormats } from "#app/i18n/format.ts";
import type { Currency } from "#app/values/money.ts";
import { bankCodeOf } from "#app/values/bank-code.ts";
import { amountToType } from "#app/values/typed-amount.ts";

type Props = {
  /** How much, and what to write on the transfer. */
  owed: { amountMinor: number; currency: Currency; reference: string };
  account: BankAccount;
};

/** The account that money goes to, with what to write on the transfer. */
export function BankDetails({ owed, account }: Props) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const { accountHolder, bank, accountNumber, bic } = account;
  const rows = [
    { label: t("bank.amount"), value: formats.amount(owed.amountMinor, owed.currency), copy: amountToType(owed.amountMinor) },
    { label: t("bank.reference"), value: owed.reference, copy: owed.reference },
    { label: t("bank.holder"), value: accountHolder },
    { label: t("bank.account"), value: accountNumber, copy: accountNumber.replaceAll(" ", "") },
    { label: t(`bank.${bankCodeOf(bic) ?? "bic"}`), value: bic },
    { label: t("bank.bank"), value: bank },
  ];
  return (
    <section className="confirmation-card" aria-labelledby="bank-heading">
      <h2 className="h3" id="bank-heading">
        {t("bank.heading")}
      </h2>
      {isPracticeAccount(account) ? (
        <p className="note note-warning mt-4">
          <TriangleAlert className="icon" />
          <span>{t("bank.practice")}</span>
        </p>
      ) : null}
      <FactList facts={rows} />
      <p className="text-sm text-muted">{t("bank.note")}</p>
    </section>
  );
}
