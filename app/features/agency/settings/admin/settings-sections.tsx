/** What can be typed in each section of the settings. */
import { useTranslation } from "react-i18next";
import { networkNames, socialNetworks } from "#app/values/social-networks.ts";
import { useFormats } from "#app/i18n/format.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { RatesFields } from "./rates-fields.tsx";
import { SettingsField, Warning } from "./settings-field.tsx";
import { contactLines, type SettingsSection } from "./settings-form.ts";

import { weekdays } from "./settings-hours.ts";

const number = { inputMode: "numeric", maxLength: 9 } as const;
const decimal = { inputMode: "decimal", maxLength: 18 } as const;

function BrandFields() {
  const { t } = useTranslation("settings");
  return (
    <div className="settings-fields">
      <SettingsField name="name" label={t("brand.name")} hint={t("brand.nameHint")} input={{ required: true }} />
      <SettingsField name="legalName" label={t("brand.legalName")} hint={t("brand.legalNameHint")} input={{ required: true }} />
      <SettingsField
        name="foundedYear"
        label={t("brand.foundedYear")}
        hint={t("brand.foundedYearHint")}
        input={{ ...number, required: true }}
      />
      <SettingsField name="countries" label={t("brand.countries")} hint={t("brand.countriesHint")} input={{ ...number, required: true }} />
    </div>
  );
}

/** Where the office is. */
export function StreetFields() {
  const { t } = useTranslation("settings");
  return (
    <div className="settings-fields">
      <SettingsField name="street" label={t("contacts.street")} input={{ required: true }} />
      <SettingsField name="city" label={t("contacts.city")} input={{ required: true }} />
      <SettingsField name="postalCode" label={t("contacts.postalCode")} />
      <SettingsField
        name="country"
        label={t("contacts.country")}
        hint={t("contacts.countryHint")}
        input={{ maxLength: 2, required: true }}
      />
    </div>
  );
}

