import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Writable } from "node:stream";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { lockFolder } from "./folder-lock.server.ts";

let folder: string;
const lockFile = () => `${folder}.lock`;
const writeOwner = (owner: unknown) => fs.writeFileSync(lockFile(), JSON.stringify(owner));
const owner = () => JSON.parse(fs.readFileSync(lockFile(), "utf8")) as { pid: number; startedAt: string };
const onLinux = process.platform === "linux";

beforeEach(() => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-lock-"));
  folder = path.join(parent, "pglite");
  return () => fs.rmSync(parent, { recursive: true, force: true });
});

test("a second opener is refused with a message that says what to do", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/is in use by process \d+\. Stop that process first, use another DATA_DIR, or set DATABASE_URL/);
  release();
});

test("after it was given back, the next one gets it", () => {
  lockFolder(folder)();
  expect(fs.existsSync(lockFile())).toBe(false);
  lockFolder(folder)();
});

test("two paths to one folder are one folder", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(path.join(folder, "..", "pglite"))).toThrow("in use");
  release();
});

test("the lock of a process that is no more is taken over", () => {
  writeOwner({ pid: 2 ** 22 + 1, startedAt: "1" });
  const release = lockFolder(folder);
  expect(owner().pid).toBe(process.pid);
  release();
});

test.runIf(onLinux)("the lock of a process whose number another one has got since is taken over", () => {
  writeOwner({ pid: process.ppid, startedAt: "1" });
  lockFolder(folder)();
});

test("a lock file that cannot be read is taken over", () => {
  fs.writeFileSync(lockFile(), "{");
  lockFolder(folder)();
});

test.runIf(onLinux)("the lock of a zombie, which still answers a signal, is taken over", async () => {
  // The shell's child ends and nobody asks how: `exec` turns its parent into a program that never does.
  const parent = spawn("sh", ["-c", "cat <&3 >/dev/null & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore", "pipe"] });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [line] = (await once(parent.stdout!, "data")) as [Buffer];
  const pid = Number(line.toString());
  // The child ends only when its parent has become that program: the shell itself would ask.
  await expect.poll(() => fs.readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim()).toBe("sleep");
  (parent.stdio[3] as Writable).end();
  const fields = () => {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  };
  await expect.poll(() => fields()[0]).toBe("Z");
  expect(() => process.kill(pid, 0)).not.toThrow();
  writeOwner({ pid, startedAt: fields()[19] });
  const release = lockFolder(folder);
  expect(owner().pid).toBe(process.pid);
  release();
});

test("no draft of the lock is left behind", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("in use");
  expect(fs.readdirSync(path.dirname(folder))).toEqual(["pglite.lock"]);
  release();
});

test("of several processes that find a dead one's lock at the same moment, exactly one gets the folder", async () => {
  writeOwner({ pid: 2 ** 22 + 1, startedAt: "1" });
  const go = `${folder}.go`;
  const program = `
    import fs from "node:fs";
    import { lockFolder } from "#db/folder-lock.server.ts";
    console.log("waiting");
    while (!fs.existsSync(${JSON.stringify(go)}));
    try { lockFolder(${JSON.stringify(folder)}); console.log("got it"); } catch { console.log("refused"); }
    process.stdin.resume();
  `;
  const children = [1, 2, 3, 4].map(() => spawn(process.execPath, ["--input-type=module-typescript", "-e", program]));
  onTestFinished(() => children.forEach((child) => void child.kill("SIGKILL")));
  const said = children.map(() => "");
  for (const [index, child] of children.entries()) child.stdout.on("data", (text) => (said[index] += String(text)));
  const count = (word: string) => said.filter((text) => text.includes(word)).length;
  await expect.poll(() => count("waiting"), { timeout: 15_000 }).toBe(4);
  fs.writeFileSync(go, "");
  await expect.poll(() => count("got it") + count("refused"), { timeout: 15_000 }).toBe(4);
  expect(count("got it")).toBe(1);
});
