import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "weekly", weekdays: [7], season: { from: "03-01", to: "12-31" } }] satisfies DemoSchedule;
