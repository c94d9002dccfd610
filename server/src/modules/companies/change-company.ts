import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { type Company, type CompanyFields, updateCompany } from './companies.repository.ts';
import { numberTaken } from './create-company.ts';
import { getCompany } from './get-company.ts';
import { requireLocked } from './require-company.ts';

/** What is another now, as it was and as it is. */
const differences = (company: Company, fields: CompanyFields) => {
  const changed = (Object.keys(fields) as (keyof CompanyFields)[]).filter(
    (key) => company[key] !== fields[key],
  );
  const of = (from: CompanyFields) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { isSame: changed.length === 0, before: of(company), after: of(fields) };
};

/** Orders and papers say what it was billed as; bills to come say what it is now. */
export const changeCompany = async (
  ctx: SignedInCtx,
  { id, updatedAt, ...fields }: InputOf<typeof companyEndpoints.updateCompany>,
) => {
  const company = await requireLocked(ctx.db, id);
  if (company.updatedAt.getTime() !== Date.parse(updatedAt)) throw new AppError('conflict');
  const { isSame, before, after } = differences(company, fields);
  if (isSame) return getCompany(ctx, id);
  try {
    await updateCompany(ctx.db, id, { ...fields, updatedAt: ctx.now });
  } catch (error) {
    throw isUniqueViolation(error, 'companies_tax_key') ? numberTaken() : error;
  }
  await recordAudit(ctx, { action: 'company.changed', objectKind: 'company', objectId: id, before, after });
  return getCompany(ctx, id);
};
