/** In a box of 1000 by 300. */
export type Point = { x: number; y: number };

/** Points nearer than so are the same to the eye. */
const NEAR = 4;

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** A stroke that goes on to a point, where it is far enough to be seen. */
export const addPoint = (stroke: readonly Point[], to: Point): readonly Point[] => {
  const last = stroke.at(-1);
  return last && Math.hypot(to.x - last.x, to.y - last.y) < NEAR ? stroke : [...stroke, to];
};

/** Strokes as a path of whole points that stay in the box; a dot is a line to itself. */
export const signatureOf = (strokes: readonly (readonly Point[])[]): string =>
  strokes.map(pathOf).filter(Boolean).join(' ');

const pathOf = (stroke: readonly Point[]): string => {
  const points = stroke.map(({ x, y }) => `${within(x, 1000)} ${within(y, 300)}`);
  const [first, ...rest] = points;
  return first === undefined
    ? ''
    : [`M${first}`, ...(rest.length > 0 ? rest : [first]).map((one) => `L${one}`)].join(' ');
};
