import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { MOST_SESSIONS, sessionsOf } from './course-sessions.ts';

const run = (startDate: string | null, endDate: string | null) =>
  sessionsOf({
    startDate: startDate === null ? null : localDate(startDate),
    endDate: endDate === null ? null : localDate(endDate),
    startTime: '09:00',
    endTime: '17:00',
  });
const days = (...dates: Parameters<typeof run>) => run(...dates).map(({ date }) => date);

test('a run has a session on each of its days, at its hours, over the ends of months', () => {
  expect(run('2028-02-28', '2028-03-01')).toEqual([
    { position: 1, date: '2028-02-28', startTime: '09:00', endTime: '17:00' },
    { position: 2, date: '2028-02-29', startTime: '09:00', endTime: '17:00' },
    { position: 3, date: '2028-03-01', startTime: '09:00', endTime: '17:00' },
  ]);
});

test('a run without an end lasts one day, and one without a start has no session', () => {
  expect(days('2027-04-09', null)).toEqual(['2027-04-09']);
  expect(days('2027-04-09', '2027-04-08')).toEqual(['2027-04-09']);
  expect(days(null, '2027-04-09')).toEqual([]);
});

test('a run that is said to last for thousands of years has the sessions of one', () => {
  expect(days('2027-03-01', '9999-12-31')).toHaveLength(MOST_SESSIONS);
});
