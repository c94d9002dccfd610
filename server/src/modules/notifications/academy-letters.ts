import { academyNeedsAction } from '#emails/letters/academy-needs-action.ts';
import { academyNewOrder } from '#emails/letters/academy-new-order.ts';
import { listActions, type Owner, paidOf } from '#server/modules/payments/index.ts';
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
  const { label, path } = pageOf(owner, reference);
  const href = `${ctx.ports.publicUrl}${path}`;
  return academyNeedsAction({ message: action.message, reference, action: { label, href } });
};

const pageOf = ({ kind, id }: Owner, reference: string | null) => {
  if (reference) return { label: 'Open the order', path: `/admin/orders/${reference}` };
  if (kind === 'enquiry') return { label: 'Open the enquiry', path: `/admin/enquiries/${id}` };
  return { label: 'Open the list', path: '/admin/actions' };
};
