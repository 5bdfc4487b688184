/** The moment at which tests take place, and at which the seeded database was filled. A Saturday. */
export const testNow = new Date("2026-11-21T06:00:00Z");
