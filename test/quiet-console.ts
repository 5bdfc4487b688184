/** A test that makes the program complain on the console fails, unless the test says that it expects it. */
import { afterEach, beforeEach } from "vitest";
import { complaints } from "./complaints.ts";

for (const level of ["error", "warn"] as const) {
  const print = console[level];
  console[level] = (...args: unknown[]) => {
    complaints.push(args.map(String).join(" "));
    print(...args);
  };
}
beforeEach(() => void complaints.splice(0));
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first !== undefined) throw new Error(`The console was used: ${first}`);
});
