import { academyNeedsAction } from '#emails/letters/academy-needs-action.ts';
import { academyNewOrder } from '#emails/letters/academy-new-order.ts';
import { listActions, paidOf } from '#server/modules/payments/index.ts';
import type { Composer } from './composer.ts';
import { describeSale, ownerOf, readSale } from './read-sale.ts';

export const composeNewOrder: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  return academyNewOrder({ ...(await readSale(ctx, owner)), paid: await paidOf(ctx.db, owner) });
};

export const composeNeedsAction: Composer = async (ctx, { actionId }) => {
  const action = (await listActions(ctx.db)).find(({ id }) => id === actionId);
  if (!action) return null;
  const owner = { kind: action.ownerKind, id: action.ownerId };
  const reference = ctx.ports.obligors.has(owner.kind) ? (await describeSale(ctx, owner)).reference : null;
  const page = reference ? `/admin/orders/${reference}` : '/admin/orders';
  return academyNeedsAction({
    message: action.message,
    reference,
    adminUrl: `${ctx.ports.publicUrl}${page}`,
  });
};
