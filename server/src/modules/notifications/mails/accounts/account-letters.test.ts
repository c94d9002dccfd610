import { expect, test } from 'vitest';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { expectWhole, sender } from '#server/testing/letter-check.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

const link = {
  name: 'Ada',
  href: 'https://academy.example/verify-email?token=0123456789-0123456789_0123456789-0123456789',
};

const letters: [string, Letter][] = [
  ['verify-email', verifyEmail.write(link)],
  ['reset-password', resetPassword.write(link)],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('what a person wrote stays text', async () => {
  const { html } = await renderLetter(verifyEmail.write({ ...link, name: '<b onclick="x">Ada</b>' }), sender);
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b onclick');
});
