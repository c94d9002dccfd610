import { expect, test } from 'vitest';
import { isUnanswered, reasonOf, withTimeLimit } from './unanswered.ts';

/** A server that never answers. */
const hang: typeof fetch = (_input, init) =>
  new Promise((_answer, fail) => {
    init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
  });

test('a request that hangs is given up', async () => {
  const failure = await withTimeLimit(hang, 1)('/orders').catch((error: unknown) => error);
  expect(isUnanswered(failure)).toBe(true);
  expect(reasonOf(failure)).toBe('No answer');
});

test('a page that is left takes its requests along, which is no failure to tell of', async () => {
  const leaving = new AbortController();
  const asked = withTimeLimit(hang, 60_000)('/orders', { signal: leaving.signal });
  leaving.abort();
  const failure = await asked.catch((error: unknown) => error);
  expect(failure).toBe(leaving.signal.reason);
  expect(isUnanswered(failure)).toBe(false);
});

test('an answer in time is handed on as it is', async () => {
  const answer = new Response('here');
  expect(await withTimeLimit(async () => answer, 60_000)(new Request('http://localhost/'))).toBe(answer);
});

test('what the network refuses has no answer either', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnanswered(new Error('500'))).toBe(false);
});

test('what answers in place of a page is told by its status, and a page that refuses is not meant', () => {
  const refused = { status: 502, statusText: 'Bad Gateway', internal: false };
  expect(isUnanswered({ ...refused, data: '<h1>nginx</h1>' })).toBe(true);
  expect(reasonOf({ ...refused, data: '<h1>nginx</h1>' })).toBe('502 Bad Gateway');
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe('No connection');
  expect(isUnanswered({ ...refused, data: { message: 'We are busy.' } })).toBe(false);
});
