/** `x' = a x + c y + e`, `y' = b x + d y + f`: as SVG writes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const within = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
};

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Undefined where everything was pressed into a line. */
export const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const area = a * d - b * c;
  if (area === 0 || !Number.isFinite(area)) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
};

const turned = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};
const shifted = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

const OF: Record<string, (numbers: readonly number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => shifted(x, y),
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => within(shifted(x, y), within(turned(degrees), shifted(-x, -y))),
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  skewX: ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0],
  skewY: ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0],
};

export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) => Number(number));

/** What an attribute `transform` does; what is no transform does nothing. */
export const matrixOf = (transform: string): Matrix =>
  [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>(
    (all, [, name = '', numbers = '']) => within(all, OF[name]?.(numbersIn(numbers)) ?? SAME),
    SAME,
  );
