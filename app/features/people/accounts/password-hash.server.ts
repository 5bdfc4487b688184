/** argon2id with 19 MiB, two passes and one lane (docs/product.md, Accounts), in the PHC string format. */
import crypto from "node:crypto";
import { promisify } from "node:util";

const argon2 = promisify(crypto.argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Hashes a password with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = crypto.randomBytes(16);
  const tag = await argon2("argon2id", { message: password.normalize("NFKC"), nonce, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** True where the password is the hashed one; compares in constant time. Throws for a hash that is not ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = format.exec(hash) ?? [];
  if (!salt || !tag) throw new Error("The stored password hash cannot be read.");
  const expected = Buffer.from(tag, "base64");
  const given = await argon2("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return crypto.timingSafeEqual(expected, given);
}
