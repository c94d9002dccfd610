import { checkoutPage, libraryPage } from '#contracts/courses/course-pages.ts';
import { FREE_ACCESS_MONTHS } from '#domain/courses/access-months.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { isEnrollable } from '#domain/courses/course-status.ts';
import { addMonths, type LocalDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  earlyBirdOf,
  eligibilityOf,
  getCourse,
  licenceRuleOf,
  momentOf,
  paymentOptionsOf,
  policyOf,
  priceOf,
  type SoldRun,
  todayAt,
} from '#server/modules/catalogue/index.ts';
import type { Line, OrderedKind } from '../orders/index.ts';
import { enrolSeat, extendSeat, findFreeFor, handOverSeat, releaseSeat, takeSeat } from '../seats/index.ts';
import { enrol } from './enrol.ts';
import { endEnrolment, findLiveEnrolment, readStanding } from './enrolments.repository.ts';
import { personsOf } from './places.ts';

const NOT_COMPLETED = 'The payment was not completed';

const admit: OrderedKind['admit'] = async (ctx, admitted, { method }) => {
  const accessUntil = method === 'free' ? await endOfFreeAccess(ctx, admitted.courseId) : null;
  await enrol(ctx, { ...admitted, accessUntil });
};

/** A line's places with the seat of each. */
const seatsOf = ({ courseId, places }: Line) =>
  places.map(({ id: placeId, userId }) => ({ courseId, placeId, userId }));

/** Courses on certain days: a seat for each place, held while it is paid, and an enrolment for whoever sits on it. */
const runKind = (kind: RunKind): OrderedKind<SoldRun> => ({
  kind,

  isOpen: (course, now) => isEnrollable({ ...momentOf(course, now), seatsLeft: 1 }),

  async listFull(db, courses, userId) {
    const taken = courses.filter((course) => course.taken >= course.capacity).map(({ id }) => id);
    if (taken.length === 0) return [];
    const free = await findFreeFor(db, { courseIds: taken, userId });
    return taken.filter((id) => !free.has(id));
  },

  price: (course, now) => ({
    current: priceOf(course, now),
    earlyBird: earlyBirdOf(course),
    options: paymentOptionsOf(course),
    today: todayAt(course, now),
    startDate: course.startDate,
    policy: policyOf(course),
    eligibility: eligibilityOf(course),
    licence: licenceRuleOf(course, now),
  }),

  async hold(ctx, line, holdMinutes) {
    let heldUntil: Date | null = null;
    for (const seat of seatsOf(line)) {
      const answer = await takeSeat(ctx, { ...seat, as: 'held', holdMinutes });
      if (!answer.taken) return null;
      heldUntil = answer.heldUntil;
    }
    return { heldUntil };
  },

  async extend(ctx, line, until) {
    const extended = [];
    for (const { placeId } of seatsOf(line)) extended.push(await extendSeat(ctx, { placeId, until }));
    return extended.every(Boolean);
  },

  async findObstacle(ctx, line) {
    const userIds = personsOf(line).map(({ userId }) => userId);
    const { status, isAnyEnrolled } = await readStanding(ctx.db, line.courseId, { userIds });
    if (isAnyEnrolled) return 'You are already enrolled in this course';
    return status === 'cancelled' ? 'The course was cancelled' : null;
  },

  admit,

  async confirm(ctx, line, order) {
    for (const seat of seatsOf(line)) if (!(await enrolSeat(ctx, seat))) return false;
    for (const person of personsOf(line)) await admit(ctx, person, order);
    return true;
  },

  async release(ctx, line, reason) {
    const end = { cancelledAt: ctx.now, cancelledBy: ctx.caller.user?.id ?? null, cancelReason: reason };
    for (const seat of seatsOf(line)) {
      await endEnrolment(ctx.db, seat.placeId, end);
      await releaseSeat(ctx, seat);
    }
  },

  async handOver(ctx, { courseId }, { from, to, reason }) {
    const end = { cancelledAt: ctx.now, cancelledBy: ctx.caller.user?.id ?? null, cancelReason: reason };
    await endEnrolment(ctx.db, from, end);
    await handOverSeat(ctx, { courseId, from, to });
  },

  beginsAt: ({ startsAt }) => startsAt,

  describe: (course) => ({ course: presentRun(course), paths: pathsOf(course) }),

  access: (db, person) => findLiveEnrolment(db, person),
});

export const runKinds = RUN_KINDS.map(runKind);

/** What was paid for is accessible for life, what was free for a year, by the venue's calendar. */
const endOfFreeAccess = async (ctx: Ctx, courseId: string): Promise<LocalDate> =>
  addMonths(todayAt(await getCourse(ctx.db, courseId, RUN_KINDS), ctx.now), FREE_ACCESS_MONTHS);

const presentRun = (course: SoldRun) => ({
  _id: course.id,
  kind: course.kind,
  slug: course.slug,
  code: course.code,
  title: course.title,
  discipline: course.series.discipline,
  city: course.city,
  country: course.country,
  venueName: course.venue.name,
  startDate: course.startDate,
  endDate: course.endDate,
  startTime: course.startTime,
  venueTimezone: course.zone,
});

/** Where the pages of a payment are. */
const RESULTS: Readonly<Record<RunKind, string>> = {
  InPersonCourse: '/inperson/payment',
  OnlineLiveTraining: '/live/payment',
};

/** The result pages ask the server by the reference; nothing else in their address is taken as a fact. */
const pathsOf = ({ kind, slug }: SoldRun): ReturnType<OrderedKind['describe']>['paths'] => ({
  checkout: checkoutPage({ kind, slug }),
  enrolled: `${libraryPage(kind)}?problem=already-enrolled`,
  results: ({ reference }) => {
    const about = { order_id: reference, courseId: slug };
    return {
      success: `${RESULTS[kind]}/success?${new URLSearchParams(about)}`,
      failure: `${RESULTS[kind]}/failure?${new URLSearchParams({ reason: NOT_COMPLETED, ...about })}`,
    };
  },
});
