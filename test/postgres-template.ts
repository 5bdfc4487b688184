/** On PostgreSQL, each test file gets a new database that the server copies from a seeded one. */
import crypto from "node:crypto";
import pg from "pg";
import { openDatabase } from "#db/database.server.ts";
import { seedDemo } from "#db/seed.server.ts";
import { testNow } from "./clock.ts";

const templateName = (fingerprint: string) => `yatrika_test_${fingerprint}`;

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function dropPostgresTemplate(url: string, fingerprint: string): Promise<void> {
  await administer(url, `drop database if exists ${templateName(fingerprint)} with (force)`);
}

export async function makePostgresTemplate(url: string, fingerprint: string): Promise<void> {
  await dropPostgresTemplate(url, fingerprint);
  await administer(url, `create database ${templateName(fingerprint)}`);
  const { db, close } = await openDatabase({ databaseUrl: addressOf(url, templateName(fingerprint)), dataDir: "" });
  await seedDemo(db, testNow);
  await close();
}

/** A new database beside the template: a copy of it, or an empty one. Returns its address and what removes it. */
export async function createPostgresDatabase(url: string, fingerprint?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `yatrika_test_${crypto.randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name}${fingerprint ? ` template ${templateName(fingerprint)}` : ""}`);
  return { url: addressOf(url, name), drop: () => administer(url, `drop database if exists ${name} with (force)`) };
}
