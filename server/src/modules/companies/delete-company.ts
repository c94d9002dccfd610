import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { isBilled, lockBilled, lockToMove, removeCompany } from './merging.repository.ts';
import { requireOwn } from './require-company.ts';

/** One that nothing was ever billed to; its people belong to none afterwards. */
export const deleteCompany = async (
  ctx: SignedInCtx,
  { id, reason }: InputOf<typeof companyEndpoints.deleteCompany>,
): Promise<void> => {
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
