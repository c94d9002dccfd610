import { expect, test } from 'vitest';
import { featuresOf, typefaceOf } from './fonts.ts';

const latin = typefaceOf('Hanken Grotesk', 500);
const arabic = typefaceOf('IBM Plex Sans Arabic', 500);
const lettersOf = (text: string) =>
  arabic
    .layout(text, featuresOf('IBM Plex Sans Arabic'))
    .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

test('a glyph stands for the letters of its text, also when it was part of another before', () => {
  const [first] = arabic.layout('ساعة').glyphs;
  arabic.getGlyph(first?.id ?? 0);
  expect(lettersOf('ساعة')).toEqual(['س', 'ا', 'ع', 'ة']);
  expect(lettersOf('شهادة إتمام').join('')).toBe('شهادة إتمام');
  expect(lettersOf('لا')).toEqual(['لا']);
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
});
