const grouped = /^\d{1,3}(?:[,. '\u00a0\u202f]\d{2,3})*(?:[.,]\d{1,2})?$/;
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/**
 * An amount of money as people type it, in minor units; undefined where it cannot be told what was meant. Groups may be set apart
 * in any language's way (`82,811`, `2,48,433`, `82.811,50`): what stands after the last comma or point counts as decimals only
 * where it has one or two digits.
 */
export function typedAmount(text: string): number | undefined {
  const typed = text.trim();
  if (!grouped.test(typed) && !plain.test(typed)) return undefined;
  const [, decimals = ""] = /[.,](\d{1,2})$/.exec(typed) ?? [];
  const whole = (decimals ? typed.slice(0, -decimals.length - 1) : typed).replaceAll(/\D/g, "");
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** The amount as a field is filled in with it. */
export const amountToType = (amountMinor: number): string =>
  amountMinor % 100 === 0 ? String(amountMinor / 100) : (amountMinor / 100).toFixed(2);
