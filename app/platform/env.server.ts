/** The settings: all optional, all checked at start. The only place that reads `process.env`. */
import path from "node:path";
import { z } from "zod";
import { incompleteStripe, stripeSettings, stripeSettingsShape, type StripeSettings } from "./payment-settings.server.ts";
import { enabledProviders, incompleteProviders, providerSettingsShape, type EnabledProviders } from "./provider-settings.server.ts";

const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(0)
    .max(max, `${name} must be at most ${max}`);

const ownSettings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: wholeNumber("PORT", 65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  ORIGIN: z
    .url({ protocol: /^https?$/, error: "ORIGIN must be an address such as https://www.example.com" })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: z.enum(["true", "false"], { error: "TRUST_PROXY must be true or false" }).default("false"),
  SECRET: z.string().min(32, "SECRET must have at least 32 characters").optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL must be a postgresql:// address" }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "SMTP_URL must be an address such as smtp://user:password@mail.example.com:587" })
    .optional(),
  MAIL_FROM: z.email("MAIL_FROM must be an email address").optional(),
  REQUIRE_EMAIL_CONFIRMATION: z.enum(["true", "false"], { error: "REQUIRE_EMAIL_CONFIRMATION must be true or false" }).default("false"),
  ADMIN_EMAIL: z.email("ADMIN_EMAIL must be an email address").toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, "ADMIN_PASSWORD must have at least 6 characters")
    .max(128, "ADMIN_PASSWORD must have at most 128 characters")
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).optional(),
});
const providerSettings = z.object(providerSettingsShape).superRefine((values, context) => {
  for (const { name, message } of incompleteProviders(values)) context.addIssue({ code: "custom", path: [name], message });
});
const paymentSettings = z.object(stripeSettingsShape).superRefine((values, context) => {
  const incomplete = incompleteStripe(values);
  if (incomplete) context.addIssue({ code: "custom", path: [incomplete.name], message: incomplete.message });
});

export type Env = {
  mode: "production" | "development" | "test";
  port: number;
  host: string;
  /** Where visitors reach the site: scheme, host and port, no slash at the end. */
  origin: string;
  trustProxy: boolean;
  secret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where mail is handed over; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** New accounts sign in only after the link in a mail was used. */
  requireEmailConfirmation: boolean;
  /** Lower case: whose account administers the site. */
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Sign-in with accounts of other sites: those with credentials. */
  signInProviders: EnabledProviders;
  /** Card payments; undefined without keys. */
  stripe: StripeSettings | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  /** Somebody reads along: lines for people and no more than she needs, not the log's JSON. */
  terminal: boolean;
};

/** Throws one error that names every setting that is wrong. An empty value counts as not set. */
export function readEnv(source: Record<string, string | undefined> = process.env, terminal = process.stdout.isTTY ?? false): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = ownSettings.safeParse(given);
  const providers = providerSettings.safeParse(given);
  const payment = paymentSettings.safeParse(given);
  if (!parsed.success || !providers.success || !payment.success) {
    const issues = [parsed, providers, payment].flatMap(({ error }) => error?.issues ?? []);
    // Most messages begin with the setting's name; one that does not is given it.
    const reasons = issues.map(({ path: [name], message }) => (message.includes(String(name)) ? message : `${String(name)}: ${message}`));
    throw new Error(`The site has not started, because of its settings in the environment: ${reasons.join("; ")} (see .env.example).`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    origin: env.ORIGIN ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY === "true",
    secret: env.SECRET,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    requireEmailConfirmation: env.REQUIRE_EMAIL_CONFIRMATION === "true",
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    signInProviders: enabledProviders(providers.data),
    stripe: stripeSettings(payment.data),
    // Each request is a line of the log, which nobody wants to see scroll past.
    logLevel: env.LOG_LEVEL ?? (terminal ? "warn" : "info"),
    terminal,
  };
}
