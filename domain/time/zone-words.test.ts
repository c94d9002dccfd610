import { expect, test } from 'vitest';
import { cityOfZone, onClocksOf } from './zone-words.ts';

test('a time says in which city it is meant, never the name of a zone', () => {
  expect(onClocksOf('Europe/Lisbon')).toBe('in Lisbon');
  expect(onClocksOf('Asia/Dubai', 'Abu Dhabi')).toBe('in Abu Dhabi');
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOfZone('UTC')).toBe('UTC');
});
