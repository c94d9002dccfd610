import { expect, test } from 'vitest';
import { expectWhole } from '#server/testing/letter-check.ts';
import { erasureAnnounced } from './erasure-announced.ts';

const facts = { name: 'Ada', lastDay: '31 March 2027', publicUrl: 'https://academy.example' };

test('the letter before an unused account goes is whole, names the day and leads to the login', async () => {
  const letter = erasureAnnounced.write({ ...facts, isDisabled: false });
  await expectWhole(letter);
  expect(letter.subject).toContain('31 March 2027');
  expect(letter.action?.href).toBe('https://academy.example/login');
});

test('to whom cannot log in at the moment it says what to do instead', async () => {
  const letter = erasureAnnounced.write({ ...facts, isDisabled: true });
  await expectWhole(letter);
  expect(letter.closing?.join(' ')).toContain('please answer this letter before that day');
});
