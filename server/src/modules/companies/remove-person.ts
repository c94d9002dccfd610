import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { takeOut } from './company-people.repository.ts';
import { getCompany } from './get-company.ts';

/** Their orders that were billed to it stay with it. */
export const removePerson = async (
  ctx: SignedInCtx,
  { id, personId }: InputOf<typeof companyEndpoints.removeCompanyPerson>,
) => {
  if (!(await takeOut(ctx.db, id, personId))) throw new AppError('not-found');
  const before = { person: personId };
  await recordAudit(ctx, { action: 'company.person-removed', objectKind: 'company', objectId: id, before });
  return getCompany(ctx, id);
};
