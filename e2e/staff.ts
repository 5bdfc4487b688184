import { request, type Cookie, type Page } from "@playwright/test";

/** The first administrator of the site under test, as settings make her. */
export const staffOfTests = { ADMIN_EMAIL: "admin@yatrika.example", ADMIN_PASSWORD: "sindhu river 42" };

let session: Promise<Cookie[]> | undefined;

async function openSession(origin: string): Promise<Cookie[]> {
  const visitor = await request.newContext({ extraHTTPHeaders: { Origin: origin } });
  const form = { email: staffOfTests.ADMIN_EMAIL, password: staffOfTests.ADMIN_PASSWORD };
  const answer = await visitor.post(`${origin}/sign-in`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`signing in was answered with ${answer.status()}`);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  // Without the greeting that waits for the next page.
  return cookies.filter(({ name }) => name !== "flash");
}

/** Makes the browser the administrator's. A worker signs in once; the form itself has tests of its own. */
export async function signInAsAdmin(page: Page): Promise<void> {
  session ??= openSession(`http://localhost:${process.env.E2E_PORT ?? ""}`);
  await page.context().addCookies(await session);
}
