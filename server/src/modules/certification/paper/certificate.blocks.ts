import type { Weight } from '#server/platform/paper/fonts.ts';
import { measure } from '#server/platform/paper/lines.ts';

// All lengths are hundredths of the width of the page, as in the design; all places count from its upper left corner.
export const PAGE = { width: 100, height: (100 * 210) / 297 };

/** `tracking` is in ems of the text's own size. */
export type Style = { size: number; leading: number; weight: Weight; colour: string; tracking?: number };
export type Line = {
  kind: 'line';
  x: number;
  /** The foot of the letters. */
  y: number;
  width: number;
  text: string;
  style: Style;
  align: 'left' | 'right';
  /** Null where its first letter says it. */
  isFromRight: boolean | null;
  /** Its first word is. */
  isStrong?: boolean;
};
export type Item =
  | Line
  | { kind: 'rule'; x: number; y: number; width: number; height: number; colour: string }
  | { kind: 'code'; x: number; y: number; width: number; modules: boolean[][] }
  | { kind: 'year'; x: number; y: number; width: number; height: number; share: number };

/** The same places on a page that is read from the right. */
export const mirrored = (item: Item): Item => {
  const x = PAGE.width - item.x - item.width;
  if (item.kind === 'line') return { ...item, x, align: item.align === 'left' ? 'right' : 'left' };
  if (item.kind === 'year') return { ...item, x, share: 1 - item.share };
  return { ...item, x };
};

/** What knows how high it is before it has a place. */
export type Block = { height: number; place(top: number): Item[] };

export const gap = (height: number): Block => ({ height, place: () => [] });

/** One below the other. */
export const stack = (blocks: readonly Block[]): Block => ({
  height: blocks.reduce((height, block) => height + block.height, 0),
  place: (top) => {
    let y = top;
    return blocks.flatMap((block) => {
      const items = block.place(y);
      y += block.height;
      return items;
    });
  },
});

/** One beside the other, all from the same height. */
export const beside = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  place: (top) => blocks.flatMap((block) => block.place(top)),
});

export type Column = { x: number; width: number };

export const rule = ({ x, width }: Column, height: number, colour: string): Block => ({
  height,
  place: (y) => [{ kind: 'rule', x, y, width, height, colour }],
});

// Above and below the letters of the site's face, in ems: the same for every writing, so that lines stand in one rhythm.
const ASCENT = 1;
const DESCENT = 0.303;
const footOf = ({ size, leading }: Style): number => size * ((leading + ASCENT - DESCENT) / 2);

export type Written = Pick<Line, 'isFromRight' | 'isStrong'> & { align?: Line['align'] };

/** Texts that are lines already. */
export const lines = (
  texts: readonly string[],
  { x, width, style, ...written }: Column & Written & { style: Style },
): Block =>
  stack(
    texts.map((text) => ({
      height: style.size * style.leading,
      place: (top) => [
        { kind: 'line', align: 'left', ...written, x, width, text, style, y: top + footOf(style) },
      ],
    })),
  );

/** A text in as many lines as it takes; none of an empty one. */
export const paragraph = (text: string, how: Column & Written & { style: Style }): Block =>
  lines(text === '' ? [] : measure(text, how.style).linesOf(how.width / how.style.size), how);
