import { expect, test } from 'vitest';
import { reminderWords } from './reminder-words.ts';

const start = { startDate: '2027-04-09', venueTimezone: 'Asia/Dubai' };
const reminder = { enabled: true, automaticReminders: true, reminderDays: 1 };

test('a reminder goes out so many days before the start, at nine at the venue', () => {
  expect(reminderWords(reminder, start)).toBe('Goes out on 8 April 2027 at 09:00 in Dubai.');
  expect(reminderWords({ ...reminder, reminderDays: 10 }, start)).toContain('30 March 2027');
});

test('on the day itself it leaves two hours to read it', () => {
  expect(reminderWords({ ...reminder, reminderDays: 0 }, start)).toBe(
    'Goes out on 9 April 2027 at 09:00 in Dubai, at the latest two hours before the start.',
  );
});

test('without a start there is no day yet, and without both ticks no reminder', () => {
  const undated = { ...start, startDate: null };
  expect(reminderWords(reminder, undated)).toContain('1 day before the start, once there is a start date');
  expect(reminderWords({ ...reminder, automaticReminders: false }, start)).toBe(
    'No reminder goes out by itself.',
  );
});

test('while the days are no number nothing is said', () => {
  expect(reminderWords({ ...reminder, reminderDays: Number.NaN }, start)).toBe('');
});
