import { expect, test } from 'vitest';
import { featuresOf, typefaceOf } from './fonts.ts';
import { forgetLetters } from './typeface.ts';

const latin = typefaceOf('Hanken Grotesk', 500);
const arabic = typefaceOf('IBM Plex Sans Arabic', 500);
const lettersOf = (text: string) =>
  arabic
    .layout(text, featuresOf('IBM Plex Sans Arabic'))
    .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

test('a glyph stands for the letters that it is asked for with, whoever asked for it before', () => {
  const kept = new Map<number, { id: number; codePoints: number[] }>();
  const typeface = {
    ...arabic,
    getGlyph: (id: number, codePoints: number[] = []) => {
      const glyph = kept.get(id) ?? { id, codePoints };
      kept.set(id, glyph);
      return glyph;
    },
  };
  const lettersIn = (codePoints?: number[]) => typeface.getGlyph(7, codePoints).codePoints;
  // As a part of another, as where two dots are put over it; it would stand for nothing from then on.
  expect(lettersIn()).toEqual([]);
  expect(lettersIn([0x633])).toEqual([]);
  forgetLetters(typeface);
  expect(lettersIn([0x633])).toEqual([0x633]);
  expect(lettersIn([0x649])).toEqual([0x649]);
  expect(lettersIn()).toEqual([]);
});

test('an accent that no letter has with it stands over its letter, and the next letter where it would', () => {
  const { positions } = latin.layout('x\u0302y', featuresOf('Hanken Grotesk'));
  const [letter, accent] = positions;
  const alone = latin.layout('x').positions[0]?.xAdvance ?? 0;
  expect(positions.every(({ xOffset }) => xOffset === 0)).toBe(true);
  // It begins on its letter, not behind it.
  expect(letter?.xAdvance).toBeLessThan(alone / 2);
  expect((letter?.xAdvance ?? 0) + (accent?.xAdvance ?? 0)).toBe(alone);
});

test('letters come in the order of their text, from wherever it runs', () => {
  expect(lettersOf('بسم')).toEqual(['ب', 'س', 'م']);
  expect(lettersOf('لا')).toEqual(['لا']);
});
