import { Ticket } from "#app/ui/icons.tsx";
import { useId, useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useNavigation } from "react-router";
import { hasSeats } from "#app/features/selling/catalogue/departures.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { Select } from "#app/ui/select.tsx";
import type { BookingRequest } from "./booking-request.server.ts";

type Props = { request: BookingRequest; tours: { slug: string; title: string }[] };

/** What the visitor wants to book: filled in from the tour's page, and hers to change. */
export function BookingFields({ request, tours }: Props) {
  const { t } = useTranslation("contact");
  const formats = useFormats();
  const navigate = useNavigate();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(request.travellers);
  const { tour, price } = request;
  const travellers = Math.min(typed, request.largestGroup);
  // While another tour loads, the choice already shows it.
  const chosen = new URLSearchParams(useNavigation().location?.search).get("tour") ?? tour.slug;
  const departures = request.departures.map(({ id: departureId, seats, startDate }) => ({
    value: departureId,
    name: formats.date(startDate),
    disabled: !hasSeats(seats),
  }));
  const money = (amount: number) => formats.money(amount, price.currency);

  function chooseTour(event: ChangeEvent<HTMLSelectElement>) {
    const { value, form, selectedOptions } = event.currentTarget;
    const subject = form?.elements.namedItem("subject");
    // The subject names the tour, unless the visitor has written her own.
    if (subject instanceof HTMLInputElement && subject.value === t("booking.subject", { tour: tour.title })) {
      subject.value = t("booking.subject", { tour: selectedOptions[0]?.text ?? "" });
    }
    void navigate(localPath(language, `/contact?tour=${value}&travellers=${travellers}`), { preventScrollReset: true });
  }

  return (
    <div className="booking-fields">
      <p className="note">
        <Ticket className="icon" />
        {t("booking.text")}
      </p>
      {tour.picture ? <PictureImage picture={tour.picture} eager decorative /> : null}
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
              key={tour.slug}
              options={[{ value: "", name: t("booking.anyDeparture") }, ...departures]}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-travellers`}>{t("booking.travellers")}</label>
          <div className="input">
            <input
              id={`${id}-travellers`}
              name="travellers"
              key={tour.slug}
              type="number"
              inputMode="numeric"
              min={1}
              max={request.largestGroup}
              defaultValue={request.travellers}
              required
              onChange={(event) => {
                const number = event.currentTarget.valueAsNumber;
                if (Number.isInteger(number) && number >= 1 && number <= request.largestGroup) setTyped(number);
              }}
            />
          </div>
        </div>
      </div>
      <p className="booking-sum">
        <span className="text-muted">
          {t("booking.sumText", { price: money(price.price), travellers: t("booking.travellersCount", { count: travellers }) })}
        </span>
        <b className="tabular-nums">{money(price.price * travellers)}</b>
      </p>
      <LocalLink className="text-link" to={`/tours/detail/${tour.slug}`}>
        {t("booking.back")}
      </LocalLink>
    </div>
  );
}
