type Glyph = { id: number; codePoints: number[] };
type Position = { xAdvance: number; xOffset: number };
/** Glyphs in a row, with their places in units of the face. */
type GlyphRun = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
type Direction = 'ltr' | 'rtl';

/** What is used of a loaded font file. */
export type Typeface = {
  unitsPerEm: number;
  ascent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(
    text: string,
    features?: Record<string, number>,
    script?: string,
    language?: string,
    direction?: Direction,
  ): GlyphRun;
};

/**
 * A glyph keeps the letters with which it was first asked for, and none if that was as a part of another. Whatever is drawn
 * later would be cut in the wrong places, and the same paper would be another file after another one.
 */
export const forgetLetters = (typeface: Typeface): void => {
  const getGlyph = typeface.getGlyph.bind(typeface);
  typeface.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    const isOwn = glyph.codePoints.join() === codePoints.join();
    return isOwn ? glyph : Object.create(glyph, { codePoints: { value: codePoints } });
  };
};

const RIGHT_TO_LEFT = /(?=\p{L})\p{Script=Arabic}/u;

/**
 * What draws a text puts a glyph that stands off its place (the accent of a letter that has no sign of its own with it)
 * somewhere else: it counts that in another unit, and from the wrong side where the text goes from right to left. How far it
 * goes on after each glyph is right, so the same is said by that.
 */
export const placeByAdvances = (typeface: Typeface): void => {
  const layout = typeface.layout.bind(typeface);
  typeface.layout = (text, ...[features, script, language]) => {
    const direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
    const run = layout(text, features, script, language, direction);
    run.positions.forEach((position, at) => {
      const before = run.positions[at - 1];
      if (before) {
        before.xAdvance += position.xOffset;
        position.xAdvance -= position.xOffset;
      }
      position.xOffset = 0;
    });
    // Whoever asks puts it in the order of sight itself.
    if (direction === 'rtl') for (const list of [run.glyphs, run.positions]) list.reverse();
    return run;
  };
};
