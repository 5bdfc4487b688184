/** The number that an address means as an id; undefined where no row can have it. */
export const numberedId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** The UUID that an address means as an id; undefined where it is none. */
export const uuidOf = (text: string): string | undefined => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined);
