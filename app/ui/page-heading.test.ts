import { expect, test } from "vitest";
import { turnsPage } from "./page-heading.ts";

test.each([
  ["", "?page=2"],
  ["?page=2", ""],
  ["?category=Luxury&page=2", "?page=3&category=Luxury"],
])("from %j to %j turns the page of a list", (before, after) => {
  expect(turnsPage(before, after)).toBe(true);
});

test.each([
  ["?page=2", "?category=Luxury"],
  ["?page=2", "?page=2&sort=rating"],
  ["?tab=itinerary", "?tab=reviews"],
  ["", "?all=departures"],
])("from %j to %j asks for something else", (before, after) => {
  expect(turnsPage(before, after)).toBe(false);
});
