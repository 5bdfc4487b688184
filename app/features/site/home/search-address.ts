export const searchTabs = ["destination", "activity", "duration"] as const;
export type SearchTab = (typeof searchTabs)[number];

export const isSearchTab = (value: unknown): value is SearchTab => searchTabs.some((tab) => tab === value);

/** What each tab searches by. */
export const parameterOf = { destination: "keyword", activity: "activity", duration: "duration" } as const satisfies Record<
  SearchTab,
  string
>;

/**
 * Where a search of the home page leads: `/tours` with the tab's own parameter, and `when` unless it is anytime.
 * Undefined when the tab's criterion is missing.
 */
export function searchAddress(tab: SearchTab, fields: FormData): string | undefined {
  const value = fields.get(parameterOf[tab]);
  const criterion = typeof value === "string" ? value.trim() : "";
  if (criterion === "" || criterion === "any") return undefined;
  const params = new URLSearchParams({ [parameterOf[tab]]: criterion });
  const when = fields.get("when");
  if (typeof when === "string" && when !== "anytime") params.set("when", when);
  return `/tours?${params}`;
}
