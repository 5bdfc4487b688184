import type { RouterContextProvider } from "react-router";
import { accountOf } from "#app/features/accounts/session.server.ts";
import { cartCountOf } from "#app/features/bookings/cart-cookie.server.ts";
import { catalogueCounts, popularDestinations } from "#app/features/catalogue/destinations/destinations.server.ts";
import { savedLists } from "#app/features/saved/account-list.server.ts";
import { requestSettings } from "#app/features/catalogue/viewer.server.ts";
import { yearsOfExperience } from "#app/features/settings/settings.server.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { takeFlash } from "#app/platform/flash.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { sharedRead } from "#app/platform/shared-reads.server.ts";

const menuOf = sharedRead(async (db, language: Language) => {
  const [counts, popular] = await Promise.all([catalogueCounts(db), popularDestinations(db, language)]);
  return { ...counts, popular: popular.slice(0, 4).map(({ slug, name, picture }) => ({ slug, name, picture })) };
});

/** What header and footer show on every page. */
export async function frameData(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, now } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const [settings, menu, account, cartCount] = await Promise.all([
    requestSettings(context),
    menuOf(db, language),
    accountOf(request, context),
    cartCountOf(request, context),
  ]);
  const { brand, contacts, hours, social, rates } = settings;
  const saved = account && (await savedLists(db, account.id));
  return {
    currency: context.get(requestContext).currency,
    account: account && saved && { id: account.id, firstName: account.firstName, admin: account.userType === "Admin", saved },
    cartCount,
    flash: takeFlash(request, context),
    ratesDate: rates.date,
    brand: { ...brand, years: yearsOfExperience(brand.foundedYear, now()), year: now().getUTCFullYear() },
    contacts,
    hours: hours.periods,
    social,
    menu,
  };
}

export type FrameData = Awaited<ReturnType<typeof frameData>>;