function ContactFields() {
  const { t } = useTranslation("settings");
  const formats = useFormats();
  const lines = [...Array(contactLines).keys()];
  return (
    <>
      <fieldset>
        <legend className="label-head">{t("contacts.phones")}</legend>
        <p className="field-hint mb-3">{t("contacts.phonesHint")}</p>
        <div className="settings-fields">
          {lines.map((line) => (
            <SettingsField
              key={line}
              name={`phones-${line}`}
              label={t("contacts.phone", { number: formats.number(line + 1) })}
              input={{ type: "tel", maxLength: 21, required: line === 0 }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label-head">{t("contacts.emails")}</legend>
        <p className="field-hint mb-3">{t("contacts.emailsHint")}</p>
        <div className="settings-fields">
          {lines.map((line) => (
            <SettingsField
              key={line}
              name={`emails-${line}`}
              label={t("contacts.email", { number: formats.number(line + 1) })}
              input={{ type: "email", maxLength: 254, required: line === 0 }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label-head">{t("contacts.address")}</legend>
        <StreetFields />
        <div className="settings-fields mt-4">
          <SettingsField name="latitude" label={t("contacts.latitude")} hint={t("contacts.latitudeHint")} input={decimal} />
          <SettingsField name="longitude" label={t("contacts.longitude")} hint={t("contacts.longitudeHint")} input={decimal} />
        </div>
      </fieldset>
    </>
  );
}

function HoursFields({ zones }: { zones: readonly string[] }) {
  const { t } = useTranslation("settings");
  const formats = useFormats();
  return (
    <>
      <SettingsField
        name="timeZone"
        label={t("hours.timeZone")}
        hint={t("hours.timeZoneHint")}
        input={{ list: "settings-zones", required: true }}
      />
      <datalist id="settings-zones">
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      <div>
        <p className="label-head">{t("hours.week")}</p>
        <p className="field-hint mb-3">{t("hours.weekHint")}</p>
        <div className="settings-week">
          {weekdays.map((day) => (
            <fieldset key={day} className="settings-day">
              <legend>{formats.weekday(day, "long")}</legend>
              <SettingsField name={`opens-${day}`} label={t("hours.opens")} input={{ type: "time" }} />
              <SettingsField name={`closes-${day}`} label={t("hours.closes")} input={{ type: "time" }} />
            </fieldset>
          ))}
        </div>
      </div>
    </>
  );
}

function SocialFields() {
  const { t } = useTranslation("settings");
  return (
    <div className="settings-fields">
      {socialNetworks.map((network) => (
        <SettingsField
          key={network}
          name={network}
          label={networkNames[network]}
          input={{ type: "url", maxLength: 200, placeholder: t("social.placeholder") }}
        />
      ))}
    </div>
  );
}

function BookingFields() {
  const { t } = useTranslation("settings");
  return (
    <>
      <Warning>{t("booking.warning")}</Warning>
      <div className="settings-fields">
        <SettingsField
          name="administrativeFee"
          label={t("booking.administrativeFee")}
          hint={t("booking.administrativeFeeHint")}
          input={{ ...decimal, required: true }}
        />
        <SettingsField
          name="dearerDate"
          label={t("booking.dearerDate")}
          hint={t("booking.dearerDateHint")}
          input={{ ...decimal, required: true }}
        />
        <SettingsField
          name="childPricePercent"
          label={t("booking.childPricePercent")}
          hint={t("booking.childPricePercentHint")}
          input={number}
        />
        <SettingsField
          name="cutOffDays"
          label={t("booking.cutOffDays")}
          hint={t("booking.cutOffDaysHint")}
          input={{ ...number, required: true }}
        />
        <SettingsField
          name="holdMinutes"
          label={t("booking.holdMinutes")}
          hint={t("booking.holdMinutesHint")}
          input={{ ...number, required: true }}
        />
        <SettingsField
          name="transferDueHours"
          label={t("booking.transferDueHours")}
          hint={t("booking.transferDueHoursHint")}
          input={{ ...number, required: true }}
        />
      </div>
    </>
  );
}

function DeparturesFields() {
  const { t } = useTranslation("settings");
  return (
    <>
      <Warning>{t("departures.warning")}</Warning>
      <div className="settings-fields">
        <SettingsField
          name="monthsAhead"
          label={t("departures.monthsAhead")}
          hint={t("departures.monthsAheadHint")}
          input={{ ...number, required: true }}
        />
      </div>
    </>
  );
}

function BankFields() {
  const { t } = useTranslation("settings");
  return (
    <>
      <Warning>{t("bankTransfer.warning")}</Warning>
      <div className="settings-fields">
        <SettingsField name="accountHolder" label={t("bankTransfer.accountHolder")} input={{ required: true }} />
        <SettingsField name="bank" label={t("bankTransfer.bank")} input={{ required: true }} />
        <SettingsField
          name="accountNumber"
          label={t("bankTransfer.accountNumber")}
          hint={t("bankTransfer.accountNumberHint")}
          input={{ maxLength: 42, required: true }}
        />
        <SettingsField
          name="bic"
          label={t("bankTransfer.bic")}
          hint={t("bankTransfer.bicHint")}
          input={{ maxLength: 14, required: true }}
        />
        <SettingsField name="upi" label={t("bankTransfer.upi")} hint={t("bankTransfer.upiHint")} input={{ maxLength: 129 }} />
      </div>
    </>
  );
}

/** What the fields need to know beside what is stored: names of time zones, and the agency's day. */
export type SettingsContext = { zones: readonly string[]; today: CalendarDate };

/** The fields of one section, inside its form. */
export function SectionFields({ section, zones, today }: SettingsContext & { section: SettingsSection }) {
  switch (section) {
    case "brand":
      return <BrandFields />;
    case "contacts":
      return <ContactFields />;
    case "hours":
      return <HoursFields zones={zones} />;
    case "social":
      return <SocialFields />;
    case "rates":
      return <RatesFields today={today} />;
    case "booking":
      return <BookingFields />;
    case "departures":
      return <DeparturesFields />;
    case "bankTransfer":
      return <BankFields />;
  }
}
