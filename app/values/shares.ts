/**
 * Splits a whole amount by weights so that the parts add up to it exactly: each part is its share rounded down, and what
 * is left goes, one each, to the largest remainders (the first of equal ones). No part is more than a unit from its share,
 * and none exceeds its weight while the amount does not exceed their sum. Weights are whole and not negative; where all
 * are zero, so must the amount be.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  // Products of two amounts do not fit a float's 53 bits.
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) {
    if (amount !== 0) throw new RangeError("An amount cannot be split by weights that are all zero.");
    return weights.map(() => 0);
  }
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / sum), remainder: product % sum };
  });
  const left = amount - shares.reduce((total, share) => total + share.part, 0);
  const byRemainder = shares.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map((share) => share.part);
}
