import {
  CalendarDays,
  FilePenLine,
  FileSpreadsheet,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Settings,
  Ticket,
  UserCog,
  type Icon,
} from "#app/ui/icons.tsx";

/**
 * The admin menu: a page's entry comes with the page, in this order: Dashboard, User Management, Trip Data Management, Bookings,
 * Departures, Enquiries, Newsletter, Content, Settings, Audit. Its name is admin:nav.<key>.
 */
export const adminEntries = [
  { key: "dashboard", path: "/admin", icon: LayoutDashboard },
  { key: "users", path: "/users", icon: UserCog },
  { key: "tripData", path: "/admin/trip-data", icon: FileSpreadsheet },
  { key: "bookings", path: "/admin/bookings", icon: Ticket },
  { key: "departures", path: "/admin/departures", icon: CalendarDays },
  { key: "enquiries", path: "/admin/enquiries", icon: MessagesSquare },
  { key: "newsletter", path: "/admin/newsletter", icon: Newspaper },
  { key: "content", path: "/admin/content", icon: FilePenLine },
  { key: "settings", path: "/admin/settings", icon: Settings },
  { key: "audit", path: "/admin/audit", icon: ScrollText },
] as const satisfies {
  key: string;
  path: string;
  icon: Icon;
}[];
