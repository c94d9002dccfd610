import type { Role } from '#contracts/accounts/accounts.ts';
import type { Access } from '#contracts/endpoint.ts';
import { AppError } from './app-error.ts';
import type { Caller } from './context.ts';

const ALLOWED: Record<Exclude<Access, 'public'>, readonly Role[]> = {
  'signed-in': ['learner', 'instructor', 'staff', 'admin'],
  instructor: ['instructor', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** Deny by default: who is not listed is refused. */
export const requireAccess = (access: Access, caller: Caller): void => {
  if (access === 'public') return;
  if (!caller.user) throw new AppError('not-signed-in');
  if (!ALLOWED[access].includes(caller.user.role)) throw new AppError('not-allowed');
};

/** Whether somebody who works for the academy calls: where a call is open to all, what staff see or leave behind differs. */
export const isStaff = ({ user }: Caller): boolean => user !== null && ALLOWED.staff.includes(user.role);
