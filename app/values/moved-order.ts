/** One of a row of ids changes places with its neighbour; undefined where it has none on that side, or is not among them. */
export function movedOrder<Id>(ids: readonly Id[], id: Id, direction: "up" | "down"): Id[] | undefined {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const [here, there] = [ids[from], ids[to]];
  if (from < 0 || here === undefined || there === undefined) return undefined;
  return ids.map((other) => (other === here ? there : other === there ? here : other));
}
