import { type EurMinor, eur } from '#domain/money/money.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { sumSpendable } from './credit-notes.repository.ts';
import { todayOf } from './credits-today.ts';

/** What somebody may spend on a calendar day of the academy. */
export const balanceOf = async (db: Tx | Db, userId: string, today: string): Promise<EurMinor> =>
  eur(await sumSpendable(db, { userId, today }));

/** What they may spend on an order now, where what it has reserved counts as theirs. */
export const spendableOn = async (
  ctx: Pick<ReadCtx, 'db' | 'now'>,
  { userId, orderId }: { userId: string; orderId?: string | undefined },
): Promise<EurMinor> => eur(await sumSpendable(ctx.db, { userId, today: todayOf(ctx) }, orderId));
