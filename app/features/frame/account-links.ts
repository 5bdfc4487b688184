/** Pages of administrators, as the Admin menu lists them (specification 2, Layout). */
export const adminPages = [
  { path: "/admin", label: "nav.dashboard" },
  { path: "/users", label: "nav.users" },
  { path: "/admin/trip-data", label: "nav.tripData" },
] as const;
