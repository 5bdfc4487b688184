/** Other programs as steps of a script. */
import { spawn, type ChildProcess } from "node:child_process";

const running = new Set<ChildProcess>();
/** Whatever ends this script ends what it has started. */
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => process.exit(1));

export type Ran = { code: number; output: string };
type Options = {
  env?: Record<string, string | undefined>;
  /** Print while it runs; otherwise the output is only returned. */ show?: boolean;
};

/** Runs a program to its end. With `node` as its name, the project's own Node. */
export function runProgram(name: string, args: string[], { env = {}, show = false }: Options = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const program = name === "node" ? process.execPath : name;
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
