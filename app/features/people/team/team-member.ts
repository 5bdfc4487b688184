/** Most characters of each field. */
export const memberLimits = { name: 80, position: 120, imagePath: 500 };

/** The id of a new member: the highest and one. */
export const nextMemberId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1;
