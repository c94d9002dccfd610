import { INK } from '#server/platform/paper/colours.ts';
import { measure } from '#server/platform/paper/lines.ts';
import { isRightToLeft } from '#server/platform/paper/spans.ts';
import { type Block, type Column, lines } from './certificate.blocks.ts';

/** A size, the lines that a text may take in it, and how wide they may be. */
type Step = { size: number; mostLines: number; width: number };

const STEPS: Record<'name' | 'course', readonly Step[]> = {
  name: [
    { size: 6, mostLines: 1, width: 100 },
    { size: 5, mostLines: 1, width: 100 },
    { size: 4.2, mostLines: 2, width: 100 },
    { size: 3.5, mostLines: 2, width: 100 },
    { size: 2.8, mostLines: 3, width: 100 },
  ],
  course: [
    { size: 3, mostLines: 2, width: 51 },
    { size: 2.6, mostLines: 2, width: 60 },
    { size: 2.2, mostLines: 2, width: 100 },
    { size: 1.9, mostLines: 3, width: 100 },
  ],
};

// Arabic letters reach further up and down, look larger, and hold on to each other.
const LATIN = {
  name: { share: 1, leading: 1.08, tracking: -0.032 },
  course: { share: 1, leading: 1.2, tracking: -0.024 },
};
const ARABIC = {
  name: { share: 0.9, leading: 1.3, tracking: 0 },
  course: { share: 1, leading: 1.3, tracking: 0 },
};

/** The name or the course, in the largest size in which it takes few lines: the longer, the smaller. */
export const display = (what: 'name' | 'course', text: string, column: Column & { scale: number }): Block => {
  const { share, ...form } = (isRightToLeft(text) ? ARABIC : LATIN)[what];
  const setting = { ...form, weight: 500 } as const;
  const steps = STEPS[what].map(({ size, width, mostLines }) => ({
    size: size * share * column.scale,
    width: Math.min(width, column.width),
    mostLines,
  }));
  const measured = measure(text, setting);
  const fits = ({ size, width, mostLines }: Step) => measured.linesOf(width / size).length <= mostLines;
  const step = steps.find(fits) ?? steps.at(-1);
  if (!step) return lines([], { ...column, isFromRight: null, style: { ...setting, size: 0, colour: INK } });
  return lines(measured.balancedLinesOf(step.width / step.size), {
    ...column,
    isFromRight: null,
    style: { ...setting, size: step.size, colour: INK },
  });
};
