import { expect, test } from 'vitest';
import { sampleContent } from '#web/testing/sample-learning.ts';
import { caughtUp } from './catch-up.ts';

const kept = sampleContent({ slideId: 'units', positionMs: 0 }, ['units']);
const { attemptId } = kept.progress;
const at = Date.parse('2027-03-01T08:00:00Z');

let seq = 0;
const told = (
  kind: 'seen' | 'completed' | 'position' | 'heartbeat',
  slideId: string,
  positionMs?: number,
) => {
  seq += 1;
  return { attemptId, kind, slideId, positionMs, clientSeq: seq, clientTime: at + seq };
};

test('what was learned without a connection is done when the course is opened again, and goes on where it was left', () => {
  const progress = caughtUp(kept, undefined, [
    told('seen', 'dose'),
    told('position', 'dose', 4000),
    told('completed', 'dose'),
    told('seen', 'layers'),
    told('position', 'layers', 9000),
    told('heartbeat', 'dose'),
  ]);
  expect(progress.completedSlideIds).toEqual(['units', 'dose']);
  expect(progress.percentageComplete).toBe(40);
  expect(progress.position).toMatchObject({ slideId: 'layers', positionMs: 9000 });
});

test('what the server said after the course was kept counts, and what it does not know yet counts, too', () => {
  const said = {
    ...kept.progress,
    completedSlideIds: ['units', 'day-14'],
    totalTimeSpent: 90,
    position: { slideId: 'day-14', positionMs: 100, at: '' },
  };
  expect(caughtUp(kept, said, [])).toMatchObject({ totalTimeSpent: 90, position: { slideId: 'day-14' } });
  expect(caughtUp(kept, said, [told('completed', 'dose')]).completedSlideIds).toEqual([
    'units',
    'dose',
    'day-14',
  ]);
});

test('another attempt is another one, also on the device', () => {
  const other = { ...kept.progress, attemptId: 'other', completedSlideIds: ['layers'] };
  const before = { ...told('completed', 'dose'), attemptId: 'other' };
  expect(caughtUp(kept, other, [before]).completedSlideIds).toEqual(['units']);
});

test('a slide that this version does not have is not shown as done', () => {
  expect(caughtUp(kept, undefined, [told('completed', 'gone')]).completedSlideIds).toEqual(['units']);
});
