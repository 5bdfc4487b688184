/** What a site needs before its first booking. Each point is checked by what is so; nobody ticks anything off. */
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

export type MailFailure = "noServer" | "unreachable" | "unknownHost" | "timeout" | "login" | "secure" | "address" | "other";

/** Of the email server: whether there is one, and how its last try went. */
export type MailState = "noServer" | "untried" | "failed" | "works";

/** What is known of the site. */
export type SetupFacts = {
  ownAccount: boolean;
  cards: boolean;
  /** Phone, email, street and networks are hers, and none of the example's. */
  ownContacts: boolean;
  mail: MailState;
  /** Somebody has set or confirmed them; until then they are the example's. */
  ownRates: boolean;
  ratesDay: CalendarDate;
  today: CalendarDate;
  /** A tour of her own is published and has a date that can still be booked. */
  ownTour: boolean;
  demo: boolean;
};

const ratesLastDays = 30;
export const setupTasks = ["contacts", "payment", "mail", "rates", "tour", "demo"] as const;
export type SetupTask = (typeof setupTasks)[number];

/** Which points are done. */
export const doneTasks = ({
  ownAccount,
  ownContacts,
  cards,
  mail,
  ownRates,
  ratesDay,
  today,
  ownTour,
  demo,
}: SetupFacts): Record<SetupTask, boolean> => ({
  contacts: ownContacts,
  payment: ownAccount || cards,
  mail: mail === "works",
  rates: ownRates && ratesDay >= addDays(today, -ratesLastDays),
  tour: ownTour,
  demo: !demo,
});
