import { claimEndpoints as calls } from '#contracts/orders/claims.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { acceptClaim } from './accept-claim.ts';
import { getClaim } from './get-claim.ts';

export const claimBindings: Binding[] = [
  on(calls.getClaim, async (ctx, key) => ({ claim: await getClaim(ctx, key) })),
  on(calls.acceptClaim, async (ctx, input) => ({
    message: 'You are enrolled.',
    claim: await acceptClaim(ctx, input),
  })),
];
