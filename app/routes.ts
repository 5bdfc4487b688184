/** The table of contents: every address of the site. English is bare; every other language has the same pages under its prefix. */
import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { defaultLanguage, languages, type Language } from "./i18n/languages.ts";

const pages = (language: Language) => {
  const id = (name: string) => `${language}-${name}`;
  return [
    index("routes/site/home.tsx", { id: id("home") }),
    route("destinations", "routes/tours/destinations.tsx", { id: id("destinations") }),
    route("destinations/detail/:slug", "routes/tours/destination.tsx", { id: id("destination") }),
    route("destinations/:continent", "routes/tours/destinations.tsx", { id: id("destinations-of-continent") }),
    route("tours", "routes/tours/tours.tsx", { id: id("tours") }),
    route("tours/detail/:slug", "routes/tours/tour.tsx", { id: id("tour") }),
    route("tours/:category", "routes/tours/tours.tsx", { id: id("tours-of-category") }),
    route("about", "routes/site/about.tsx", { id: id("about") }),
    route("blog", "routes/blog/blog.tsx", { id: id("blog") }),
    route("blog/feed.xml", "routes/blog/feed.ts", { id: id("blog-feed") }),
    route("blog/:slug", "routes/blog/post.tsx", { id: id("post") }),
    route("contact", "routes/site/contact.tsx", { id: id("contact") }),
    route("saved", "routes/saved/saved.tsx", { id: id("saved") }),
    route("saved/items", "routes/saved/items.ts", { id: id("saved-items") }),
    route("cart", "routes/bookings/cart.tsx", { id: id("cart") }),
    route("checkout", "routes/bookings/checkout.tsx", { id: id("checkout") }),
    route("checkout/confirmation/:reference", "routes/bookings/confirmation.tsx", { id: id("confirmation") }),
    route("checkout/confirmation/:reference/calendar.ics", "routes/bookings/calendar.ts", { id: id("calendar") }),
    route("newsletter", "routes/newsletter/subscribe.tsx", { id: id("newsletter") }),
    route("newsletter/confirm", "routes/newsletter/confirm.tsx", { id: id("newsletter-confirm") }),
    route("newsletter/unsubscribe", "routes/newsletter/unsubscribe.tsx", { id: id("newsletter-unsubscribe") }),
    route("auth/sign-in/:provider", "routes/account/provider-start.ts", { id: id("provider-start") }),
    route("auth/callback", "routes/account/auth-callback.tsx", { id: id("auth-callback") }),
    route("sign-in", "routes/account/sign-in.tsx", { id: id("sign-in") }),
    route("register", "routes/account/register.tsx", { id: id("register") }),
    route("sign-out", "routes/account/sign-out.ts", { id: id("sign-out") }),
    route("confirm-email", "routes/account/confirm-email.tsx", { id: id("confirm-email") }),
    route("forgot-password", "routes/account/forgot-password.tsx", { id: id("forgot-password") }),
    route("reset-password", "routes/account/reset-password.tsx", { id: id("reset-password") }),
    route("profile", "routes/account/profile.tsx", { id: id("profile") }),
    route("profile/sessions", "routes/account/profile-sessions.ts", { id: id("profile-sessions") }),
    route("profile/email", "routes/account/profile-email.ts", { id: id("profile-email") }),
    route("profile/data", "routes/account/profile-data.ts", { id: id("profile-data") }),
    route("profile/delete", "routes/account/delete-account.tsx", { id: id("delete-account") }),
    route("privacy-policy", "routes/site/privacy-policy.tsx", { id: id("privacy-policy") }),
    route("terms-conditions", "routes/site/terms-conditions.tsx", { id: id("terms-conditions") }),
    layout("routes/admin/frame.tsx", { id: id("admin-frame") }, [
      route("admin", "routes/admin/dashboard.tsx", { id: id("dashboard") }),
      route("users", "routes/admin/users.tsx", { id: id("users") }),
      route("admin/bookings", "routes/admin/bookings.tsx", { id: id("admin-bookings") }),
      route("admin/bookings/:reference", "routes/admin/booking.tsx", { id: id("admin-booking") }),
      route("admin/departures", "routes/admin/departures.tsx", { id: id("admin-departures") }),
      route("admin/departures/:id", "routes/admin/departure.tsx", { id: id("admin-departure") }),
      route("admin/audit", "routes/admin/audit.tsx", { id: id("audit") }),
    ]),
    route("admin/departures/:id/travellers.csv", "routes/admin/departure-travellers.ts", { id: id("admin-departure-travellers") }),
    route("admin/audit/export", "routes/admin/audit-export.ts", { id: id("audit-export") }),
  ];
};

export default [
  ...pages(defaultLanguage),
  ...languages.filter((language) => language !== defaultLanguage).flatMap((language) => prefix(language, pages(language))),
  route("api/auth/*", "routes/account/auth-library.ts"),
  route("preferences/currency", "routes/site/currency.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
