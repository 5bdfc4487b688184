import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailtoLink, mapLink, telephoneLink } from "./contact-links.ts";

/** Reads a link as a mail program does: only percent-encoding counts, a plus is a plus. */
function read(link: string) {
  const [, to = "", fields = ""] = /^mailto:([^?]*)\?(.*)$/s.exec(link) ?? [];
  const pairs = fields.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(to), fields: Object.fromEntries(pairs) as Record<string, string> };
}

describe("a link to a mail with text filled in", () => {
  test("is plain where nothing needs encoding", () => {
    expect(mailtoLink({ to: "hello@yatrika.example", subject: "Hello", body: "One\nTwo" })).toBe(
      "mailto:hello@yatrika.example?subject=Hello&body=One%0D%0ATwo",
    );
  });

  test.each(["Bali & Beyond: 50% off?", "a=b&body=c#d", "Reykjavík, ₹1,87,500", "जयपुर", "🛕", '+1 & "two" <three>', "%0D%0ABcc: x"])(
    "keeps %j as it is",
    (text) => {
      const { fields } = read(mailtoLink({ to: "a@b.example", subject: text, body: text }));
      expect(fields).toEqual({ subject: text, body: text });
    },
  );

  test("an address cannot add fields", () => {
    const { to, fields } = read(mailtoLink({ to: "a?cc=x&b@b.example", subject: "s", body: "t" }));
    expect(to).toBe("a?cc=x&b@b.example");
    expect(Object.keys(fields)).toEqual(["subject", "body"]);
  });

  test("any text can be read back, with CRLF line ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { fields } = read(mailtoLink({ to: "a@b.example", subject: "s", body: text }));
        expect(fields.body).toBe(text.toWellFormed().replace(/\r?\n/g, "\r\n"));
      }),
    );
  });

  test("half of a surrogate pair is no error", () => {
    expect(() => mailtoLink({ to: "a@b.example", subject: "\ud800", body: "" })).not.toThrow();
  });
});

test("a telephone link holds the digits alone", () => {
  expect(telephoneLink("+91 11 4000 2015")).toBe("tel:+911140002015");
});

test("a map link marks the place", () => {
  expect(mapLink({ latitude: 28.5931, longitude: 77.2197 })).toBe(
    "https://www.openstreetmap.org/?mlat=28.5931&mlon=77.2197#map=17/28.5931/77.2197",
  );
});
