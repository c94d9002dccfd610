import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { listByAddress, putInto } from './company-people.repository.ts';
import { getCompany } from './get-company.ts';
import { requireLocked } from './require-company.ts';

/** From now on the company is billed for what they buy, unless they choose otherwise. */
export const addPeople = async (
  ctx: SignedInCtx,
  { id, emails }: InputOf<typeof companyEndpoints.addCompanyPeople>,
) => {
  await requireLocked(ctx.db, id);
  const found = await listByAddress(ctx.db, emails);
  const unknown = emails.find((email) => !found.some((person) => person.email === email));
  if (unknown) throw fieldError('emails', `Nobody has an account with ${unknown}`);
  const placed = found.find(({ company }) => company !== null);
  if (placed) throw fieldError('emails', `${placed.email} belongs to ${placed.company} already`);
  const ids = found.map((person) => person.id);
  // Somebody else has put one of them into a company since.
  if ((await putInto(ctx.db, id, ids)) < ids.length) throw new AppError('conflict');
  const after = { people: ids };
  await recordAudit(ctx, { action: 'company.people-added', objectKind: 'company', objectId: id, after });
  return getCompany(ctx, id);
};
