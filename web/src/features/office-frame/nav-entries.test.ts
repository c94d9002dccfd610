import { expect, test } from 'vitest';
import { navEntriesFor } from './nav-entries.ts';

const labels = (role: Parameters<typeof navEntriesFor>[0]) => navEntriesFor(role).map(({ label }) => label);

test('an instructor sees the courses and nothing else', () => {
  expect(labels('instructor')).toEqual(['Courses']);
});

test('only an administrator is led to the settings and to what is left', () => {
  for (const label of ['Settings', 'Ready to sell']) {
    expect(labels('staff')).not.toContain(label);
    expect(labels('admin')).toContain(label);
  }
});

test('a learner is led nowhere', () => {
  expect(labels('learner')).toEqual([]);
});
