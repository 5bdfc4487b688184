export type RowCounts = { new: number; gone: number; same: number };

/** Rows by content: how many are only in the upload, only in the data now, or in both. Sorts both lists; repeated rows count as often as they occur. */
export function compareHashes(upload: Float64Array, current: Float64Array): RowCounts {
  upload.sort();
  current.sort();
  let same = 0;
  for (let one = 0, other = 0; one < upload.length && other < current.length;) {
    const difference = (upload[one] ?? 0) - (current[other] ?? 0);
    if (difference === 0) same++;
    if (difference <= 0) one++;
    if (difference >= 0) other++;
  }
  return { new: upload.length - same, gone: current.length - same, same };
}
