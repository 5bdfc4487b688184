import { describe, expect, test } from "vitest";
import { placeOf, placeText } from "./coordinates.ts";

describe("a place on the map", () => {
  test.each<[string, [number, number]]>([
    ["27.1751, 78.0421", [27.1751, 78.0421]],
    [" 27.1751,78.0421 ", [27.1751, 78.0421]],
    ["-33.86 151.2", [-33.86, 151.2]],
    ["27; 78", [27, 78]],
    ["27.1751°, 78.0421°", [27.1751, 78.0421]],
    ["27,1751, 78,0421", [27.1751, 78.0421]],
    ["27,1751 78,0421", [27.1751, 78.0421]],
  ])("is read from %s", (typed, place) => expect(placeOf(typed)).toEqual(place));

  test.each(["", "27.1751", "27,1751", "Agra", "27.1751, north", "27.1, 78.0, 3", "1e3, 4", "12345, 1"])("is none in %s", (typed) =>
    expect(placeOf(typed)).toBeUndefined(),
  );

  test("stands in its field as it can be read again", () => {
    expect(placeOf(placeText(-0.5, 100))).toEqual([-0.5, 100]);
    expect([placeText("", "78"), placeText(undefined, undefined), placeText(0, 0)]).toEqual(["", "", "0, 0"]);
  });
});
