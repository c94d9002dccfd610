import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { findCourse, getCourse, type Run } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { endOfOffers } from './offer-time.ts';
import { offerTo } from './offer-to.ts';
import { reviewFreeSeat } from './review-free-seats.ts';
import { listCandidates, listPeopleInLine, type PersonInLine, writeLine } from './waiting.repository.ts';

export type Line = { course: Run; people: PersonInLine[] };

export const requireRun = async ({ db }: Pick<Ctx, 'db'>, courseKey: string): Promise<Run> => {
  const course = await findCourse(db, courseKey, RUN_KINDS);
  if (!course) throw new AppError('course-not-found');
  return course;
};

export const readLine = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<Line> => ({
  course: await getCourse(db, id, RUN_KINDS),
  people: await listPeopleInLine(db, id),
});

/** Who waits for a course, first to last. */
export const getWaitingList = async (ctx: SignedInCtx, courseKey: string): Promise<Line> =>
  readLine(ctx, (await requireRun(ctx, courseKey)).id);

export const GONE = 'This person is not on the list any more.';

export const refuse = (message: string) => new AppError('wrong-state', { message });

/** Offers a free seat to whom staff choose; how long follows the same rule as by itself. */
export const offerByHand = async (
  ctx: SignedInCtx,
  { courseId: courseKey, waitingId }: { courseId: string; waitingId: string },
): Promise<Line> => {
  const { id: courseId } = await requireRun(ctx, courseKey);
  const course = await lockCourse(ctx, courseId);
  const person = (await listCandidates(ctx.db, courseId)).find(({ id }) => id === waitingId);
  if (!person) throw refuse(GONE);
  if (person.isServed) throw refuse('This person has a seat, or is offered one already.');
  const endsAt = endOfOffers(ctx, course);
  if (!endsAt)
    throw refuse('No seat of this course can be offered now: it is closed, or its deadline is near.');
  const isOffered = await offerTo(ctx, { ...person, courseId }, { endsAt, freeSince: ctx.now });
  if (!isOffered) throw new AppError('no-seat-left', { message: 'No seat of this course is free.' });
  await recordAudit(ctx, {
    action: 'waiting-list.offered',
    objectKind: 'course',
    objectId: courseId,
    after: { waitingId, userId: person.userId },
  });
  const line = await readLine(ctx, courseId);
  await reviewFreeSeat(ctx, line.course);
  return line;
};

/** Puts a line in another order, all of it; who has joined or left meanwhile makes it a conflict. */
export const reorderList = async (
  ctx: SignedInCtx,
  { courseId: courseKey, waitingIds, reason }: { courseId: string; waitingIds: string[]; reason: string },
): Promise<Line> => {
  const { id: courseId } = await requireRun(ctx, courseKey);
  await lockCourse(ctx, courseId);
  const before = (await listCandidates(ctx.db, courseId)).map(({ id }) => id);
  const wanted = new Set(waitingIds);
  const isSame =
    [before.length, wanted.size].every((size) => size === waitingIds.length) &&
    before.every((id) => wanted.has(id));
  if (!isSame) throw new AppError('conflict');
  await writeLine(ctx.db, waitingIds);
  await recordAudit(ctx, {
    action: 'waiting-list.reordered',
    objectKind: 'course',
    objectId: courseId,
    before: { waitingIds: before },
    after: { waitingIds, reason },
  });
  return readLine(ctx, courseId);
};
