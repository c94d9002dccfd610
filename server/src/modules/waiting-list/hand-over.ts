import { isEnrollable } from '#domain/courses/course-status.ts';
import { type FreeSeat, handOut } from '#domain/seats/hand-out.ts';
import { offerEndsAt } from '#domain/seats/offer-end.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { getCourse, type InPersonCourse, momentOf } from '#server/modules/catalogue/index.ts';
import { endOffers } from '#server/modules/seats/index.ts';
import { offerTo } from './offer-to.ts';
import {
  callOffLine,
  countInLine,
  endEnrolled,
  listCandidates,
  markPassed,
  writeLine,
} from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

/**
 * Offers what is free of a course to who waits in line for it, in the transaction that made it free: nobody else ever sees
 * it. Takes back what was offered before and is over. Done again it changes nothing.
 */
export const handOver: Ports['waitingList']['handOver'] = async (ctx, { courseId, freed }) => {
  if ((await countInLine(ctx.db, courseId)) === 0) return;
  await endOffers(ctx, courseId);
  await endEnrolled(ctx.db, courseId, ctx.now);
  const course = await getCourse(ctx.db, courseId, 'InPersonCourse');
  const passed = await markPassed(ctx.db, courseId, ctx.now);
  if (course.status === 'cancelled') return callOff(ctx, courseId);
  const endsAt = endOfOffers(ctx, course);
  if (!course.waitlist.autoNotifyOnAvailability || endsAt === null) return;

  const people = await listCandidates(ctx.db, courseId);
  const inLine = people.map((one) => ({ ...one, passedAt: one.passedAt?.getTime() ?? null }));
  const { offers, line } = handOut(inLine, freeSeats(ctx, course, { passed, freed }));
  for (const { id, since } of offers) {
    const person = people.find((one) => one.id === id);
    if (person) await offerTo(ctx, { ...person, courseId }, { endsAt, freeSince: new Date(since) });
  }
  if (passed.length > 0) await writeLine(ctx.db, line);
};

/** Until when its seats are offered now; null where they are not. */
export const endOfOffers = ({ now }: Ctx, course: InPersonCourse): Date | null => {
  const { deadlineAt, startsAt, waitlist } = course;
  if (!waitlist.enabled || !isEnrollable({ ...momentOf(course, now), seatsLeft: 1 })) return null;
  const deadline = deadlineAt ?? startsAt;
  const end = offerEndsAt({ now: now.getTime(), deadlineAt: deadline?.getTime() ?? null });
  return end === null ? null : new Date(end);
};

type Origin = { passed: { id: string; freeSince: Date | null }[]; freed: number };

/** Of seats that have long been for everybody only who never let one pass is told. */
const LONG_AGO = 0;

const freeSeats = ({ now }: Ctx, course: InPersonCourse, { passed, freed }: Origin): FreeSeat[] => {
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

const callOff = async (ctx: Ctx, courseId: string): Promise<void> => {
  for (const waitingId of await callOffLine(ctx.db, courseId, ctx.now))
    await announce(ctx, waitingListEvents['waiting.called-off'], { waitingId });
};
