import { numbersIn, type Point } from './matrix.ts';

export type Attributes = ReadonlyMap<string, string>;

export const numberIn = (attributes: Attributes, name: string, otherwise = 0): number =>
  numbersIn(attributes.get(name) ?? '')[0] ?? otherwise;

/** Whether a filled shape covers a point of its own plane. Of a curve its ends count, joined by straight lines. */
export const covers = (shape: string, attributes: Attributes, [x, y]: Point): boolean => {
  const of = (name: string, otherwise?: number) => numberIn(attributes, name, otherwise);
  const inRound = (rx: number, ry: number) =>
    rx > 0 && ry > 0 && ((x - of('cx')) / rx) ** 2 + ((y - of('cy')) / ry) ** 2 <= 1;
  switch (shape) {
    case 'rect':
      return x >= of('x') && x <= of('x') + of('width') && y >= of('y') && y <= of('y') + of('height');
    case 'circle':
      return inRound(of('r'), of('r'));
    case 'ellipse':
      return inRound(of('rx'), of('ry'));
    case 'polygon':
    case 'polyline':
      return isIn(pairs(numbersIn(attributes.get('points') ?? '')), [x, y]);
    case 'path':
      return isIn(endsOf(attributes.get('d') ?? ''), [x, y]);
    default:
      return false;
  }
};

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((one, at) => (at % 2 === 1 ? [[numbers[at - 1] ?? 0, one] as const] : []));

/** A ray from the point crosses the edge an odd number of times. */
const isIn = (corners: readonly Point[], [x, y]: Point): boolean => {
  let isInside = false;
  for (const [at, [x2, y2]] of corners.entries()) {
    const [x1, y1] = corners[(at || corners.length) - 1] ?? [x2, y2];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
};

/** How many numbers a command takes each time; the last two are where it ends, but for H and V. */
const TAKES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7 };

const endsOf = (d: string): Point[] => {
  const ends: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const name = command.toUpperCase();
    const takes = TAKES[name];
    if (!takes) continue;
    const numbers = numbersIn(rest);
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const [before, last] = [numbers[at + takes - 2] ?? 0, numbers[at + takes - 1] ?? 0];
      const [fromX, fromY] = command === name ? [0, 0] : [x, y];
      if (name !== 'V') x = fromX + (name === 'H' ? last : before);
      if (name !== 'H') y = fromY + last;
      ends.push([x, y]);
    }
  }
  return ends;
};
