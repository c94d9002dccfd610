import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { inviteTo, lastVersion } from '../orders/index.ts';
import { lockGift, waitingOf } from './gather-gift.ts';
import { changeGift } from './gifts.repository.ts';
import { OWN_ADDRESS } from './require-giftable.ts';
import { requireWaiting } from './send-again.ts';

/**
 * Gives what waits of a gift to somebody else, or with '' to whom the giver hands its new link: the former one opens
 * nothing from now on. A day that was chosen for the letter stands; otherwise it goes out within a minute.
 */
export const changeRecipient = async (
  ctx: SignedInCtx,
  { reference, email }: { reference: string; email: string },
): Promise<void> => {
  const gathered = await lockGift(ctx, reference);
  requireWaiting(gathered);
  if (email === ctx.caller.user.email) throw fieldError('email', OWN_ADDRESS);
  if (email !== '' && email === gathered.email)
    throw fieldError('email', 'The gift waits for this address already. You can send the letter again.');
  const placeIds = waitingOf(gathered).map(({ place }) => place.id);
  await inviteTo(ctx.db, placeIds, { email: email || null, version: lastVersion(gathered.order) + 1 });
  await changeGift(ctx.db, gathered.gift.id, { sentAt: null, openedAt: null });
};
