import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findUser, type User } from './users.repository.ts';

export const requireUser = async (db: Db | Tx, id: string): Promise<User> => {
  const user = await findUser(db, id);
  if (!user) throw new AppError('not-found');
  return user;
};
