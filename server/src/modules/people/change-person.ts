import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import {
  acceptName,
  deleteSessionsOf,
  requireRecentLogin,
  requireUser,
  type User,
  updateUser,
} from '../identity/index.ts';
import { changeAddress } from './change-address.ts';
import { getPerson } from './get-person.ts';
import { ADDRESS_TAKEN } from './invite-person.ts';
import { lockPerson } from './lock-person.ts';

type Input = InputOf<typeof peopleEndpoints.updateUser>;
type Fields = Omit<Input, 'id' | 'password' | 'updatedAt'>;

/** What is another now, as it was and as it is. */
const differences = (user: User, fields: Fields) => {
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter((key) => user[key] !== fields[key]);
  const of = (from: Fields) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { changed, before: of(user as Fields), after: of(fields) };
};

const change = async (ctx: SignedInCtx, input: Input): Promise<UserDetail> => {
  const { id, password: _, updatedAt, ...fields } = input;
  const { user, whyKept } = await lockPerson(ctx, id);
  if (user.updatedAt.getTime() !== Date.parse(updatedAt)) throw new AppError('conflict');
  if (whyKept && fields.role !== user.role) throw fieldError('role', whyKept);
  const { changed, before, after } = differences(user, fields);
  if (changed.length === 0) return getPerson(ctx, id);
  await acceptName(ctx, user, fields);
  await updateUser(ctx.db, id, { ...fields, updatedAt: ctx.now });
  if (changed.includes('email')) await changeAddress(ctx, user);
  // They log in anew and find what they may do now; the role itself holds from the next request on.
  if (changed.includes('role')) await deleteSessionsOf(ctx.db, id);
  await recordAudit(ctx, { action: 'user.changed', objectKind: 'user', objectId: id, before, after });
  return getPerson(ctx, id);
};

/** Who sets a role or the address that links for a new password go to gives power away: not by a session that was left open. */
export const changePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<UserDetail> => {
  const user = await requireUser(ctx.database, input.id);
  if (user.role !== input.role || user.email !== input.email) await requireRecentLogin(ctx, input.password);
  try {
    return await ctx.transact((step) => change({ ...step, caller: ctx.caller }, input));
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw fieldError('email', ADDRESS_TAKEN);
    throw error;
  }
};
