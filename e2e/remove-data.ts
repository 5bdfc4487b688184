import fs from "node:fs";

/** After all tests: the data folder of the site they used. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
}
