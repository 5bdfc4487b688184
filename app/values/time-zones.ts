/** The time zones of the world by the names that are used today. */

/** Browsers and Node list these by names that the places no longer have; both names are understood. */
const renamed = new Map([
  ["Africa/Asmera", "Africa/Asmara"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Godthab", "America/Nuuk"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Pacific/Ponape", "Pacific/Pohnpei"],
  ["Pacific/Truk", "Pacific/Chuuk"],
]);

/** All zones to choose from, in the order of their names. */
export const timeZones = (): string[] =>
  [...new Set(Intl.supportedValuesOf("timeZone").map((zone) => renamed.get(zone) ?? zone))].toSorted();
