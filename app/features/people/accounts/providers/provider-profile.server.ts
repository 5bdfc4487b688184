/** Who somebody is at a provider, read from what each of them answers. */
import { z } from "zod";
import type { SignInProvider } from "#app/platform/sign-in-providers.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { maxNameLength } from "#app/features/people/accounts/account-fields.ts";
import { cleanLine } from "#app/values/clean-text.ts";

export type ProviderProfile = {
  /** Hers at the provider, for ever; the email address may change. */
  id: string;
  /** Lower case; undefined where the provider gives none. */
  email: string | undefined;
  /** The provider vouches that the address is hers. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

const cleanName = (name: string | null | undefined) => [...cleanLine(name ?? "")].slice(0, maxNameLength).join("").trim();

type GivenNames = Record<"firstName" | "lastName" | "fullName", string | null | undefined>;

/** First and last name as given, else the full name split on its first space, else 'User'. */
export function namesOf(given: GivenNames): Pick<ProviderProfile, "firstName" | "lastName"> {
  const [firstName, lastName, fullName] = [given.firstName, given.lastName, given.fullName].map(cleanName);
  if (firstName) return { firstName, lastName: lastName ?? "" };
  const [first, ...rest] = (fullName ?? "").split(" ");
  if (first) return { firstName: first, lastName: rest.join(" ") || (lastName ?? "") };
  return { firstName: "User", lastName: lastName ?? "" };
}

const emailOf = (given: string | null | undefined) => {
  const email = given?.trim().toLowerCase();
  return email && isEmailAddress(email) ? email : undefined;
};

const text = z.string().nullish().catch(undefined);
const id = z.union([z.string().min(1).max(255), z.number().int()]).transform(String);
/** Some write it as text. */
const verified = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]).catch(false);

const googleSchema = z.object({ sub: id, email: text, email_verified: verified, given_name: text, family_name: text, name: text });
const githubSchema = z.object({ id, name: text });
const githubEmailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })).catch([]);
const twitterSchema = z.object({ data: z.object({ id, name: text, confirmed_email: text }) });

const noParts = { firstName: undefined, lastName: undefined };

function googleProfile(answer: unknown): ProviderProfile {
  const { sub, email, email_verified, given_name, family_name, name } = googleSchema.parse(answer);
  const names = namesOf({ firstName: given_name, lastName: family_name, fullName: name });
  return { id: sub, email: emailOf(email), emailVerified: email_verified, ...names };
}

/** The primary address; the others are not what its owner is written to at. */
function githubProfile(answer: unknown, addresses: unknown): ProviderProfile {
  const user = githubSchema.parse(answer);
  const primary = githubEmailsSchema.parse(addresses).find((address) => address.primary);
  const names = namesOf({ ...noParts, fullName: user.name });
  return { id: user.id, email: emailOf(primary?.email), emailVerified: primary?.verified ?? false, ...names };
}

/** Twitter tells only an address that its owner has confirmed, and only to apps that may ask for it. */
function twitterProfile(answer: unknown): ProviderProfile {
  const { data } = twitterSchema.parse(answer);
  const email = emailOf(data.confirmed_email);
  return { id: data.id, email, emailVerified: email !== undefined, ...namesOf({ ...noParts, fullName: data.name }) };
}

/** Throws where the answer is not what this provider documents. `addresses` is GitHub's list of email addresses. */
export function readProfile(provider: SignInProvider, answer: unknown, addresses?: unknown): ProviderProfile {
  if (provider === "google") return googleProfile(answer);
  return provider === "github" ? githubProfile(answer, addresses) : twitterProfile(answer);
}
