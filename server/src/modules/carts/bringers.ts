import type { CourseLinks } from '../catalogue/index.ts';
import type { CartLine } from './carts.repository.ts';

type Wanted = Pick<CartLine, 'courseId' | 'cameWith'>;

type Cart<Line extends Wanted> = {
  lines: readonly Line[];
  links: CourseLinks;
  canBeBought(courseId: string): boolean;
};

/**
 * The lines that bring others: put in by their person, to be bought now, and not free themselves with another such
 * line. So links are one level deep, and two courses that name each other do not make each other free.
 */
const bringersOf = <Line extends Wanted>({ lines, links, canBeBought }: Cart<Line>): Line[] => {
  const own = lines.filter(({ courseId, cameWith }) => cameWith === null && canBeBought(courseId));
  const isLinked = ({ courseId }: Line) =>
    own.some((other) => other.courseId !== courseId && links.get(other.courseId)?.includes(courseId));
  return own.filter((line) => !isLinked(line));
};

/** Which line of the cart is free, with which other one: by the ids of their courses. */
export const freeLines = (cart: Cart<Wanted>): Map<string, string> => {
  const bringers = bringersOf(cart);
  const paid = new Set(bringers.map(({ courseId }) => courseId));
  const free = new Map<string, string>();
  for (const { courseId: bringer } of bringers)
    for (const linked of cart.links.get(bringer) ?? [])
      if (!paid.has(linked) && !free.has(linked) && cart.lines.some(({ courseId }) => courseId === linked))
        free.set(linked, bringer);
  return free;
};
