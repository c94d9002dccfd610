import { AppError } from '#server/calls/app-error.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Company, lockCompany } from './companies.repository.ts';

/** One that is there and stands for itself. */
export const requireOwn = (company: Company | undefined): Company => {
  if (!company) throw new AppError('not-found');
  if (company.mergedIntoId)
    throw new AppError('wrong-state', {
      message: 'This company has become part of another. Please load it again.',
    });
  return company;
};

/** The same, locked until the transaction ends. */
export const requireLocked = async (db: Tx, id: string): Promise<Company> =>
  requireOwn(await lockCompany(db, id));
