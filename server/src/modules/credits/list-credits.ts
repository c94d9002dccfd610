import type { creditEndpoints } from '#contracts/credits/credits.ts';
import type { Reply } from '#server/calls/binding.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findCreditPaper } from '../documents/index.ts';
import { balanceOf } from './balance-of.ts';
import { listNotesOfOrder, listNotesOfUser, listUsesOfUser } from './credit-notes.repository.ts';
import { presentNote, presentUse } from './credits.present.ts';
import { todayOf } from './credits-today.ts';

type Credits = Reply<(typeof creditEndpoints)['listCredits']>;

/** What the caller was given, what is left of it, and which orders took the rest. */
export const listCredits = async (ctx: SignedInCtx): Promise<Credits> => {
  const { db, caller } = ctx;
  const userId = caller.user.id;
  const today = todayOf(ctx);
  const uses = Map.groupBy(await listUsesOfUser(db, userId), ({ noteId }) => noteId);
  const notes = await listNotesOfUser(db, userId);
  return {
    balanceEur: await balanceOf(db, userId, today),
    notes: notes.map((note) => ({
      ...presentNote(note, today),
      uses: (uses.get(note.id) ?? []).map(presentUse),
    })),
  };
};

/** 'CN-2027-000004' */
export const findCreditPaperNumber = async (db: Tx | Db, noteId: string): Promise<string | null> =>
  (await findCreditPaper(db, noteId))?.number ?? null;

/** The credits that were given for an order. */
export const listCreditsOfOrder = async (ctx: Pick<Ctx, 'db' | 'now'>, orderId: string) =>
  (await listNotesOfOrder(ctx.db, orderId)).map((note) => presentNote(note, todayOf(ctx)));
