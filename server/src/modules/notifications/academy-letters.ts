import { academyNeedsAction } from '#emails/letters/academy-needs-action.ts';
import { academyNewOrder } from '#emails/letters/academy-new-order.ts';
import { CASE_KIND } from '../payment-cases/index.ts';
import { listActions, type Owner, paidOf } from '../payments/index.ts';
import type { Composer } from './composer.ts';
import { adminPathOf } from './read-case.ts';
import { readOrder } from './read-order.ts';
import { describeSale, ownerOf } from './read-sale.ts';

export const composeNewOrder: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  return academyNewOrder({ ...(await readOrder(ctx, owner)), paid: await paidOf(ctx.db, owner) });
};

/** Nothing about what has a letter of its own, with the words that the list does not keep. */
export const composeNeedsAction: Composer = async (ctx, { actionId }) => {
  const action = (await listActions(ctx.db)).find(({ id }) => id === actionId);
  if (!action || action.kind === 'case-problem') return null;
  const owner = { kind: action.ownerKind, id: action.ownerId };
  const reference = ctx.ports.obligors.has(owner.kind) ? (await describeSale(ctx, owner)).reference : null;
  const { label, path } = pageOf(owner, reference);
  const href = `${ctx.ports.publicUrl}${path}`;
  return academyNeedsAction({ message: action.message, reference, action: { label, href } });
};

const pageOf = ({ kind, id }: Owner, reference: string | null) => {
  if (kind === CASE_KIND) return { label: 'Open the payment case', path: adminPathOf(id) };
  if (reference) return { label: 'Open the order', path: `/admin/orders/${reference}` };
  if (kind === 'enquiry') return { label: 'Open the enquiry', path: `/admin/enquiries/${id}` };
  return { label: 'Open the list', path: '/admin/actions' };
};
