/** The site as operators run it: a process of its own with a port and a data folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";

const startWithinMs = 60_000;

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const alone = [path.resolve("node_modules/node/bin/node"), "scripts/start.mjs"];

/** Starts the built site and returns at once; `ready` waits for its first answer, `ended` for its end. */
export async function startProcess(settings: Record<string, string>, [program = "", ...args] = alone) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => code as number | null);

  /** Waits until the output holds `text`; an end of the process before that is an error that shows the output. */
  const says = async (text: string): Promise<void> => {
    if (output.includes(text)) return;
    const late = AbortSignal.timeout(startWithinMs);
    const seen = new Promise<void>((resolve) => {
      const look = () => void (output.includes(text) && resolve());
      child.stdout.on("data", look);
      child.stderr.on("data", look);
    });
    const fail = new Promise<never>((_, reject) => {
      const tell = (what: string) => reject(new Error(`${what}:\n${output}`));
      late.addEventListener("abort", () => tell(`the site did not say "${text}"`));
      void ended.then((code) => tell(`the site ended with ${code}`));
    });
    await Promise.race([seen, fail]);
  };

  return {
    origin,
    port,
    child,
    ended,
    says,
    output: () => output,
    ready: () => says("is ready at"),
    get: (address: string) => fetch(origin + address, { redirect: "manual" }),
    kill: async (signal: NodeJS.Signals = "SIGKILL") => {
      child.kill(signal);
      return ended;
    },
  };
}
