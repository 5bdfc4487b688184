import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["ID"],
  pace: 2,
  walkingHours: 2,
  guide: "ni-wayan-suartini",
  meeting: {
    latitude: -8.7467,
    longitude: 115.1667,
    localAddress: "Bandar Udara Internasional I Gusti Ngurah Rai, Terminal Kedatangan Internasional, Tuban, Badung, Bali",
  },
  end: {
    latitude: -8.7467,
    longitude: 115.1667,
    localAddress: "Bandar Udara Internasional I Gusti Ngurah Rai, Terminal Keberangkatan Internasional, Tuban, Badung, Bali",
  },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [{ mode: "car", km: 37, hours: 1.5 }],
      activities: [],
      stops: [
        { latitude: -8.7467, longitude: 115.1667 },
        { latitude: -8.525, longitude: 115.2575, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "car", hours: 0.67 },
        { mode: "car", km: 2 },
        { mode: "walk", hours: 2 },
      ],
      activities: [],
      stops: [
        { latitude: -8.4156, longitude: 115.3153, by: "car" },
        { latitude: -8.4233, longitude: 115.3125, by: "car" },
        { latitude: -8.5069, longitude: 115.2625, by: "car" },
        { latitude: -8.525, longitude: 115.2575, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 80, hours: 3 },
        { mode: "walk", hours: 0.5 },
        { mode: "walk", hours: 1.5 },
      ],
      activities: [],
      stops: [
        { latitude: -8.5023, longitude: 115.3321, by: "car" },
        { latitude: -8.48, longitude: 115.4385, by: "car" },
        { latitude: -8.5514, longitude: 115.4689, by: "car" },
        { latitude: -8.5089, longitude: 115.566, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "boat", hours: 2 },
        { mode: "car", km: 5 },
        { mode: "car", hours: 0.33 },
      ],
      activities: [],
      stops: [
        { latitude: -8.531, longitude: 115.5862, by: "boat" },
        { latitude: -8.5089, longitude: 115.566, by: "boat" },
        { latitude: -8.4767, longitude: 115.566, by: "car" },
        { latitude: -8.5008, longitude: 115.6117, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "car", km: 60, hours: 2 }],
      activities: [],
      stops: [{ latitude: -8.7467, longitude: 115.1667, by: "car" }],
    },
  ],
  access: {
    stepFreeStays: "partly",
    longestWalk: "partly",
    stepsAndStairs: "no",
    seating: "partly",
    hearing: "partly",
    sight: "partly",
    serviceAnimals: "no",
    diet: "yes",
  },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [{ usd: 9, local: { amount: 150_000, currency: "IDR" } }],
  estimates: [
    { kind: "visa", lowUsd: 30, highUsd: 32, month: "2026-11" },
    { kind: "meals", lowUsd: 32, highUsd: 80, month: "2026-11" },
    { kind: "tips", lowUsd: 25, highUsd: 50, month: "2026-11" },
    { kind: "extras", lowUsd: 20, highUsd: 70, month: "2026-11" },
  ],
} satisfies TripFacts;
