import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { TripPass } from "#app/features/selling/bookings/trip-pass.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import type { BookingPage } from "#app/features/selling/bookings/booking-page/booking-page.server.ts";
import { BookingStepHead } from "#app/features/selling/bookings/booking-page/booking-step-head.tsx";
import { AskUs, NotChangeable } from "#app/features/selling/bookings/booking-page/change-section.tsx";
import type { FormState } from "#app/features/selling/bookings/checkout-page/checkout-field.tsx";
import { fieldId, ProblemSummary, useFieldLabel } from "#app/features/selling/bookings/checkout-page/checkout-problems.tsx";
import { ContactName, ContactPhone, Traveller } from "#app/features/selling/bookings/checkout-page/checkout-travellers.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { typedIn, type FormAnswer } from "#app/values/form-answer.ts";
import type { ChangeRefusal } from "./change-details.server.ts";
import type { ChangeForm } from "./change-page.server.ts";

/** What the page answers to a form that is not saved; a success leads back to the booking. */
export type ChangeAnswer = FormAnswer<
  ChangeRefusal | "too_many",
  {
    /** What stands now: the page's own data may be older, for they are not read again after a refusal. */
    stands: ChangeForm;
  }
>;

type Props = { page: BookingPage; token: string | undefined; form: ChangeForm; answer: ChangeAnswer | undefined };

/** What stands in the fields whose typed text would replace something else. */
function StandsNow({ fields, answer }: { fields: ChangeForm["fields"]; answer: ChangeAnswer }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const label = useFieldLabel([]);
  const other = Object.entries(fields).filter(([name, value]) => typedIn(answer, name, value) !== value);
  if (other.length === 0) return null;
  return (
    <>
      <p className="mt-2">{t("change.now")}</p>
      <ul>
        {other.map(([name, value]) => (
          <li key={name}>
            <InPageLink className="text-link" place={fieldId(name)}>
              {formats.pair(label(name), value || t("change.empty"))}
            </InPageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Problems({ answer }: { answer: ChangeAnswer | undefined }) {
  const { t } = useTranslation(["bookings", "checkout", "common"]);
  const problem = answer?.problem;
  const said = problem ? (
    <>
      <p>
        {problem === "too_many"
          ? t("checkout:problem.too_many", { count: answer?.waitMinutes ?? 0 })
          : problem === "forbidden" || problem === "unreadable"
            ? t("common:refused")
            : t(`bookings:change.problem.${problem}`)}
      </p>
      {answer && problem === "changed_elsewhere" && answer.stands ? <StandsNow fields={answer.stands.fields} answer={answer} /> : null}
    </>
  ) : undefined;
  return <ProblemSummary answer={answer} titles={[]} problem={said} />;
}

function Fields({ page, token, form: stands, answer }: Props) {
  const { t } = useTranslation(["bookings", "checkout"]);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const { isEdited, onInput } = useEditedFields(answer);
  const form: FormState = { answer, isEdited };
  const saving = navigation.state !== "idle" && navigation.formMethod === "POST";
  const { fields } = stands;
  const initial = (position: number, field: string) => fields[`parties[0][${position}].${field}`] ?? "";
  return (
    <Form method="post" className="checkout-form" noValidate={hydrated} onInput={onInput}>
      <input type="hidden" name="version" value={stands.version} />
      {stands.hasContact ? (
        <section className="checkout-section" aria-labelledby="contact-heading">
          <h2 className="h3" id="contact-heading">
            {t("change.contact")}
          </h2>
          <div className="checkout-fields">
            <ContactName form={form} initial={fields.name} />
            <ContactPhone form={form} initial={fields.phone} />
          </div>
          {page.others.length > 0 ? <p className="text-sm text-muted">{t("change.contactTogether")}</p> : null}
        </section>
      ) : null}
      <section className="checkout-section" aria-labelledby="travellers-heading">
        <h2 className="h3" id="travellers-heading">
          {t("travellers.heading")}
        </h2>
        {stands.travellers.map(({ id, unit }, position) => (
          <div key={id}>
            <input type="hidden" name="traveller" value={id} />
            <Traveller
              index={0}
              position={position}
              unit={unit}
              form={form}
              initial={{ name: initial(position, "name"), diet: initial(position, "diet"), accessNeeds: initial(position, "accessNeeds") }}
            />
          </div>
        ))}
        <p className="text-sm text-muted">{t("checkout:travellers.notesFor")}</p>
      </section>
      <div className="cancel-buttons">
        <LocalLink className="button button-secondary" to={bookingPath(page.reference, "", token)}>
          {t("toBooking")}
        </LocalLink>
        <SendButton sending={saving}>{saving ? t("change.saving") : t("change.save")}</SendButton>
      </div>
    </Form>
  );
}

/** Names, notes and contact of a booking, in the checkout's fields, filled in with what stands. */
export function ChangeView({ page, token, form, answer }: Props) {
  const { t } = useTranslation("bookings");
  // What did not arrive leaves the fields as they stand.
  const arrived = useArrivedAnswer(answer);
  const offered = page.changing === "offered";
  return (
    <div className="page-width pb-section">
      <BookingStepHead page={page} title={t("change.title")} />
      <div className="confirmation-columns">
        <div className="grid gap-5">
          <Problems answer={answer} />
          {offered ? (
            <>
              <Fields page={page} token={token} form={arrived?.stands ?? form} answer={arrived} />
              <AskUs page={page} />
            </>
          ) : (
            <>
              <NotChangeable page={page} />
              <p>
                <LocalLink className="more-link" to={bookingPath(page.reference, "", token)}>
                  <span>{t("toBooking")}</span>
                </LocalLink>
              </p>
            </>
          )}
        </div>
        {page.pass ? <TripPass pass={page.pass} /> : null}
      </div>
    </div>
  );
}
