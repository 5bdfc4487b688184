import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { ensureBrowser, findBrowser } from "./scripts/test-tools.ts";
import { staffOfTests } from "./e2e/staff.ts";
import { standInSettings } from "./test/provider-stand-in.ts";

// This file is read again by each worker: what must be the same for all is decided once and handed on by the environment.
const inMain = process.env.E2E_PORT === undefined;
if (inMain) {
  ensureBrowser();
  const ask = `const server = require("node:net").createServer().listen(0, () => { console.log(server.address().port); server.close(); })`;
  const freePort = () => spawnSync(process.execPath, ["-e", ask], { encoding: "utf8" }).stdout.trim();
  process.env.E2E_PORT = freePort();
  process.env.E2E_MAIL_PORT = freePort();
  process.env.E2E_PROVIDER_PORT = freePort();
  process.env.E2E_DATA_DIR = path.join(os.tmpdir(), `yatrika-e2e-${process.pid}`);
  fs.rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
const port = process.env.E2E_PORT ?? "";
const dataDir = process.env.E2E_DATA_DIR ?? "";
const origin = `http://localhost:${port}`;

/** A page of a test lives for seconds: what V8's slowest compiler makes of its scripts comes too late to pay for itself. */
const shortLived = "--js-flags=--no-turbofan";
const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"];
/**
 * Chromium heeds only the last list of its features: Playwright's own (1.65.1), the popups of the address bar, which are two
 * pages for each window that nobody sees, and a tenth of the browser's time, and a process kept ready for another page: a third of all.
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // A browser on two busy cores may miss its moment; what fails twice is a fault.
  retries: 1,
  workers: 2,
  // Twice what the longest needs on a machine that others use too.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: ["./e2e/receive-mail.ts", "./e2e/stand-in-provider.ts"],
  globalTeardown: "./e2e/remove-data.ts",
  use: {
    baseURL: origin,
    reducedMotion: "reduce",
    // Traces of what passes cost a quarter of the time; `-- --trace on` asks for them.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-sync", `--disable-features=${withoutFeatures.join(",")}`, shortLived, ...quiet],
    },
  },
  // The first two are `npm test`, which goes each way once; the others are `npm run test:more` (tags: e2e/test.ts).
  projects: [
    { name: "phone", grepInvert: /@wide|@more/, use: phone },
    { name: "desktop", grep: /@wide/, use: desktop },
    { name: "phone-more", grep: /@more/, use: phone },
    { name: "desktop-more", grepInvert: /@wide|@any-width/, use: desktop },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `${origin}/healthz`,
    env: {
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_MAIL_PORT}`,
      ...standInSettings(process.env.E2E_PROVIDER_PORT ?? ""),
      ...staffOfTests,
      // Tests come from addresses of their own (e2e/test.ts), or their forms would wait for each other.
      TRUST_PROXY: "true",
    },
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
