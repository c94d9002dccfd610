// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onceOnline } from './once-online.ts';

afterEach(() => vi.unstubAllGlobals());
const lineIs = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('with a connection a part is asked for at once', async () => {
  lineIs(true);
  expect(await onceOnline(async () => 'part')).toBe('part');
});

test('without one it is not asked for before there is one', async () => {
  lineIs(false);
  const load = vi.fn(async () => 'part');
  const part = onceOnline(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});
