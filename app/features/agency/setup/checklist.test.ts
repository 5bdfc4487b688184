import { describe, expect, test } from "vitest";
import { doneTasks, type SetupFacts } from "./checklist.ts";

const fresh: SetupFacts = {
  ownAccount: false,
  cards: false,
  ownContacts: false,
  mail: "noServer",
  ownRates: true,
  ratesDay: "2026-10-01",
  today: "2026-11-23",
  ownTour: false,
  demo: true,
};

test("of a new site nothing is done", () => {
  expect(doneTasks(fresh)).toEqual({ contacts: false, payment: false, mail: false, rates: false, tour: false, demo: false });
});

describe("a point is done by what is so:", () => {
  test.each([
    ["contacts", { ownContacts: true }],
    ["payment", { ownAccount: true }],
    ["payment", { cards: true }],
    ["mail", { mail: "works" }],
    ["rates", { ratesDay: "2026-10-24" }],
    ["tour", { ownTour: true }],
    ["demo", { demo: false }],
  ] as const)("%s by %o", (task, facts) => {
    expect(Object.entries(doneTasks({ ...fresh, ...facts })).filter(([, done]) => done)).toEqual([[task, true]]);
  });

  test.each([
    ["rates", { ratesDay: "2026-10-23" }],
    ["rates", { ratesDay: "2026-11-23", ownRates: false }],
    ["mail", { mail: "untried" }],
    ["mail", { mail: "failed" }],
  ] as const)("not %s by %o", (task, facts) => {
    expect(doneTasks({ ...fresh, ...facts })[task]).toBe(false);
  });
});
