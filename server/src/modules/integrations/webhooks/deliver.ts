import type { OuterCtx } from '#server/calls/context.ts';
import { findOwed, noteTry, type Try } from './deliveries.repository.ts';
import { letterOf } from './message.ts';
import { noteOutcome } from './note-outcome.ts';

/** Makes one try. Whoever makes it a second time, because nobody knows how the first went, sends the same message. */
export const deliver = async (ctx: OuterCtx, made: Try): Promise<void> => {
  const owed = await findOwed(ctx.database, made);
  if (!owed) return;
  if (owed.webhook.disabledAt) {
    const lastProblem = 'The webhook is disabled';
    const givenUp = { state: 'failed', nextTryAt: null, askedById: null, lastProblem } as const;
    await ctx.transact(({ db }) => noteTry(db, made, givenUp));
    return;
  }
  const letter = letterOf(owed, ctx.ports.fieldSeal, ctx.now);
  const began = performance.now();
  const sent = await ctx.ports.webhookLine.post(letter);
  const tookMs = Math.round(performance.now() - began);
  const outcome = { letter, sent, startedAt: ctx.now, tookMs };
  await ctx.transact((step) => noteOutcome(step, owed, outcome));
};
