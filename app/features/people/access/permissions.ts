/**
 * Who may do what: the one table of permissions and roles. A person has any number of roles and may do what any of them allows. A new
 * role is a line here and its name in each language (`users:roles`); a new permission is a line here and its use (`requirePermission`).
 */

export const permissions = [
  /** To open the admin area at all. */
  "admin.open",
  "users.read",
  "users.delete",
  /** To give and take roles. */
  "users.roles",
  "bookings.read",
  /** To accept, reject and cancel for the agency. */
  "bookings.decide",
  /** To note that money has come. */
  "bookings.pay",
  /** To promise, send and accept refunds. */
  "bookings.refund",
  "departures.read",
  "departures.change",
  /** The list of travellers as a file. */
  "departures.export",
  /** To make, change and pause codes that take something off a price. */
  "promoCodes.change",
  "enquiries.read",
  "enquiries.answer",
  "enquiries.export",
  "subscribers.read",
  "subscribers.remove",
  "subscribers.export",
  /** Tours, destinations, articles, testimonials and pictures, previews too. */
  "content.read",
  "content.change",
  "reviews.read",
  "reviews.change",
  "team.change",
  "tripData.read",
  "tripData.change",
  "settings.read",
  "settings.change",
  "audit.read",
  "audit.export",
] as const;
export type Permission = (typeof permissions)[number];

const bookings = ["bookings.read", "bookings.decide", "bookings.pay", "departures.read", "departures.change", "departures.export"] as const;
const enquiries = ["enquiries.read", "enquiries.answer", "enquiries.export"] as const;
const subscribers = ["subscribers.read", "subscribers.remove", "subscribers.export"] as const;
const content = [
  "content.read",
  "content.change",
  "reviews.read",
  "reviews.change",
  "team.change",
  "tripData.read",
  "tripData.change",
] as const;
const audit = ["audit.read", "audit.export"] as const;

/** What each role allows. Somebody without a role is a customer: her own things are hers without any permission. */
export const roles = {
  Owner: permissions,
  Manager: [
    "admin.open",
    "users.read",
    ...bookings,
    "bookings.refund",
    "promoCodes.change",
    ...enquiries,
    ...subscribers,
    ...content,
    "settings.read",
    ...audit,
  ],
  Bookings: ["admin.open", ...bookings, ...enquiries],
  Content: ["admin.open", ...content, ...subscribers],
  Accounts: ["admin.open", "bookings.read", "bookings.pay", "bookings.refund", "departures.read", ...audit],
  Guide: [],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof roles;

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
/** In the order in which they are offered. */
export const roleNames = Object.keys(roles).filter(isRole);

/** All that these roles allow together; a name that is no role (any more) allows nothing. */
export const permissionsOf = (names: readonly string[]): ReadonlySet<Permission> =>
  new Set(names.flatMap((name): readonly Permission[] => (isRole(name) ? roles[name] : [])));
