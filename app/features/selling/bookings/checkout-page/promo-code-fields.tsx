import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { codeLimits } from "#app/features/selling/bookings/promo-code.ts";
import { CheckoutField, type FormState } from "./checkout-field.tsx";
import type { CheckoutPage } from "./checkout-page.server.ts";

/** A code that takes something off: folded away until somebody has one. Its buttons send the whole form, so that nothing typed is lost. */
export function PromoCodeFields({ page, form }: { page: CheckoutPage; form: FormState }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const { promoCode, sum } = page;
  if (promoCode)
    return (
      <div className="promo-code">
        <p role="status">
          {sum.codeMinor > 0
            ? t("code.applied", { code: promoCode, amount: formats.amount(sum.codeMinor, page.currency) })
            : t("code.worthless", { code: promoCode })}
        </p>
        <button className="text-link" name="intent" value="remove-code" formNoValidate>
          {t("code.remove")}
        </button>
      </div>
    );
  const open = errorIn(form.answer, "code") !== undefined || typedIn(form.answer, "code") !== "";
  return (
    <details className="promo-code" open={open}>
      <summary className="text-link">{t("code.have")}</summary>
      <div className="promo-code-fields">
        <CheckoutField
          name="code"
          label={t("fields.code")}
          form={form}
          maxLength={codeLimits.longest + 10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button className="button button-secondary" name="intent" value="code" formNoValidate>
          {t("code.apply")}
        </button>
      </div>
    </details>
  );
}
