import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

const lina = { title: 'Dr.', firstName: 'Lina', lastName: 'Farouk' };

test('an author is a first name and an initial, with the title that was earned', () => {
  expect(authorName(lina, false)).toBe('Dr. Lina F.');
  expect(authorName({ ...lina, title: 'Ms.' }, false)).toBe('Lina F.');
  expect(authorName({ ...lina, title: '' }, false)).toBe('Lina F.');
});

test('who wishes not to be named is a participant', () => {
  expect(authorName(lina, true)).toBe('A participant');
});

test('a letter is what a reader counts as one, in every script', () => {
  expect(authorName({ title: '', firstName: 'Édouard', lastName: 'e\u0301lie' }, false)).toBe(
    'Édouard E\u0301.',
  );
  expect(authorName({ title: '', firstName: 'ليلى', lastName: 'حداد' }, false)).toBe('ليلى ح.');
});

test('one name alone is enough, and none at all is a participant', () => {
  expect(authorName({ title: '', firstName: 'Björk', lastName: ' ' }, false)).toBe('Björk');
  expect(authorName({ title: 'Dr.', firstName: '', lastName: '' }, false)).toBe('A participant');
});
