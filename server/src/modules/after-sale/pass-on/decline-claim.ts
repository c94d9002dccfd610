import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { lockOrder, requireClaim } from '../../orders/index.ts';
import { endChange } from '../changes/end-change.ts';
import { findPassOnByVersion, markPassOn } from './pass-ons.repository.ts';
import { stateOf } from './present-pass-on.ts';

const NOT_ASKED = 'There is nothing to decline here: whoever does not claim it need do nothing.';
const TOO_LATE = 'This can no longer be declined: it was accepted, taken back, or its time is over.';

/** Whoever has the link does not want the seat: it stays with who has it. Pressed again it changes nothing. */
export const declineClaim = async (ctx: Ctx, key: { reference: string; token: string }): Promise<void> => {
  const { order, version } = await requireClaim(ctx, key);
  await lockOrder(ctx.db, order.id);
  const passOn = await findPassOnByVersion(ctx.db, { orderId: order.id, version });
  if (!passOn) throw new AppError('wrong-state', { message: NOT_ASKED });
  const state = stateOf(passOn);
  if (state === 'declined') return;
  if (state !== 'invited' && state !== 'opened') throw new AppError('wrong-state', { message: TOO_LATE });
  await markPassOn(ctx.db, passOn.changeId, { declinedAt: ctx.now });
  await endChange(ctx, passOn, 'given-up');
};
