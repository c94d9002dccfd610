import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  COURSE_STATUSES,
  effectiveStatus,
  isPast,
  LIMITED_SEATS,
  listBadge,
} from '#domain/courses/course-status.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { courseRuns, courses } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, setCourse } from '#server/testing/test-world.ts';
import { momentOf, priceOf, todayAt } from '../courses/course-facts.ts';
import { type CourseHead, listHeads } from '../courses/course-head.repository.ts';
import {
  currentPriceAt,
  effectiveStatusAt,
  isPastAt,
  monthAt,
  startsIn,
  statusFilterAt,
  touches,
} from './course-moment.repository.ts';

// Days on which clocks change, months end and the date line shows are among these.
const ZONES = ['Asia/Dubai', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const MOMENTS = [
  '2027-01-31T09:59:59.999Z',
  '2027-01-31T10:00:00Z',
  '2027-02-01T10:59:59Z',
  '2027-02-01T11:00:00Z',
  '2027-03-28T00:59:59Z',
  '2027-03-28T01:00:00Z',
  '2027-03-31T23:30:00Z',
  '2027-11-07T05:30:00Z',
  '2027-12-31T23:59:59.999Z',
  '2028-02-29T12:00:00Z',
].map((text) => new Date(text));
const RUNS = 150;

const around = (now: Date) =>
  fc.option(fc.integer({ min: -3, max: 3 }).map((minutes) => new Date(now.getTime() + minutes * 60_000)));

const variants = fc.constantFrom(...MOMENTS).chain((now) =>
  fc.record({
    now: fc.constant(now),
    status: fc.constantFrom(...COURSE_STATUSES),
    zone: fc.constantFrom(...ZONES),
    startDate: fc.option(
      fc
        .oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -65, max: 65 }))
        .map((days) => addDays(localDate(now.toISOString().slice(0, 10)), days)),
    ),
    length: fc.option(fc.constantFrom(0, 1, 2, 40)),
    startsAt: around(now),
    endsAt: around(now),
    deadlineAt: around(now),
    earlyBirdEndsAt: around(now),
    priceEur: fc.integer({ min: 0, max: 3 }),
    earlyBirdPriceEur: fc.option(fc.integer({ min: 0, max: 3 })),
    capacity: fc.integer({ min: 6, max: 10 }),
    taken: fc.integer({ min: 0, max: 6 }),
  }),
);

const database = given(freshDatabase);
let courseId: string;
beforeAll(async () => {
  courseId = (await addCourse(database.db)).id;
});

/** What PostgreSQL says of a course, beside what the domain is told of it. */
const ask = async ({
  now,
  length,
  ...columns
}: typeof variants extends fc.Arbitrary<infer V> ? V : never) => {
  const { db } = database;
  const endDate = columns.startDate && length !== null ? addDays(columns.startDate, length) : null;
  await setCourse(db, courseId, { ...columns, endDate });
  const [answer] = await db
    .select({
      status: effectiveStatusAt(now),
      filter: statusFilterAt(now),
      seatsShown: courseRuns.seatsShown,
      price: currentPriceAt(now),
      isPast: isPastAt(now),
      isThisMonth: touches(monthAt(now, 0)),
      isNextMonth: touches(monthAt(now, 1)),
      startsThisMonth: startsIn(monthAt(now, 0)),
      startsNextMonth: startsIn(monthAt(now, 1)),
    })
    .from(courses)
    .innerJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .where(eq(courses.id, courseId));
  const [head] = await listHeads(db, [{ id: courseId }]);
  if (!answer || !head) throw new Error('the course is gone');
  return { answer, head };
};

/** Months compare like their names. */
const isIn = (head: CourseHead, month: string) =>
  head.startDate !== null &&
  head.startDate.slice(0, 7) <= month &&
  (head.endDate ?? head.startDate).slice(0, 7) >= month;

const monthAfter = (month: string) => addDays(localDate(`${month}-28`), 4).slice(0, 7);

test('what lists are filtered and sorted by in SQL is what the domain says', async () => {
  await fc.assert(
    fc.asyncProperty(variants, async (variant) => {
      const { answer, head } = await ask(variant);
      const { now } = variant;
      const moment = momentOf(head, now);
      const status = effectiveStatus(moment);
      const { kind } = listBadge({ status, seatsLeft: moment.seatsLeft });
      const isClosed = kind === 'full' || kind === 'closed' || moment.seatsLeft === 0;
      const today = todayAt(head, now);
      const month = today.slice(0, 7);
      expect(answer).toEqual({
        status,
        filter: kind === 'open' || kind === 'limited' ? kind : isClosed ? 'closed' : null,
        seatsShown: Math.min(moment.seatsLeft, LIMITED_SEATS + 1),
        price: priceOf(head, now).price,
        isPast: isPast({ lastDay: head.endDate ?? head.startDate, today }),
        isThisMonth: isIn(head, month),
        isNextMonth: isIn(head, monthAfter(month)),
        startsThisMonth: head.startDate?.slice(0, 7) === month,
        startsNextMonth: head.startDate?.slice(0, 7) === monthAfter(month),
      });
    }),
    { numRuns: RUNS },
  );
});
