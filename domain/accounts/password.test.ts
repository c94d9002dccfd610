import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const TOO_COMMON = 'This password is too common, please choose another';

test.each([
  ['', 'Password must be at least 8 characters'],
  ['x7#kQ2p', 'Password must be at least 8 characters'],
  ['x7#kQ2pL', null],
  ['ab'.repeat(64), null],
  [`${'ab'.repeat(64)}c`, 'Password must be at most 128 characters'],
  ['password', TOO_COMMON],
  ['PassWord123', TOO_COMMON],
  ['12345678', TOO_COMMON],
  ['correct horse battery staple', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
