import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["TZ"],
  pace: 1,
  walkingHours: 2,
  highestPoint: 2300,
  guide: "neema-laizer",
  meeting: {
    latitude: -3.4294,
    longitude: 37.0745,
    localAddress: "Uwanja wa Ndege wa Kimataifa wa Kilimanjaro (KIA), Hai, Kilimanjaro",
  },
  end: {
    latitude: -3.4294,
    longitude: 37.0745,
    localAddress: "Uwanja wa Ndege wa Kimataifa wa Kilimanjaro (KIA), Hai, Kilimanjaro",
  },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [{ mode: "car", km: 50, hours: 1 }],
      activities: [],
      stops: [
        { latitude: -3.4294, longitude: 37.0745 },
        { latitude: -3.3869, longitude: 36.683, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [
        { mode: "car", km: 120, hours: 2.25 },
        { mode: "car", hours: 6 },
      ],
      activities: [],
      stops: [
        { latitude: -3.569, longitude: 35.996, by: "car" },
        { latitude: -3.7107, longitude: 36.0006, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "lodge",
      legs: [
        { mode: "car", hours: 2 },
        { mode: "car", km: 70 },
        { mode: "walk", hours: 2 },
        { mode: "car", km: 30 },
      ],
      activities: [],
      stops: [
        { latitude: -3.3722, longitude: 35.8544, by: "car" },
        { latitude: -3.3735, longitude: 35.822, by: "car" },
        { latitude: -3.3392, longitude: 35.6719, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "lodge",
      legs: [
        { mode: "car", hours: 0.5 },
        { mode: "car", hours: 6 },
      ],
      activities: [],
      stops: [
        { latitude: -3.2963, longitude: 35.5923, by: "car" },
        { latitude: -3.2083, longitude: 35.4786, by: "car" },
        { latitude: -3.201, longitude: 35.619, by: "car" },
        { latitude: -3.244, longitude: 35.517, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [{ mode: "car", km: 140, hours: 4 }],
      activities: [],
      stops: [
        { latitude: -2.9964, longitude: 35.3522, by: "car" },
        { latitude: -2.8311, longitude: 34.9986, by: "car" },
        { latitude: -2.4703, longitude: 34.8305, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [{ mode: "car", hours: 9 }],
      activities: [{ priceUsd: 600 }],
      stops: [
        { latitude: -2.385, longitude: 34.808, by: "car" },
        { latitude: -2.7333, longitude: 34.7833, by: "car" },
        { latitude: -2.4703, longitude: 34.8305, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "hotel",
      legs: [{ mode: "car" }, { mode: "flight", hours: 1 }, { mode: "car", km: 10 }],
      activities: [{ priceUsd: 0 }],
      stops: [
        { latitude: -3.3678, longitude: 36.6333, by: "flight" },
        { latitude: -3.3869, longitude: 36.683, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "car", km: 50, hours: 1 }],
      activities: [],
      stops: [{ latitude: -3.4294, longitude: 37.0745, by: "car" }],
    },
  ],
  access: {
    stepFreeStays: "partly",
    longestWalk: "partly",
    stepsAndStairs: "partly",
    seating: "partly",
    hearing: "partly",
    serviceAnimals: "no",
    diet: "yes",
  },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [],
  estimates: [
    { kind: "visa", lowUsd: 50, highUsd: 50, month: "2026-11" },
    { kind: "tips", lowUsd: 80, highUsd: 120, month: "2026-11" },
    { kind: "meals", lowUsd: 8, highUsd: 20, month: "2026-11" },
    { kind: "extras", lowUsd: 40, highUsd: 120, month: "2026-11" },
    { kind: "extras", lowUsd: 40, highUsd: 250, month: "2026-11" },
  ],
} satisfies TripFacts;
