import { href } from "react-router";
import type { BulkKind } from "./bulk-departures.ts";

/** What the address of the page says: which departures, which change, and what was typed for it. */
export type BulkState = { ids: string[]; kind: BulkKind | undefined; price: string; capacity: string; error?: "price" | "capacity" };

export function bulkPath({ ids, kind, price, capacity }: BulkState): string {
  const params = new URLSearchParams(ids.map((id) => ["id", id]));
  if (kind) params.set("what", kind);
  if (price) params.set("price", price);
  if (capacity) params.set("capacity", capacity);
  const query = params.toString();
  return href("/admin/departures/change") + (query && `?${query}`);
}
