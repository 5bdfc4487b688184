/** A message that outlives one redirect: told where it was decided, shown once by the next page. */
import { z } from "zod";
import type { RequestInfo, Services } from "./request-context.server.ts";
import { isSignedBy, sign } from "./signature.server.ts";

type Context = Services & Pick<RequestInfo, "cookies">;

/** Finished texts in the language of the page that is to show them. With a way on, it stays on that page to be followed. */
export type Flash = { kind: "success" | "problem"; title: string; text: string; link?: { text: string; path: string } | undefined };

const lifetimeSeconds = 60;
const purpose = "flash";
const flashSchema = z.object({
  kind: z.enum(["success", "problem"]),
  title: z.string(),
  text: z.string(),
  link: z.object({ text: z.string(), path: z.string() }).optional(),
  at: z.number(),
});

const isHttps = ({ env }: Services) => env.origin.startsWith("https:");
const cookieName = (services: Services) => (isHttps(services) ? "__Host-flash" : "flash");
const cookie = (services: Services, value: string, seconds: number) =>
  `${cookieName(services)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps(services) ? "; Secure" : ""}`;

/** A message as the `Set-Cookie` line of the redirect that it goes along with. */
export function flashCookie(services: Services, flash: Flash): string {
  const value = Buffer.from(JSON.stringify({ ...flash, at: services.now().getTime() })).toString("base64url");
  return cookie(services, `${value}.${sign(services.secret, purpose, value)}`, lifetimeSeconds);
}

/** Sends a message along with a redirect; the page it leads to shows it: a toast, or without JavaScript a note. */
export function setFlash(context: Context, flash: Flash): void {
  context.cookies.push(flashCookie(context, flash));
}

function readFlash(services: Services, signed: string): z.infer<typeof flashSchema> | undefined {
  const [value = "", signature = ""] = signed.split(".");
  if (!isSignedBy(services.secret, purpose, value, signature)) return undefined;
  const flash = flashSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  return services.now().getTime() - flash.at < lifetimeSeconds * 1_000 ? flash : undefined;
}

/** The message this browser brings along, which is thereby used up; `at` tells two of them apart. Only the root's loader asks. */
export function takeFlash(context: Context & { request: Request }): (Flash & { at: number }) | undefined {
  const wanted = `${cookieName(context)}=`;
  const pair = context.request.headers
    .get("Cookie")
    ?.split(/;\s*/)
    .find((part) => part.startsWith(wanted));
  if (!pair) return undefined;
  context.cookies.push(cookie(context, "", 0));
  return readFlash(context, pair.slice(wanted.length));
}
