import { boundWork } from '#server/calls/bounded-work.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';

// All settlements draw their receipts' numbers from one row: more at once would only wait for it, each with a connection.
const inTurn = boundWork({ atOnce: 4, waiting: 1_000 });

/** One transaction in which money arrives. Few of them are under way in a process; the others wait without a connection. */
export const settleInTurn = <T>(ctx: OuterCtx, step: (tx: Ctx) => Promise<T>): Promise<T> =>
  inTurn(() => ctx.transact(step));
