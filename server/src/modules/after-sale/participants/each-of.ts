import type { ParticipantResult } from '#contracts/after-sale/participants.ts';
import { ERRORS } from '#contracts/errors.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { type Choice, type Chosen, chosenOn } from './chosen-on.ts';

const HAS_LEFT = 'Is not on this course any more.';

/** The same act on several participants, each for themself: one who is refused holds up no other. */
export const eachOf = async (
  ctx: OuterCtx,
  choice: Choice,
  act: (one: Chosen) => Promise<string>,
): Promise<ParticipantResult[]> => {
  const chosen = await chosenOn({ db: ctx.database }, choice);
  const results: ParticipantResult[] = [];
  for (const one of chosen) results.push({ ...one, ...(await attempt(ctx, () => act(one))) });
  for (const lineId of new Set(choice.lineIds))
    if (!chosen.some((one) => one.lineId === lineId))
      results.push({ lineId, reference: '', name: '', done: false, message: HAS_LEFT });
  return results;
};

const attempt = async (ctx: OuterCtx, work: () => Promise<string>) => {
  try {
    return { done: true, message: await work() };
  } catch (error) {
    if (error instanceof AppError) return { done: false, message: error.message };
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'one of several acts failed');
    return { done: false, message: ERRORS.internal.message };
  }
};

/** What is found out about one of them, or why it cannot be. */
export const findOut = async <T>(
  work: () => Promise<T>,
): Promise<{ found: T; obstacle: null } | { found: null; obstacle: string }> => {
  try {
    return { found: await work(), obstacle: null };
  } catch (error) {
    if (error instanceof AppError) return { found: null, obstacle: error.message };
    throw error;
  }
};
