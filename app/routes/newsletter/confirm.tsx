import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { NewsletterPage } from "#app/features/publishing/newsletter/newsletter-page.tsx";
import { confirmSubscription } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/confirm";

export const handle: RouteHandle = { namespaces: ["newsletter"], query: ["token"] };
export const headers = personalPage;

/** Mail programs open links by themselves: showing the page changes nothing. */
export function loader({ request }: Route.LoaderArgs) {
  const hasToken = Boolean(new URL(request.url).searchParams.get("token"));
  return data({ hasToken }, { status: hasToken ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const outcome = await confirmSubscription(context.get(servicesContext), token);
  return data({ outcome }, { status: outcome === "confirmed" ? 200 : outcome === "expired" ? 410 : 404 });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const outcome = (actionData && "outcome" in actionData ? actionData.outcome : undefined) ?? (loaderData.hasToken ? undefined : "unknown");
  if (outcome)
    return (
      <NewsletterPage picture={outcome === "confirmed" ? "success" : "error"} title={t(`${outcome}.title`)} text={t(`${outcome}.text`)} />
    );
  return (
    <NewsletterPage picture="mail-sent" title={t("confirm.title")} text={t("confirm.text")}>
      <UndeliveredNote answer={actionData} />
      <Form method="post">
        <button className="button button-primary">{t("confirm.button")}</button>
      </Form>
    </NewsletterPage>
  );
}
