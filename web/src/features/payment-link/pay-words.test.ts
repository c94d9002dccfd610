import { expect, test } from 'vitest';
import { refuseUnanswered } from '#web/forms/submission.ts';
import { unansweredWords } from './pay-words.ts';

const outside = (status: number, data: string) => ({ status, statusText: '', internal: false, data });
const told = (error: unknown) =>
  refuseUnanswered(error, unansweredWords(error), new FormData())?.data.failure.message;

test('a payment without an answer is told in its own words, unless what answered has some', () => {
  expect(told(outside(500, ''))).toBe('Payment failed');
  expect(told(outside(502, '<h1>Bad Gateway</h1>'))).toBe('Payment failed');
  expect(told(new TypeError('Failed to fetch'))).toBe('Payment processing failed');
  expect(told(outside(400, '{"message":"From the server"}'))).toBe('From the server');
});
