import { expect, test } from 'vitest';
import { sessionReminders } from './session-reminders.ts';

const START = Date.parse('2027-03-28T16:00:00Z');
const statesAt = (instant: string, toldAt: string | null = null) =>
  sessionReminders(
    { startsAt: START, toldAt: toldAt === null ? null : Date.parse(toldAt) },
    Date.parse(instant),
  ).map(({ state }) => state);

test('a session is reminded of a week, a day and an hour before it', () => {
  expect(sessionReminders({ startsAt: START, toldAt: null }, 0)).toEqual([
    { lead: 'week', at: Date.parse('2027-03-21T16:00:00Z'), state: 'ahead' },
    { lead: 'day', at: Date.parse('2027-03-27T16:00:00Z'), state: 'ahead' },
    { lead: 'hour', at: Date.parse('2027-03-28T15:00:00Z'), state: 'ahead' },
  ]);
});

test('one that is late is sent until half of its lead has passed, and never after the start', () => {
  for (const [instant, states] of [
    ['2027-03-21T15:59:59.999Z', ['ahead', 'ahead', 'ahead']],
    ['2027-03-21T16:00:00Z', ['due', 'ahead', 'ahead']],
    ['2027-03-25T04:00:00Z', ['due', 'ahead', 'ahead']],
    ['2027-03-25T04:00:01Z', ['passed', 'ahead', 'ahead']],
    ['2027-03-28T04:00:01Z', ['passed', 'passed', 'ahead']],
    ['2027-03-28T15:30:00Z', ['passed', 'passed', 'due']],
    ['2027-03-28T15:31:00Z', ['passed', 'passed', 'passed']],
    ['2027-03-28T16:00:00Z', ['passed', 'passed', 'passed']],
  ] as const)
    expect(statesAt(instant)).toEqual(states);
});

test('what a letter about a move has told already is not told again', () => {
  expect(statesAt('2027-03-24T08:00:00Z', '2027-03-24T07:59:00Z')).toEqual(['passed', 'ahead', 'ahead']);
  expect(statesAt('2027-03-24T08:00:00Z', '2027-03-20T08:00:00Z')).toEqual(['due', 'ahead', 'ahead']);
});
