export const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** What can be left of an order when some of its items are left out. */
const partsOf = (order: readonly string[], leftOut: number): string[] =>
  leftOut === 0 ? [order.join()] : order.flatMap((_, at) => partsOf(order.toSpliced(at, 1), leftOut - 1));

/** Few of these orders in which nevertheless all but any `leftOut` items come in every order; always the same. */
export const coveringOrders = <T extends string>(orders: readonly T[][], leftOut: number): T[][] => {
  const candidates = orders.map((order) => ({ order, shows: [...new Set(partsOf(order, leftOut))] }));
  const missing = new Set(candidates.flatMap(({ shows }) => shows));
  const chosen: T[][] = [];
  while (missing.size > 0) {
    const gains = candidates.map(({ shows }) => shows.filter((one) => missing.has(one)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    for (const one of best?.shows ?? []) missing.delete(one);
    if (best) chosen.push(best.order);
  }
  return chosen;
};
