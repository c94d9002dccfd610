// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { newDevice } from '#web/testing/learning-device.ts';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';
import { keepOpen } from '../viewer/slide-shelf.ts';
import { openKept } from './open-kept.ts';

const content = sampleContent({ slideId: 'dose', positionMs: 5000 });

const open = (accessUntil: string | null, query = '') => {
  newDevice();
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ success: true, slide: sampleSlide(path.split('/').at(-1) ?? '') }),
  );
  const page = { accountId: 'clara', closed: null, open: null, kept: { ...content, accessUntil } };
  return openKept(page, new URLSearchParams(query));
};

afterEach(() => {
  vi.unstubAllGlobals();
  keepOpen('clara', content)();
});

test('a kept course opens where it was left, or at the slide that the address names', async () => {
  expect((await open(null)).open?.spot).toEqual({ slideId: 'dose', positionMs: 5000 });
  expect((await open(null, 'slide=units')).open?.slide?.slideId).toBe('units');
});

test('after the last day of access the copy does not open, also without a connection', async () => {
  expect((await open('2020-01-01')).closed).toEqual({ kind: 'ended', accessUntil: '2020-01-01' });
  expect((await open('2999-01-01')).closed).toBeNull();
});
