/** The mail that the site under test has sent: kept as files, because the tests run in several processes. */
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

export type BookingEmail = { to: string; subject: string; text: string; headers: Record<string, string> };

const folder = () => `${process.env.E2E_DATA_DIR ?? ""}-mail`;

export function keepEmail(mail: BookingEmail, name: string): void {
  fs.mkdirSync(folder(), { recursive: true });
  const draft = path.join(folder(), `${name}.draft`);
  fs.writeFileSync(draft, JSON.stringify(mail));
  fs.renameSync(draft, path.join(folder(), `${name}.json`));
}

export const removeEmails = () => fs.rmSync(folder(), { recursive: true, force: true });

function emailsTo(address: string): BookingEmail[] {
  if (!fs.existsSync(folder())) return [];
  return fs
    .readdirSync(folder())
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder(), name), "utf8")) as BookingEmail)
    .filter((mail) => mail.to === address);
}

/** An email leaves at once; a wish that its job has missed is found after ten seconds. */
export const emailWithinMs = 20_000;

/** The newest email to an address, as soon as there is one. */
export async function emailTo(address: string): Promise<BookingEmail> {
  await expect.poll(() => emailsTo(address).length, { message: `a mail to ${address}`, timeout: emailWithinMs }).toBeGreaterThan(0);
  const newest = emailsTo(address).at(-1);
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}
