/** What a running process has used; NaN where there is no /proc. */
import fs from "node:fs";

/** Processor time of a process so far, in milliseconds. */
export function cpuTimeMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The program's name, in brackets, may hold blanks; user and system time are the 12th and 13th field after it, in ticks of 10 ms.
  const fields = fs.readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, "utf8"))?.[1]) / 1024;
}
