// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { deliverSittings } from './deliver-sittings.ts';
import { unsentSittings, writeKept } from './kept-sitting.ts';
import { sittingPost } from './sitting-post.ts';

afterEach(() => vi.unstubAllGlobals());

test('what an earlier visit left is sent to the test of the run or of the course that it is of', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return Response.json({ success: true, savedAt: '2027-03-01T08:00:00Z', endsAt: null });
  });
  const kept = { unsaved: { 'question-1': ['1'] }, flags: [], isHandedIn: false };
  const key = { accountId: 'clara', courseId: 'botox' };
  writeKept({ ...key, testId: null, sittingId: 'one' }, kept);
  writeKept({ ...key, testId: null, sittingId: 'two' }, { ...kept, isHandedIn: true });
  writeKept({ ...key, testId: 'final', sittingId: 'three' }, kept);
  await deliverSittings('clara', sittingPost);
  expect(sent.toSorted()).toEqual([
    'POST /api/library/in-person/botox/test/sittings/two/submit',
    'PUT /api/elearning/courses/botox/tests/final/sittings/three/answers',
    'PUT /api/library/in-person/botox/test/sittings/one/answers',
  ]);
  expect(unsentSittings()).toEqual([]);
});
