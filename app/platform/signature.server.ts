import crypto from "node:crypto";

/** A signature that only this site can make; URL-safe. `purpose` keeps one kind of link from serving as another. */
export function sign(secret: string, purpose: string, value: string): string {
  return crypto.createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
}

/** Compares in constant time. */
export function isSignedBy(secret: string, purpose: string, value: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, value));
  const given = Buffer.from(signature);
  return expected.length === given.length && crypto.timingSafeEqual(expected, given);
}

/** 256 bits that nobody can guess, URL-safe. */
export const newToken = () => crypto.randomBytes(32).toString("base64url");
/** What is stored of a token: whoever reads the table cannot use it. */
export const hashToken = (token: string) => crypto.createHash("sha256").update(token).digest("base64url");
