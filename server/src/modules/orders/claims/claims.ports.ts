import type { InvitationKind } from '#domain/orders/claim-state.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Order } from '../orders.repository.ts';
import type { Invited } from './invited-places.ts';

/** One invitation of an order, by the number of its places. */
export type Invitation = { order: Pick<Order, 'id'>; version: number };

/** What an invitation says beside its places. */
export type Said = {
  kind: InvitationKind;
  message: string;
  /** Until when it can be accepted, where that is before the course begins. */
  until: Date | null;
  /** Why nobody accepts it any more, where its places do not tell. */
  ended: 'declined' | 'lapsed' | null;
};

/** What stands behind an invitation beside its places; each module that invites registers one. */
export interface Inviter {
  /** What the invited read of it; null where the invitation is not this module's. */
  describe(db: Tx | Db, invitation: Invitation): Promise<Said | null>;
  /** Somebody else than the buyer has opened the link. */
  onOpened(ctx: Ctx, invitation: Invitation): Promise<void>;
  /** Before somebody is admitted by a place, under the order's lock: whoever sat there makes way, or it is refused. */
  makeWay?(ctx: SignedInCtx, order: Order, invited: Invited): Promise<void>;
  /** Whoever would take it is looked at until then: it waits for them as long. */
  keepWaiting?(ctx: SignedInCtx, order: Order, invited: Invited & { until: Date }): Promise<void>;
  /** Places were claimed, under the order's lock. */
  onClaimed(ctx: Ctx, order: Order): Promise<void>;
}

declare module '#server/calls/context.ts' {
  interface Ports {
    inviters: readonly Inviter[];
  }
}
