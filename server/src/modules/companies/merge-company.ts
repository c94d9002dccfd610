import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { getCompany } from './get-company.ts';
import { lockBilled, lockToMove, moveEverything } from './merging.repository.ts';
import { requireOwn } from './require-company.ts';

/**
 * Two that are one become one: people and orders go over to the other. What an order was billed as, and its papers, stay as they
 * are. Who is billed or added at the same moment waits, and then belongs to the other too: a trigger sees to it.
 */
export const mergeCompany = async (
  ctx: SignedInCtx,
  { id, into, reason }: InputOf<typeof companyEndpoints.mergeCompany>,
) => {
  if (id === into) throw fieldError('into', 'Please choose another company');
  await lockBilled(ctx.db, id);
  const locked = await lockToMove(ctx.db, [id, into]);
  const [gone, kept] = [requireOwn(locked.get(id)), locked.get(into)];
  if (!kept || kept.mergedIntoId) throw fieldError('into', 'This company is not there any more');
  const moved = await moveEverything(ctx.db, { from: id, to: into, at: ctx.now });
  const told = { reason, ...moved };
  await recordAudit(ctx, {
    ...{ action: 'company.merged', objectKind: 'company', objectId: id },
    after: { into, ...told },
  });
  await recordAudit(ctx, {
    ...{ action: 'company.took-over', objectKind: 'company', objectId: into },
    after: { from: id, name: gone.name, ...told },
  });
  return getCompany(ctx, into);
};
