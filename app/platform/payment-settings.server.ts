/** The settings of card payments: `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`, both or neither. */
import { z } from "zod";
import { isEndpoint } from "./provider-settings.server.ts";

export type StripeSettings = {
  secretKey: string;
  /** Signs what the provider tells us. */
  webhookSecret: string;
  /** Another place that answers as the provider does, for tests. */
  apiUrl: string | undefined;
};

const noSpaces = (name: string) => z.string().trim().regex(/^\S+$/, `${name} must be one word, as the provider shows it`).optional();
const wrongUrl = "STRIPE_API_URL must be an https:// address without a query (http:// only for this machine)";

/** The variables; `stripeSettings` reads what they hold. */
export const stripeSettingsShape = {
  STRIPE_SECRET_KEY: noSpaces("STRIPE_SECRET_KEY"),
  STRIPE_WEBHOOK_SECRET: noSpaces("STRIPE_WEBHOOK_SECRET"),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: wrongUrl })
    .refine(isEndpoint, wrongUrl)
    .transform((url) => new URL(url).origin)
    .optional(),
};

type Values = { STRIPE_SECRET_KEY?: string | undefined; STRIPE_WEBHOOK_SECRET?: string | undefined; STRIPE_API_URL?: string | undefined };

/** Where only one of the two is there, the name of the missing one with what is wrong. */
export function incompleteStripe(values: Values): { name: string; message: string } | undefined {
  if (Boolean(values.STRIPE_SECRET_KEY) === Boolean(values.STRIPE_WEBHOOK_SECRET)) return undefined;
  const [missing, given] = values.STRIPE_SECRET_KEY
    ? ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"]
    : ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  return { name: missing, message: `${missing} is missing: ${given} is set, and card payments need both` };
}

/** Undefined without keys: then cards are not offered. */
export function stripeSettings(values: Values): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined;
}

/** Where the form of a card payment leads: browsers apply `form-action` to the redirect that answers it. */
export const paymentOrigins = (settings: StripeSettings | undefined): string[] =>
  settings ? [settings.apiUrl ?? "https://checkout.stripe.com"] : [];
