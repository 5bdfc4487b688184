/** Most characters of each field. */
export const memberLimits = { name: 80, position: 120, imagePath: 300 };

/** A member's neighbours change places; undefined where there is none on that side. */
export function movedOrder(ids: readonly number[], id: number, direction: "up" | "down"): number[] | undefined {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const [here, there] = [ids[from], ids[to]];
  if (from < 0 || here === undefined || there === undefined) return undefined;
  return ids.map((other) => (other === here ? there : other === there ? here : other));
}

/** The id of a new member: the highest and one (specification 2, About team management). */
export const nextMemberId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1;
