import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { currencies } from "#app/values/money.ts";
import { SectionContext, SettingsField, Warning } from "./settings-field.tsx";

/** Units of each currency for one US dollar, and the day on which they were so. */
export function RatesFields({ today }: { today: CalendarDate }) {
  const { t } = useTranslation("settings");
  const formats = useFormats();
  const { stored } = useContext(SectionContext);
  const rates = ["INR", "EUR", "GBP"] as const;
  return (
    <>
      <Warning>{t("rates.warning")}</Warning>
      <div className="settings-fields">
        {rates.map((currency) => (
          <SettingsField
            key={currency}
            name={currency}
            label={t("rates.rate", { currency: formats.currencyName(currency) })}
            hint={t("rates.rateHint", { currency })}
            input={{ inputMode: "decimal", maxLength: 18, required: true }}
          />
        ))}
        <SettingsField
          name="date"
          label={t("rates.date")}
          hint={t("rates.dateHint")}
          input={{ type: "date", max: today, required: true }}
        />
        {/* Saved, it is asked anew. */}
        <label className="choice" key={stored.date}>
          <input type="checkbox" name="ofToday" value="yes" />
          <span>{t("rates.ofToday")}</span>
        </label>
        <SettingsField
          name="defaultCurrency"
          label={t("rates.defaultCurrency")}
          hint={t("rates.defaultCurrencyHint")}
          options={currencies.map((currency) => ({ value: currency, name: `${currency} · ${formats.currencyName(currency)}` }))}
        />
      </div>
    </>
  );
}
