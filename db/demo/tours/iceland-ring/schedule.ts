import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "weekly", weekdays: [6] }] satisfies DemoSchedule;
