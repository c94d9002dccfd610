import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { User } from '../accounts/users.repository.ts';
import { knownDeviceOf } from './known-devices.ts';
import { verifyPassword } from './password-hash.ts';
import {
  beginPasswordTry,
  forgetPasswordTries,
  type Subject,
  takeBackPasswordTry,
} from './password-tries.repository.ts';

type Tried = { email: string; user: Pick<User, 'id' | 'passwordHash'> | null; password: string };

/**
 * Whether a password is an account's, wherever it is asked for. Wrong ones are counted by account and by address, and
 * each makes the next one wait longer. A browser that its owner has logged in with counts for itself, so that nobody
 * keeps an owner out by guessing. It takes as long, and counts the same, where there is no such account.
 */
export const checkPassword = async (ctx: OuterCtx, { email, user, password }: Tried): Promise<boolean> => {
  const device = user && knownDeviceOf(ctx, user.id);
  const account = sha256(email);
  const own: Subject = { name: device ? `device ${device} ${account}` : `account ${account}`, free: 5 };
  // Many share an address, as in a clinic.
  const address: Subject | null = device ? null : { name: `address ${ctx.caller.address}`, free: 20 };
  for (const subject of address ? [address, own] : [own]) {
    const seconds = await beginPasswordTry(ctx.database, subject);
    if (seconds > 0) throw tooMany(seconds);
  }
  if (!(await verifyPassword(password, user?.passwordHash))) return false;
  await forgetPasswordTries(ctx.database, own.name);
  if (address) await takeBackPasswordTry(ctx.database, address.name);
  return true;
};

const tooMany = (seconds: number) => {
  const wait = seconds <= 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too-many', { message: `Too many attempts. Please wait ${wait} and try again.` });
};
