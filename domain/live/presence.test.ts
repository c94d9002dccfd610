import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Interval, minutesIn, standingByPresence, takesBeat, withinSession } from './presence.ts';
import { isJoinable, sessionState } from './session-state.ts';

const MINUTE = 60_000;
const session = { startsAt: 18 * 60 * MINUTE, endsAt: 19.5 * 60 * MINUTE };
const at = (minutes: number) => session.startsAt + minutes * MINUTE;
const span = (from: number, until: number): Interval => ({ from: at(from), until: at(until) });

describe('of a session of ninety minutes', () => {
  test('what counts lies within its hours', () => {
    expect(minutesIn([span(-10, 30)], session)).toBe(30);
    expect(minutesIn([span(80, 95)], session)).toBe(10);
    expect(minutesIn([span(-15, -1), span(91, 92)], session)).toBe(0);
  });

  test('two devices at once count once', () => {
    expect(minutesIn([span(0, 40), span(20, 60)], session)).toBe(60);
    expect(minutesIn([span(0, 60), span(10, 20)], session)).toBe(60);
  });

  test('who was away in between has two parts', () => {
    expect(withinSession([span(43, 84), span(4, 41)], session)).toEqual([span(4, 41), span(43, 84)]);
    expect(minutesIn([span(43, 84), span(4, 41)], session)).toBe(78);
  });

  test('seconds of several parts add up to minutes', () => {
    expect(minutesIn([span(0, 0.5), span(10, 10.5)], session)).toBe(1);
  });

  test('who was never in is not noted, and who came late is late', () => {
    const state = (...intervals: Interval[]) => standingByPresence(intervals, session).state;
    expect(state()).toBe('not-noted');
    expect(state(span(15, 20))).toBe('present');
    expect(state(span(16, 90))).toBe('late');
  });

  test('a beat is taken from when the doors open until two minutes after the end', () => {
    expect([-15.1, -15, 90, 92, 92.1].map((minutes) => takesBeat(session, at(minutes)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('it can be joined from a quarter of an hour before until its end, unless it is cancelled', () => {
    const state = (minutes: number, isCancelled = false) =>
      sessionState({ ...session, isCancelled }, at(minutes));
    expect([-15.1, -15, -0.1, 0, 89.9, 90].map((minutes) => state(minutes))).toEqual([
      'early',
      'open',
      'open',
      'running',
      'running',
      'over',
    ]);
    expect(isJoinable(state(10, true))).toBe(false);
  });
});

test('minutes are never more than the session has, and do not depend on the order', () => {
  const minute = fc.integer({ min: -100, max: 200 });
  const intervals = fc.array(fc.tuple(minute, minute).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))));
  fc.assert(
    fc.property(intervals, (all) => {
      const minutes = minutesIn(all, session);
      expect(minutes).toBeLessThanOrEqual(90);
      expect(minutesIn(all.toReversed(), session)).toBe(minutes);
      expect(minutesIn([...all, ...all], session)).toBe(minutes);
    }),
  );
});
