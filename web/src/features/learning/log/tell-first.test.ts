import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTelling, joinTelling } from './tell-first.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<void>(() => undefined);

test('a page that says how far somebody is does not wait long for a line that does not answer', async () => {
  const quit = joinTelling(never);
  const shown = vi.fn(async () => 'the portal');
  const asking = afterTelling({ serverLoader: shown });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await asking).toBe('the portal');
  quit();
});

test('it does not wait for a page that was left', async () => {
  joinTelling(never)();
  expect(await afterTelling({ serverLoader: async () => 'at once' })).toBe('at once');
});
