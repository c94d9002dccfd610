import { expect, test } from 'vitest';
import { emsOf, measure } from './lines.ts';

const setting = { weight: 500 } as const;
const title = 'Advanced Contouring of the Face with Hyaluronic Acid: Anatomy, Planning and Safety';

test('a text that has room is one line', () => {
  expect(measure('Dr Amira Farouk', setting).linesOf(20)).toEqual(['Dr Amira Farouk']);
});

test.each([
  ['a long title', title],
  ['a name of one word', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)],
  ['an Arabic title', 'التحضير والجرعات والسلامة في استخدام توكسين البوتولينوم للوجه'],
])('no line of %s is wider than asked, and nothing of it is lost', (_, text) => {
  const measured = measure(text, setting);
  for (const lines of [measured.linesOf(12), measured.balancedLinesOf(12)]) {
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(emsOf(line, setting)).toBeLessThanOrEqual(12.01);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

test('two lines are about as long as each other, and no word is broken for it', () => {
  const measured = measure('Botulinum Toxin: Reconstitution, Dosing, Safety', setting);
  expect(measured.linesOf(17)).toEqual(['Botulinum Toxin: Reconstitution,', 'Dosing, Safety']);
  expect(measured.balancedLinesOf(17)).toEqual(['Botulinum Toxin:', 'Reconstitution, Dosing, Safety']);
  expect(measure('Reconstitution of it', setting).balancedLinesOf(8)).toEqual(['Reconstitution', 'of it']);
});

test('letters that are joined are not drawn apart', () => {
  expect(emsOf('فاروق', { ...setting, tracking: 0.1 })).toBe(emsOf('فاروق', setting));
  expect(emsOf('Farouk', { ...setting, tracking: 0.1 })).toBeCloseTo(emsOf('Farouk', setting) + 0.6);
});
