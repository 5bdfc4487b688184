/** The mail that the site under test has sent: kept as files, because the tests run in several processes. */
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

export type Letter = { to: string; subject: string; text: string; headers: Record<string, string> };

const folder = () => `${process.env.E2E_DATA_DIR ?? ""}-mail`;

export function keepLetter(letter: Letter, name: string): void {
  fs.mkdirSync(folder(), { recursive: true });
  const draft = path.join(folder(), `${name}.draft`);
  fs.writeFileSync(draft, JSON.stringify(letter));
  fs.renameSync(draft, path.join(folder(), `${name}.json`));
}

export const removeLetters = () => fs.rmSync(folder(), { recursive: true, force: true });

function lettersTo(address: string): Letter[] {
  if (!fs.existsSync(folder())) return [];
  return fs
    .readdirSync(folder())
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder(), name), "utf8")) as Letter)
    .filter((letter) => letter.to === address);
}

/** A letter leaves at once; a wish that its job has missed is found after ten seconds. */
export const letterWithinMs = 20_000;

/** The newest letter to an address, as soon as there is one. */
export async function letterTo(address: string): Promise<Letter> {
  await expect.poll(() => lettersTo(address).length, { message: `a mail to ${address}`, timeout: letterWithinMs }).toBeGreaterThan(0);
  const newest = lettersTo(address).at(-1);
  if (!newest) throw new Error(`no mail to ${address}`);
  return newest;
}
