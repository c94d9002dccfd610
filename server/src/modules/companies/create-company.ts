import type { companyEndpoints } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { insertCompany } from './companies.repository.ts';
import { getCompany } from './get-company.ts';

export const numberTaken = () => fieldError('taxNumber', 'Another company has this tax number');

export const createCompany = async (
  ctx: SignedInCtx,
  fields: InputOf<typeof companyEndpoints.createCompany>,
) => {
  const id = uuidv7();
  if (!(await insertCompany(ctx.db, { ...fields, id, createdAt: ctx.now, updatedAt: ctx.now })))
    throw numberTaken();
  const after = { name: fields.name, taxNumber: fields.taxNumber };
  await recordAudit(ctx, { action: 'company.created', objectKind: 'company', objectId: id, after });
  return getCompany(ctx, id);
};
