import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { findCourse, getCourse, type InPersonCourse } from '#server/modules/catalogue/index.ts';
import { lockCourse } from '#server/modules/seats/index.ts';
import { giveUpPlace } from './give-up-place.ts';
import { endOfOffers } from './offer-time.ts';
import { offerTo } from './offer-to.ts';
import {
  findStandingById,
  listCandidates,
  listPeopleInLine,
  type PersonInLine,
  writeLine,
} from './waiting.repository.ts';
import { waitingListEvents } from './waiting-list.events.ts';

type Line = { course: InPersonCourse; people: PersonInLine[] };

const requireRun = async ({ db }: Pick<Ctx, 'db'>, courseKey: string): Promise<InPersonCourse> => {
  const course = await findCourse(db, courseKey, 'InPersonCourse');
  if (!course) throw new AppError('course-not-found');
  return course;
};

const readLine = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<Line> => ({
  course: await getCourse(db, id, 'InPersonCourse'),
  people: await listPeopleInLine(db, id),
});

/** Who waits for a course, first to last. */
export const getWaitingList = async (ctx: SignedInCtx, courseKey: string): Promise<Line> =>
  readLine(ctx, (await requireRun(ctx, courseKey)).id);

const GONE = 'This person is not on the list any more.';

const refuse = (message: string) => new AppError('wrong-state', { message });

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
  return readLine(ctx, courseId);
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

/** Takes somebody off the line, who hears of it; a seat that is offered to them goes to the next. */
export const removeFromList = async (
  ctx: SignedInCtx,
  { courseId: courseKey, waitingId, reason }: { courseId: string; waitingId: string; reason: string },
): Promise<Line> => {
  const { id: courseId } = await requireRun(ctx, courseKey);
  await lockCourse(ctx, courseId);
  const standing = await findStandingById(ctx.db, waitingId);
  if (standing?.courseId !== courseId) throw refuse(GONE);
  if (!(await giveUpPlace(ctx, standing, 'removed')))
    throw refuse('The order of this person has taken the seat. To give it to the next, cancel the order.');
  await announce(ctx, waitingListEvents['waiting.removed'], { waitingId });
  await recordAudit(ctx, {
    action: 'waiting-list.removed',
    objectKind: 'course',
    objectId: courseId,
    before: { waitingId, userId: standing.userId },
    after: { reason },
  });
  return readLine(ctx, courseId);
};
