/** How many may travel together on one booking; the table of carts holds to it, too (`cart_lines_party`). */
import { z } from "zod";

export const largestParty = { adults: 50, children: 50 } as const;
export const adultsSchema = z.int().min(1).max(largestParty.adults);
export const childrenSchema = z.int().min(0).max(largestParty.children);
