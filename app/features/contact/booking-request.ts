/** Travellers of a request: a whole number from one to the largest group; whatever else is asked for becomes the nearest, or one. */
export function travellersAsked(asked: string | undefined, largestGroup: number): number {
  const digits = /^\s*(\d+)\s*$/.exec(asked ?? "")?.[1];
  return digits === undefined ? 1 : Math.min(Math.max(Number(digits), 1), largestGroup);
}
