import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "weekly", weekdays: [7], season: { from: "10-01", to: "03-31" } }] satisfies DemoSchedule;
