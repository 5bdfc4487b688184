import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { Mail, Phone, UserRound } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";
import { useFormats } from "#app/i18n/format.ts";
import { typedIn } from "#app/values/form-answer.ts";
import { CheckoutField, type FormState } from "./checkout-field.tsx";
import { checkoutLimits } from "./checkout-errors.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { CheckoutPage } from "./checkout-page.server.ts";
import { selfField } from "./travels-self.ts";

export type KnownBuyer = { name: string; email: string; phone: string } | undefined;

type ContactField = { form: FormState; initial: string | undefined };

export function ContactName({ form, initial }: ContactField) {
  const { t } = useTranslation("checkout");
  return (
    <CheckoutField
      name="name"
      label={t("fields.name")}
      form={form}
      initial={initial}
      required
      maxLength={checkoutLimits.name}
      autoComplete="name"
      icon={<UserRound className="icon" />}
    />
  );
}

export function ContactPhone({ form, initial }: ContactField) {
  const { t } = useTranslation("checkout");
  return (
    <CheckoutField
      name="phone"
      type="tel"
      label={t("fields.phone")}
      form={form}
      initial={initial}
      maxLength={checkoutLimits.phone}
      autoComplete="tel"
      hint={t("fields.phoneHint")}
      icon={<Phone className="icon" />}
    />
  );
}

/** Who gets the mails, and can be called on the day. */
export function ContactFields({ form, known }: { form: FormState; known: KnownBuyer }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="checkout-fields">
      <ContactName form={form} initial={known?.name} />
      <CheckoutField
        name="email"
        type="email"
        label={t("fields.email")}
        form={form}
        initial={known?.email}
        required
        maxLength={checkoutLimits.email}
        autoComplete="email"
        hint={t(useCanEmail() ? "fields.emailHint" : "fields.emailHintUnsent")}
        icon={<Mail className="icon" />}
      />
      <ContactPhone form={form} initial={known?.phone} />
    </div>
  );
}

/** Before the form was sent, a buyer whom we know is taken to travel herself: her name is filled in. */
const startsTicked = (known: KnownBuyer) => (known ? "on" : "");

/** Who books for herself types her name once. */
export function TravelsSelf({ form, known }: { form: FormState; known: KnownBuyer }) {
  const { t } = useTranslation("checkout");
  return (
    <label className="choice">
      <input type="checkbox" name={selfField} defaultChecked={typedIn(form.answer, selfField, startsTicked(known)) === "on"} />
      <span>{t("travellers.self")}</span>
    </label>
  );
}

type TravellerProps = {
  /** Of the trip in the form, and of the traveller in the trip, both from 0. */
  index: number;
  position: number;
  unit: Unit;
  form: FormState;
  initial?: { name?: string | undefined; diet?: string; accessNeeds?: string };
  /** May be left to the box above it; the browser's own check, which is at work without scripts, must let it pass. */
  mayBeSelf?: boolean;
};

/** One traveller's name, and her notes, which are open where there are any. */
export function Traveller({ index, position, unit, form, initial = {}, mayBeSelf = false }: TravellerProps) {
  const { t } = useTranslation("checkout");
  const hydrated = useHydrated();
  const name = (field: string) => `parties[${index}][${position}].${field}`;
  const noted = (["diet", "accessNeeds"] as const).some((field) => typedIn(form.answer, name(field), initial[field]));
  return (
    <fieldset className="traveller">
      <legend>
        {t("travellers.number", { number: position + 1 })} <span className="font-normal text-muted">{t(`travellers.${unit}`)}</span>
      </legend>
      <div className="checkout-fields">
        <CheckoutField
          name={name("name")}
          label={t("travellers.name")}
          form={form}
          initial={initial.name}
          required={hydrated || !mayBeSelf}
          asked
          maxLength={checkoutLimits.name}
          autoComplete={index === 0 && position === 0 ? "name" : "off"}
          hint={t("travellers.nameHint")}
        />
      </div>
      <details className="traveller-notes" open={noted}>
        <summary className="text-link">
          {t("travellers.notes")} <span className="font-normal text-muted">{t("optional")}</span>
        </summary>
        <div className="checkout-fields">
          <CheckoutField
            name={name("diet")}
            label={t("travellers.diet")}
            form={form}
            initial={initial.diet}
            maxLength={checkoutLimits.note}
            autoComplete="off"
            placeholder={t("travellers.dietExample")}
          />
          <CheckoutField
            name={name("accessNeeds")}
            label={t("travellers.accessNeeds")}
            form={form}
            initial={initial.accessNeeds}
            maxLength={checkoutLimits.note}
            autoComplete="off"
            placeholder={t("travellers.accessNeedsExample")}
          />
        </div>
      </details>
    </fieldset>
  );
}

/** A name for each traveller of each trip, and what her guide should know. */
export function TravellerFields({ page, form, known }: { page: CheckoutPage; form: FormState; known: KnownBuyer }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  return page.trips.map((trip, index) => (
    <div key={trip.departureId} className="grid gap-4">
      {page.trips.length > 1 ? (
        <h4 className="font-semibold">
          {trip.title} <span className="text-sm text-muted font-sans">{t("travellers.from", { date: formats.date(trip.startDate) })}</span>
        </h4>
      ) : null}
      {trip.travellers.map((unit, position) => (
        // Travellers have no other name than their place in the party.
        <Traveller
          // oxlint-disable-next-line react/no-array-index-key
          key={`${unit} ${position}`}
          index={index}
          position={position}
          unit={unit}
          form={form}
          initial={{ name: position === 0 ? known?.name : undefined }}
          mayBeSelf={position === 0}
        />
      ))}
    </div>
  ));
}
