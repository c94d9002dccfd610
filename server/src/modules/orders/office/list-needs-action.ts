import type { Ctx } from '#server/calls/context.ts';
import { listActions } from '#server/modules/payments/index.ts';
import { ORDER_KIND } from '../owner-of.ts';
import { referencesOf } from '../reading/order-lists.repository.ts';

export const listNeedsAction = async (ctx: Ctx) => {
  const actions = await listActions(ctx.db);
  const ofOrders = actions.filter(({ ownerKind }) => ownerKind === ORDER_KIND);
  const references = await referencesOf(
    ctx.db,
    ofOrders.map(({ ownerId }) => ownerId),
  );
  return actions.map(({ id, kind, message, createdAt, ownerKind, ownerId }) => ({
    _id: id,
    kind,
    message,
    createdAt: createdAt.toISOString(),
    orderReference: references.get(ownerId) ?? null,
    enquiryId: ownerKind === 'enquiry' ? ownerId : null,
    caseId: ownerKind === 'case' ? ownerId : null,
  }));
};
