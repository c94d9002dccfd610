/**
 * Of what both lists have, as much as stands in the same order in both: whatever else they share was moved. Each list
 * names each id once.
 */
export const keptInOrder = (before: readonly string[], after: readonly string[]): Set<string> => {
  const placeBefore = new Map(before.map((id, at) => [id, at]));
  const shared = after.filter((id) => placeBefore.has(id));
  const places = shared.map((id) => placeBefore.get(id) ?? 0);
  // The last of each longest rising row of its length, and what came before each.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  }
  const kept = new Set<string>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) kept.add(shared[at] ?? '');
  return kept;
};
