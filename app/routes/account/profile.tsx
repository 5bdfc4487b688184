import { contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { profileErrors, type ProfileError } from "#app/features/people/accounts/account-fields.ts";
import type { ProfileAnswer } from "#app/features/people/accounts/profile/profile-dialog.tsx";
import { passwordFields, profileSchema } from "#app/features/people/accounts/profile/profile-form.server.ts";
import { ProfilePage } from "#app/features/people/accounts/profile/profile-page.tsx";
import { ProfileSaved } from "#app/features/people/accounts/profile/profile-saved.tsx";
import { profileView } from "#app/features/people/accounts/profile/profile.server.ts";
import { readAccountAgain } from "#app/features/people/accounts/session/session.server.ts";
import { updateProfile } from "#app/features/people/accounts/profile/update-profile.server.tsx";
import { claimOf } from "#app/features/selling/bookings/customer/claim-bookings.server.ts";
import { myBookings } from "#app/features/selling/bookings/customer/my-bookings.server.ts";
import { MyBookingsSection } from "#app/features/selling/bookings/customer/my-bookings.tsx";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { savedLists } from "#app/features/people/saved/account-list.server.ts";
import { savedCards } from "#app/features/people/saved/page/saved-items.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readForm, refuse, refuseFields, tooManyRequests, wrongAt } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/profile";

export const handle: RouteHandle = { namespaces: ["profile", "bookings", "blog"], query: ["edit"] };
export const headers = personalPage;
export const meta = pageMeta;

/** Of each kind; the rest is on /saved. */
const latestSaved = 3;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const { db, now, language } = context;
  const t = translator(language);
  const title = t("meta.titled", { title: t("profile:title") });
  const { tour, article } = await savedLists(db, account.id);
  const latest = { tour: tour.slice(0, latestSaved), article: article.slice(0, latestSaved) };
  return {
    saved: await savedCards(db, viewerOf(context), latest),
    profile: await profileView(context),
    bookings: await myBookings(db, account.id, now()),
    claim: await claimOf(db, account),
    editing: new URL(request.url).searchParams.has("edit"),
    meta: describePage(context, { title, description: t("profile:description"), path: "/profile", noindex: true }),
  };
}

/** Saves the edit dialog. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const account = requireAccount(context);
  const read = await readForm(request, profileSchema(account.email), { hide: passwordFields });
  if (!read.ok) return refuseFields(context, read, profileErrors);
  const outcome = await updateProfile(context, read.value);
  if (outcome.ok) {
    await readAccountAgain(context);
    const { passwordChanged, pendingEmail } = outcome;
    return data({ at: context.now().toISOString(), saved: { passwordChanged, pendingEmail } } satisfies ProfileAnswer);
  }
  if (outcome.reason === "gone") throw new Response(null, { status: 403, statusText: "Not signed in" });
  if (outcome.reason === "too_many") return tooManyRequests(context, outcome.wait, read);
  const wrong: Record<string, ProfileError> = { currentPassword: "currentPasswordWrong", currentEmail: "currentEmailWrong" };
  const refused = wrongAt(read, wrong);
  return read.value.newPassword === "" ? refuse(context, refused) : refuse(context, { ...refused, problem: "password" });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProfilePage profile={loaderData.profile} editing={loaderData.editing} answer={actionData}>
      <MyBookingsSection groups={loaderData.bookings} claim={loaderData.claim} />
      <ProfileSaved items={loaderData.saved} />
    </ProfilePage>
  );
}
