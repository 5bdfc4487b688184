import type { DemoSchedule } from "#app/features/selling/catalogue/schedule/schedule-content.ts";

export const schedule = [{ kind: "dates", days: ["04-02", "10-15", "11-05"] }] satisfies DemoSchedule;
