import { featuresOf, isJoined, typefaceOf, type Weight } from './fonts.ts';
import { graphemes, spansOf, written } from './spans.ts';

/** How letters are set: `tracking` is what is added after each, in ems. Letters that are joined are never drawn apart. */
export type Setting = { weight: Weight; tracking?: number };

/** How wide a text is on one line, in ems. */
export const emsOf = (text: string, { weight, tracking = 0 }: Setting): number =>
  spansOf(text).reduce((ems, span) => {
    const typeface = typefaceOf(span.family, weight);
    const { advanceWidth, glyphs } = typeface.layout(span.text, featuresOf(span.family));
    const apart = isJoined(span.family) ? 0 : tracking * glyphs.length;
    return ems + advanceWidth / typeface.unitsPerEm + apart;
  }, 0);

/** How far its tallest face reaches above the foot of the letters, in ems: where a line is drawn from. */
export const ascentOf = (text: string, weight: Weight): number =>
  Math.max(
    0,
    ...spansOf(text).map(({ family }) => {
      const { ascent, unitsPerEm } = typefaceOf(family, weight);
      return ascent / unitsPerEm;
    }),
  );

type Word = { text: string; ems: number };
/** A text that is measured, to be set in lines no wider than so many ems. A word that is wider is broken between letters. */
export type Measured = {
  linesOf(ems: number): string[];
  /** As many lines, of about the same width. */
  balancedLinesOf(ems: number): string[];
};

const STEPS = 8;

export const measure = (text: string, setting: Setting): Measured => {
  const known = new Map<string, Word>();
  const measured = (part: string): Word => {
    const word = known.get(part) ?? { text: part, ems: emsOf(part, setting) };
    known.set(part, word);
    return word;
  };
  const whole = measured(written(text));
  // Most texts are one line, whose words nobody has to know.
  const words = () => whole.text.split(' ').map(measured);
  const linesOf = (ems: number): string[] => {
    if (whole.ems <= ems) return [whole.text];
    const space = emsOf('n n', setting) - emsOf('nn', setting);
    const parts = words().flatMap((word) => {
      return word.ems <= ems ? [word] : fill(graphemes(word.text).map(measured), { ems, space: 0 });
    });
    return fill(parts, { ems, space }).map((line) => line.text);
  };
  const balancedLinesOf = (ems: number): string[] => {
    let lines = linesOf(ems);
    if (lines.length === 1) return lines;
    // No word is broken for it.
    let [narrow, wide] = [Math.max(...words().map((word) => word.ems)), ems];
    for (let step = 0; step < STEPS && narrow < wide; step++) {
      const middle = (narrow + wide) / 2;
      const tried = linesOf(middle);
      if (tried.length > lines.length) narrow = middle;
      else [lines, wide] = [tried, middle];
    }
    return lines;
  };
  return { linesOf, balancedLinesOf };
};

/** Puts as many parts on each line as have room there, apart by a space that is so wide, or by none. */
const fill = (parts: readonly Word[], { ems, space }: { ems: number; space: number }): Word[] => {
  const lines: Word[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = (last?.ems ?? 0) + space + part.ems;
    if (last && longer <= ems)
      lines.splice(-1, 1, { text: `${last.text}${space > 0 ? ' ' : ''}${part.text}`, ems: longer });
    else lines.push(part);
  }
  return lines;
};
