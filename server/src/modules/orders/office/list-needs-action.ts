import type { Ctx } from '#server/calls/context.ts';
import { type Action, actionSums, listActions, type OwnerSummary } from '#server/modules/payments/index.ts';
import { ORDER_KIND } from '../owner-of.ts';

/** What is open with whom and what it is about, oldest first. */
export const listNeedsAction = async (ctx: Ctx) => {
  const actions = await listActions(ctx.db);
  const sums = await actionSums(ctx.db);
  const owners = await ownersOf(ctx, actions);
  return actions.map(({ id, kind, message, createdAt, ownerKind, ownerId }) => {
    const owner = owners.get(ownerId);
    return {
      _id: id,
      kind,
      message,
      createdAt: createdAt.toISOString(),
      person: owner?.person ?? null,
      courseCode: owner?.courseCode || null,
      aed: sums.get(id) ?? null,
      orderReference: ownerKind === ORDER_KIND ? (owner?.reference ?? null) : null,
      enquiryId: ownerKind === 'enquiry' ? ownerId : null,
      caseId: ownerKind === 'case' ? ownerId : null,
    };
  });
};

const ownersOf = async ({ db, ports }: Ctx, actions: Action[]): Promise<Map<string, OwnerSummary>> => {
  const found: [string, OwnerSummary][] = [];
  for (const [kind, ofKind] of Map.groupBy(actions, ({ ownerKind }) => ownerKind)) {
    const ids = [...new Set(ofKind.map(({ ownerId }) => ownerId))];
    found.push(...((await ports.obligors.get(kind)?.summarise?.(db, ids)) ?? []));
  }
  return new Map(found);
};
