import type { Role } from '#contracts/accounts/account-options.ts';
import { SET_UP_TWO_STEP } from '#contracts/accounts/way-back.ts';
import type { Access, EndpointOptions } from '#contracts/endpoint.ts';
import { AppError } from './app-error.ts';
import type { Caller, KeyCaller } from './context.ts';

const ALLOWED: Record<Exclude<Access, 'public'>, readonly Role[]> = {
  'signed-in': ['learner', 'instructor', 'staff', 'admin'],
  instructor: ['instructor', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** Deny by default: who is not listed is refused. */
export const requireAccess = (
  { access, scope }: Pick<EndpointOptions, 'access' | 'scope'>,
  caller: Caller,
): void => {
  if (caller.key) requireScope(caller.key, scope);
  if (access === 'public') return;
  if (!caller.user) throw new AppError('not-signed-in');
  if (!ALLOWED[access].includes(caller.user.role)) throw new AppError('not-allowed');
  if (access !== 'signed-in' && caller.user.owesTwoStep)
    throw new AppError('two-step-required', { redirectUrl: SET_UP_TWO_STEP });
};

/** Also what is open to everybody is open to a key by its scope alone: what it may do can be read off the key. */
const requireScope = (key: KeyCaller, scope: EndpointOptions['scope']): void => {
  if (key.id === null) throw new AppError('unknown-key');
  if (!scope) throw new AppError('not-allowed', { message: 'No key opens this call.' });
  if (!key.scopes.includes(scope))
    throw new AppError('not-allowed', { message: `A key needs the scope ${scope} for this call.` });
};

/** Whether somebody who works for the academy calls: where a call is open to all, what staff see or leave behind differs. */
export const isStaff = ({ user }: Caller): boolean =>
  user !== null && ALLOWED.staff.includes(user.role) && !user.owesTwoStep;
