import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "monthly", place: 1, weekday: 6 }] satisfies DemoSchedule;
