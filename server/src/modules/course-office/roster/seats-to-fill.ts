import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { countWanted } from '../lists/admin-course-figures.repository.ts';

export type SeatsToFill = { capacity: number; left: number; courses: number; belowMinimum: number };

/** Of what is on sale and begins until a day: the same that the manager of each kind counts by the same filter. */
export const seatsToFill = async ({ db, now }: Pick<ReadCtx, 'db' | 'now'>, until: string) => {
  const of = async (kind: RunKind): Promise<[RunKind, SeatsToFill]> => [
    kind,
    await countWanted(db, { kind, status: 'open', until }, now),
  ];
  return Object.fromEntries(await Promise.all(RUN_KINDS.map(of))) as Record<RunKind, SeatsToFill>;
};
