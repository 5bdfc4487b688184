/** The list of everything that runs by itself. */
import { forgetOldDrafts } from "#app/features/publishing/content/admin/drafts/drafts.server.ts";
import { forgetOldTokens } from "#app/features/people/accounts/account-tokens.server.ts";
import { forgetOldCarts } from "#app/features/selling/bookings/cart/cart.server.ts";
import { forgetTravelNotes } from "#app/features/selling/bookings/customer/personal-data.server.ts";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { settlePages } from "#app/features/selling/bookings/payment/card-pages.server.ts";
import { sendCardRefunds } from "#app/features/selling/bookings/payment/card-refunds.server.ts";
import { expireHolds, expireUnpaid, redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { settleChoices } from "#app/features/selling/bookings/choice/settle-choices.server.ts";
import { settleRuns } from "#app/features/selling/bookings/run/settle-runs.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { refreshAllFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { forgetOldEnquiries } from "#app/features/people/enquiries/enquiries.server.tsx";
import { deliverMails, forgetOldMails, type SendMail } from "#app/features/agency/mail/outbox.server.ts";
import { forgetUnconfirmed } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { dropForgottenPictures } from "#app/features/publishing/pictures/pictures.server.ts";
import { tidyUploads } from "#app/features/agency/trip-data/purge-uploads.server.ts";
import { closeVisitDays } from "#app/features/agency/visits/visits.server.ts";
import type { Job } from "#app/platform/job-queue.server.ts";
import { forgetOldRates } from "#app/platform/rate-limit.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";

/** `send` is undefined without a mail server: mail then stays in the outbox. */
export const jobs = (services: Services, send: SendMail | undefined): Job[] => {
  const { db, handle, now } = services;
  return [
    { name: "extend-departures", cron: "10 2 * * *", run: () => extendDepartures(db, now()) },
    { name: "refresh-from-prices", cron: "*/10 * * * *", run: () => refreshAllFromPrices(db, now()) },
    // Each transaction that writes mail also asks for this job; the minute is for second tries.
    { name: "deliver-mail", cron: "* * * * *", run: async () => (send ? deliverMails(db, send, now) : undefined) },
    { name: "forget-unconfirmed", cron: "20 2 * * *", run: () => forgetUnconfirmed(db, now()) },
    { name: "forget-enquiries", cron: "25 2 * * *", run: () => forgetOldEnquiries(db, now()) },
    { name: "forget-account-tokens", cron: "30 2 * * *", run: () => forgetOldTokens(db, now()) },
    { name: "forget-mails", cron: "35 2 * * *", run: () => forgetOldMails(db, now()) },
    { name: "forget-drafts", cron: "50 2 * * *", run: () => forgetOldDrafts(db, now()) },
    { name: "forget-rates", cron: "*/10 * * * *", run: () => forgetOldRates(db, now()) },
    // Each replacement of the data also asks for this job.
    { name: "tidy-uploads", cron: "*/10 * * * *", run: () => tidyUploads({ db, handle, now }) },
    { name: "expire-holds", cron: "* * * * *", run: () => expireHolds(db, now()) },
    { name: "expire-unpaid", cron: "* * * * *", run: () => expireUnpaid(db, now()) },
    // Each verb that tells a customer something also asks for this job.
    {
      name: "mail-booking-notices",
      cron: "* * * * *",
      run: async () => {
        const written = await mailNotices(services);
        // They need not wait another minute.
        if (written > 0 && send) await deliverMails(db, send, now);
        return written;
      },
    },
    // Each hour a day ends somewhere.
    { name: "redeem-travelled", cron: "15 * * * *", run: () => redeemTravelled(db, now()) },
    { name: "settle-runs", cron: "20 * * * *", run: () => settleRuns(db, { now: now(), enqueue: undefined }) },
    { name: "settle-choices", cron: "* * * * *", run: () => settleChoices(db, now()) },
    { name: "settle-payment-pages", cron: "* * * * *", run: () => settlePages(services) },
    { name: "send-card-refunds", cron: "* * * * *", run: () => sendCardRefunds(services) },
    { name: "forget-travel-notes", cron: "45 2 * * *", run: () => forgetTravelNotes(db, now()) },
    { name: "forget-carts", cron: "40 2 * * *", run: () => forgetOldCarts(db, now()) },
    { name: "drop-forgotten-pictures", cron: "45 2 * * *", run: () => dropForgottenPictures(db, now()) },
    { name: "close-visit-days", cron: "5 * * * *", run: () => closeVisitDays(db, now()) },
  ];
};
