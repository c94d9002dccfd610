import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import {
  COURSE_STATUSES,
  type CourseMoment,
  type CourseStatus,
  detailBadge,
  effectiveStatus,
  isEnrollable,
  isPast,
  listBadge,
} from './course-status.ts';

const open: CourseMoment = {
  stored: 'open',
  seatsLeft: 6,
  deadlineAt: 100,
  startsAt: 200,
  endsAt: 300,
  now: 50,
};

describe('the status as it is now', () => {
  test.each<[Partial<CourseMoment>, CourseStatus]>([
    [{}, 'open'],
    [{ seatsLeft: 0 }, 'full'],
    [{ stored: 'full' }, 'full'],
    [{ now: 99 }, 'open'],
    [{ now: 100 }, 'closed'],
    [{ now: 100, stored: 'full' }, 'closed'],
    [{ deadlineAt: null, now: 199 }, 'open'],
    [{ deadlineAt: null, now: 200 }, 'in-progress'],
    [{ deadlineAt: 250, now: 220 }, 'open'],
    [{ deadlineAt: 250, now: 220, seatsLeft: 0 }, 'in-progress'],
    [{ now: 299 }, 'in-progress'],
    [{ now: 300 }, 'completed'],
    [{ deadlineAt: 400, now: 300 }, 'completed'],
    [{ stored: 'closed' }, 'closed'],
    [{ stored: 'closed', now: 250 }, 'in-progress'],
    [{ stored: 'closed', now: 300 }, 'completed'],
    [{ stored: 'in-progress' }, 'in-progress'],
    [{ stored: 'in-progress', now: 300 }, 'completed'],
    [{ deadlineAt: null, startsAt: null, endsAt: null, now: 1e15 }, 'open'],
  ])('with %o is %s', (change, status) => {
    expect(effectiveStatus({ ...open, ...change })).toBe(status);
  });

  test.each<CourseStatus>(['draft', 'cancelled', 'completed'])('stays %s whatever the time', (stored) => {
    for (const now of [50, 150, 250, 350]) expect(effectiveStatus({ ...open, stored, now })).toBe(stored);
  });

  it('lets people enroll only in a stored open run with a seat left before the deadline', () => {
    const instant = fc.option(fc.nat(300));
    const moments = fc.record({
      stored: fc.constantFrom(...COURSE_STATUSES),
      seatsLeft: fc.nat(10),
      deadlineAt: instant,
      startsAt: instant,
      endsAt: instant,
      now: fc.nat(300),
    });
    fc.assert(
      fc.property(moments, (course) => {
        const { deadlineAt, startsAt, endsAt, now } = course;
        const isInTime = now < (deadlineAt ?? startsAt ?? Number.POSITIVE_INFINITY);
        const isOver = endsAt !== null && now >= endsAt;
        expect(isEnrollable(course)).toBe(
          course.stored === 'open' && course.seatsLeft > 0 && isInTime && !isOver,
        );
      }),
    );
  });
});

describe('the badges', () => {
  test.each<[CourseStatus, number, string, string, string]>([
    ['open', 6, 'open', 'Open for Enrollment', 'Open'],
    ['open', 5, 'limited', 'Only 5 Seats Left!', 'Limited'],
    ['open', 1, 'limited', 'Only 1 Seats Left!', 'Limited'],
    ['open', 0, 'full', 'Fully Booked', 'Full'],
    ['full', 4, 'full', 'Fully Booked', 'Full'],
    ['completed', 0, 'completed', 'Completed', 'Completed'],
    ['draft', 0, 'draft', 'draft', 'draft'],
    ['closed', 0, 'closed', 'closed', 'closed'],
    ['cancelled', 9, 'cancelled', 'cancelled', 'cancelled'],
    ['in-progress', 3, 'in-progress', 'in-progress', 'in-progress'],
  ])('of %s with %i seats are %s', (...[status, seatsLeft, kind, detail, list]) => {
    expect(detailBadge({ status, seatsLeft })).toEqual({ kind, label: detail });
    expect(listBadge({ status, seatsLeft })).toEqual({ kind, label: list });
  });
});

test.each([
  ['2027-04-09', false],
  ['2027-04-10', false],
  ['2027-04-11', true],
])('on %s a run that ends on the 10th is past: %s', (today, past) => {
  expect(isPast({ lastDay: localDate('2027-04-10'), today: localDate(today) })).toBe(past);
  expect(isPast({ lastDay: null, today: localDate(today) })).toBe(false);
});
