import type { RouterContextProvider } from "react-router";
import { accountOf } from "#app/features/people/accounts/session/session.server.ts";
import { adminEntries } from "#app/features/agency/admin-layout/admin-entries.ts";
import { cartCountOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { catalogueCounts, popularDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { savedLists } from "#app/features/people/saved/account-list.server.ts";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { yearsOfExperience } from "#app/features/agency/settings/settings.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { takeFlash } from "#app/platform/flash.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { sharedRead } from "#app/platform/shared-reads.server.ts";

type Context = Readonly<RouterContextProvider>;

const menuOf = sharedRead(async (db, language: Language) => {
  const [counts, popular] = await Promise.all([catalogueCounts(db), popularDestinations(db, language)]);
  return { ...counts, popular: popular.slice(0, 4).map(({ slug, name, picture }) => ({ slug, name, picture })) };
});

/** The Admin menu (specification 2, Layout): its names come with the data, so that visitors' pages carry none of them. */
function adminMenu(language: Language) {
  const t = translator(language);
  return adminEntries.map(({ key, path }) => ({ path, name: t(`admin:nav.${key}`) }));
}

/** Who is signed in, as header and hearts show her. */
async function signedIn(request: Request, context: Context, language: Language) {
  const account = await accountOf(request, context);
  if (!account) return undefined;
  const { id, firstName, userType } = account;
  const saved = await savedLists(context.get(servicesContext).db, id);
  return { id, firstName, adminMenu: userType === "Admin" ? adminMenu(language) : undefined, saved };
}

/** What header and footer show on every page. */
export async function frameData(request: Request, context: Context) {
  const { db, now } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const [settings, menu, account, cartCount] = await Promise.all([
    requestSettings(context),
    menuOf(db, language),
    signedIn(request, context, language),
    cartCountOf(request, context),
  ]);
  const { brand, contacts, hours, social, rates } = settings;
  return {
    currency: context.get(requestContext).currency,
    account,
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
