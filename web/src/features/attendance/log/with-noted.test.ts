import { expect, test } from 'vitest';
import type { Attendant, SentMark } from '#contracts/attendance/admin-attendance.ts';
import { withNoted } from './with-noted.ts';

const DAY = {
  sessionId: 'day-1',
  number: 1,
  of: 2,
  date: '2027-04-09',
  startTime: '09:00',
  endTime: '17:00',
  startsAt: '2027-04-09T05:00:00.000Z',
  endsAt: '2027-04-09T13:00:00.000Z',
};
const ADA: Attendant = {
  enrolmentId: 'ada',
  name: 'Ada Byron',
  email: 'ada@example.com',
  profession: '',
  state: 'not-noted',
  arrivedAt: null,
  leftAt: null,
  method: null,
  minutes: 0,
  sources: [],
  percent: null,
  isBelowMinimum: false,
  marks: [],
  practical: 'open',
  exam: 'open',
  video: 'none',
  test: 'open',
  testPercent: null,
};
const HOUR = 3_600_000;

const seen = (mark: Partial<SentMark>, { ahead = 0, person = ADA } = {}) => {
  const madeAt = Date.parse('2027-04-09T05:10:00Z') + ahead;
  const noted = {
    id: 'mark',
    sessionId: 'day-1',
    enrolmentId: 'ada',
    kind: 'present',
    madeAt,
    ...mark,
  } as const;
  return withNoted([person], { day: DAY, marks: [noted], ahead })[0];
};

test('what was noted on this device stands at once, by the clock of the server', () => {
  expect(seen({})).toMatchObject({ state: 'present', arrivedAt: '2027-04-09T05:10:00.000Z' });
  expect(seen({}, { ahead: 3 * HOUR })).toMatchObject({ arrivedAt: '2027-04-09T05:10:00.000Z' });
});

test('a time is the venue’s', () => {
  const madeAt = Date.parse('2027-04-09T08:00:00Z');
  expect(seen({ time: '09:40', madeAt })).toMatchObject({
    state: 'late',
    arrivedAt: '2027-04-09T05:40:00.000Z',
  });
});

test('what is noted once the day is over is of the whole day', () => {
  expect(seen({ madeAt: Date.parse('2027-04-09T18:00:00Z') })).toMatchObject({ state: 'present' });
});

test('joins what others have noted, and is not counted twice once it has arrived', () => {
  const at = '2027-04-09T05:20:00.000Z';
  const marks = [
    { id: 'other', kind: 'present', at, madeAt: at, method: 'code', by: '', reason: '' } as const,
  ];
  const person = { ...ADA, state: 'late', arrivedAt: at, marks } as const;
  expect(seen({ kind: 'left', madeAt: Date.parse('2027-04-09T09:00:00Z') }, { person })).toMatchObject({
    ...{ state: 'left-early', arrivedAt: at, leftAt: '2027-04-09T09:00:00.000Z' },
  });
  expect(seen({ id: 'other' }, { person })).toMatchObject({ state: 'late', arrivedAt: at });
});

test('marks of another day are not of this one', () => {
  expect(seen({ sessionId: 'day-2' })).toEqual(ADA);
});
