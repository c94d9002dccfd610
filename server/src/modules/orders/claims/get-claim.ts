import type { ClaimView } from '#contracts/orders/claims.ts';
import { isStaff } from '#server/calls/access.ts';
import type { Ctx } from '#server/calls/context.ts';
import { presentClaim } from './present-claim.ts';
import { type ClaimKey, requireClaim } from './require-claim.ts';

/** Opens a link. Who invited, and staff who help them, look at it without having opened it. */
export const getClaim = async (ctx: Ctx, key: ClaimKey): Promise<ClaimView> => {
  const found = await requireClaim(ctx, key);
  const claim = await presentClaim(ctx, found);
  const isReader = !isStaff(ctx.caller) && ctx.caller.user?.id !== found.order.userId;
  if (claim.state === 'open' && isReader)
    for (const inviter of ctx.ports.inviters) await inviter.onOpened(ctx, found);
  return claim;
};
