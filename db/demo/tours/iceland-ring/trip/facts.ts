import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const trip = {
  countries: ["IS"],
  pace: 2,
  walkingHours: 3,
  highestPoint: 540,
  minimumAge: 8,
  guide: "sigrun-halldorsdottir",
  meeting: { latitude: 63.9967, longitude: -22.6235, localAddress: "Keflavíkurflugvöllur, komusalur, 235 Reykjanesbær" },
  end: { latitude: 63.9967, longitude: -22.6235, localAddress: "Keflavíkurflugvöllur, brottfararsalur, 235 Reykjanesbær" },
  days: [
    {
      meals: ["dinner"],
      stay: "hotel",
      legs: [
        { mode: "car", km: 50, hours: 0.75 },
        { mode: "walk", km: 3, hours: 2 },
      ],
      activities: [{ priceUsd: 12 }],
      stops: [
        { latitude: 63.9967, longitude: -22.6235 },
        { latitude: 64.1466, longitude: -21.9426, by: "car" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 200, hours: 3 },
        { mode: "walk", hours: 3 },
      ],
      activities: [],
      stops: [
        { latitude: 63.6156, longitude: -19.9886, by: "bus" },
        { latitude: 63.5321, longitude: -19.5114, by: "bus" },
        { latitude: 63.4023, longitude: -19.1302, by: "bus" },
        { latitude: 63.4044, longitude: -19.045, by: "bus" },
        { latitude: 63.4186, longitude: -19.006, by: "bus" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 275, hours: 3.5 },
        { mode: "walk", km: 3.5, hours: 1.5 },
        { mode: "boat", hours: 0.6 },
      ],
      ascent: 130,
      activities: [{ priceUsd: 135 }],
      stops: [
        { latitude: 64.0163, longitude: -16.966, by: "bus" },
        { latitude: 64.0275, longitude: -16.9753, by: "walk" },
        { latitude: 64.0484, longitude: -16.1794, by: "bus" },
        { latitude: 64.2539, longitude: -15.2082, by: "bus" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 260, hours: 4 },
        { mode: "walk", hours: 2 },
      ],
      activities: [],
      stops: [
        { latitude: 64.244, longitude: -14.965, by: "bus" },
        { latitude: 64.6572, longitude: -14.284, by: "bus" },
        { latitude: 64.9297, longitude: -14.0086, by: "bus" },
        { latitude: 65.3035, longitude: -14.443, by: "bus" },
        { latitude: 65.2669, longitude: -14.3948, by: "bus" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 215, hours: 3 },
        { mode: "walk", hours: 2.5 },
      ],
      activities: [],
      stops: [
        { latitude: 65.8146, longitude: -16.3846, by: "bus" },
        { latitude: 65.641, longitude: -16.809, by: "bus" },
        { latitude: 65.644, longitude: -16.911, by: "bus" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 135, hours: 2 },
        { mode: "walk", km: 2.3, hours: 1 },
        { mode: "boat", hours: 3 },
      ],
      activities: [],
      stops: [
        { latitude: 65.5914, longitude: -16.9117, by: "bus" },
        { latitude: 66.0449, longitude: -17.3389, by: "bus" },
        { latitude: 65.6828, longitude: -17.5502, by: "bus" },
        { latitude: 65.6826, longitude: -18.0907, by: "bus" },
      ],
    },
    {
      meals: ["breakfast", "dinner"],
      stay: "hotel",
      legs: [
        { mode: "bus", km: 400, hours: 5 },
        { mode: "walk", hours: 0.5 },
      ],
      activities: [],
      stops: [
        { latitude: 65.468, longitude: -18.685, by: "bus" },
        { latitude: 65.6112, longitude: -19.5045, by: "bus" },
        { latitude: 64.7716, longitude: -21.5394, by: "bus" },
        { latitude: 64.5383, longitude: -21.9206, by: "bus" },
        { latitude: 64.1466, longitude: -21.9426, by: "bus" },
      ],
    },
    {
      meals: ["breakfast"],
      stay: "none",
      legs: [{ mode: "car", km: 50, hours: 0.75 }],
      activities: [],
      stops: [{ latitude: 63.9967, longitude: -22.6235, by: "car" }],
    },
  ],
  access: {
    stepFreeStays: "partly",
    longestWalk: "partly",
    stepsAndStairs: "partly",
    seating: "partly",
    serviceAnimals: "no",
    diet: "yes",
  },
  womenLed: { womanGuide: true, metAfterDark: true, phoneAnyHour: true },
  localPayments: [],
  estimates: [
    { kind: "visa", lowUsd: 0, highUsd: 0, month: "2026-11" },
    { kind: "tips", lowUsd: 0, highUsd: 60, month: "2026-11" },
    { kind: "meals", lowUsd: 220, highUsd: 380, month: "2026-11" },
    { kind: "extras", lowUsd: 30, highUsd: 230, month: "2026-11" },
    { kind: "insurance", lowUsd: 110, highUsd: 220, month: "2026-11" },
  ],
} satisfies TripFacts;
