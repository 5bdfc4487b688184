import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { partyText } from "#app/features/selling/bookings/party-text.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import type { Clock } from "#app/ui/admin/ago.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { EnquiryBadge } from "./enquiry-badge.tsx";
import type { EnquiryAnswer, EntryKind } from "./enquiry-admin-form.ts";
import { enquiryStatuses } from "./enquiry-list.ts";
import type { EnquiryPage } from "./enquiry-page.server.ts";
import { EnquiryThread } from "./enquiry-thread.tsx";
import { EntryForm, entryFormId } from "./entry-form.tsx";

type Props = {
  page: EnquiryPage;
  /** New with each page that is drawn: a form sent twice is done once. */
  keys: Record<EntryKind, string>;
  answer: EnquiryAnswer | undefined;
  clock: Clock;
  /** Otherwise she only reads. */
  mayAnswer: boolean;
};

function Facts({ page, clock }: Pick<Props, "page" | "clock">) {
  const { t } = useTranslation("enquiriesAdmin");
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { request } = page;
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 className="h4" id="facts">
        {t(`kinds.${page.kind}`)}
      </h2>
      <dl className="facts">
        <div>
          <dt>{t("facts.name")}</dt>
          <dd>{page.name}</dd>
        </div>
        <div>
          <dt>{t("facts.email")}</dt>
          <dd>{page.email}</dd>
        </div>
        <div>
          <dt>{t("facts.language")}</dt>
          <dd>{formats.languageName(page.language)}</dd>
        </div>
        <div>
          <dt>{t("facts.received")}</dt>
          <dd>{formats.moment(page.receivedAt, clock.timeZone)}</dd>
        </div>
        {request ? (
          <>
            <div>
              <dt>{t("facts.tour")}</dt>
              <dd>
                {request.tour ? (
                  <LocalLink className="text-link" to={`/tours/detail/${request.tour.slug}`} prefetch="none">
                    {request.tour.title}
                  </LocalLink>
                ) : (
                  t("facts.tourGone")
                )}
              </dd>
            </div>
            <div>
              <dt>{t("facts.departure")}</dt>
              <dd>{request.startDate ? formats.date(request.startDate) : t("facts.anyDeparture")}</dd>
            </div>
            <div>
              <dt>{t("facts.travellers")}</dt>
              <dd>{request.party ? partyText(common, formats, request.party) : formats.number(request.travellers)}</dd>
            </div>
            {request.price ? (
              <div>
                <dt>{t("facts.price")}</dt>
                <dd>{formats.amount(request.price.amountMinor, request.price.currency)}</dd>
              </div>
            ) : null}
          </>
        ) : null}
      </dl>
      <LocalLink className="text-link" to={`/admin/bookings?q=${encodeURIComponent(page.email)}`} prefetch="none">
        {t("facts.bookings")}
      </LocalLink>
    </section>
  );
}

/** The statuses it can be put into, each by one click. */
function StatusForm({ page }: Pick<Props, "page">) {
  const { t } = useTranslation("enquiriesAdmin");
  const navigation = useNavigation();
  const sent = navigation.state === "idle" ? undefined : navigation.formData;
  const wanted = sent?.get("form") === "answered" ? "answered" : sent?.get("status");
  return (
    <section className="panel" aria-labelledby="status">
      <h2 className="h4" id="status">
        {t("statusForm.title")}
      </h2>
      <p className="mt-2">{t(`statusForm.is.${page.status}`)}</p>
      <Form method="post" className="status-buttons" preventScrollReset>
        <input type="hidden" name="form" value="status" />
        <input type="hidden" name="seen" value={page.revision} />
        {enquiryStatuses
          .filter((status) => status !== page.status)
          .map((status) => (
            <SendButton
              key={status}
              look="button-secondary button-small"
              {...(status === "answered"
                ? { form: entryFormId("answer"), formNoValidate: true, name: "form", value: "answered" }
                : { name: "status", value: status })}
              sending={wanted !== undefined && wanted !== null}
              pressed={wanted === status}
            >
              {t(`statusForm.to.${status}`)}
            </SendButton>
          ))}
      </Form>
    </section>
  );
}

/** One enquiry: who wrote what, what was answered, and what comes next. */
export function EnquiryView({ page, keys, answer, clock, mayAnswer }: Props) {
  const { t } = useTranslation("enquiriesAdmin");
  const formats = useFormats();
  const feedback = answer?.problem && { kind: "problem" as const, title: t("problems.title"), text: t(`problems.${answer.problem}`) };
  const arrived = useArrivedAnswer(answer);
  const written = useMemo(() => page.thread.map(({ formKey }) => formKey), [page.thread]);
  const [typed, setTyped] = useState<readonly EntryKind[]>([]);
  const onTyped = useCallback(
    (kind: EntryKind, unsaved: boolean) =>
      setTyped((kinds) =>
        kinds.includes(kind) === unsaved ? kinds : unsaved ? [...kinds, kind] : kinds.filter((other) => other !== kind),
      ),
    [],
  );
  const formOf = (kind: EntryKind) => ({ kind, formKey: keys[kind], seen: page.revision, written, answer: arrived, onTyped });
  return (
    <>
      <AdminHead title={t("title", { reference: page.reference })} trail={[{ name: t("list.title"), path: "/admin/enquiries" }]} />
      <Feedback feedback={feedback} at={answer?.at} />
      <p className="admin-cell lead mb-6">
        <EnquiryBadge status={page.status} /> {t("from", { name: page.name })}
      </p>
      <div className="enquiry-columns">
        <EnquiryThread page={page} clock={clock} />
        <div className="admin-column">
          <Facts page={page} clock={clock} />
          {mayAnswer ? <StatusForm page={page} /> : null}
        </div>
        {mayAnswer ? (
          <div className="admin-column">
            <section className="panel" aria-labelledby="answer">
              <h2 className="h4" id="answer">
                {t("write.answer.title")}
              </h2>
              <EntryForm
                {...formOf("answer")}
                lang={page.language}
                hint={t("write.answer.hint", { email: page.email, language: formats.languageName(page.language) })}
              />
            </section>
            <section className="panel" aria-labelledby="note">
              <h2 className="h4" id="note">
                {t("write.note.title")}
              </h2>
              <EntryForm {...formOf("note")} hint={t("write.note.hint")} />
            </section>
          </div>
        ) : null}
      </div>
      <LeaveGuard unsaved={typed.length > 0} />
    </>
  );
}
