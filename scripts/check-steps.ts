/** What `npm run check` and `npm test` look at without running the site. */
import { runProgram } from "./run-program.ts";

type Step = { name: string; run: () => Promise<{ code: number; output: string }> };

const node = (script: string, ...args: string[]) => runProgram("node", [`node_modules/${script}`, ...args]);

const types: Step = {
  name: "types",
  run: async () => {
    const generated = await node("@react-router/dev/bin.cjs", "typegen");
    // Several checkers work out the same types each for itself: twice the work, while other steps want the processor.
    return generated.code === 0 ? node("typescript/bin/tsc", "--noEmit", "--checkers", "1") : generated;
  },
};
const lint: Step = { name: "lint", run: () => node("oxlint/bin/oxlint", "--deny-warnings") };
const format: Step = { name: "format", run: () => node("oxfmt/bin/oxfmt", "--check", ".") };
const unused: Step = { name: "unused code", run: () => node("knip/bin/knip.js", "--no-progress") };

export const checkSteps: Step[] = [types, lint, format, unused];

/** Runs the steps two at a time, prints one line for each and the whole output of those that failed. Returns how many passed. */
export async function runSteps(steps: Step[]): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps];
  const result = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      result[code === 0 ? "passed" : "failed"]++;
    }
  };
  await Promise.all([work(), work()]);
  return result;
}
