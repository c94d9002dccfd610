import { HIDDEN_STATUSES } from '#domain/courses/course-status.ts';
import { hasAccess } from '#domain/learning/access.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { readVersion, type Version } from '../versions/read-version.ts';
import {
  type Attempt,
  type Enrolled,
  findEnrolled,
  findLearning,
  lockLearning,
  openAttempt,
} from './attempts.repository.ts';

type Enrolment = { id: string; accessUntil: LocalDate | null };
type Course = Enrolled['course'];
/** Somebody who may learn a course now, and where they are in it: the attempt that is open and the version it is at. */
export type Learning = { course: Course; enrolment: Enrolment; attempt: Attempt; version: Version };

type Standing = { course: Course; enrolment: Enrolment | null; reason: 'not-enrolled' | 'ended' | null };

/**
 * Whether the caller may learn a course now, and if not, why. Who is enrolled keeps a course that is off the shop; for all
 * others it is missing.
 */
export const findStanding = async (ctx: SignedInCtx, courseKey: string): Promise<Standing> => {
  const found = await findEnrolled(ctx.db, askedBy(ctx, courseKey));
  if (!found || (!found.enrolment && isOffTheShop(found.course))) throw new AppError('course-not-found');
  const { course } = found;
  if (!found.enrolment) return { course, enrolment: null, reason: 'not-enrolled' };
  const enrolment = toEnrolment(found.enrolment);
  return { course, enrolment, reason: isLive(ctx, enrolment) ? null : 'ended' };
};

/** Lets in who is enrolled, until the last day of their access. */
export const requireEnrolled = async (ctx: SignedInCtx, courseKey: string) => {
  const { course, enrolment, reason } = await findStanding(ctx, courseKey);
  if (reason === 'ended') throw ended();
  if (!enrolment) throw new AppError('not-allowed', { message: 'You are not enrolled in this course.' });
  return { course, enrolment };
};

/**
 * The same, with the attempt that is open: the first look into a course opens it at the newest version, once, however
 * many look at the same time. `locked`: whoever else writes to the attempt waits.
 */
export const requireLearning = async (
  ctx: SignedInCtx,
  courseKey: string,
  { locked = false } = {},
): Promise<Learning> => {
  const find = locked ? lockLearning : findLearning;
  const asked = askedBy(ctx, courseKey);
  const found = (await find(ctx.db, asked)) ?? (await openFirst(ctx, courseKey, () => find(ctx.db, asked)));
  const enrolment = toEnrolment(found.enrolment);
  if (!isLive(ctx, enrolment)) throw ended();
  const { course, attempt } = found;
  return { course, enrolment, attempt, version: await readVersion(ctx.db, attempt.versionId) };
};

const openFirst = async (
  ctx: SignedInCtx,
  courseKey: string,
  findAgain: () => ReturnType<typeof findLearning>,
) => {
  const { course, enrolment } = await requireEnrolled(ctx, courseKey);
  if (course.newestId === null)
    throw new AppError('wrong-state', { message: 'This course has no lessons yet.' });
  await openAttempt(ctx.db, {
    id: uuidv7(),
    enrolmentId: enrolment.id,
    versionId: course.newestId,
    startedAt: ctx.now,
  });
  const opened = await findAgain();
  // Enrolled a moment ago, and no longer.
  if (!opened) throw new AppError('conflict');
  return opened;
};

const askedBy = ({ caller }: SignedInCtx, key: string) => ({ key, userId: caller.user.id });

const toEnrolment = ({ id, accessUntil }: { id: string; accessUntil: string | null }): Enrolment => ({
  id,
  accessUntil: accessUntil === null ? null : localDate(accessUntil),
});

const isLive = ({ now }: SignedInCtx, { accessUntil }: Enrolment): boolean =>
  accessUntil === null || hasAccess(accessUntil, localDate(localDateIn(now, ACADEMY_ZONE)));

const isOffTheShop = ({ status, isTemplate }: Course): boolean =>
  isTemplate || HIDDEN_STATUSES.some((one) => one === status);

const ended = () => new AppError('not-allowed', { message: 'Your access to this course has ended.' });
