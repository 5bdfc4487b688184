/** A database folder appears and is replaced whole: a process killed in between never leaves half of one in its place. */
import fs from "node:fs";

/** Where a folder is made ready before it takes the place of `folder`. */
export const folderInTheMaking = (folder: string) => `${folder}.new`;
const folderAside = (folder: string) => `${folder}.old`;

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** Clears up after a process that was killed while it made or replaced `folder`; to be called under the folder's lock before it is opened. */
export function settleFolder(folder: string): void {
  // Killed between the two renames of `putInPlace`: nothing is in the place, and the old one is aside, whole.
  if (!fs.existsSync(folder) && fs.existsSync(folderAside(folder))) fs.renameSync(folderAside(folder), folder);
  remove(folderAside(folder));
  remove(folderInTheMaking(folder));
}

/** Puts the finished folder in the place of `folder`; what was there is kept aside until the new one stands. */
export function putInPlace(folder: string): void {
  if (fs.existsSync(folder)) fs.renameSync(folder, folderAside(folder));
  fs.renameSync(folderInTheMaking(folder), folder);
  remove(folderAside(folder));
}
