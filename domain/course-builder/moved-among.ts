/**
 * Of what stands in both orders, the fewest that have to be taken out so that the others follow each other as before: one
 * that is moved is one, however far it went. Each id stands at most once in an order.
 */
export function movedAmong(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  const stayed = longestRising(common.map((id) => places.get(id) ?? 0));
  return new Set(common.filter((_, at) => !stayed.has(at)));
}

/** The places of one longest rising run, for numbers of which none stands twice; in n log n steps. */
function longestRising(numbers: readonly number[]): Set<number> {
  // Where the run of each length ends that ends lowest, and what stands before each number in its run.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, number] of numbers.entries()) {
    const length = firstNotBelow(number, (one) => numbers[ends[one] ?? 0] ?? 0, ends.length);
    previous[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const stayed = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) stayed.add(at);
  return stayed;
}

function firstNotBelow(number: number, numberAt: (at: number) => number, count: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
