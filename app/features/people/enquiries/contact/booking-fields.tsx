import { useId, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useNavigation } from "react-router";
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import { hasSeats, type SeatsShown } from "#app/features/selling/catalogue/departures.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { Select } from "#app/ui/select.tsx";
import type { BookingChoice } from "./booking-choice.ts";
import type { BookingRequest } from "./booking-request.server.ts";

type Props = { request: BookingRequest; choice: BookingChoice; tours: { slug: string; title: string }[] };

type Who = keyof Party;
type CountProps = {
  name: Who;
  least: number;
  most: number;
  request: BookingRequest;
  onChange: (change: Partial<Party>) => void;
};

function CountField({ name, least, most, request, onChange }: CountProps) {
  const { t } = useTranslation("contact");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(`booking.${name}`)}</label>
      <div className="input">
        <input
          id={id}
          name={name}
          key={request.tour.slug}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          defaultValue={request.party[name]}
          required
          onChange={(event) => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isInteger(number) && number >= least && number <= most) onChange({ [name]: number });
          }}
        />
      </div>
    </div>
  );
}

/** What the visitor wants to book: filled in from the tour's page, and hers to change. */
export function BookingFields({ request, choice, tours }: Props) {
  const { t } = useTranslation("contact");
  const { t: common } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const language = useLanguage();
  const id = useId();
  const { tour, price, childPrice } = request;
  const { party } = choice;
  // While another tour loads, the choice already shows it.
  const chosen = new URLSearchParams(useNavigation().location?.search).get("tour") ?? tour.slug;
  const departures = request.departures.map(({ id: departureId, seats, startDate }) => ({
    value: departureId,
    name: [formats.date(startDate), ...seatsText(seats)].join(" · "),
    disabled: !hasSeats(seats),
  }));
  function seatsText(seats: SeatsShown): string[] {
    if (seats.state === "available") return [];
    return [seats.state === "few" ? t("booking.few", { count: seats.left }) : t("booking.full")];
  }
  const money = (amount: number) => formats.money(amount, price.currency);

  function chooseTour(event: ChangeEvent<HTMLSelectElement>) {
    const { value, form, selectedOptions } = event.currentTarget;
    const subject = form?.elements.namedItem("subject");
    // The subject names the tour, unless the visitor has written her own.
    if (subject instanceof HTMLInputElement && subject.value === t("booking.subject", { tour: tour.title })) {
      subject.value = t("booking.subject", { tour: selectedOptions[0]?.text ?? "" });
    }
    void navigate(localPath(language, `/contact?tour=${value}&adults=${party.adults}&children=${party.children}`), {
      preventScrollReset: true,
    });
  }

  return (
    <div className="booking-fields">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="field md:col-span-2">
          <label htmlFor={`${id}-tour`}>{t("booking.tour")}</label>
          <div className="input">
            <Select
              id={`${id}-tour`}
              name="tour"
              value={chosen}
              onChange={chooseTour}
              options={tours.map(({ slug, title }) => ({ value: slug, name: title }))}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-departure`}>{t("booking.departure")}</label>
          <div className="input">
            <Select
              id={`${id}-departure`}
              name="departure"
              defaultValue={request.departure?.id ?? ""}
              onChange={(event) => choice.chooseDeparture(event.currentTarget.value)}
              key={tour.slug}
              options={[{ value: "", name: t("booking.anyDeparture") }, ...departures]}
            />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-5">
          <CountField
            name="adults"
            least={1}
            most={request.largestGroup - party.children}
            request={request}
            onChange={choice.chooseParty}
          />
          {childPrice === null ? null : (
            <CountField
              name="children"
              least={0}
              most={request.largestGroup - party.adults}
              request={request}
              onChange={choice.chooseParty}
            />
          )}
        </div>
      </div>
      <p className="booking-sum">
        <span className="text-muted">
          {[
            t("booking.sumText", { travellers: common("party.adults", { count: party.adults }), price: money(price.price) }),
            ...(childPrice !== null && party.children > 0
              ? [t("booking.sumText", { travellers: common("party.children", { count: party.children }), price: money(childPrice) })]
              : []),
          ].join(" + ")}
        </span>
        <b className="tabular-nums">{money(choice.sum)}</b>
      </p>
    </div>
  );
}
