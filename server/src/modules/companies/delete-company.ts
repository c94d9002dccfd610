import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { requireRecentLogin } from '../identity/index.ts';
import { isBilled, lockBilled, lockToMove, removeCompany } from './merging.repository.ts';
import { requireOwn } from './require-company.ts';

/** One that nothing was ever billed to; its people belong to none afterwards. */
export const deleteCompany = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password, ...asked }: InputOf<typeof companyEndpoints.deleteCompany>,
): Promise<void> => {
  await requireRecentLogin(ctx, password);
  await ctx.transact((step) => remove({ ...step, caller: ctx.caller }, asked));
};

const remove = async (ctx: SignedInCtx, { id, reason }: { id: string; reason: string }): Promise<void> => {
  await lockBilled(ctx.db, id);
  const { name, taxNumber } = requireOwn((await lockToMove(ctx.db, [id])).get(id));
  if (await isBilled(ctx.db, id))
    throw new AppError('wrong-state', {
      message:
        'Orders were billed to this company, so it stays. If it is another company, merge it into that one.',
    });
  const people = await removeCompany(ctx.db, id);
  const facts = { action: 'company.deleted', objectKind: 'company', objectId: id };
  await recordAudit(ctx, { ...facts, before: { name, taxNumber, people }, after: { reason } });
};
