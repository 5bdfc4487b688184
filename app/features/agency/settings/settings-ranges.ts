/** What the settings may hold: for the schema that reads them, and for the forms that change them. */

/** The least and the most that makes sense. Rates are so narrow that a slip of the decimal point is noticed. */
export const ranges = {
  foundedYear: { min: 1900, max: 2100 },
  countries: { min: 1, max: 200 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  /** Units for one US dollar. */
  INR: { min: 40, max: 200 },
  EUR: { min: 0.4, max: 2 },
  GBP: { min: 0.4, max: 2 },
  administrativeFeeUsdMinor: { min: 0, max: 1_000_000 },
  dearerDateUsdMinor: { min: 0, max: 1_000_000 },
  childPricePercent: { min: 0, max: 100 },
  cutOffDays: { min: 0, max: 60 },
  holdMinutes: { min: 5, max: 1_440 },
  transferDueHours: { min: 1, max: 1_440 },
  monthsAhead: { min: 3, max: 36 },
} as const;
