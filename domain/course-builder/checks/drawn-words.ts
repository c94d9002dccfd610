import { contrastOf, over, type Rgb, rgbOf } from './contrast.ts';
import { type Attributes, covers, numberIn } from './drawn-shapes.ts';
import { inverse, type Matrix, matrixOf, moved, type Point, SAME, within } from './matrix.ts';

/** What drawings are coloured with, as the pages' tokens have it. */
export const DRAWING_COLORS = {
  ink: '#0f1b17',
  deep: '#0c3b33',
  celadon: '#e4ece8',
  mist: '#f3f6f4',
  control: '#74847d',
  muted: '#4a5a54',
  signal: '#f04a12',
  paper: '#ffffff',
};
const PAPER = rgbOf(DRAWING_COLORS.paper);
const BLACK: Rgb = [0, 0, 0];

/** Words of a drawing with their contrast against what is drawn under their middle. */
type DrawnWords = { words: string; contrast: number };

type Layer = { name: string; attributes: Attributes; matrix: Matrix; fill: Rgb | null; opacity: number };
type Look = Omit<Layer, 'name' | 'attributes'> & {
  size: number;
  anchor: string;
  baseline: string;
  at: Point;
};

const OUTSIDE: Look = {
  matrix: SAME,
  fill: BLACK,
  opacity: 1,
  size: 16,
  anchor: 'start',
  baseline: 'auto',
  at: [0, 0],
};
/** Of a letter's height, on average. */
const LETTER_WIDTH = 0.55;
const MIDDLE_HEIGHT = 0.35;

/** Of a drawing as `drawing-rules.ts` lets in; in what is drawn in another way nothing is found. */
export const drawnWords = (svg: string): DrawnWords[] => {
  const layers: Layer[] = [];
  const open: { name: string; look: Look }[] = [];
  const found: DrawnWords[] = [];
  for (const [piece, ends, name = '', attributes = '', isEmpty] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g,
  )) {
    const around = open.at(-1);
    if (ends) open.pop();
    else if (name) {
      const said = new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      const look = lookOf(said, around?.look ?? OUTSIDE);
      layers.push({ name, attributes: said, ...look });
      if (!isEmpty) open.push({ name, look });
    } else if (around && ['text', 'tspan'].includes(around.name) && piece.trim() !== '')
      found.push(...measured(piece.trim(), around.look, layers));
  }
  return found;
};

const lookOf = (said: Attributes, around: Look): Look => ({
  matrix: within(around.matrix, matrixOf(said.get('transform') ?? '')),
  fill: said.has('fill') ? colorOf(said.get('fill') ?? '') : around.fill,
  opacity: around.opacity * numberIn(said, 'opacity', 1),
  size: numberIn(said, 'font-size', around.size),
  anchor: said.get('text-anchor') ?? around.anchor,
  baseline: said.get('dominant-baseline') ?? around.baseline,
  at: [
    numberIn(said, 'x', around.at[0]) + numberIn(said, 'dx'),
    numberIn(said, 'y', around.at[1]) + numberIn(said, 'dy'),
  ],
});

const colorOf = (value: string): Rgb | null => {
  if (value === 'none') return null;
  const name = /^var\(--color-(\w+)\)$/.exec(value)?.[1] ?? 'ink';
  return rgbOf(Object.entries(DRAWING_COLORS).find(([one]) => one === name)?.[1] ?? DRAWING_COLORS.ink);
};

const measured = (words: string, look: Look, layers: readonly Layer[]): DrawnWords[] => {
  if (!look.fill) return [];
  const width = words.length * look.size * LETTER_WIDTH;
  const shift = { start: width / 2, middle: 0, end: -width / 2 }[look.anchor] ?? width / 2;
  const rise = look.baseline === 'auto' ? look.size * MIDDLE_HEIGHT : 0;
  const ground = groundAt(moved(look.matrix, [look.at[0] + shift, look.at[1] - rise]), layers);
  return [{ words, contrast: contrastOf(over(look.fill, ground, look.opacity), ground) }];
};

/** What was drawn there, on paper, up to now. */
const groundAt = (point: Point, layers: readonly Layer[]): Rgb =>
  layers.reduce((ground, { name, attributes, matrix, fill, opacity }) => {
    const back = fill && inverse(matrix);
    return back && covers(name, attributes, moved(back, point)) ? over(fill, ground, opacity) : ground;
  }, PAPER);
