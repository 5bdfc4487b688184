/** From little and flat to long and steep. */
export const paceLevels = ["1", "2", "3", "4", "5"] as const;
/** The key of a pace's word among the trip's texts; a pace that is none of these is held to be in the middle. */
export const paceKey = (level: number) => `pace.${paceLevels[level - 1] ?? "3"}` as const;
