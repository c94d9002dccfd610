import { expect, test } from 'vitest';
import { monthsBefore, RETENTION } from './retention.ts';

const before = (day: string, months: number) =>
  monthsBefore(new Date(`${day}T10:00:00Z`), months)
    .toISOString()
    .slice(0, 10);

test('months are those of the calendar, and a shorter one ends on its last day', () => {
  expect(before('2026-11-29', 24)).toBe('2024-11-29');
  expect(before('2026-01-15', 1)).toBe('2025-12-15');
  expect(before('2026-03-31', 1)).toBe('2026-02-28');
});

test('what is usual lies within what may be chosen', () => {
  for (const { least, usual, most } of Object.values(RETENTION)) {
    expect(least).toBeGreaterThan(0);
    expect(usual).toBeGreaterThanOrEqual(least);
    expect(usual).toBeLessThanOrEqual(most);
  }
});
