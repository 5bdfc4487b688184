/** What the hint says, the inputs carry as `minlength` and the server enforces (docs/product.md, Accounts). */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;

export const passwordStrengths = ["short", "weak", "fair", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A hint while somebody chooses a password, no rule: length counts most, then different characters, then kinds of them. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < minPasswordLength) return "short";
  const characters = [...password.toLowerCase()];
  const different = new Set(characters).size;
  // `abcdef` and `654321` are one step repeated.
  const steps = new Set(
    characters.slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0)),
  );
  const points = Math.min(characters.length, different * 2) + kinds.filter((kind) => kind.test(password)).length * 1.5;
  if (steps.size <= 2 || points < 11) return "weak";
  return points < 16 ? "fair" : "strong";
}
