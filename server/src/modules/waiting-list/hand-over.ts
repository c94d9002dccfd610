import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { type FreeSeat, handOut } from '#domain/seats/hand-out.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse, type Run } from '#server/modules/catalogue/index.ts';
import { endOffers } from '#server/modules/seats/index.ts';
import { endEnrolled } from './end-enrolled.ts';
import { endOfOffers } from './offer-time.ts';
import { offerTo } from './offer-to.ts';
import { reviewFreeSeat } from './review-free-seats.ts';
import { shortenOffers } from './shorten-offers.ts';
import {
  callOffLine,
  hasLine,
  listCandidates,
  markPassed,
  type Passed,
  writeLine,
} from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

/**
 * Offers what is free of a course to who waits in line for it, in the transaction that made it free: nobody else ever sees
 * it. Takes back what was offered before and is over, or may not stand any more. Done again it changes nothing.
 */
export const handOver: Ports['waitingList']['handOver'] = async (ctx, { courseId, freed }) => {
  if (!(await hasLine(ctx.db, courseId))) return;
  await endOffers(ctx, courseId);
  const notNeeded = await endEnrolled(ctx, courseId);
  const passed = await markPassed(ctx.db, courseId, ctx.now);
  const course = await getCourse(ctx.db, courseId, RUN_KINDS);
  if (course.status === 'cancelled') return callOff(ctx, course);
  await tellWhoAnsweredNothing(ctx, passed);
  const isSame = await shortenOffers(ctx, course);
  const current = isSame ? course : await getCourse(ctx.db, courseId, RUN_KINDS);
  await offerFree(ctx, current, { passed, freed: freed + notNeeded });
  await reviewFreeSeat(ctx, current);
};

type Origin = { passed: readonly Passed[]; freed: number };

const offerFree = async (ctx: Ctx, course: Run, origin: Origin): Promise<void> => {
  const { id: courseId, waitlist } = course;
  const endsAt = endOfOffers(ctx, course);
  if (!waitlist.autoNotifyOnAvailability || endsAt === null) return;
  const people = await listCandidates(ctx.db, courseId);
  const inLine = people.map((one) => ({ ...one, passedAt: one.passedAt?.getTime() ?? null }));
  const { offers, line } = handOut(inLine, freeSeats(ctx, course, origin));
  for (const { id, since } of offers) {
    const person = people.find((one) => one.id === id);
    if (person) await offerTo(ctx, { ...person, courseId }, { endsAt, freeSince: new Date(since) });
  }
  if (origin.passed.length > 0) await writeLine(ctx.db, line);
};

/** Of seats that have long been for everybody only who never let one pass is told. */
const LONG_AGO = 0;

const freeSeats = ({ now }: Ctx, course: Run, { passed, freed }: Origin): FreeSeat[] => {
  const all: FreeSeat[] = [
    ...passed.map(({ id, freeSince }) => ({ since: freeSince?.getTime() ?? LONG_AGO, passedBy: id })),
    ...Array.from({ length: freed }, () => ({ since: now.getTime(), passedBy: null })),
  ];
  const left = seatsLeft(course);
  const others = Array.from({ length: Math.max(0, left - all.length) }, () => ({
    since: LONG_AGO,
    passedBy: null,
  }));
  return [...all, ...others].slice(0, left);
};

const tellWhoAnsweredNothing = async (ctx: Ctx, passed: readonly Passed[]): Promise<void> => {
  for (const { id: waitingId, offerId, isLapsed } of passed)
    if (isLapsed) await announce(ctx, waitingListEvents['waiting.passed'], { waitingId, offerId });
};

const callOff = async (ctx: Ctx, course: Run): Promise<void> => {
  for (const waitingId of await callOffLine(ctx.db, course.id, ctx.now))
    await announce(ctx, waitingListEvents['waiting.called-off'], { waitingId });
  await reviewFreeSeat(ctx, course);
};
