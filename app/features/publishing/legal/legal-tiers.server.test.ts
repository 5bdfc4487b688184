import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellationTiers } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { legalPage, termsVersion } from "./legal.server.ts";

type Share = { fromDays: number; percent: number; fee: boolean };
/** The list that all modules share: while these tests run it holds another policy, each number of which the texts have nowhere else. */
const shares: Share[] = cancellationTiers as unknown as Share[];
const inForce = [...shares];
beforeAll(() => {
  shares.splice(
    0,
    shares.length,
    { fromDays: 83, percent: 90, fee: false },
    { fromDays: 44, percent: 65, fee: true },
    { fromDays: 23, percent: 35, fee: false },
    { fromDays: 0, percent: 5, fee: false },
  );
});
afterAll(() => void shares.splice(0, shares.length, ...inForce));

describe.each(languages)("the terms in %s, were the policy another one,", (language) => {
  const formats = formatsFor(language);
  const t = translator(language);
  const plain = (text: string) => text.replace(/<[^>]*>|\s+/g, " ").replace(/ +/g, " ");
  const rows = () =>
    legalPage("terms-conditions", language, defaultSettings)
      .html.split("<tr>")
      .map((row) => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => plain(cell)));
  const numbersOf = (text = "") => text.match(/\d+/g)?.map(Number);

  test("would give back its shares for its days", () => {
    const all = rows();
    const first = all.findIndex(([days]) => numbersOf(days)?.includes(83));
    const table = all.slice(first, first + 4);
    expect(table.map(([days]) => numbersOf(days))).toEqual([[83], [44, 82], [23, 43], [22]]);
    const lessFee = t("legal:share.lessFee", { share: formats.percent(65), fee: formats.amount(5_000, "USD") });
    expect(table.map(([, share]) => share)).toEqual([formats.percent(90), lessFee, formats.percent(35), formats.percent(5)].map(plain));
  });

  test("would reckon the example by it", () => {
    const table = rows()
      .filter((row) => row.length === 3)
      .slice(0, 4);
    expect(table.map(([, days]) => numbersOf(days))).toEqual([[83], [82, 44], [43, 23], [22]]);
    const refunds = [28_687_600, 20_718_800 - 375_000, 11_156_200, 1_593_800];
    // Rounded half up to whole rupees for each traveller.
    expect(table.map(([, , refund]) => refund)).toEqual(refunds.map((minor) => plain(formats.amount(minor, "INR"))));
    for (const day of ["2027-01-17", "2027-01-18", "2027-02-25", "2027-02-26", "2027-03-18", "2027-03-19"])
      expect(table.flat().join(" ")).toContain(plain(formats.date(day, "long")));
  });

  test("would let her move without a fee as long as by its first line", () => {
    const { html } = legalPage("terms-conditions", language, defaultSettings);
    expect(plain(/<h2 id="changes">[\s\S]*?<h2/.exec(html)![0])).toMatch(/\b83\b/);
  });
});

test("another policy is another version of the terms", () => {
  expect(termsVersion(defaultSettings)).toContain("tiers=83:90,44:65-fee,23:35,0:5");
});
