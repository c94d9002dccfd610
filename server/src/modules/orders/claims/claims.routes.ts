import { claimEndpoints as calls } from '#contracts/orders/claims.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { acceptClaim } from './accept-claim.ts';
import { getClaim } from './get-claim.ts';

const WAITS =
  'Your license is still being looked at, and the place waits for you. We write to you; please come back by your link then.';

export const claimBindings: Binding[] = [
  on(calls.getClaim, async (ctx, key) => ({ claim: await getClaim(ctx, key) })),
  on(calls.acceptClaim, async (ctx, input) => {
    const claim = await acceptClaim(ctx, input);
    return { message: claim.state === 'open' ? WAITS : 'You are enrolled.', claim };
  }),
];
