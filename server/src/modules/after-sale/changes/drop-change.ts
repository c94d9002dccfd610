import type { Ctx } from '#server/calls/context.ts';
import { ownerOfChange } from '../../orders/index.ts';
import { voidOpenObligations } from '../../payments/index.ts';
import { updateChange } from '../after-sale.repository.ts';
import type { ChangeAtHand } from './change-kind.ts';
import { kindOfChange } from './change-kinds.ts';

/** It is over for good and nothing has come of it: money that still comes for it goes back. */
export const dropChange = async (ctx: Ctx, at: ChangeAtHand, state: 'lapsed' | 'given-up'): Promise<void> => {
  await kindOfChange(at.change).letGo(ctx, at);
  await updateChange(ctx.db, at.change.id, { state });
  await voidOpenObligations(ctx, ownerOfChange(at.change));
};

/**
 * It was not paid, or not accepted, in time: what was held for it is free for others. What it owes stands, so that money
 * that comes late still finds it.
 */
export const lapseChange = async (ctx: Ctx, at: ChangeAtHand): Promise<void> => {
  await kindOfChange(at.change).letGo(ctx, at);
  await updateChange(ctx.db, at.change.id, { state: 'lapsed' });
};
