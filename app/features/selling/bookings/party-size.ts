/** How many may travel together on one booking; the table of carts holds to it, too (`cart_lines_party`). */
export const largestParty = { adults: 50, children: 50 } as const;
