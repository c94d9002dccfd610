import { expect, test } from 'vitest';
import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { sampleRow } from '#web/testing/sample-course-row.ts';
import {
  cancelWords,
  officeDayText,
  placeText,
  postponeWords,
  priceText,
  seatsText,
  timesText,
} from './course-words.ts';
import { actWords } from './history/history-words.ts';

const nobody: CourseConsequences = {
  enrolled: 0,
  held: 0,
  refundEur: 0,
  refundAed: 0,
  byCard: 0,
  byTransfer: 0,
  creditEur: 0,
  openEur: 0,
};
const people = {
  ...nobody,
  enrolled: 8,
  held: 1,
  refundEur: 987_000,
  refundAed: 4_273_700,
  byCard: 4_000_000,
  byTransfer: 273_700,
  openEur: 120_000,
};

test('cancelling is told in numbers before it is done', () => {
  expect(cancelWords(people)).toEqual([
    '8 people are enrolled: each is mailed the reason.',
    '1 seat is held for a payment: it is let go.',
    '€9,870.00 (AED 42,737.00) was received and is refunded in full.',
    'AED 40,000.00 of it goes back to cards by itself.',
    'AED 2,737.00 of it came by bank transfer: staff have to send it back.',
    '€1,200.00 is not paid yet and no longer owed.',
  ]);
  expect(cancelWords(nobody)).toEqual([
    'Nobody is on this course: nobody is mailed and nothing is refunded.',
  ]);
});

test('what credit notes have paid is told apart from money', () => {
  expect(cancelWords({ ...nobody, enrolled: 1, creditEur: 40_000 })).toEqual([
    '1 person is enrolled: each is mailed the reason.',
    '€400.00 was paid with credit notes and is credit again.',
  ]);
});

test('postponing tells who may withdraw and what that costs at most', () => {
  expect(postponeWords(people)).toEqual([
    '8 people are enrolled: each is mailed the new dates and may withdraw free of charge.',
    '1 seat stays held for a payment.',
    'At most €9,870.00 goes back, if everybody withdraws.',
  ]);
  expect(postponeWords({ ...people, creditEur: 40_000 })).toContain(
    'At most €9,870.00 and €400.00 as credit goes back, if everybody withdraws.',
  );
  expect(postponeWords({ ...people, refundEur: 0, creditEur: 40_000 })).toContain(
    'At most €400.00 as credit goes back, if everybody withdraws.',
  );
  expect(postponeWords(nobody)).toEqual(['Nobody is on this course: nobody is mailed.']);
});

test('a row says place, price, seats and times, and the day at the academy', () => {
  expect(placeText(sampleRow.venue)).toBe('Milan, Italy');
  expect(placeText({ city: '', country: '' })).toBe('–');
  expect(priceText(890)).toBe('€890');
  expect(priceText(890.5)).toBe('€890.50');
  expect(priceText(0)).toBe('Free');
  expect(seatsText(sampleRow.enrollment)).toBe('3/10');
  expect(timesText(sampleRow.schedule.timeSlots)).toBe('09:00–17:00');
  expect(officeDayText('2027-01-03T22:00:00.000Z')).toBe('4 Jan 2027');
});

test('the history speaks of acts as people do', () => {
  expect(actWords('course.changed')).toBe('Changed');
  expect(actWords('course.files-removed')).toBe('Files removed');
});
