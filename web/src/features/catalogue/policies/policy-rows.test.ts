import { expect, test } from 'vitest';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { eur } from '#domain/money/money.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { cancellationRows, reschedulingRows, transferText } from './policy-rows.ts';

// Only what the rules read of a course.
const course = {
  schedule: { startDate: '2027-04-09' },
  policy: DEFAULT_POLICY,
} as unknown as CourseDetail;

test('cancelling shows dates and sums instead of days and percentages', () => {
  expect(cancellationRows(course, '2027-03-01', eur(145_000))).toEqual([
    { when: 'by 10 March 2027', what: '90% refund, €1,305.00', isNow: true },
    { when: '11–25 March 2027', what: '50% refund, €725.00', isNow: false },
    { when: 'from 26 March 2027', what: 'No refund, a credit note for future courses', isNow: false },
  ]);
});

test('another date is free, then costs a fee, then is not permitted', () => {
  expect(reschedulingRows(course, '2027-03-01').map(({ what }) => what)).toEqual([
    'Free',
    '€50.00 fee',
    'Not permitted',
  ]);
});

test('a colleague may take the seat up to seven days before', () => {
  expect(transferText(course, '2027-03-01')).toContain('until 2 April 2027 for €100.00');
});

test('a course without a date has no dated rules', () => {
  const undated = { ...course, schedule: { ...course.schedule, startDate: null } };
  expect(cancellationRows(undated, '2027-03-01', eur(145_000))).toEqual([]);
  expect(transferText(undated, '2027-03-01')).toContain('7 days before the course');
});

test('five days before the course nothing is offered that is over', () => {
  const today = '2027-04-04';
  expect(cancellationRows(course, today, eur(145_000))).toEqual([
    { when: 'from today', what: 'No refund, a credit note for future courses', isNow: true },
  ]);
  expect(reschedulingRows(course, today)).toEqual([
    { when: 'from today', what: 'Not permitted', isNow: true },
  ]);
  expect(transferText(course, today)).toBe(
    'A seat on this date could be transferred to another person until 2 April 2027. That is no longer possible.',
  );
});
