import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { type Bill, presentBill } from './identity.present.ts';
import { findMember, type Member } from './users.repository.ts';

export const requireMember = async (db: Db | Tx, id: string): Promise<Member> => {
  const member = await findMember(db, id);
  if (!member) throw new AppError('not-found');
  return member;
};

/** Who is billed for what this person buys now. */
export const requireBill = async (db: Db | Tx, id: string): Promise<Bill> =>
  presentBill(await requireMember(db, id));
