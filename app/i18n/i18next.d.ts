import "i18next";
import type about from "./en/about.ts";
import type accountMail from "./en/accountMail.ts";
import type admin from "./en/admin.ts";
import type audit from "./en/audit.ts";
import type blog from "./en/blog.ts";
import type bookingsDesk from "./en/bookingsDesk.ts";
import type bookingMail from "./en/bookingMail.ts";
import type bookings from "./en/bookings.ts";
import type checkout from "./en/checkout.ts";
import type common from "./en/common.ts";
import type contentDesk from "./en/contentDesk.ts";
import type contact from "./en/contact.ts";
import type destinations from "./en/destinations.ts";
import type home from "./en/home.ts";
import type legal from "./en/legal.ts";
import type mail from "./en/mail.ts";
import type newsletter from "./en/newsletter.ts";
import type oauth from "./en/oauth.ts";
import type payment from "./en/payment.ts";
import type profile from "./en/profile.ts";
import type reviewsDesk from "./en/reviewsDesk.ts";
import type saved from "./en/saved.ts";
import type settings from "./en/settings.ts";
import type signIn from "./en/signIn.ts";
import type subscribers from "./en/subscribers.ts";
import type team from "./en/team.ts";
import type tour from "./en/tour.ts";
import type tours from "./en/tours.ts";
import type tripData from "./en/tripData.ts";
import type users from "./en/users.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      about: typeof about;
      accountMail: typeof accountMail;
      admin: typeof admin;
      audit: typeof audit;
      blog: typeof blog;
      bookingsDesk: typeof bookingsDesk;
      bookingMail: typeof bookingMail;
      bookings: typeof bookings;
      checkout: typeof checkout;
      common: typeof common;
      contact: typeof contact;
      contentDesk: typeof contentDesk;
      destinations: typeof destinations;
      home: typeof home;
      legal: typeof legal;
      mail: typeof mail;
      newsletter: typeof newsletter;
      oauth: typeof oauth;
      payment: typeof payment;
      profile: typeof profile;
      reviewsDesk: typeof reviewsDesk;
      saved: typeof saved;
      settings: typeof settings;
      signIn: typeof signIn;
      subscribers: typeof subscribers;
      team: typeof team;
      tour: typeof tour;
      tours: typeof tours;
      tripData: typeof tripData;
      users: typeof users;
    };
  }
}
