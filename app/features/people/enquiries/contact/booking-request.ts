/** Travellers of a request: a whole number from one to the largest group; whatever else is asked for becomes the nearest, or one. */
export function travellersAsked(asked: string | undefined, largestGroup: number): number {
  const digits = /^\s*(\d+)\s*$/.exec(asked ?? "")?.[1];
  return digits === undefined ? 1 : Math.min(Math.max(Number(digits), 1), largestGroup);
}

/** The same from a party of adults and children, as the tour's page sends it; undefined where no adults are named. */
export function partyAsked({ adults, children }: { adults?: string | undefined; children?: string | undefined }): string | undefined {
  if (adults === undefined) return undefined;
  const count = (asked: string | undefined) => Number(/^\s*(\d{1,4})\s*$/.exec(asked ?? "")?.[1] ?? 0);
  return String(count(adults) + count(children));
}
