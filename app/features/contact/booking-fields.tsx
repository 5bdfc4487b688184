import { ChevronDown, Ticket } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import type { BookingRequest } from "./booking-request.server.ts";

type Props = { request: BookingRequest; tours: { slug: string; title: string }[] };

/** What the visitor wants to book: filled in from the tour's page, and hers to change. */
export function BookingFields({ request, tours }: Props) {
  const { t } = useTranslation(["contact", "tour"]);
  const formats = useFormats();
  const navigate = useNavigate();
  const language = useLanguage();
  const id = useId();
  const [travellers, setTravellers] = useState(request.travellers);
  const { tour, price } = request;
  const money = (amount: number) => formats.money(amount, price.currency);
  return (
    <div className="booking-fields">
      <p className="note">
        <Ticket className="icon" aria-hidden="true" />
        {t("booking.text")}
      </p>
      {tour.picture ? <PictureImage picture={tour.picture} eager decorative /> : null}
      <div className="grid gap-5 md:grid-cols-2">
        <div className="field md:col-span-2">
          <label htmlFor={`${id}-tour`}>{t("booking.tour")}</label>
          <div className="input">
            <select
              id={`${id}-tour`}
              name="tour"
              defaultValue={tour.slug}
              key={tour.slug}
              onChange={(event) =>
                void navigate(localPath(language, `/contact?tour=${event.currentTarget.value}&travellers=${travellers}`), {
                  preventScrollReset: true,
                })
              }
            >
              {tours.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
            <ChevronDown className="icon" aria-hidden="true" />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-departure`}>{t("booking.departure")}</label>
          <div className="input">
            <select id={`${id}-departure`} name="departure" defaultValue={request.departure?.id ?? ""} key={tour.slug}>
              <option value="">{t("booking.anyDeparture")}</option>
              {request.departures.map((departure) => (
                <option key={departure.id} value={departure.id} disabled={departure.seats.state === "full"}>
                  {formats.date(departure.startDate)}
                </option>
              ))}
            </select>
            <ChevronDown className="icon" aria-hidden="true" />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-travellers`}>{t("booking.travellers")}</label>
          <div className="input">
            <input
              id={`${id}-travellers`}
              name="travellers"
              type="number"
              inputMode="numeric"
              min={1}
              max={request.largestGroup}
              defaultValue={request.travellers}
              required
              onChange={(event) => {
                const number = event.currentTarget.valueAsNumber;
                if (Number.isInteger(number) && number >= 1 && number <= request.largestGroup) setTravellers(number);
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
