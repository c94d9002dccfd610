import { expect, test } from 'vitest';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { hoursElsewhere, zoneTimes } from './zone-times.ts';

const inZones = (displayTimezones: string[], startDate: string | null = '2027-04-09') =>
  zoneTimes({
    ...sampleDetail,
    schedule: { ...sampleDetail.schedule, startDate, startTime: '09:00', endTime: '17:30', displayTimezones },
  });

test('the first day is told on the clocks of the zones that staff chose, beside the venue’s', () => {
  expect(inZones(['Europe/London', 'Asia/Dubai', 'America/New_York'])).toEqual([
    { term: 'Dubai', fact: '09:00–17:30' },
    { term: 'London', fact: '06:00–14:30' },
    { term: 'New York', fact: '01:00–09:30' },
  ]);
});

test('where it is another day there, that is said', () => {
  expect(inZones(['America/Los_Angeles', 'Australia/Sydney']).slice(1)).toEqual([
    { term: 'Los Angeles', fact: '22:00 (the day before)–06:30' },
    { term: 'Sydney', fact: '15:00–23:30' },
  ]);
});

test('each zone has its own summer time', () => {
  expect(inZones(['Europe/London'], '2027-03-27')[1]?.fact).toBe('05:00–13:30');
  expect(inZones(['Europe/London'], '2027-03-28')[1]?.fact).toBe('06:00–14:30');
});

test('without other zones, or without a date, nothing is said', () => {
  expect(inZones([])).toEqual([]);
  expect(inZones(['Asia/Dubai'])).toEqual([]);
  expect(inZones(['Europe/London'], null)).toEqual([]);
});

test('a session is told on other clocks, with the day where it is another one there', () => {
  const evening = {
    date: '2027-03-27',
    startsAt: '2027-03-27T17:00:00.000Z',
    endsAt: '2027-03-27T20:30:00.000Z',
  };
  expect(hoursElsewhere(evening, 'Europe/London')).toBe('17:00–20:30');
  expect(hoursElsewhere(evening, 'Asia/Dubai')).toBe('21:00–00:30 (the next day)');
});
