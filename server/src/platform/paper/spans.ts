import { FAMILIES, type Family, featuresOf, typefaceOf } from './fonts.ts';

/** A piece of a text that one face can write, and where it begins. */
export type Span = { text: string; family: Family; start: number };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The letters of a text with the accents that belong to each; what parts two that would join stands by itself. */
export const graphemes = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment }) => segment.split(/(?=[\u200c\u200d])/));

// Signs that show a letter in one of its joined forms, and letters that stand for two: as the letters that they are.
const SHAPED = /[\ufb00-\ufdff\ufe70-\ufefc]/g;
// What is not seen and steers what is beside it, but for what keeps two letters apart or together.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;

// Vowels of Arabic, which a name is as seldom written with as it needs them. What draws them would put some above their letter
// that belong below it, where they are others.
const VOWELS = /[\u064b-\u0650\u0652\u0670]/g;

/** A text as it is written on paper: each letter in one way, on one line. */
export const written = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(SHAPED, (sign) => sign.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(VOWELS, '')
    .trim();

/** Whether it begins with a writing that runs from the right. */
export const isRightToLeft = (text: string): boolean => /^\P{L}*(?=\p{L})\p{Script=Arabic}/u.test(text);

// They are in a face, but of the first what draws it loses some vowels, and it puts the others in the wrong place or breaks off.
const NOT_DRAWN = /\p{Script=Devanagari}|[\u0656-\u065f\u06d6-\u06ed\u08d3-\u08ff]/u;
const MISSING = '\ufffd';

const canWrite = (family: Family, grapheme: string): boolean => {
  const typeface = typefaceOf(family, 400);
  const letters = [...grapheme];
  if (!letters.every((letter) => typeface.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return false;
  if (letters.length === 1) return true;
  try {
    return typeface.layout(grapheme, featuresOf(family)).glyphs.length > 0;
  } catch {
    // Its accents have no place on this letter.
    return false;
  }
};

const familyOf = (grapheme: string): Family | undefined =>
  NOT_DRAWN.test(grapheme) ? undefined : FAMILIES.find((family) => canWrite(family, grapheme));

/** A text in the faces that can write it; for what none can, the sign of a missing letter. */
export const spansOf = (text: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const grapheme of graphemes(written(text))) {
    const own = familyOf(grapheme);
    const family = own ?? 'Noto Sans';
    const piece = own ? grapheme : MISSING;
    const last = spans.at(-1);
    if (last?.family === family) last.text += piece;
    else spans.push({ text: piece, family, start });
    start += piece.length;
  }
  return spans;
};

/** What no face can write of a text, each once. */
export const unwritableIn = (text: string): string[] => [
  ...new Set(graphemes(written(text)).filter((grapheme) => !familyOf(grapheme))),
];
