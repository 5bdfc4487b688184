import { useId } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { answerTo, typedIn } from "#app/values/form-answer.ts";
import { departurePath } from "./booking-list.ts";
import { AdminField, useAdminError } from "./admin-field.tsx";
import { AdminForm, useAdminProblem } from "./admin-form-view.tsx";
import type { AdminAnswer } from "./admin-form.ts";

type Props = {
  /** Those that are published. */
  tours: { id: number; title: string }[];
  /** The one that is chosen to begin with. */
  tourId: number | undefined;
  /** Between which days the calendar of the browser offers one. */
  days: { first: CalendarDate; last: CalendarDate; monthsAhead: number };
  answer: AdminAnswer | undefined;
};

function TourField({ tours, tourId, answer }: Omit<Props, "days">) {
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin"]);
  const id = useId();
  const error = useAdminError()(answer, "tour");
  return (
    <FormField id={id} errorId={`${id}-error`} label={t("bookingsAdmin:bookings.tour")} error={error}>
      <Select
        key={answer?.at}
        {...fieldControl(id, { error })}
        name="tour"
        required
        defaultValue={typedIn(answer, "tour", String(tourId ?? ""))}
        options={[{ value: "", name: t("newDeparture.choose") }, ...tours.map((tour) => ({ value: String(tour.id), name: tour.title }))]}
      />
    </FormField>
  );
}

/** Adds a departure beside those of the rules. */
export function NewDepartureView({ tours, tourId, days, answer: given }: Props) {
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin"]);
  const formats = useFormats();
  const arrived = useArrivedAnswer(given);
  const answer = answerTo(arrived, "add");
  return (
    <>
      <AdminHead
        title={t("newDeparture.title")}
        lead={t("newDeparture.lead", { months: formats.number(days.monthsAhead) })}
        trail={[{ name: t("departures.title"), path: href("/admin/departures") }]}
      />
      <Feedback feedback={useAdminProblem(given)} at={given?.at} />
      <section className="panel new-departure" aria-label={t("newDeparture.title")}>
        <AdminForm
          name="add"
          intent="add"
          answer={arrived}
          send={t("newDeparture.send")}
          busy={t("newDeparture.busy")}
          tone="primary"
          className="admin-form"
        >
          <TourField tours={tours} tourId={tourId} answer={answer} />
          <div className="admin-fields">
            <AdminField
              name="start"
              label={t("departures.columns.start")}
              hint={t("newDeparture.startHint")}
              answer={answer}
              input={{ type: "date", min: days.first, max: days.last }}
            />
            <AdminField
              name="capacity"
              label={t("newDeparture.seats")}
              hint={t("newDeparture.seatsHint")}
              answer={answer}
              input={{ inputMode: "numeric", maxLength: 4, required: false }}
            />
          </div>
          {answer?.exists ? (
            <LocalLink className="text-link" to={departurePath(answer.exists)} prefetch="none">
              {t("newDeparture.see")}
            </LocalLink>
          ) : null}
        </AdminForm>
      </section>
    </>
  );
}
