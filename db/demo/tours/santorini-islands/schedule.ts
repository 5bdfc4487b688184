import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "weekly", weekdays: [3], season: { from: "04-01", to: "10-31" } }] satisfies DemoSchedule;
