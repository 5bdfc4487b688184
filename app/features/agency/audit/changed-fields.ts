type Facts = Record<string, unknown>;

/** Of two readings of the same thing, what is not the same: the `before` and `after` of an entry. */
export function changedFields(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const differing = Object.keys({ ...before, ...after }).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (facts: Facts) => Object.fromEntries(differing.map((key) => [key, facts[key]]));
  return { before: only(before), after: only(after) };
}
