import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../time/local-date.ts';
import {
  accessEnding,
  courseAct,
  hoursSpent,
  lastAccessText,
  learningFigures,
  progressLabel,
} from './course-standing.ts';

const TODAY = localDate('2027-03-31');
const daysAgo = (days: number) => addDays(TODAY, -days);

describe('how far a course is learned', () => {
  const label = (percent: number | null, completedSlides = percent ?? 0) =>
    progressLabel({ percent, completedSlides });

  test('is told in three words', () => {
    expect([0, 1, 99, 100].map((percent) => label(percent))).toEqual([
      'Not Started',
      'In Progress',
      'In Progress',
      'Completed',
    ]);
  });

  test('has begun with the first slide, also where that is less than one percent', () => {
    expect(label(0, 1)).toBe('In Progress');
    expect(label(null, 0)).toBe('Not Started');
  });
});

describe('the one thing to do about a course', () => {
  const own = { hasAccess: true, percent: 0, completedSlides: 0, positionMs: 0 };

  test('is to enroll, where nobody is enrolled or the access is over', () => {
    expect(courseAct(null)).toBe('enroll');
    expect(courseAct({ ...own, percent: 40, completedSlides: 4, hasAccess: false })).toBe('enroll');
  });

  test('is to start, to continue or to review, as far as it is learned', () => {
    expect(courseAct(own)).toBe('start');
    expect(courseAct({ ...own, percent: 40, completedSlides: 4 })).toBe('continue');
    expect(courseAct({ ...own, percent: 100, completedSlides: 10 })).toBe('review');
  });

  test('is to continue, where the first slide was left in its middle', () => {
    expect(courseAct({ ...own, positionMs: 41_000 })).toBe('continue');
  });
});

test('time is told in whole hours, half an hour rounded up', () => {
  expect([0, 1799, 1800, 3600, 5399, 5400].map(hoursSpent)).toEqual([0, 0, 1, 1, 1, 2]);
});

test.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [13, '1 week ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [30, 'Mar 1, 2027'],
  [400, 'Feb 24, 2026'],
])('a course that was opened %i days ago says “%s”', (days, text) => {
  expect(lastAccessText(daysAgo(days), TODAY)).toBe(text);
});

test('a clock that is ahead says today', () => {
  expect(lastAccessText(daysAgo(-1), TODAY)).toBe('Today');
});

test('the end of an access is told from thirty days before it; its last day counts', () => {
  const ending = (days: number) => accessEnding(addDays(TODAY, days), TODAY);
  expect([31, 30, 1, 0, -1].map(ending)).toEqual([null, 'soon', 'soon', 'soon', 'over']);
  expect(accessEnding(null, TODAY)).toBeNull();
});

test('the figures of one’s courses: how many, how far on average, and how many certificates', () => {
  const done = { percent: 100, isEligible: true };
  const half = { percent: 49, isEligible: false };
  expect(learningFigures([done, half, { percent: null, isEligible: false }])).toEqual({
    enrolledCount: 3,
    averageProgress: 74,
    certificatesEarned: 1,
  });
  expect(learningFigures([])).toEqual({ enrolledCount: 0, averageProgress: 0, certificatesEarned: 0 });
});
