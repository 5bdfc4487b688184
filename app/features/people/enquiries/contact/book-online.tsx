import { CalendarDays, CircleAlert, MapPin, UsersRound } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { partySize } from "#app/features/selling/bookings/booking-price.ts";
import { partyText } from "#app/features/selling/bookings/party-text.ts";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { hasSeats } from "#app/features/selling/catalogue/departures.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { BookingChoice } from "./booking-choice.ts";
import type { BookingRequest } from "./booking-request.server.ts";
import type { ContactAnswer } from "./contact-form.tsx";

/** The form that holds the seats: by its name the page's action and answers know it. */
export const bookOnlineForm = "book";

function Problem({ answer }: { answer: ContactAnswer }) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) note.current?.focus();
  }, [answer]);
  const { problem } = answer;
  const reasons = problem === "undelivered" ? [t("undelivered")] : problem === "forbidden" ? [t("refused")] : (answer.reasons ?? []);
  return (
    <div className="note note-warning mt-5" role="alert" tabIndex={-1} ref={note}>
      <CircleAlert className="icon" />
      <div>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

/** What is chosen, and the button that holds its seats; or in words what keeps it from being booked. */
function Hold({ request, choice }: { request: BookingRequest; choice: BookingChoice }) {
  const { t } = useTranslation("contact");
  const formats = useFormats();
  const navigation = useNavigation();
  const { departure, party, sum } = choice;
  const count = partySize(party);
  if (!departure) {
    const onSale = request.departures.some(({ seats }) => hasSeats(seats));
    return <p className="note">{t(!onSale ? "online.noDeparture" : request.departureGone ? "online.gone" : "online.noDate")}</p>;
  }
  if (departure.seats.state === "few" && departure.seats.left < count) {
    return <p className="note note-warning">{t("online.tooFew", { count: departure.seats.left })}</p>;
  }
  const sending = navigation.formData?.get("form") === bookOnlineForm;
  return (
    <Form method="post" id="book-online" preventScrollReset>
      <input type="hidden" name="form" value={bookOnlineForm} />
      <input type="hidden" name="tour" value={request.tour.slug} />
      <input type="hidden" name="departure" value={departure.id} />
      <input type="hidden" name="adults" value={party.adults} />
      <input type="hidden" name="children" value={party.children} />
      <input type="hidden" name="total" value={sum * 100} />
      <SendButton sending={sending} look="button-primary button-large button-wide">
        {sending ? t("online.holding") : t("online.hold", { count })}
      </SendButton>
      <p className="mt-3 text-sm text-muted">{t("online.note", { time: formats.duration(request.holdMinutes, "minute") })}</p>
    </Form>
  );
}

type Props = { request: BookingRequest; choice: BookingChoice; answer: ContactAnswer | undefined };

/** The first thing that the contact page offers for a tour: trip, date, people, price, and the way to the checkout. */
export function BookOnline({ request, choice, answer }: Props) {
  const { t } = useTranslation("contact");
  const { t: common } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { tour, price } = request;
  const { departure, party, sum } = choice;
  const chosen = new URLSearchParams({
    ...(departure && { departure: departure.id }),
    adults: String(party.adults),
    children: String(party.children),
  });
  return (
    <section className="booking-block" aria-labelledby={id}>
      {tour.picture ? <PictureImage picture={tour.picture} eager decorative /> : null}
      <div className="booking-block-text">
        <h2 className="h3" id={id}>
          {t("online.heading")}
        </h2>
        {answer?.problem ? <Problem answer={answer} /> : null}
        <div className="booking-facts">
          <div className="booking-facts-tour">
            <p className="h4">{tour.title}</p>
            <p className="place">
              <MapPin className="icon" />
              {tour.destination}
            </p>
          </div>
          <p className="fact">
            <CalendarDays className="icon" />
            {departure
              ? t("online.dates", { from: formats.date(departure.startDate), to: formats.date(departure.endDate) })
              : t("online.anyDate")}
          </p>
          <p className="fact">
            <UsersRound className="icon" />
            {partyText(common, formats, party)}
          </p>
          <p className="booking-facts-sum">
            <span>{t("online.total")}</span> <b>{formats.money(sum, price.currency)}</b>
          </p>
        </div>
        <div className="booking-block-actions">
          <Hold request={request} choice={choice} />
          <LocalLink
            className={departure ? "text-link" : "button button-primary button-large button-wide"}
            to={`${tourPath(tour.slug)}?${chosen}#departures`}
          >
            {t(departure ? "online.change" : "online.choose")}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
