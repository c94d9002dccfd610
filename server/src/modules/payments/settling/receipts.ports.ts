import type { Ctx } from '#server/calls/context.ts';
import type { Obligation } from '../obligations/obligations.repository.ts';
import type { OwnerDescription } from '../payments.ports.ts';
import type { Refund } from '../refunds/refunds.repository.ts';
import type { Capture } from './captures.repository.ts';

/** What proves a payment to its payer: issued within the transaction that settles it. */
export interface Receipts {
  issue(
    ctx: Ctx,
    payment: { capture: Capture; obligation: Obligation; sale: OwnerDescription },
  ): Promise<unknown>;
  /** The same for money that has gone back. */
  issueRefund(
    ctx: Ctx,
    payment: { refund: Refund; capture: Capture; obligation: Obligation; sale: OwnerDescription },
  ): Promise<unknown>;
}

declare module '#server/calls/context.ts' {
  interface Ports {
    receipts: Receipts;
  }
}
