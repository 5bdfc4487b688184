import { may } from "#app/features/people/access/actor.ts";
import { contextOf, type Account } from "#app/features/people/access/context.server.ts";
import type { RouterContextProvider } from "react-router";
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { adminEntries } from "#app/features/agency/admin-layout/admin-entries.ts";
import { cartCountOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { catalogueCounts, popularDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { savedLists } from "#app/features/people/saved/account-list.server.ts";
import { yearsOfExperience } from "#app/features/agency/settings/settings.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { takeFlash } from "#app/platform/flash.server.ts";
import { sharedRead } from "#app/platform/shared-reads.server.ts";

type Context = Readonly<RouterContextProvider>;

const menuOf = sharedRead(async (db, language: Language) => {
  const [counts, popular] = await Promise.all([catalogueCounts(db), popularDestinations(db, language)]);
  return { ...counts, popular: popular.slice(0, 4).map(({ slug, name, picture }) => ({ slug, name, picture })) };
});

/** The Admin menu: its names come with the data, so that visitors' pages carry none of them. */
function adminMenu(account: Account, language: Language) {
  const t = translator(language);
  return adminEntries.filter(({ permission }) => may(account, permission)).map(({ key, path }) => ({ path, name: t(`admin:nav.${key}`) }));
}

/** Who is signed in, as header and hearts show her. */
async function signedIn(request: Request, context: Context, language: Language) {
  const account = contextOf(context).account;
  if (!account) return undefined;
  const { id, firstName } = account;
  const saved = await savedLists(contextOf(context).db, id);
  return { id, firstName, adminMenu: may(account, "admin.open") ? adminMenu(account, language) : undefined, saved };
}

/** What header and footer show on every page. */
export async function layoutData(request: Request, context: Context) {
  const { db, now } = contextOf(context);
  const language = contextOf(context).language;
  const [settings, menu, account, cartCount] = await Promise.all([
    contextOf(context).settings,
    menuOf(db, language),
    signedIn(request, context, language),
    cartCountOf(contextOf(context)),
  ]);
  const { brand, contacts, hours, social, rates } = settings;
  return {
    currency: contextOf(context).currency,
    account,
    cartCount,
    canEmail: canEmail(contextOf(context)),
    flash: takeFlash(contextOf(context)),
    ratesDate: rates.date,
    brand: { ...brand, years: yearsOfExperience(brand.foundedYear, now()), year: now().getUTCFullYear() },
    contacts,
    hours: hours.periods,
    social,
    menu,
  };
}

export type LayoutData = Awaited<ReturnType<typeof layoutData>>;
