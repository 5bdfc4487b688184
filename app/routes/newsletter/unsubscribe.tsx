import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { z } from "zod";
import { NewsletterPage } from "#app/features/publishing/newsletter/newsletter-page.tsx";
import { isUnsubscribeLink, unsubscribe } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { Route } from "./+types/unsubscribe";

export const handle: RouteHandle = { namespaces: ["newsletter"], query: ["id", "signature"] };
export const headers = personalPage;

const linkSchema = z.object({ id: z.uuid(), signature: z.string().max(100) });

function linkOf(request: Request) {
  const link = linkSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return link.success ? link.data : undefined;
}

/** Showing the page changes nothing; its button, or the mail program's own one-click POST (RFC 8058), does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const link = linkOf(request);
  const ours = link !== undefined && isUnsubscribeLink(context.get(servicesContext), link.id, link.signature);
  return data({ ours }, { status: ours ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const link = linkOf(request);
  const done = link !== undefined && (await unsubscribe(context.get(servicesContext), link.id, link.signature));
  return data({ done }, { status: done ? 200 : 404 });
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const answer = actionData && "done" in actionData ? actionData : undefined;
  if (answer?.done) return <NewsletterPage picture="success" title={t("unsubscribed.title")} text={t("unsubscribed.text")} />;
  if (!loaderData.ours || answer) return <NewsletterPage picture="error" title={t("forged.title")} text={t("forged.text")} />;
  return (
    <NewsletterPage picture="mail-sent" title={t("unsubscribe.title")} text={t("unsubscribe.text")}>
      <UndeliveredNote answer={actionData} />
      <Form method="post">
        <button className="button button-primary">{t("unsubscribe.button")}</button>
      </Form>
    </NewsletterPage>
  );
}
