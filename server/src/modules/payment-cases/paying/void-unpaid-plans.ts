import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { listUnfinished, voidOpenObligations } from '#server/modules/payments/index.ts';
import { ownerOf } from '../owner-of.ts';
import { lockCase, updateCase } from '../payment-cases.repository.ts';
import { listUnpaidPlans } from './case-plans.repository.ts';

/** What somebody chose to pay and then did not is no longer owed: the next payer chooses anew, at the frozen rate. */
export const voidUnpaidPlans = async (ctx: OuterCtx): Promise<void> => {
  for (const id of await listUnpaidPlans(ctx.database)) await ctx.transact((tx) => voidUnpaidPlan(tx, id));
};

const voidUnpaidPlan = async (ctx: Ctx, id: string): Promise<void> => {
  const one = await lockCase(ctx.db, id);
  if (one.appliedAed > 0 || (await listUnfinished(ctx.db, ownerOf(one))).length > 0) return;
  await voidOpenObligations(ctx, ownerOf(one));
  await updateCase(ctx.db, id, { dueEur: null, dueAed: null });
};
