import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { demoPath, removalPath } from "./demo-address.ts";
import type { DemoBooking, DemoCounts } from "./demo-changes.server.ts";
import { DemoCountList, DemoRefusal } from "./demo-parts.tsx";

export type DemoAnswer = FormAnswer<"booked", { bookings: DemoBooking[] }>;

type Props = {
  counts: DemoCounts;
  shown: boolean;
  /** Bookings because of which it stays. */
  booked: DemoBooking[];
  /** True where she is asked whether she means it. */
  asked: boolean;
  answer: DemoAnswer | undefined;
};

/** The demo content: what there is of it, and the way to take it out or to load it again. */
export function DemoPage({ counts, shown, booked, asked, answer }: Props) {
  const { t } = useTranslation("setup");
  const navigation = useNavigation();
  const sending = navigation.formMethod === "POST";
  const problem = answer?.problem;
  const feedback =
    problem && problem !== "booked"
      ? { kind: "problem" as const, title: t("demo.problems.title"), text: t(`demo.problems.${problem}`) }
      : undefined;
  const bookings = answer?.bookings ?? booked;
  return (
    <>
      <AdminHead title={t("demo.title")} lead={t("demo.lead")} trail={[]} />
      <Feedback feedback={feedback} at={answer?.at} />
      {bookings.length > 0 ? <DemoRefusal bookings={bookings} answered={problem === "booked"} /> : null}
      <section className="panel grid justify-items-start gap-3" aria-labelledby="demo-state">
        <h2 className="h4" id="demo-state">
          {shown ? t("demo.shown") : t("demo.gone")}
        </h2>
        {shown ? (
          <>
            <div>
              <p>{t("demo.what")}</p>
              <DemoCountList counts={counts} />
            </div>
            <p className="text-sm text-muted">{t("demo.stays")}</p>
            {bookings.length > 0 ? null : (
              <LocalLink className="button button-danger-outline" to={removalPath} prefetch="none" preventScrollReset>
                {t("demo.remove")}
              </LocalLink>
            )}
          </>
        ) : (
          <>
            <p>{t("demo.goneText")}</p>
            <Form method="post">
              <input type="hidden" name="intent" value="load" />
              <SendButton sending={sending} look="button-secondary">
                {sending ? t("demo.loading") : t("demo.load")}
              </SendButton>
            </Form>
          </>
        )}
      </section>
      {asked && shown && bookings.length === 0 ? (
        <ConfirmDialog
          title={t("demo.confirm.title")}
          cancelPath={demoPath}
          fields={{ intent: "remove" }}
          confirm={t("demo.confirm.button")}
          busy={{ label: t("demo.confirm.busy"), now: sending }}
          destroys
        >
          <p>{t("demo.confirm.text")}</p>
          <DemoCountList counts={counts} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
