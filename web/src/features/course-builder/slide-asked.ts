/** Names the slide in the address of the builder. */
export const SLIDE = 'slide';

/** The slide that the address names, or the first. */
export function slideAsked({ searchParams }: Pick<URL, 'searchParams'>, slideIds: readonly string[]) {
  const named = searchParams.get(SLIDE) ?? '';
  return slideIds.includes(named) ? named : (slideIds[0] ?? null);
}
