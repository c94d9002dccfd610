import { checkoutPage, viewerPage } from '#contracts/courses/course-pages.ts';
import { accessMonthsOf } from '#domain/courses/access-months.ts';
import { isOnOffer } from '#domain/courses/course-status.ts';
import { PAID_AT_ONCE } from '#domain/plans/plan-parts.ts';
import { holdEndsAt } from '#domain/seats/seats.ts';
import { addMonths, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { earlyBirdOf, getCourse, priceOf, type SoldSelfPaced } from '#server/modules/catalogue/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { Line, OrderedKind } from '../orders/index.ts';
import { enrol } from './enrol.ts';
import {
  type Enrolment,
  endEnrolment,
  endEnrolmentsBefore,
  findLiveEnrolment,
  readStanding,
} from './enrolments.repository.ts';
import { personsOf } from './places.ts';

const NOT_COMPLETED = 'The payment was not completed';

/** Who may learn no more can buy the course again. */
export const isOver = ({ accessUntil }: Pick<Enrolment, 'accessUntil'>, now: Date): boolean =>
  accessUntil !== null && accessUntil < today(now);

const today = (now: Date): LocalDate => localDate(localDateIn(now, ACADEMY_ZONE));

/** Courses that everybody takes at their own pace: nothing runs out but the time to pay, and nothing but staff gives money back. */
export const selfPacedKind: OrderedKind<SoldSelfPaced> = {
  kind: 'ELearningCourse',

  isOpen: (course) => isOnOffer(course),

  listFull: async () => [],

  price: (course, now) => ({
    current: priceOf(course, now),
    earlyBird: earlyBirdOf(course),
    options: PAID_AT_ONCE,
    today: today(now),
    startDate: null,
    policy: null,
    eligibility: { requiresInsurance: false, requiresHealthClearance: false, prerequisites: [] },
    licence: { professions: course.content.professions, lastDay: today(now) },
  }),

  hold: async (ctx, _line, holdMinutes) => ({
    heldUntil: new Date(holdEndsAt(ctx.now.getTime(), holdMinutes)),
  }),

  extend: async () => true,

  async findObstacle(ctx, line) {
    const people = { userIds: personsOf(line).map(({ userId }) => userId), endedBefore: today(ctx.now) };
    const { status, isAnyEnrolled } = await readStanding(ctx.db, line.courseId, people);
    if (isAnyEnrolled) return 'You are already enrolled in this course';
    return status === 'cancelled' ? 'The course was cancelled' : null;
  },

  async admit(ctx, admitted, { method }) {
    const course = await getCourse(ctx.db, admitted.courseId, 'ELearningCourse');
    const months = accessMonthsOf(course, method === 'free');
    const accessUntil = months === null ? null : addMonths(today(ctx.now), months);
    await endEnrolmentsBefore(ctx.db, admitted, { day: today(ctx.now), at: ctx.now });
    await enrol(ctx, { ...admitted, accessUntil });
  },

  async confirm(ctx, line, order) {
    for (const person of personsOf(line)) await selfPacedKind.admit(ctx, person, order);
    return true;
  },

  async release(ctx, { places }: Line, reason) {
    const end = { cancelledAt: ctx.now, cancelledBy: ctx.caller.user?.id ?? null, cancelReason: reason };
    for (const { id } of places) await endEnrolment(ctx.db, id, end);
  },

  async handOver(ctx, _line, { from, reason }) {
    const end = { cancelledAt: ctx.now, cancelledBy: ctx.caller.user?.id ?? null, cancelReason: reason };
    await endEnrolment(ctx.db, from, end);
  },

  beginsAt: () => null,

  describe: (course) => ({ course: presentSelfPaced(course), paths: pathsOf(course) }),

  access: async (db, person, now) => {
    const enrolment = await findLiveEnrolment(db, person);
    return enrolment && isOver(enrolment, now) ? undefined : enrolment;
  },
};

const presentSelfPaced = (course: SoldSelfPaced): ReturnType<OrderedKind['describe']>['course'] => ({
  _id: course.id,
  kind: course.kind,
  slug: course.slug,
  code: course.code,
  title: course.title,
  discipline: course.series.discipline,
  city: '',
  country: '',
  venueName: '',
  startDate: null,
  endDate: null,
  startTime: '',
  venueTimezone: ACADEMY_ZONE,
});

/** The result pages ask the server by the reference; nothing else in their address is taken as a fact. */
const pathsOf = ({ slug }: SoldSelfPaced): ReturnType<OrderedKind['describe']>['paths'] => ({
  checkout: checkoutPage({ kind: 'ELearningCourse', slug }),
  enrolled: viewerPage(slug),
  results: ({ reference, totalEur }) => {
    const about = { order_id: reference, amount: ((totalEur ?? 0) / 100).toFixed(2), courseId: slug };
    const { amount: _, ...failed } = about;
    return {
      success: `/elearning/payment/success?${new URLSearchParams(about)}`,
      failure: `/elearning/payment/failure?${new URLSearchParams({ reason: NOT_COMPLETED, ...failed })}`,
    };
  },
});
