import { may, type Actor } from "#app/features/people/access/actor.ts";
import type { Permission } from "#app/features/people/access/permissions.ts";
import {
  CalendarDays,
  FilePenLine,
  FileSpreadsheet,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Settings,
  Sparkles,
  Ticket,
  UserCog,
  type Icon,
} from "#app/ui/icons.tsx";

/**
 * The admin menu: a page's entry comes with the page, in this order: Dashboard, User Management, Trip Data Management, Bookings,
 * Departures, Promo Codes, Enquiries, Newsletter, Content, Settings, Audit. Its name is admin:nav.<key>.
 */
export const adminEntries = [
  { key: "dashboard", path: "/admin", permission: "admin.open", icon: LayoutDashboard },
  { key: "users", path: "/users", permission: "users.read", icon: UserCog },
  { key: "tripData", path: "/admin/trip-data", permission: "tripData.read", icon: FileSpreadsheet },
  { key: "bookings", path: "/admin/bookings", permission: "bookings.read", icon: Ticket },
  { key: "departures", path: "/admin/departures", permission: "departures.read", icon: CalendarDays },
  { key: "promoCodes", path: "/admin/promo-codes", permission: "promoCodes.change", icon: Sparkles },
  { key: "enquiries", path: "/admin/enquiries", permission: "enquiries.read", icon: MessagesSquare },
  { key: "newsletter", path: "/admin/newsletter", permission: "subscribers.read", icon: Newspaper },
  { key: "content", path: "/admin/content", permission: "content.read", icon: FilePenLine },
  { key: "settings", path: "/admin/settings", permission: "settings.read", icon: Settings },
  { key: "audit", path: "/admin/audit", permission: "audit.read", icon: ScrollText },
] as const satisfies {
  key: string;
  path: string;
  /** Who may not use the page does not see its entry. */
  permission: Permission;
  icon: Icon;
}[];

export type AdminEntryKey = (typeof adminEntries)[number]["key"];

/** The entries that somebody may open, by their keys: a page's data holds no icons. */
export const entriesFor = (actor: Actor | undefined): AdminEntryKey[] =>
  adminEntries.filter(({ permission }) => may(actor, permission)).map(({ key }) => key);
