import { expect, test } from 'vitest';
import { momentAt } from './venue-time.ts';

test.each([
  { zone: 'Asia/Dubai', day: '2027-04-09', time: '09:00', moment: '2027-04-09T09:00:00+04:00' },
  { zone: 'Europe/London', day: '2027-01-15', time: '09:00', moment: '2027-01-15T09:00:00+00:00' },
  { zone: 'Europe/Berlin', day: '2027-03-28', time: '09:00', moment: '2027-03-28T09:00:00+02:00' },
  { zone: 'America/New_York', day: '2027-03-14', time: '05:00', moment: '2027-03-14T05:00:00-04:00' },
  { zone: 'America/New_York', day: '2027-11-07', time: '00:30', moment: '2027-11-07T00:30:00-04:00' },
  { zone: 'Asia/Kolkata', day: '2027-04-09', time: '00:15', moment: '2027-04-09T00:15:00+05:30' },
  { zone: 'Asia/Dubai', day: '2027-04-09', time: '', moment: '2027-04-09' },
])('in $zone: $moment', ({ zone, day, time, moment }) => {
  expect(momentAt(zone, day, time)).toBe(moment);
});
