import { randomInt } from 'node:crypto';
import { AppError } from '#server/calls/app-error.ts';
import type { Sitting, Test } from './sitting.ts';

const SEEDS = 2 ** 31;

export const drawSeed = (): number => randomInt(SEEDS);

export const isPassed = (sittings: readonly Sitting[]): boolean =>
  sittings.some((one) => one.isPassed === true);

type Limited = Pick<Test, 'attempts'>;

/** Null without a limit. */
export const attemptsLeft = ({ attempts }: Limited, sittings: readonly Sitting[]): number | null =>
  attempts === null ? null : Math.max(0, attempts - sittings.length);

type Standing = { sittings: readonly Sitting[]; open: Sitting | undefined };

/** Right answers are told once nothing can be gained by them. */
export const mayBeTold = (test: Limited, { sittings, open }: Standing): boolean =>
  isPassed(sittings) || (attemptsLeft(test, sittings) === 0 && !open);

export const requireAttemptLeft = (test: Limited, sittings: readonly Sitting[]): void => {
  if (isPassed(sittings))
    throw new AppError('wrong-state', { message: 'You have passed this test. Once is enough.' });
  if (attemptsLeft(test, sittings) === 0)
    throw new AppError('wrong-state', { message: 'You have no attempt left at this test.' });
};

/** One of these, which are the caller's. */
export const requireOwnSitting = <S extends Sitting>(sittings: readonly S[], sittingId: string): S => {
  const sitting = sittings.find(({ id }) => id === sittingId);
  if (!sitting)
    throw new AppError('not-found', { message: 'There is no such attempt of yours at this test.' });
  return sitting;
};

export const requireNotHandedIn = ({ submittedAt }: Sitting): void => {
  if (submittedAt)
    throw new AppError('wrong-state', {
      message: 'This attempt was handed in. Its answers stay as they are.',
    });
};
