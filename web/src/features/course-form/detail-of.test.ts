import { expect, test } from 'vitest';
import { courseDetail } from '#contracts/courses/course-detail.ts';
import { withValue } from '#web/editor/conflict/compare.ts';
import { sampleFacts, sampleValues } from '#web/testing/sample-form.tsx';
import { detailOf } from './detail-of.ts';
import type { FormValues } from './form-values.ts';

const facts = { ...sampleFacts, stored: null };
const now = new Date('2027-01-10T08:00:00Z');
const withAll = (changes: Record<string, unknown>): FormValues =>
  Object.entries(changes).reduce((values, [path, value]) => withValue(values, path, value), sampleValues());

test('an empty form has a page too, of the shape that the public page asks for', () => {
  expect(() => courseDetail.parse(detailOf(sampleValues(), facts, now))).not.toThrow();
});

test('the page shows what was typed: numbers as numbers, one day as both', () => {
  const detail = detailOf(
    withAll({
      'basic.title': 'Fillers',
      'schedule.startDate': '2027-04-09',
      'enrollment.basePrice': '1650.00',
      'enrollment.seatsAvailable': '12',
      'practical.studentRatio': '1:4',
    }),
    facts,
    now,
  );
  expect(detail.enrollment).toMatchObject({ price: 1650, currentPrice: 1650, seatsLeft: 12 });
  expect(detail.schedule).toMatchObject({ startDate: '2027-04-09', endDate: '2027-04-09' });
  expect(detail.practical.participantsPerInstructor).toBe(4);
});

test('the early bird counts on the page while it runs', () => {
  const values = withAll({
    'schedule.startDate': '2027-04-09',
    'enrollment.basePrice': 1650,
    'enrollment.earlyBird.basePrice': '1450',
  });
  expect(detailOf(values, facts, now).enrollment).toMatchObject({
    currentPrice: 1450,
    isEarlyBirdActive: true,
    earlyBirdDeadline: '2027-03-10T19:59:00.000Z',
  });
  const later = new Date('2027-03-20T08:00:00Z');
  expect(detailOf(values, facts, later).enrollment.currentPrice).toBe(1650);
});

test('who teaches stands there by name, and whom nobody chose does not', () => {
  const values = withAll({
    'instructors.primary.instructorId': 'i-1',
    'instructors.additional': [{ instructorId: '', role: 'Assistant', name: '' }],
  });
  const { primary, additional } = detailOf(values, facts, now).instructorDetails;
  expect(primary).toMatchObject({ firstName: 'Leila', lastName: 'Haddad' });
  expect(additional).toEqual([]);
});
