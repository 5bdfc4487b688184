import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { answerEnquiry, noteOnEnquiry, setEnquiryStatus } from "#app/features/people/enquiries/admin/enquiry-changes.server.tsx";
import { entryErrors } from "#app/features/people/enquiries/admin/enquiry-admin-form.ts";
import { enquiryFormSchema, type EnquiryAdminForm } from "#app/features/people/enquiries/admin/enquiry-admin-form.server.ts";
import { enquiryPath } from "#app/features/people/enquiries/admin/enquiry-list.ts";
import { readEnquiry } from "#app/features/people/enquiries/admin/enquiry-page.server.ts";
import { EnquiryView } from "#app/features/people/enquiries/admin/enquiry-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import enquiryStyles from "#app/ui/styles/enquiries.css?url";
import type { Route } from "./+types/enquiry";

export const handle: RouteHandle = { namespaces: ["enquiriesAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [bookingsAdminStyles, enquiryStyles].map((href) => ({ rel: "stylesheet", href }));

/** Also after a form that came too late: the page then shows what somebody else has done meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

const idSchema = z.uuid();

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const actor = requirePermission(context, "enquiries.read");
  const { db, language } = context;
  const id = idSchema.safeParse(params.id).data;
  const page = id && (await readEnquiry(db, id, language));
  if (!page) throw data(null, 404);
  return {
    page,
    keys: { answer: crypto.randomUUID(), note: crypto.randomUUID() },
    clock: adminClock(context),
    mayAnswer: may(actor, "enquiries.answer"),
    meta: describeAdminPage(context, {
      title: translator(language)("enquiriesAdmin:title", { reference: page.reference }),
      path: enquiryPath(page.id),
    }),
  };
}

function change(context: Context, id: string, form: EnquiryAdminForm) {
  if (form.form === "status") return setEnquiryStatus(context, id, form);
  return form.form === "answer" ? answerEnquiry(context, id, form) : noteOnEnquiry(context, id, form);
}

/** Does one thing and shows the page anew, or says why nothing was done. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "enquiries.answer");
  const read = await readForm(request, enquiryFormSchema);
  const id = idSchema.safeParse(params.id).data;
  const { db, language } = context;
  if (!id || !(await readEnquiry(db, id, language))) throw data(null, 404);
  if (!read.ok) return refuseFields(context, read, entryErrors);
  const outcome = await change(context, id, read.value);
  if (!outcome.ok) {
    if (outcome.reason === "absent") throw data(null, 404);
    return refuse(context, { ...read, problem: outcome.reason });
  }
  setFlash(context, { kind: "success", ...doneTexts(context, read.value) });
  return redirect(localPath(language, enquiryPath(id)), 303);
}

function doneTexts(context: Context, form: EnquiryAdminForm) {
  const t = translator(context.language);
  if (form.form === "status")
    return { title: t("enquiriesAdmin:done.status.title"), text: t(`enquiriesAdmin:statusForm.is.${form.status}`) };
  const done = form.form === "answer" && !canEmail(context) ? "answerUnsent" : form.form;
  return { title: t(`enquiriesAdmin:done.${done}.title`), text: t(`enquiriesAdmin:done.${done}.text`) };
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Enquiry({ loaderData: { meta: _, ...shown }, actionData }: Route.ComponentProps) {
  return <EnquiryView key={shown.page.id} {...shown} answer={actionData} />;
}
