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

/** Of the way through the course that is open: what was begun before it was started over cannot be answered any more. */
export const findOpen = (sittings: readonly Sitting[], attemptId: string): Sitting | undefined =>
  sittings.find((one) => one.submittedAt === null && one.attemptId === attemptId);
