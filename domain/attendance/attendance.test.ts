import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AttendanceMark,
  attendancePercent,
  isCheckInOpen,
  reachableMinutes,
  standingOf,
} from './attendance.ts';
import { codeNumber, takenCodes } from './check-in-code.ts';

const MINUTE = 60_000;
const day = { startsAt: 9 * 60 * MINUTE, endsAt: 17 * 60 * MINUTE };
const at = (hours: number, minutes = 0) => (hours * 60 + minutes) * MINUTE;
let made = 0;
const mark = (kind: AttendanceMark['kind'], when: number, more: Partial<AttendanceMark> = {}) => {
  made += 1;
  return { id: `mark-${made}`, kind, at: when, madeAt: when, isCorrection: false, ...more };
};
const standing = (...marks: AttendanceMark[]) => standingOf(marks, day);

describe('on a day of eight hours', () => {
  test('nothing noted is not the same as absent', () => {
    expect(standing()).toMatchObject({ state: 'not-noted', minutes: 0 });
    expect(standing(mark('absent', at(12)))).toMatchObject({ state: 'absent', minutes: 0 });
  });

  test('who comes within a quarter of an hour was there from the start', () => {
    expect(standing(mark('present', at(9, 15)))).toMatchObject({ state: 'present', minutes: 480 });
    expect(standing(mark('present', at(9, 15) + 1))).toMatchObject({ state: 'late', minutes: 464 });
  });

  test('who leaves has attended until then', () => {
    expect(standing(mark('present', at(8, 50)), mark('left', at(15)))).toMatchObject({
      state: 'left-early',
      minutes: 360,
    });
    expect(standing(mark('present', at(8, 50)), mark('left', at(17, 5)))).toMatchObject({
      state: 'present',
      minutes: 480,
    });
  });

  test('who checks in twice came when they first did', () => {
    const twice = [mark('present', at(8, 41)), mark('present', at(10))];
    expect(standing(...twice)).toMatchObject({ state: 'present', arrivedAt: at(8, 41) });
  });

  test('who came is absent only by a correction, and who comes after all was not', () => {
    const came = mark('present', at(9, 20));
    expect(standing(came, mark('absent', at(9, 40)))).toEqual(standing(came));
    expect(standing(mark('absent', at(9, 10)), came)).toMatchObject({ state: 'late', arrivedAt: at(9, 20) });
  });

  test('a correction says when somebody really came, or that they never did', () => {
    const corrected = mark('present', at(9), { madeAt: at(18), isCorrection: true });
    expect(standing(mark('present', at(11)), corrected)).toMatchObject({ state: 'present', minutes: 480 });
    const never = mark('absent', at(9), { madeAt: at(19), isCorrection: true });
    expect(standing(mark('present', at(11)), corrected, never)).toMatchObject({ state: 'absent' });
  });

  test('what comes late from a device in a room without connection does not undo what was corrected since', () => {
    const inTheRoom = mark('absent', at(9, 30));
    const corrected = mark('present', at(9), { madeAt: at(18), isCorrection: true });
    expect(standing(corrected, inTheRoom)).toMatchObject({ state: 'present' });
  });
});

test('neither the order in which marks come nor how often changes what stands', () => {
  const kinds = fc.constantFrom<AttendanceMark['kind'][]>('present', 'left', 'absent');
  const marks = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      kind: kinds,
      at: fc.integer({ min: 0, max: at(24) }),
      madeAt: fc.integer({ min: 0, max: at(24) }),
      isCorrection: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  fc.assert(
    fc.property(
      marks.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      ),
      ([all, shuffled]) => {
        expect(standingOf(shuffled, day)).toEqual(standingOf(all, day));
      },
    ),
  );
});

test('a run is attended by the minutes of all its days, rounded down', () => {
  const full = { minutes: 480, of: day };
  expect(attendancePercent([full, { minutes: 287, of: day }])).toBe(79);
  expect(attendancePercent([full, { minutes: 288, of: day }])).toBe(80);
  expect(attendancePercent([])).toBeNull();
});

test('who missed the first of two days can still come to half of the run', () => {
  const second = { startsAt: day.startsAt + 24 * 60 * MINUTE, endsAt: day.endsAt + 24 * 60 * MINUTE };
  const days = [day, second].map((of) => ({ of, standing: standingOf([], of) }));
  const percentAt = (now: number) => attendancePercent(reachableMinutes(days, now));
  expect([at(9), at(17) + 1, second.endsAt + 1].map(percentAt)).toEqual([100, 50, 0]);
});

test('the door opens two hours before and closes with the day', () => {
  expect(isCheckInOpen(day, at(6, 59))).toBe(false);
  expect(isCheckInOpen(day, at(7))).toBe(true);
  expect(isCheckInOpen(day, at(17))).toBe(true);
  expect(isCheckInOpen(day, at(17) + 1)).toBe(false);
});

test('a code is taken while it is shown and while the next one is, and on a photo a minute later no more', () => {
  const shown = codeNumber(0);
  expect(takenCodes(29_999)).toContain(shown);
  expect(takenCodes(59_999)).toContain(shown);
  expect(takenCodes(60_000)).not.toContain(shown);
});
