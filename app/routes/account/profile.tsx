import { contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { data, isRouteErrorResponse } from "react-router";
import type { ProfileAnswer } from "#app/features/people/accounts/profile/profile-dialog.tsx";
import { parseProfile, passwordFields } from "#app/features/people/accounts/profile/profile-form.server.ts";
import { ProfilePage } from "#app/features/people/accounts/profile/profile-page.tsx";
import { ProfileSaved } from "#app/features/people/accounts/profile/profile-saved.tsx";
import { profileView } from "#app/features/people/accounts/profile/profile.server.ts";
import { readAccountAgain } from "#app/features/people/accounts/session/session.server.ts";
import { updateProfile } from "#app/features/people/accounts/profile/update-profile.server.tsx";
import { myBookings } from "#app/features/selling/bookings/customer/my-bookings.server.ts";
import { MyBookingsSection } from "#app/features/selling/bookings/customer/my-bookings.tsx";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { savedLists } from "#app/features/people/saved/account-list.server.ts";
import { savedCards } from "#app/features/people/saved/page/saved-items.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/profile";

export const handle: RouteHandle = { namespaces: ["profile", "bookings", "blog"], query: ["edit"] };
export const headers = personalPage;
export const meta = pageMeta;

/** Of each kind; the rest is on /saved. */
const latestSaved = 3;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const { db, now } = context;
  const settings = context.settings;
  const url = new URL(request.url);
  const t = translator(languageOfPath(url.pathname));
  const title = t("meta.titled", { title: t("profile:title") });
  const { tour, article } = await savedLists(db, account.id);
  const latest = { tour: tour.slice(0, latestSaved), article: article.slice(0, latestSaved) };
  return {
    saved: await savedCards(db, viewerOf(context), latest),
    profile: await profileView(db, account, { now: now(), timeZone: settings.hours.timeZone }),
    bookings: await myBookings(db, account.id, now()),
    editing: url.searchParams.has("edit"),
    meta: describePage(context, { title, description: t("profile:description"), path: "/profile", noindex: true }),
  };
}

/** Saves the edit dialog. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const submission = await parseProfile(await formBody(request), account.email);
  const hidden = { hideFields: [...passwordFields] };
  if (submission.status !== "success") return data({ sent: submission.reply(hidden) } satisfies ProfileAnswer, { status: 400 });
  const t = translator(context.language);
  const settings = context.settings;
  const outcome = await updateProfile(context, account, { form: submission.value, settings });
  if (outcome.ok) {
    await readAccountAgain(context);
    const { passwordChanged, pendingEmail } = outcome;
    return data({ saved: { passwordChanged, pendingEmail } } satisfies ProfileAnswer);
  }
  if (outcome.reason === "gone") throw new Response(null, { status: 403, statusText: "Not signed in" });
  if (outcome.reason === "too_many") {
    const message = t("profile:failed.tooMany", { count: Math.ceil(outcome.wait / 60) });
    return data({ sent: submission.reply(hidden), failed: "update", message } satisfies ProfileAnswer, {
      status: 429,
      headers: { "Retry-After": String(outcome.wait) },
    });
  }
  const sent = submission.reply({
    ...hidden,
    fieldErrors: { currentPassword: ["currentPasswordWrong"], currentEmail: ["currentEmailWrong"] },
  });
  if (submission.value.newPassword === "") return data({ sent } satisfies ProfileAnswer, { status: 400 });
  return data({ sent, failed: "password" } satisfies ProfileAnswer, { status: 409 });
}

/** What did not arrive, or not from her, is told in the dialog, so that what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    const signedOut = isRouteErrorResponse(error) && error.status === 403;
    return data({ failed: signedOut ? "notAuthenticated" : "update" } satisfies ProfileAnswer, { status: signedOut ? 403 : 503 });
  }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProfilePage profile={loaderData.profile} editing={loaderData.editing} answer={actionData}>
      <MyBookingsSection groups={loaderData.bookings} />
      <ProfileSaved items={loaderData.saved} />
    </ProfilePage>
  );
}
