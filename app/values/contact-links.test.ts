import { expect, test } from "vitest";
import { mapLink, telephoneLink } from "./contact-links.ts";

test("a telephone link holds the digits alone", () => {
  expect(telephoneLink("+91 11 4000 2015")).toBe("tel:+911140002015");
});

test("a map link marks the place", () => {
  expect(mapLink({ latitude: 28.5931, longitude: 77.2197 })).toBe(
    "https://www.openstreetmap.org/?mlat=28.5931&mlon=77.2197#map=17/28.5931/77.2197",
  );
});
