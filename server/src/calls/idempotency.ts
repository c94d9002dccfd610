import type { Db } from '#server/platform/db/database.ts';
import { AppError } from './app-error.ts';
import { claimKey, type KeyedRequest, keepAnswer, releaseKey } from './idempotency.repository.ts';
import type { Outcome } from './outcome.ts';

/**
 * Runs `work` once per key. The same key with the same body is answered with what the first was answered;
 * with another body it is refused, and while the first still runs it is told so. What failed on our side is
 * not kept: it may be tried again.
 */
export const once = async (db: Db, request: KeyedRequest, work: () => Promise<Outcome>): Promise<Outcome> => {
  const kept = await claimKey(db, request);
  if (kept) {
    if (kept.bodyHash !== request.bodyHash) throw new AppError('key-reused');
    if (kept.status === null) throw new AppError('still-running');
    return { status: kept.status, answer: kept.answer as Outcome['answer'], cookies: [] };
  }
  try {
    const outcome = await work();
    if (outcome.status >= 500) await releaseKey(db, request);
    else await keepAnswer(db, request, { status: outcome.status, answer: outcome.answer });
    return outcome;
  } catch (error) {
    await releaseKey(db, request);
    throw error;
  }
};
