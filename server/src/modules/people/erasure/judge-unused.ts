import { warningStanding } from '#domain/privacy/erasure-warning.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { findObstaclesOf } from './find-obstacles.ts';
import { listUnused, type Unused } from './unused-accounts.repository.ts';

/** Each is looked at with the same few statements, so that thousands take no longer than a page may. */
const AT_A_TIME = 500;

type Reads = Pick<ReadCtx, 'db' | 'ports' | 'now'>;

/**
 * Somebody whom the rule means, and what a run does with them now: why they are kept, or that they are warned first, may
 * still come back after a warning, or go.
 */
export type Judged = { user: Unused; reasons: readonly string[]; fate: 'kept' | 'owed' | 'waits' | 'over' };

const dayOf = (at: Date): LocalDate => localDate(localDateIn(at, ACADEMY_ZONE));

/** Who was here since their warning has made it void. */
const standingOf = ({ warnedAt, usedAt }: Unused, now: Date) =>
  warningStanding(warnedAt && warnedAt > usedAt ? dayOf(warnedAt) : null, dayOf(now));

/** The dry run counts by this, the run goes by it, and asks it once more of each whom it holds. */
export const judge = async (reads: Reads, users: readonly Unused[]): Promise<Judged[]> => {
  const obstacles = await findObstaclesOf(reads, users);
  return users.map((user) => {
    const reasons = obstacles.get(user.id) ?? [];
    return { user, reasons, fate: reasons.length > 0 ? 'kept' : standingOf(user, reads.now) };
  });
};

/** Batch after batch of those whom the rule means. */
export async function* judgeAll(reads: Reads, before: Date): AsyncGenerator<Judged[]> {
  for (let after = ''; ; ) {
    const users = await listUnused(reads.db, before, { after, limit: AT_A_TIME });
    if (users.length > 0) yield judge(reads, users);
    if (users.length < AT_A_TIME) return;
    after = users.at(-1)?.id ?? '';
  }
}
