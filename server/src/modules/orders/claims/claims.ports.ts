import type { Ctx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';

/** What stands behind an invitation beside its places; each module that invites registers one. */
export interface Inviter {
  /** What the invited read of it; null where the order is not this module's. */
  describe(db: Tx | Db, order: Pick<Order, 'id'>): Promise<{ isGift: boolean; message: string } | null>;
  /** Somebody else than the buyer has opened the link. */
  onOpened(ctx: Ctx, order: Order): Promise<void>;
  /** Places were claimed, under the order's lock. */
  onClaimed(ctx: Ctx, order: Order): Promise<void>;
}

declare module '#server/calls/context.ts' {
  interface Ports {
    inviters: readonly Inviter[];
  }
}
