import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["JP"],
  pace: 3,
  walkingHours: 4,
  highestPoint: 1044,
  minimumAge: 8,
  guide: "haruka-okuda",
  meeting: { latitude: 34.4363, longitude: 135.2442, localAddress: "関西国際空港 第1ターミナルビル1階 国際線到着ロビー" },
  end: { latitude: 35.709, longitude: 139.7966, localAddress: "東京都台東区 都営浅草線 浅草駅" },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [
        { mode: "train", km: 100, hours: 1.33 },
        { mode: "walk", hours: 1.5 },
      ],
      activities: [],
      stops: [
        { latitude: 34.4363, longitude: 135.2442 },
        { latitude: 35.0107, longitude: 135.7597, by: "train" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [{ mode: "train" }, { mode: "walk", km: 4, hours: 2.5 }],
      ascent: 200,
      activities: [{ priceUsd: 4 }],
      stops: [
        { latitude: 34.9671, longitude: 135.7727, by: "train" },
        { latitude: 35.0298, longitude: 135.7481, by: "train" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [{ mode: "car" }, { mode: "walk", hours: 3 }, { mode: "bus" }],
      activities: [],
      stops: [
        { latitude: 34.9949, longitude: 135.785, by: "car" },
        { latitude: 35.0345, longitude: 135.7183, by: "bus" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "train", km: 39, hours: 0.58 },
        { mode: "walk", km: 9, hours: 4 },
        { mode: "train", km: 39, hours: 0.58 },
      ],
      activities: [],
      stops: [
        { latitude: 34.6845, longitude: 135.8278, by: "train" },
        { latitude: 35.0107, longitude: 135.7597, by: "train" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "lodge",
      legs: [
        { mode: "train", km: 148, hours: 0.58 },
        { mode: "train", km: 80, hours: 0.83 },
        { mode: "bus" },
        { mode: "walk", km: 8, hours: 3 },
      ],
      ascent: 200,
      activities: [],
      stops: [
        { latitude: 35.1709, longitude: 136.8815, by: "train" },
        { latitude: 35.5003, longitude: 137.5028, by: "train" },
        { latitude: 35.5272, longitude: 137.5681, by: "bus" },
        { latitude: 35.5775, longitude: 137.5953, by: "walk" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "bus", hours: 0.17 },
        { mode: "train", km: 396, hours: 5 },
      ],
      activities: [],
      stops: [
        { latitude: 35.6022, longitude: 137.6091, by: "bus" },
        { latitude: 35.1709, longitude: 136.8815, by: "train" },
        { latitude: 35.2562, longitude: 139.1553, by: "train" },
        { latitude: 35.2475, longitude: 139.0482, by: "train" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [{ mode: "train" }, { mode: "boat", hours: 0.5 }, { mode: "walk", hours: 2 }, { mode: "bus" }, { mode: "train", km: 89 }],
      activities: [],
      stops: [
        { latitude: 35.2422, longitude: 139.0196, by: "train" },
        { latitude: 35.2006, longitude: 139.0302, by: "boat" },
        { latitude: 35.2042, longitude: 139.0497, by: "walk" },
        { latitude: 35.7108, longitude: 139.7976, by: "train" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "boat", hours: 0.58 },
        { mode: "walk", hours: 3 },
      ],
      activities: [],
      stops: [
        { latitude: 35.6597, longitude: 139.7634, by: "boat" },
        { latitude: 35.7265, longitude: 139.7672, by: "train" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "train" }],
      activities: [],
      stops: [],
    },
  ],
  access: {
    stepFreeStays: "partly",
    longestWalk: "partly",
    stepsAndStairs: "no",
    seating: "partly",
    diet: "partly",
  },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [],
  estimates: [
    { kind: "visa", lowUsd: 0, highUsd: 0, month: "2026-11" },
    { kind: "tips", lowUsd: 0, highUsd: 0, month: "2026-11" },
    { kind: "meals", lowUsd: 100, highUsd: 270, month: "2026-11" },
    { kind: "extras", lowUsd: 70, highUsd: 200, month: "2026-11" },
    { kind: "insurance", lowUsd: 65, highUsd: 130, month: "2026-11" },
  ],
} satisfies TripFacts;
