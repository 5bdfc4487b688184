/** What the forms read by a schema of flat text fields have in common. Every rule of such a schema names its own key of a message. */

/** The form's own fields alone, and of a repeated one the first: a form made by hand cannot send anything else. */
export function ownFields(sent: FormData, { shape }: { shape: Record<string, unknown> }): FormData {
  const form = new FormData();
  for (const name of Object.keys(shape)) {
    const value = sent.get(name);
    if (typeof value === "string") form.set(name, value);
  }
  return form;
}

/** Reads a schema's messages as the keys that they are. Throws where a rule has named none: its page could not say it. */
export const namedErrors =
  <Key extends string>(keys: readonly Key[]) =>
  (issues: readonly { message: string }[]): Key[] =>
    issues.map(({ message }) => {
      const named = keys.find((key) => key === message);
      if (named === undefined) throw new Error(`A rule of a form names no message of its own: ${message}`);
      return named;
    });
