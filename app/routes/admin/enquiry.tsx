import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { answerEnquiry, noteOnEnquiry, setEnquiryStatus } from "#app/features/people/enquiries/admin/enquiry-changes.server.tsx";
import { deliveredEnquiry } from "#app/features/people/enquiries/admin/delivered-enquiry.ts";
import type { EnquiryAnswer, EnquiryAdminForm } from "#app/features/people/enquiries/admin/enquiry-admin-form.ts";
import { parseEnquiryAdminForm } from "#app/features/people/enquiries/admin/enquiry-admin-form.server.ts";
import { enquiryPath } from "#app/features/people/enquiries/admin/enquiry-list.ts";
import { readEnquiry } from "#app/features/people/enquiries/admin/enquiry-page.server.ts";
import { EnquiryView } from "#app/features/people/enquiries/admin/enquiry-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
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
  requirePermission(context, "enquiries.read");
  const { db } = context;
  const { language } = context;
  const id = idSchema.safeParse(params.id).data;
  const page = id && (await readEnquiry(db, id, language));
  if (!page) throw data(null, 404);
  return {
    page,
    keys: { answer: crypto.randomUUID(), note: crypto.randomUUID() },
    clock: adminClock(context),
    meta: describeAdminPage(context, {
      title: translator(language)("enquiriesAdmin:title", { reference: page.reference }),
      path: enquiryPath(page.id),
    }),
  };
}

/** Does one thing and shows the page anew, or says why nothing was done. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const self = requirePermission(context, "enquiries.answer");
  const at = context.now().toISOString();
  const sent = await formBody(request);
  const { language } = context;
  const id = idSchema.safeParse(params.id).data;
  if (!id || !(await readEnquiry(context.db, id, language))) throw data(null, 404);
  const parsed = parseEnquiryAdminForm(sent);
  if (!parsed.ok) {
    const wrong = parsed.entry ? { entry: parsed.entry } : { problem: "unreadable" as const };
    return data({ at, ...wrong } satisfies EnquiryAnswer, { status: 400 });
  }
  const { form } = parsed;
  const outcome =
    form.intent === "status"
      ? await setEnquiryStatus(context, self, id, form)
      : await (form.intent === "answer" ? answerEnquiry : noteOnEnquiry)(context, self, id, form);
  if (outcome.ok) {
    setFlash(context, { kind: "success", ...doneTexts(translator(language), form) });
    return redirect(localPath(language, enquiryPath(id)), 303);
  }
  if (outcome.reason === "absent") throw data(null, 404);
  const kept = form.intent === "status" ? {} : { entry: { kind: form.intent, text: form.text } };
  const status = outcome.reason === "forbidden" ? 403 : 409;
  return data({ at, problem: outcome.reason, ...kept } satisfies EnquiryAnswer, { status });
}

function doneTexts(t: ReturnType<typeof translator>, form: EnquiryAdminForm) {
  if (form.intent === "status")
    return { title: t("enquiriesAdmin:done.status.title"), text: t(`enquiriesAdmin:statusForm.is.${form.status}`) };
  return { title: t(`enquiriesAdmin:done.${form.intent}.title`), text: t(`enquiriesAdmin:done.${form.intent}.text`) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredEnquiry(() => serverAction());

export default function Enquiry({ loaderData: { page, keys, clock }, actionData }: Route.ComponentProps) {
  return <EnquiryView key={page.id} page={page} keys={keys} answer={actionData} clock={clock} />;
}
