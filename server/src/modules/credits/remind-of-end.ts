import { addDays } from '#domain/time/local-date.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { markReminded } from './credit-notes.repository.ts';
import { creditEvents } from './credits.events.ts';
import { todayOf } from './credits-today.ts';

const DAYS_BEFORE = 30;

/** Who has something left of a credit is told once, a month before it ends. */
export const remindOfEnd = (ctx: OuterCtx): Promise<void> =>
  ctx.transact(async (tx) => {
    const today = todayOf(tx);
    const ids = await markReminded(tx.db, { today, until: addDays(today, DAYS_BEFORE), now: tx.now });
    for (const noteId of ids) await announce(tx, creditEvents['credit.ending'], { noteId });
  });
