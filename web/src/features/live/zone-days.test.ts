import { expect, test } from 'vitest';
import { zoneDays } from './zone-days.ts';

const EVENING = { startsAt: '2027-03-04T14:00:00Z', endsAt: '2027-03-04T15:30:00Z' };

test('the reader’s place comes first, and places whose clocks show the same are one row', () => {
  const zones = {
    own: 'Asia/Dubai',
    organizer: 'Europe/Vienna',
    others: ['Europe/Rome', 'Asia/Dubai', 'Asia/Singapore'],
  };
  expect(zoneDays(EVENING, zones).map(({ places, time, isOwn }) => [places, time, isOwn])).toEqual([
    ['Dubai', '18:00', true],
    ['Vienna, Rome', '15:00', false],
    ['Singapore', '22:00', false],
  ]);
});

test('before the browser has said where it is, the organizer’s place stands first and is nobody’s own', () => {
  const [first] = zoneDays(EVENING, { own: null, organizer: 'Europe/Vienna', others: [] });
  expect(first).toMatchObject({ places: 'Vienna', isOwn: false, from: 62.5, to: 68.75 });
});

test('what runs past midnight ends with the day, and says on which side of the first place’s day it lies', () => {
  const zones = { own: 'America/Los_Angeles', organizer: 'Asia/Tokyo', others: [] };
  const late = { startsAt: '2027-03-04T14:30:00Z', endsAt: '2027-03-04T15:30:00Z' };
  expect(zoneDays(late, zones)).toMatchObject([
    { time: '06:30', dayShift: 'same' },
    { time: '23:30', to: 100, dayShift: 'same' },
  ]);
  const night = { startsAt: '2027-03-04T17:00:00Z', endsAt: '2027-03-04T18:00:00Z' };
  expect(zoneDays(night, zones)).toMatchObject([{ time: '09:00' }, { time: '02:00', dayShift: 'after' }]);
});

test('clocks that go forward at different times are each right on their day', () => {
  // In America summer time has begun, in Europe it has not.
  const march = { startsAt: '2027-03-20T17:00:00Z', endsAt: '2027-03-20T18:00:00Z' };
  const zones = { own: 'America/New_York', organizer: 'Europe/Vienna', others: [] };
  expect(zoneDays(march, zones).map(({ time }) => time)).toEqual(['13:00', '18:00']);
  const april = { startsAt: '2027-04-03T16:00:00Z', endsAt: '2027-04-03T17:00:00Z' };
  expect(zoneDays(april, zones).map(({ time }) => time)).toEqual(['12:00', '18:00']);
});
