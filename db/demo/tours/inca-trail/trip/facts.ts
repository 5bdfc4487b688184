import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["PE"],
  pace: 5,
  walkingHours: 9,
  highestPoint: 4215,
  minimumAge: 12,
  guide: "yesenia-quispe",
  meeting: { latitude: -13.5357, longitude: -71.9388, localAddress: "Aeropuerto Alejandro Velasco Astete, llegadas, Wanchaq, Cusco" },
  end: { latitude: -13.5357, longitude: -71.9388, localAddress: "Aeropuerto Alejandro Velasco Astete, salidas, Wanchaq, Cusco" },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [
        { mode: "car", hours: 0.25 },
        { mode: "walk", hours: 1 },
      ],
      activities: [],
      stops: [
        { latitude: -13.5357, longitude: -71.9388 },
        { latitude: -13.515, longitude: -71.975, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [{ mode: "walk", hours: 4 }, { mode: "car" }],
      activities: [],
      stops: [
        { latitude: -13.5098, longitude: -71.9817, by: "car" },
        { latitude: -13.515, longitude: -71.975, by: "walk" },
      ],
    },
    {
      meals: ["breakfast", "lunch"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 90, hours: 2.5 },
        { mode: "walk", hours: 3 },
      ],
      activities: [],
      stops: [
        { latitude: -13.3917, longitude: -72.0478, by: "car" },
        { latitude: -13.3029, longitude: -72.1553, by: "car" },
        { latitude: -13.2581, longitude: -72.2633, by: "car" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [
        { mode: "car", hours: 0.75 },
        { mode: "walk", km: 12, hours: 6 },
      ],
      ascent: 400,
      activities: [],
      stops: [
        { latitude: -13.2245, longitude: -72.379, by: "car" },
        { latitude: -13.2319, longitude: -72.4247, by: "walk" },
        { latitude: -13.273, longitude: -72.444, by: "walk" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [{ mode: "walk", km: 11, hours: 8 }],
      ascent: 1200,
      activities: [],
      stops: [
        { latitude: -13.2463, longitude: -72.4862, by: "walk" },
        { latitude: -13.2305, longitude: -72.493, by: "walk" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "camp",
      legs: [{ mode: "walk", km: 15, hours: 9 }],
      ascent: 500,
      activities: [],
      stops: [
        { latitude: -13.2285, longitude: -72.4995, by: "walk" },
        { latitude: -13.2275, longitude: -72.5135, by: "walk" },
        { latitude: -13.2065, longitude: -72.5329, by: "walk" },
        { latitude: -13.193, longitude: -72.5373, by: "walk" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [
        { mode: "walk", km: 5 },
        { mode: "bus", hours: 0.5 },
      ],
      activities: [],
      stops: [
        { latitude: -13.1706, longitude: -72.5369, by: "walk" },
        { latitude: -13.1631, longitude: -72.545, by: "walk" },
        { latitude: -13.1547, longitude: -72.5254, by: "bus" },
      ],
    },
    {
      meals: ["breakfast", "lunch", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "bus", hours: 0.5 },
        { mode: "walk", hours: 3 },
        { mode: "bus", hours: 0.5 },
        { mode: "train", hours: 2 },
        { mode: "car", hours: 2 },
      ],
      activities: [{ priceUsd: 60 }],
      stops: [
        { latitude: -13.1631, longitude: -72.545, by: "bus" },
        { latitude: -13.1547, longitude: -72.5254, by: "bus" },
        { latitude: -13.2581, longitude: -72.2633, by: "train" },
        { latitude: -13.515, longitude: -71.975, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "car", hours: 0.25 }],
      activities: [],
      stops: [{ latitude: -13.5357, longitude: -71.9388, by: "car" }],
    },
  ],
  access: { stepFreeStays: "no", longestWalk: "no", stepsAndStairs: "no", seating: "partly", diet: "yes" },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [],
  estimates: [
    { kind: "visa", lowUsd: 0, highUsd: 0, month: "2026-11" },
    { kind: "tips", lowUsd: 70, highUsd: 120, month: "2026-11" },
    { kind: "meals", lowUsd: 50, highUsd: 120, month: "2026-11" },
    { kind: "extras", lowUsd: 30, highUsd: 150, month: "2026-11" },
    { kind: "insurance", lowUsd: 80, highUsd: 170, month: "2026-11" },
  ],
} satisfies TripFacts;
