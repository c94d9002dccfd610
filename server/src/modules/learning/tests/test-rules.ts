import type { CourseTest } from '#contracts/learning/content.ts';
import type { Sitting } from './sittings.repository.ts';

/** So long after the end answers may still be on their way. */
const GRACE_MS = 30_000;

type Timed = Pick<Sitting, 'endsAt'>;

/** When nothing is taken any more; null without a time limit. */
export const closesAt = ({ endsAt }: Timed): Date | null => endsAt && new Date(endsAt.getTime() + GRACE_MS);

export const isOver = (sitting: Timed, now: Date): boolean => {
  const closing = closesAt(sitting);
  return closing !== null && now > closing;
};

export const isPassed = (sittings: readonly Sitting[]): boolean =>
  sittings.some((one) => one.isPassed === true);

/** Null without a limit. */
export const attemptsLeft = ({ attempts }: CourseTest, sittings: readonly Sitting[]): number | null =>
  attempts === null ? null : Math.max(0, attempts - sittings.length);

/** Right answers are told once nothing can be gained by them. `attemptId` is the way through the course that is open. */
export const mayBeTold = (test: CourseTest, sittings: readonly Sitting[], attemptId: string): boolean =>
  isPassed(sittings) || (attemptsLeft(test, sittings) === 0 && !findOpen(sittings, attemptId));

/** What was begun before the course was started over cannot be answered any more. */
export const findOpen = (sittings: readonly Sitting[], attemptId: string): Sitting | undefined =>
  sittings.find((one) => one.submittedAt === null && one.attemptId === attemptId);
