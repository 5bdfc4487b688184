/** The number that an address means as an id; undefined where no row can have it. */
export const numberedId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
