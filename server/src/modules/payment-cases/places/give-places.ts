import { effectiveStatus } from '#domain/courses/course-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { type Course, courseDirectory, momentOf } from '#server/modules/catalogue/index.ts';
import { findUserByEmail } from '#server/modules/identity/index.ts';
import { findOrderOfPlace, grantPlace, requireKind } from '#server/modules/orders/index.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { transactInTurn } from '#server/modules/seats/index.ts';
import { ownerOf } from '../owner-of.ts';
import { findCase, type PaymentCase } from '../payment-cases.repository.ts';
import { linkedCoursesOf } from '../terms/linked-courses.repository.ts';
import { invitationOf, type Person, peopleOf } from './people-of-case.ts';
import { notesOf } from './places-of-case.repository.ts';
import { tellOfLicence } from './tell-of-licence.ts';

/**
 * A case that is paid gives each of its attendees, else its payer, a place on each of its courses. Each place is a matter
 * of its own: one that cannot be given is for staff to decide about, and keeps nobody from theirs. Done again it gives
 * nothing more.
 */
export const givePlaces = async (ctx: OuterCtx, caseId: string): Promise<void> => {
  const one = await findCase(ctx.database, caseId);
  if (!one || one.cancelledAt) return;
  const linked = await linkedCoursesOf(ctx.database, [caseId]);
  const courses = await courseDirectory(
    ctx.database,
    linked.map(({ courseId }) => courseId),
  );
  for (const course of courses.values())
    for (const person of peopleOf(one)) {
      const problem = await tryToGive(ctx, { one, course, person });
      if (problem) await ctx.transact((tx) => tellStaff(tx, { one, course, person }, problem));
    }
};

type Gift = { one: PaymentCase; course: Course; person: Person };

/** Why it could not be given; null where it was, or had been. */
const tryToGive = async (ctx: OuterCtx, { one, course, person }: Gift): Promise<string | null> => {
  const known = await findUserByEmail(ctx.database, person.email);
  if (known && !known.emailVerifiedAt && !known.invitedAt)
    return `the account of ${person.email} is not confirmed`;
  const requireUser = known ? async () => known : await invitationOf(person);
  const notes = notesOf(one);
  try {
    return await transactInTurn(ctx, course, async (tx) => {
      const user = await requireUser(tx);
      const place = { userId: user.id, courseId: course.id };
      const access = await requireKind(tx.ports, course.kind).access(tx.db, place, tx.now);
      const had = access && (await findOrderOfPlace(tx.db, access.placeId));
      if (had) return had.notes === notes ? null : `they have a place already, by ${had.reference}`;
      if (isOver(course, ctx.now)) return 'the course has begun';
      await grantPlace(tx, { userId: user.id, course, notes });
      await tellOfLicence(tx, { one, course, person, userId: user.id });
      return null;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return REASONS[error.code] ?? error.message;
  }
};

const REASONS: Record<string, string> = {
  'no-seat-left': 'no seat is left',
  'wrong-state': 'they are paying for it in an order of their own',
  'course-not-found': 'the course is not there any more',
};

const isOver = (course: Course, now: Date): boolean =>
  course.kind !== 'ELearningCourse' &&
  ['completed', 'in-progress'].includes(effectiveStatus(momentOf(course, now)));

const tellStaff = (ctx: Ctx, { one, course, person }: Gift, problem: string): Promise<void> =>
  raiseAction(ctx, {
    kind: 'case-place',
    dedupeKey: `case-place:${one.id}:${course.id}:${person.email}`,
    owner: ownerOf(one),
    message: `${one.number} is paid, but ${person.name} got no place on ${course.title}: ${problem}`,
  });
