import type { LineChangeView, OfficeChangeView } from '#contracts/after-sale/line-changes.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '../../identity/index.ts';
import type { Order } from '../../orders/index.ts';
import { listChanges } from '../after-sale.repository.ts';
import { presentChange } from './present-change.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** What came of the courses of an order after its sale, or waits, in the order in which it was asked for. */
export const listLineChanges = async (ctx: Reading, order: Order): Promise<LineChangeView[]> => {
  const told: LineChangeView[] = [];
  for (const change of await listChanges(ctx.db, order.id))
    told.push(await presentChange(ctx, order, change));
  return told;
};

/** The same for staff. */
export const listChangesForStaff = async (ctx: Reading, order: Order): Promise<OfficeChangeView[]> => {
  const told: OfficeChangeView[] = [];
  for (const change of await listChanges(ctx.db, order.id)) {
    const { reason, askedBy } = change;
    told.push({
      ...(await presentChange(ctx, order, change)),
      reason,
      askedBy: askedBy ? await nameOf(ctx, askedBy) : '',
    });
  }
  return told;
};

const nameOf = async ({ db }: Reading, userId: string): Promise<string> => {
  const { firstName, lastName } = await requireUser(db, userId);
  return `${firstName} ${lastName}`;
};
