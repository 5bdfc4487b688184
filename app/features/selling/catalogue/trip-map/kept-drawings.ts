/** What has been drawn, by what it was drawn from: nothing to forget but the oldest, when there are too many. */
export function keptDrawings<Drawing>(most: number): (key: string, draw: () => Drawing) => Drawing {
  const kept = new Map<string, Drawing>();
  return (key, draw) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawing = draw();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
    kept.set(key, drawing);
    return drawing;
  };
}
