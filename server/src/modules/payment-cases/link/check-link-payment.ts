import type { OuterCtx } from '#server/calls/context.ts';
import { checkLiveAttempts } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { requireLink } from './require-link.ts';

/** "I have paid": the gateway is asked now. */
export const checkLinkPayment = async (ctx: OuterCtx, token: string): Promise<void> =>
  checkLiveAttempts(ctx, ownerOf(await requireLink(ctx.database, token)));
