import { CalendarDays, Mail, MapPin, Phone, Ticket, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FrameData } from "#app/features/frame/frame-data.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import type { BookingRequest } from "./booking-request.server.ts";
import { mailtoLink, telephoneLink } from "./contact-links.ts";

type Props = { request: BookingRequest; contacts: FrameData["contacts"] };

/** What the visitor wants to book, ready to be sent or said to an expert. */
export function BookingBlock({ request, contacts }: Props) {
  const { t } = useTranslation(["contact", "common"]);
  const formats = useFormats();
  const { tour, departure, travellers, price } = request;
  const [phone] = contacts.phones;
  const [email] = contacts.emails;
  const facts = {
    tour: tour.title,
    departure: departure ? formats.date(departure.startDate) : t("booking.anyDeparture"),
    travellers: t("booking.travellersCount", { count: travellers }),
  };
  const sum = t("booking.sumText", {
    sum: formats.money(request.sum, price.currency),
    travellers: facts.travellers,
    price: formats.money(price.price, price.currency),
  });
  const subject = t("booking.subject", facts);
  const body = t("booking.body", { ...facts, sum });
  return (
    <section className="booking-block" aria-labelledby="booking-request">
      {tour.picture ? <PictureImage picture={tour.picture} eager /> : null}
      <div className="booking-block-text">
        <h2 className="h3" id="booking-request">
          {t("booking.heading")}
        </h2>
        <p className="note mt-4">
          <Ticket className="icon" aria-hidden="true" />
          {t("booking.text")}
        </p>
        <dl className="booking-facts">
          <div className="booking-facts-tour">
            <dt>{t("booking.tour")}</dt>
            <dd className="h4">{tour.title}</dd>
            <dd className="place">
              <MapPin className="icon icon-small" aria-hidden="true" />
              {tour.destination} · {t("common:tour.days", { count: tour.durationDays })}
            </dd>
          </div>
          <div>
            <dt>{t("booking.departure")}</dt>
            <dd className="fact">
              <CalendarDays className="icon icon-small" aria-hidden="true" />
              {facts.departure}
            </dd>
          </div>
          <div>
            <dt>{t("booking.travellers")}</dt>
            <dd className="fact">
              <Users className="icon icon-small" aria-hidden="true" />
              {facts.travellers}
            </dd>
          </div>
          <div>
            <dt>{t("booking.perPerson")}</dt>
            <dd className="tabular-nums">{formats.money(price.price, price.currency)}</dd>
          </div>
          <div>
            <dt>{t("booking.sum")}</dt>
            <dd className="sum tabular-nums">{formats.money(request.sum, price.currency)}</dd>
          </div>
        </dl>
        <div className="booking-block-actions">
          {email ? (
            <a className="button button-primary" href={mailtoLink({ to: email, subject, body })}>
              <Mail className="icon" aria-hidden="true" />
              {t("booking.mail")}
            </a>
          ) : null}
          {phone ? (
            <a className="button button-secondary" href={telephoneLink(phone)}>
              <Phone className="icon" aria-hidden="true" />
              {t("booking.call", { phone })}
            </a>
          ) : null}
          <LocalLink className="button button-ghost" to={`/tours/detail/${tour.slug}`}>
            {t("booking.back")}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
