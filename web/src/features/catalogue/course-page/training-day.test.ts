import { expect, test } from 'vitest';
import { dayScale, minutesText } from './training-day.ts';

const slot = (time: string, minutes: number, handsOn = false) => ({ time, minutes, handsOn, title: time });

test('slots stand at their true places, breaks between them stay empty', () => {
  expect(dayScale([slot('09:00', 120), slot('12:00', 60, true)])).toEqual({
    parts: [
      { at: 0, length: 50, handsOn: false },
      { at: 75, length: 25, handsOn: true },
    ],
    from: '09:00',
    to: '13:00',
    handsOnMinutes: 60,
    minutes: 180,
  });
});

test('a time that is not one leaves the list without a scale', () => {
  expect(dayScale([slot('morning', 120)])).toBeNull();
  expect(dayScale([slot('09:00', 0)])).toBeNull();
  expect(dayScale([])).toBeNull();
});

test('minutes are told as hours and minutes', () => {
  expect([210, 120, 45, 0].map(minutesText)).toEqual(['3 h 30 min', '2 h', '45 min', '0 min']);
});
