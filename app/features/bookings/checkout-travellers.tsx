import { Mail, Phone, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { CheckoutField, type FormState } from "./checkout-field.tsx";
import { checkoutLimits } from "./checkout-errors.ts";
import type { CheckoutPage, CheckoutTrip } from "./checkout-page.server.ts";

export type KnownBuyer = { name: string; email: string; phone: string } | undefined;

/** Who gets the mails, and can be called on the day. */
export function ContactFields({ form, known }: { form: FormState; known: KnownBuyer }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="checkout-fields">
      <CheckoutField
        name="name"
        label={t("fields.name")}
        form={form}
        initial={known?.name}
        required
        maxLength={checkoutLimits.name}
        autoComplete="name"
        icon={<UserRound className="icon" aria-hidden="true" />}
      />
      <CheckoutField
        name="email"
        type="email"
        label={t("fields.email")}
        form={form}
        initial={known?.email}
        required
        maxLength={checkoutLimits.email}
        autoComplete="email"
        hint={t("fields.emailHint")}
        icon={<Mail className="icon" aria-hidden="true" />}
      />
      <CheckoutField
        name="phone"
        type="tel"
        label={t("fields.phone")}
        form={form}
        initial={known?.phone}
        maxLength={checkoutLimits.phone}
        autoComplete="tel"
        hint={t("fields.phoneHint")}
        icon={<Phone className="icon" aria-hidden="true" />}
      />
    </div>
  );
}

function Traveller({
  trip,
  index,
  position,
  form,
  known,
}: {
  trip: CheckoutTrip;
  index: number;
  position: number;
  form: FormState;
  known: KnownBuyer;
}) {
  const { t } = useTranslation("checkout");
  const name = (field: string) => `parties[${index}][${position}].${field}`;
  const noted = ["diet", "accessNeeds"].some((field) => form.answer?.sent?.[name(field)]);
  const unit = trip.travellers[position] ?? "ADULT";
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
          initial={position === 0 ? known?.name : undefined}
          required
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
            maxLength={checkoutLimits.note}
            autoComplete="off"
            placeholder={t("travellers.dietExample")}
          />
          <CheckoutField
            name={name("accessNeeds")}
            label={t("travellers.accessNeeds")}
            form={form}
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
        <h3 className="h4">
          {trip.title} <span className="text-sm text-muted font-sans">{t("travellers.from", { date: formats.date(trip.startDate) })}</span>
        </h3>
      ) : null}
      {trip.travellers.map((unit, position) => (
        // Travellers have no other name than their place in the party.
        // oxlint-disable-next-line react/no-array-index-key
        <Traveller key={`${unit} ${position}`} trip={trip} index={index} position={position} form={form} known={known} />
      ))}
    </div>
  ));
}
