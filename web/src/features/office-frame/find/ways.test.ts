import { expect, test } from 'vitest';
import { findWays } from './ways.ts';

const labels = (...asked: Parameters<typeof findWays>) => findWays(...asked).map(({ label }) => label);

test('a page or an act is found by the beginnings of its words', () => {
  expect(labels('staff', 'pay ca')).toEqual(['Payment cases', 'New payment case']);
  expect(labels('admin', 'BANK')).toEqual(['Settings']);
  expect(labels('staff', 'ayment')).toEqual([]);
  expect(labels('staff', '—')).toEqual([]);
});

test('what a role may not open is not offered', () => {
  for (const label of ['Settings', 'Users', 'Invite somebody']) {
    expect(labels('admin', '')).toContain(label);
    expect(labels('staff', '')).not.toContain(label);
  }
});

test('no way is offered twice', () => {
  const all = findWays('admin', '').map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
});
