import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { figuresOfOrders } from '../orders/index.ts';
import { presentDetail } from './companies.present.ts';
import { findCompany } from './companies.repository.ts';
import { listNamesakes } from './company-people.repository.ts';

export const getCompany = async ({ db, now }: Pick<ReadCtx, 'db' | 'now'>, id: string) => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError('not-found');
  return presentDetail(company, {
    namesakes: await listNamesakes(db, company.id),
    figures: await figuresOfOrders(db, { companyId: company.id }, now),
  });
};
