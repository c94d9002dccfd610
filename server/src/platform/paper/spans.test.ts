import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAMILIES, typefaceOf } from './fonts.ts';
import { emsOf } from './lines.ts';
import { spansOf, unwritableIn, written } from './spans.ts';
import { unwritable } from './unwritable.ts';

const facesOf = (text: string) => spansOf(text).map(({ text: piece, family }) => [piece, family]);

describe('whose name can be written', () => {
  test.each([
    ['of Europe', 'Zoë Ångström Œuvré Łódź Čapek Ğül Ștefan'],
    ['of Vietnam, with each accent apart', 'Nguyễn Thị Hồng Ánh'.normalize('NFD')],
    ['of West Africa, with accents that no letter has', 'Ọlájùmọ̀kẹ́ Ṣẹ́gun'],
    ['in Greek and Cyrillic', 'Ελένη Παππά, Щербакова Ґалина'],
    ['in Arabic, with and without vowels', 'د. أميرة فاروق مُحَمَّد لأ'],
    ['in Persian, Kurdish and Urdu', 'علی می‌خواهم ڕێژە ٹھیک ہے'],
    ['in both directions', 'د. Amira Farouk (MD) فاروق'],
  ])('that %s', async (_, name) => {
    expect(await unwritable(name)).toEqual([]);
  });

  test('that is of plain letters, without a look at any face', () => {
    const codes = [0x7e - 0x20 + 1, 0x17f - 0xa0 + 1].flatMap((count, at) =>
      Array.from({ length: count }, (_, nth) => (at === 0 ? 0x20 : 0xa0) + nth),
    );
    expect(unwritableIn(String.fromCodePoint(...codes))).toEqual([]);
  });

  test('what no face has is told, each letter once and with its accents', async () => {
    expect(await unwritable('Dr 張三張 and 😀')).toEqual(['張', '三', '😀']);
    expect(await unwritable('אבא')).toEqual(['א', 'ב']);
  });

  test('a writing that is drawn with parts missing counts as one that no face has', async () => {
    expect(await unwritable('शर्मा')).toEqual(['श', 'र्मा']);
    expect(await unwritable('م\u0657')).toEqual(['م\u0657']);
  });
});

describe('how a text is written', () => {
  test('each letter in one way, whichever way it was typed', () => {
    expect(written('Hồng'.normalize('NFD'))).toBe('Hồng'.normalize('NFC'));
    expect(written('ﻣﺤﻤﺪ ﬁn')).toBe('محمد fin');
  });

  test('on one line, and without what is not seen and turns round what follows', () => {
    expect(written(' Dr\u00a0Amira\nFarouk\u202e\u0007 ')).toBe('Dr Amira Farouk');
    expect(written('\ud800A')).toBe('\ufffdA');
  });

  test('in Arabic without the signs for vowels, as names are', () => {
    expect(written('مُحَمَّد بْن عَبْد الرَّحْمٰن')).toBe('محمّد بن عبد الرّحمن');
  });

  test('a letter and its accents are of one face', () => {
    expect(facesOf('Farouk')).toEqual([['Farouk', 'Hanken Grotesk']]);
    expect(facesOf('aq\u0328\u031b')).toEqual([
      ['a', 'Hanken Grotesk'],
      ['q\u0328\u031b'.normalize('NFC'), 'Noto Sans'],
    ]);
    expect(facesOf('د. X')).toEqual([
      ['د', 'IBM Plex Sans Arabic'],
      ['. X', 'Hanken Grotesk'],
    ]);
  });

  test('a letter that no face has is seen to be missing', () => {
    expect(facesOf('a張')).toEqual([
      ['a', 'Hanken Grotesk'],
      ['\ufffd', 'Noto Sans'],
    ]);
  });
});

test('what a face can write is the same in each of its weights', () => {
  const name = 'Zoë Ελένη Щ ễ ؤ';
  for (const family of FAMILIES) {
    const missing = ([300, 400, 500, 600] as const).map((weight) =>
      [...name].filter(
        (letter) => !typefaceOf(family, weight).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      ),
    );
    expect(new Set(missing.map(String)).size).toBe(1);
  }
});

test('whatever somebody types can be set', () => {
  const letter = fc.oneof(
    fc.constantFrom(
      ...'aqMſلاالله ينبسه',
      '\u0301',
      '\u031b',
      '\u0328',
      '\u064e',
      '\u0651',
      '\u200d',
      '\u200c',
    ),
    fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0x300, max: 0x36f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0x600, max: 0x8ff }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0, max: 0x1ffff }).map((code) => String.fromCodePoint(code)),
  );
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
      const text = letters.join('');
      expect(emsOf(text, { weight: 500 })).toBeGreaterThanOrEqual(0);
      expect(unwritableIn(text)).not.toContain(' ');
    }),
    { numRuns: 500 },
  );
});
