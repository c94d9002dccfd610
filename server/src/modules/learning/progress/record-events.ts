import { isCompleted } from '#domain/learning/progress.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Attempt } from '../attempts/attempts.repository.ts';
import type { Version } from '../versions/read-version.ts';
import { completeAttempt, keepEvents, type Reached, type TimedEvent } from './events.repository.ts';

/** An attempt that is locked, with the version that it is at. */
export type Recorded = { attempt: Pick<Attempt, 'id'>; version: Version };

/** Keeps what happened in an attempt, which may complete it. */
export const recordEvents = async (
  db: Tx,
  recorded: Recorded,
  events: readonly TimedEvent[],
): Promise<Reached> => completeWhenDone(db, recorded, await keepEvents(db, recorded.attempt.id, events));

/** Once, by whichever event or newer version leaves nothing to do. */
export const completeWhenDone = async (
  db: Tx,
  { attempt, version: { required } }: Recorded,
  reached: Reached,
): Promise<Reached> => {
  if (reached.completedAt || !isCompleted({ completed: new Set(reached.completed), required }))
    return reached;
  return { ...reached, completedAt: await completeAttempt(db, attempt.id, [...required]) };
};
