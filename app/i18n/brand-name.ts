/** The name of the agency in texts. They are written with the product's own; a site under another name shows that in its place. */

export type Messages = { [key: string]: string | Messages };

/** The product's name as the texts write it, in each script. */
const written = /Yatrika|यात्रिका/g;
export const productName = "Yatrika";

/** Messages with the agency's name filled in. */
export function withBrand(messages: Messages, name: string): Messages {
  if (name === productName) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? value.replace(written, () => name) : withBrand(value, name),
    ]),
  );
}
