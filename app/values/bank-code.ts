/** What names a bank beside an account number: a BIC (ISO 9362), or in India the IFSC of the branch. */

const codes = {
  bic: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  ifsc: /^[A-Z]{4}0[A-Z0-9]{6}$/,
};
export type BankCode = keyof typeof codes;

/** Which of the two it is; undefined for neither. No code is both: where a BIC has its country, an IFSC has a nought. */
export const bankCodeOf = (code: string): BankCode | undefined => (["ifsc", "bic"] as const).find((name) => codes[name].test(code));
