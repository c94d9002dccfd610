import { type ErrorResponse, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const written = (error: unknown, signal?: AbortSignal) => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  const request = new Request('http://academy.test/about-us', { method: 'POST', signal });
  handleError(error, { request, context: new RouterContextProvider(), params: {} });
  return write.mock.calls.length;
};

const answer = (status: number) =>
  ({ status, statusText: '', data: '', internal: true }) as ErrorResponse & { internal: boolean };

test('a form sent to a page that takes none is refused without a word in the log', () => {
  expect(written(answer(405))).toBe(0);
});

test('a failure is written down, unless the visitor has left meanwhile', () => {
  expect(written(new Error('no database'))).toBe(1);
  vi.restoreAllMocks();
  expect(written(answer(502))).toBe(1);
  vi.restoreAllMocks();
  expect(written(new Error('no database'), AbortSignal.abort())).toBe(0);
});
