import { expect, test } from 'vitest';
import { navEntriesFor } from './nav-entries.ts';

const labels = (role: Parameters<typeof navEntriesFor>[0]) => navEntriesFor(role).map(({ label }) => label);

test('an instructor sees the courses and nothing else', () => {
  expect(labels('instructor')).toEqual(['Courses']);
});

test('only an administrator is led to the settings', () => {
  expect(labels('staff')).not.toContain('Settings');
  expect(labels('admin')).toContain('Settings');
});

test('a learner is led nowhere', () => {
  expect(labels('learner')).toEqual([]);
});
