/** Why a sign-in with a provider came to nothing, as the page says it. */
export const providerFailures = [
  "denied",
  "expired",
  "unavailable",
  "refused",
  "noEmail",
  "unverifiedEmail",
  "notLinkable",
  "tooMany",
  "unexpected",
] as const;
export type ProviderFailureReason = (typeof providerFailures)[number];

type Ended = {
  /** The auth library's word, or the provider's own. */
  code: string;
  /** Asking the provider failed, and so. */
  failure: "unavailable" | "refused" | undefined;
  /** The provider does not vouch for the address. */
  emailUnverified: boolean;
};

const reasons = new Map<string, ProviderFailureReason>([
  ["access_denied", "denied"],
  ["server_error", "unavailable"],
  ["temporarily_unavailable", "unavailable"],
  // Forged, used before, too old, or begun in another browser: the library does not say which.
  ["state_not_found", "expired"],
  ["state_mismatch", "expired"],
  ["state_invalid", "expired"],
  ["invalid_code", "refused"],
  ["no_code", "refused"],
  ["unable_to_get_user_info", "refused"],
  ["email_not_found", "noEmail"],
  ["email_unverified", "unverifiedEmail"],
  ["account_not_linked", "notLinkable"],
]);

/** Whether an account exists is told only to who proved that the address is hers. */
export function failureReason({ code, failure, emailUnverified }: Ended): ProviderFailureReason {
  const reason = reasons.get(code) ?? "unexpected";
  if (reason === "refused" && failure) return failure;
  return reason === "notLinkable" && emailUnverified ? "unverifiedEmail" : reason;
}
