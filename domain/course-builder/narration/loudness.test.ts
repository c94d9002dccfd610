import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gainFor, levelsOf, TARGET_DB } from './loudness.ts';

const RATE = 1000;
const tone = (amplitude: number, seconds = 2) =>
  Float32Array.from({ length: RATE * seconds }, (_, at) => (at % 2 === 0 ? amplitude : -amplitude));
const heard = (samples: Float32Array) => {
  const levels = levelsOf(samples, RATE);
  if (!levels) throw new Error('nothing was heard');
  return levels;
};

test('a tone of half the height is 6 dB quieter, and pauses make nothing quieter', () => {
  const { loudnessDb, peakDb } = heard(tone(0.5));
  expect(loudnessDb).toBeCloseTo(-6.02, 1);
  expect(peakDb).toBeCloseTo(-6.02, 1);
  expect(heard(Float32Array.of(...tone(0.5), ...tone(0, 6), ...tone(0.5))).loudnessDb).toBeCloseTo(-6.02, 1);
});

test('in silence there are no levels', () => {
  expect(levelsOf(tone(0), RATE)).toBeNull();
  expect(levelsOf(new Float32Array(0), RATE)).toBeNull();
});

test('a quiet voice is made as loud as the others, and one that is near is left', () => {
  expect(gainFor({ loudnessDb: -32, peakDb: -18 })).toBeCloseTo(TARGET_DB + 32);
  expect(gainFor({ loudnessDb: -18.4, peakDb: -6 })).toBe(0);
});

test('nothing is ever cut', () =>
  fc.assert(
    fc.property(
      fc.double({ min: -60, max: 0, noNaN: true }),
      fc.double({ min: -60, max: 6, noNaN: true }),
      (loudnessDb, peakDb) => {
        expect(peakDb + gainFor({ loudnessDb, peakDb })).toBeLessThanOrEqual(0);
      },
    ),
  ));
