/** The passwords that everybody tries first. The list is the one of a maintained package, most common first, and stays on the server. */
const listed = 10_000;
let loading: Promise<Set<string>> | undefined;

async function load(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, listed));
}

/** True for one of the 10,000 most common passwords, however its letters are cased (docs/product.md, Accounts). */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.normalize("NFKC").toLowerCase());
}
