import type { OuterCtx } from '#server/calls/context.ts';
import { giveCaseBack } from '../payment-cases/index.ts';
import { isTrialCase } from './readiness.repository.ts';

/** Of any other case nothing goes back by itself. */
export const giveTrialBack = async (ctx: OuterCtx, caseId: string): Promise<void> => {
  if (!(await isTrialCase(ctx.database, caseId))) return;
  await giveCaseBack(ctx, { id: caseId, reason: 'Trial of card payments' });
};
