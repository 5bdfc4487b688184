import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["IN"],
  pace: 3,
  walkingHours: 5,
  guide: "meera-shekhawat",
  meeting: {
    latitude: 26.8289,
    longitude: 75.8056,
    localAddress: "जयपुर अंतरराष्ट्रीय हवाई अड्डा, सांगानेर, जयपुर, राजस्थान 302029",
  },
  end: {
    latitude: 24.6177,
    longitude: 73.8961,
    localAddress: "महाराणा प्रताप हवाई अड्डा, डबोक, उदयपुर, राजस्थान 313022",
  },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 12, hours: 0.58 },
        { mode: "car", hours: 0.67 },
        { mode: "car", hours: 0.67 },
      ],
      activities: [],
      stops: [
        { latitude: 26.8289, longitude: 75.8056 },
        { latitude: 26.928, longitude: 75.792, by: "car" },
        { latitude: 26.9373, longitude: 75.8155, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 11 },
        { mode: "walk", hours: 5 },
      ],
      activities: [],
      stops: [
        { latitude: 26.9855, longitude: 75.8513, by: "car" },
        { latitude: 26.9897, longitude: 75.8536, by: "car" },
        { latitude: 26.9239, longitude: 75.8267, by: "car" },
        { latitude: 26.9257, longitude: 75.8237, by: "walk" },
        { latitude: 26.9248, longitude: 75.8246, by: "walk" },
        { latitude: 26.919, longitude: 75.8262, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [
        { mode: "car", km: 350, hours: 6.5 },
        { mode: "walk", hours: 1 },
        { mode: "walk", hours: 0.33 },
      ],
      activities: [{ priceUsd: 11 }],
      stops: [
        { latitude: 27.2005, longitude: 73.7385, by: "car" },
        { latitude: 26.976, longitude: 73.417, by: "car" },
        { latitude: 26.736, longitude: 72.886, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 65, hours: 1.5 },
        { mode: "walk", hours: 0.75 },
      ],
      activities: [],
      stops: [
        { latitude: 26.7246, longitude: 72.9094, by: "car" },
        { latitude: 26.296, longitude: 73.0215, by: "car" },
        { latitude: 26.2978, longitude: 73.0184, by: "car" },
        { latitude: 26.2958, longitude: 73.0125, by: "walk" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "walk", hours: 4 },
        { mode: "car", km: 20 },
      ],
      activities: [],
      stops: [
        { latitude: 26.2974, longitude: 73.0237, by: "walk" },
        { latitude: 26.2941, longitude: 73.0242, by: "walk" },
        { latitude: 26.131, longitude: 73.007, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 165, hours: 3.5 },
        { mode: "car", km: 90, hours: 2 },
      ],
      activities: [],
      stops: [
        { latitude: 25.1157, longitude: 73.473, by: "car" },
        { latitude: 24.579, longitude: 73.679, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "hotel",
      legs: [{ mode: "walk", hours: 4 }, { mode: "boat" }],
      activities: [],
      stops: [
        { latitude: 24.5764, longitude: 73.6835, by: "walk" },
        { latitude: 24.5796, longitude: 73.6838, by: "walk" },
        { latitude: 24.5679, longitude: 73.6778, by: "boat" },
        { latitude: 24.5797, longitude: 73.6817, by: "boat" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "car", km: 24 }],
      activities: [],
      stops: [{ latitude: 24.6177, longitude: 73.8961, by: "car" }],
    },
  ],
  access: {
    stepFreeStays: "no",
    longestWalk: "partly",
    stepsAndStairs: "no",
    seating: "partly",
    hearing: "partly",
    sight: "partly",
    diet: "yes",
  },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [],
  estimates: [
    { kind: "visa", lowUsd: 10, highUsd: 30, month: "2026-11" },
    { kind: "tips", lowUsd: 70, highUsd: 80, month: "2026-11" },
    { kind: "meals", lowUsd: 40, highUsd: 110, month: "2026-11" },
    { kind: "extras", lowUsd: 15, highUsd: 60, month: "2026-11" },
  ],
} satisfies TripFacts;
