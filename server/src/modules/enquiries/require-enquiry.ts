import { AppError } from '#server/calls/app-error.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Enquiry, lockEnquiry } from './enquiries.repository.ts';

/** For a change: locked until the transaction ends, so that two members of staff act one after the other. */
export const requireLockedEnquiry = async (db: Tx, id: string): Promise<Enquiry> => {
  const enquiry = await lockEnquiry(db, id);
  if (!enquiry) throw new AppError('not-found');
  return enquiry;
};
