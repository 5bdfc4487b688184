import { describe, expect, test } from "vitest";
import { carriedDays, days, daysShown, daysWanted, details, pictureNames, rearranged, typedDuration } from "./tour-fields.ts";

type Values = Record<string, string>;

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
const day = (language: string, at: number, title: string, description = `${title} in words`): Values => ({
  [`${language}.itinerary.${at}.title`]: title,
  [`${language}.itinerary.${at}.description`]: description,
});
const three: Values = {
  "facts.durationDays": "4",
  "english.itinerary.0.was": "0",
  "english.itinerary.1.was": "1",
  "english.itinerary.2.was": "2",
  ...day("english", 0, "Arrival"),
  ...day("english", 1, "Temples"),
  ...day("english", 2, "Gardens"),
  ...day("translations.de", 0, "Ankunft"),
  ...day("translations.de", 1, "Tempel"),
  ...day("translations.de", 2, "Gärten"),
};
const titles = (values: Values, language = "english") =>
  Array.from({ length: daysShown(values) }, (_, at) => values[`${language}.itinerary.${at}.title`] ?? "");

describe("the days of a tour", () => {
  test.each([
    ["1", 1],
    ["2", 1],
    ["8", 7],
    [" 60 ", 59],
    ["61", undefined],
    ["0", undefined],
    ["", undefined],
    ["4.5", undefined],
    ["a week", undefined],
  ])("a length of %j wants %j of them", (typed, wanted) => {
    expect(daysWanted({ "facts.durationDays": typed })).toBe(wanted);
  });

  test("are as many as the length wants, and more only as long as something is written in them", () => {
    expect(daysShown({ ...three, "facts.durationDays": "9" })).toBe(8);
    expect(daysShown({ ...three, "facts.durationDays": "2" })).toBe(3);
    expect(daysShown({ ...three, ...day("english", 2, "", ""), "facts.durationDays": "2" })).toBe(3);
    expect(daysShown({ ...three, ...day("english", 2, " ", ""), ...day("translations.de", 2, "", " "), "facts.durationDays": "2" })).toBe(
      2,
    );
    expect(daysShown({ ...three, "facts.durationDays": "soon" })).toBe(3);
    expect(daysShown({})).toBe(1);
    expect(typedDuration(three)).toBe(4);
  });

  test("what is written after the last is read, so that it is never dropped silently", () => {
    const read = days.read(formOf({ ...three, "facts.durationDays": "3" }), "english.itinerary");
    expect(read).toHaveLength(3);
    expect(days.read(formOf({ ...three, "facts.durationDays": "6" }), "english.itinerary")).toEqual([
      { title: "Arrival", description: "Arrival in words" },
      { title: "Temples", description: "Temples in words" },
      { title: "Gardens", description: "Gardens in words" },
      { title: "", description: "" },
      { title: "", description: "" },
    ]);
  });

  test("stand in the fields as they are stored", () => {
    const stored = [{ title: "Arrival", description: "Arrival in words" }];
    const typed = days.typed(stored, "english.itinerary");
    expect(typed).toEqual({ ...day("english", 0, "Arrival"), "english.itinerary.0.was": "0" });
    expect(days.read(formOf(typed), "english.itinerary")).toEqual(stored);
    expect(days.typed(null, "english.itinerary")).toEqual({});
  });

  test("move in both languages of the page at once, and the first cannot go up nor the last down", () => {
    const down = rearranged(three, "itinerary down 0");
    expect([titles(down), titles(down, "translations.de")]).toEqual([
      ["Temples", "Arrival", "Gardens"],
      ["Tempel", "Ankunft", "Gärten"],
    ]);
    expect(rearranged(down, "itinerary up 1")).toEqual(three);
    for (const wish of [
      "itinerary up 0",
      "itinerary down 2",
      "itinerary up 9",
      "itinerary up -1",
      "itinerary up",
      "itinerary fit",
      "nothing",
      "",
    ])
      expect([wish, rearranged(three, wish)]).toEqual([wish, three]);
  });

  test("taken away, those after it come up; the other fields stay", () => {
    const fewer = rearranged({ ...three, "english.title": "Japan", "facts.durationDays": "3" }, "itinerary remove 1");
    expect([titles(fewer), titles(fewer, "translations.de")]).toEqual([
      ["Arrival", "Gardens"],
      ["Ankunft", "Gärten"],
    ]);
    expect(fewer).toMatchObject({ "english.title": "Japan", "english.itinerary.1.was": "2" });
  });

  test("of a language that is not on the page go where the English ones went", () => {
    const french = ["Arrivée", "Temples", "Jardins"].map((title) => ({ title, description: "" }));
    const carried = (values: Values) => carriedDays(french, formOf(values)).map(({ title }) => title);
    expect(carried(three)).toEqual(["Arrivée", "Temples", "Jardins"]);
    expect(carried(rearranged(three, "itinerary up 2"))).toEqual(["Arrivée", "Jardins", "Temples"]);
    expect(carried(rearranged(three, "itinerary remove 0"))).toEqual(["Temples", "Jardins", ""]);
    expect(carried({ ...rearranged(three, "itinerary remove 0"), "facts.durationDays": "3" })).toEqual(["Temples", "Jardins"]);
    expect(carried({ ...three, "english.itinerary.1.was": "77" })).toEqual(["Arrivée", "", "Jardins"]);
  });
});

describe("the pictures of a tour", () => {
  const gallery = { "facts.gallery": "tours/a\ntours/b\ntours/c" };
  test.each([
    ["facts.gallery up 2", "tours/a\ntours/c\ntours/b"],
    ["facts.gallery down 0", "tours/b\ntours/a\ntours/c"],
    ["facts.gallery remove 1", "tours/a\ntours/c"],
    ["facts.gallery add tours/d", "tours/a\ntours/b\ntours/c\ntours/d"],
    ["facts.gallery add tours/a", "tours/a\ntours/b\ntours/c"],
    ["facts.gallery remove 7", "tours/a\ntours/b\ntours/c"],
  ])("%s", (wish, names) => {
    expect(rearranged(gallery, wish)).toEqual({ "facts.gallery": names });
  });

  test("are read in their order, each once", () => {
    const form = new FormData();
    for (const name of ["tours/b", "tours/a", " tours/b ", ""]) form.append("facts.gallery", name);
    expect(pictureNames.read(form, "facts.gallery")).toEqual(["tours/b", "tours/a"]);
  });
});

test("of the details only what is written replaces the fixed line", () => {
  const typed = details.typed({ meals: "Breakfast every day." }, "english.details");
  expect(typed).toMatchObject({ "english.details.meals": "Breakfast every day.", "english.details.guide": "" });
  expect(details.read(formOf(typed), "english.details")).toEqual({ meals: "Breakfast every day." });
});
