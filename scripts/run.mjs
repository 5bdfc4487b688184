// The door behind every npm script: plain Node 20 or newer and nothing installed is enough to open it.
// It installs packages when the lock file changed, builds when a source changed, and then hands over to
// the project's own Node (an npm dependency), which runs TypeScript directly.
import { spawn, spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), ".."));
const [command = "start", ...rest] = process.argv.slice(2);
const windows = process.platform === "win32";
const projectNode = path.resolve(`node_modules/node/bin/node${windows ? ".exe" : ""}`);

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");
const filesUnder = (place) => {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
};
const fingerprint = (files) => {
  const hash = crypto.createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  return hash.digest("hex");
};
const environment = (extra = {}) => ({
  ...process.env,
  PATH: path.resolve("node_modules/.bin") + path.delimiter + process.env.PATH,
  ...extra,
});
/** What a program has to say is shown where it fails. */
function runOrExit(program, args, env) {
  const done = spawnSync(program, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, shell: windows && program === "npm", env });
  if (done.status === 0) return;
  process.stderr.write(`\n${done.stdout ?? ""}${done.stderr ?? ""}${done.error ? `${done.error.message}\n` : ""}`);
  process.exit(done.status ?? 1);
}

/** One line for what takes a while, with its time: the same column as the lines of the start itself (app/start-report.server.ts). */
function step(doing, done, work) {
  const started = Date.now();
  const terminal = process.stdout.isTTY;
  process.stdout.write(terminal ? `      ...  ${doing}\r` : `${doing} ...\n`);
  work();
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(9);
  process.stdout.write(`${terminal ? "\u001b[2K" : ""}${time}  ${done}\n`);
}

/** Packages as the lock file says; a second call with the same lock file does nothing. */
function install() {
  const wanted = fingerprint(["package.json", "package-lock.json"]);
  const stamp = "node_modules/.installed";
  if (read(stamp) === wanted && fs.existsSync(projectNode)) return;
  step("Installing packages, which takes a minute (only after a change of the lock file)", "Packages installed", installPackages);
  fs.writeFileSync(stamp, wanted);
}

function installPackages() {
  // A NODE_ENV of production would leave out what the build needs.
  const env = environment({ NODE_ENV: "", npm_config_engine_strict: "false" });
  runOrExit("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], env);
  if (!fs.existsSync(projectNode)) {
    // Some npm settings skip install scripts, and the Node package fetches its binary in one.
    spawnSync(process.execPath, ["installArchSpecificPackage.js"], { cwd: "node_modules/node", stdio: "inherit" });
  }
  if (!fs.existsSync(projectNode)) {
    console.error("The project's own Node could not be installed: node_modules/node/bin/node is missing.");
    process.exit(1);
  }
}

const buildInputs = [
  "app",
  "db",
  "public",
  "art/og",
  "scripts/make-og-images.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];

/** The pictures of shared links; those already made cost nothing. */
const sharedPictures = () => runOrExit(projectNode, ["scripts/make-og-images.ts"], environment());

/** The production build, made again only when one of its inputs changed (by content: git resets file times). */
function build() {
  const made = (file) => file.startsWith(path.join("public", "og"));
  const files = buildInputs.flatMap(filesUnder).filter((file) => !made(file) && !/\.test\.tsx?$/.test(file));
  const wanted = fingerprint(files.sort());
  if (read("build/.stamp") === wanted) return;
  step("Building the pages, which takes a minute (only after a change of the sources)", "Pages built", () => {
    fs.rmSync("build", { recursive: true, force: true });
    sharedPictures();
    runOrExit(projectNode, ["node_modules/@react-router/dev/bin.cjs", "build"], environment({ NODE_ENV: "production" }));
    for (const file of filesUnder("build/client")) compress(file);
  });
  fs.writeFileSync("build/.stamp", wanted);
}

/** Static text files are compressed once here and never per request. */
function compress(file) {
  if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(file) || fs.statSync(file).size < 1024) return;
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }));
}

/** Becomes the given program: its exit code is ours, and our signals are its signals. */
function become(args, extra = {}) {
  const child = spawn(projectNode, args, { stdio: "inherit", env: environment(extra) });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm stops a script by killing the shell between us, which passes nothing on: notice the lost parent. `npm start` takes that
  // shell's place by `exec`, or the system would count the site as ended before it is; Windows has no such word and goes on behind `||`.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250).unref();
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const bin = (name) => `node_modules/${name}`;
const commands = {
  setup: () => {},
  build,
  start: () => (build(), become(["scripts/start.mjs"], { NODE_ENV: "production" })),
  demo: () => (build(), become(["scripts/demo.mjs"], { NODE_ENV: "production" })),
  dev: () => (sharedPictures(), become(["--conditions=development", "scripts/dev.mjs"], { NODE_ENV: "development" })),
  check: () => become(["scripts/check.ts", ...rest]),
  test: () => (build(), become(["scripts/test.ts", ...rest], { NODE_ENV: "test" })),
  "test:more": () => (build(), become(["scripts/test-more.ts", ...rest], { NODE_ENV: "test" })),
  "test:unit": () => (build(), become([bin("vitest/vitest.mjs"), "run", ...rest], { NODE_ENV: "test" })),
  "test:browser": () => (build(), become([bin("@playwright/test/cli.js"), "test", ...rest], { NODE_ENV: "test" })),
  "test:postgres": () => (build(), become(["scripts/test-postgres.ts", ...rest], { NODE_ENV: "test" })),
  "test:heavy": () => (build(), become(["scripts/test-heavy.ts", ...rest], { NODE_ENV: "test" })),
  format: () => become([bin("oxfmt/bin/oxfmt"), ...rest]),
  icons: () => become(["scripts/make-icons.ts"]),
  "db:generate": () => become([bin("drizzle-kit/bin.cjs"), "generate", ...rest]),
  seed: () => become(["scripts/seed.ts", ...rest]),
  backup: () => become(["scripts/backup.ts", ...rest]),
  restore: () => become(["scripts/restore.ts", ...rest]),
  outbox: () => become(["scripts/outbox.ts", ...rest]),
  admin: () => become(["scripts/admin.ts", ...rest]),
  "i18n:report": () => become(["scripts/i18n-report.ts", ...rest]),
  bench: () => (build(), become(["scripts/bench.ts", ...rest], { NODE_ENV: "production" })),
  "bench:booking": () => (build(), become(["scripts/bench-booking.ts", ...rest], { NODE_ENV: "production" })),
  "bench:csv": () => (build(), become(["scripts/bench-csv.ts", ...rest], { NODE_ENV: "production" })),
  lighthouse: () => (build(), become(["scripts/lighthouse.ts", ...rest])),
  screenshots: () => (build(), become(["scripts/screenshots.ts", ...rest])),
};
const run = commands[command];
if (!run) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(", ")}`);
  process.exit(1);
}
install();
run();
