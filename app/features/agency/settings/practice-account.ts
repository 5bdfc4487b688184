/** The bank account of a site on which nobody has entered one yet. It does not exist: the demo tours can be paid to it for practice. */

export type BankAccount = { accountHolder: string; bank: string; accountNumber: string; bic: string };

export const practiceAccount: BankAccount = {
  accountHolder: "Yatrika Tours & Travel",
  bank: "Example Bank, New Delhi",
  accountNumber: "0000 1234 5678 90",
  bic: "EXMPINBBXXX",
};

const digits = (text: string) => text.replaceAll(" ", "");

/** True while money sent there would reach nobody: number or bank are still the example's, whatever else was changed. */
export const isPracticeAccount = ({ accountNumber, bic }: BankAccount): boolean =>
  digits(accountNumber) === digits(practiceAccount.accountNumber) || bic === practiceAccount.bic;
