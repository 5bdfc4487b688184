import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const { teamMembers, teamMemberTranslations, settings } = schema;

async function about(): Promise<string> {
  const answer = await site.get("/about");
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
}
const badge = (html: string) => /class="experience-badge"[^>]*><b>(\d+)<i>\+<\/i><\/b>/.exec(html)?.[1];

test("the page tells the story, the four values, the team, and leads on", async () => {
  const html = await about();
  expect(html).toContain("Crafting unforgettable travel experiences since 2015");
  for (const value of ["Our Story", "Sustainable Travel", "Excellence", "Passion", "Customer First"]) {
    expect(html).toMatch(new RegExp(`<h[23][^>]*>${value}</h`));
  }
  // Whatever the width, the name is not torn at its hyphen.
  expect(html).toMatch(/<h2[^>]*>Meet Our <span class="whitespace-nowrap">Women-Led<\/span> Team<\/h2>/);
  for (const link of ["/contact", "/tours"])
    expect(html).toMatch(new RegExp(`class="button[^"]*"[^>]* href="${link}"|href="${link}"[^>]* class="button`));
});

test("the badge counts the years since the founding and never shows fewer than ten", async () => {
  expect(badge(await about())).toBe("11");
  const [stored] = await site.db.select().from(settings).where(eq(settings.key, "brand"));
  const founded = async (foundedYear: number) => {
    const value = { name: "Yatrika", legalName: "Yatrika Tours & Travel", foundedYear, countries: 50 };
    await site.db.insert(settings).values({ key: "brand", value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    return badge(await about());
  };
  expect(await founded(2024)).toBe("10");
  expect(await founded(1996)).toBe("30");
  await site.db.delete(settings).where(eq(settings.key, "brand"));
  if (stored) await site.db.insert(settings).values(stored);
});

test("the team comes from the database, with initials where there is no picture", async () => {
  const members = await site.db.select().from(teamMembers);
  const html = await about();
  expect(members.length).toBeGreaterThanOrEqual(4);
  for (const { name } of members) expect(html).toContain(`>${name}</h3>`);
  await site.db.insert(teamMembers).values({ id: 900, name: "Zoë <b> Quill" });
  await site.db.insert(teamMemberTranslations).values({ memberId: 900, language: "en", position: "Guide" });
  const changed = await about();
  expect(changed).toContain("Zoë &lt;b&gt; Quill</h3>");
  expect(changed).toMatch(/class="initials"[^>]*>ZQ</);
});
