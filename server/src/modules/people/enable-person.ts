import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { requireRecentLogin, updateUser } from '../identity/index.ts';
import { getPerson } from './get-person.ts';
import { lockPerson } from './lock-person.ts';

const enable = async (ctx: SignedInCtx, id: string): Promise<UserDetail> => {
  const { user } = await lockPerson(ctx, id);
  if (!user.disabledAt) throw new AppError('wrong-state', { message: 'This account is not disabled.' });
  const free = { disabledAt: null, disabledById: null, disabledReason: '', updatedAt: ctx.now };
  await updateUser(ctx.db, id, free);
  const facts = { before: { disabled: true, reason: user.disabledReason }, after: { disabled: false } };
  await recordAudit(ctx, { action: 'user.enabled', objectKind: 'user', objectId: id, ...facts });
  return getPerson(ctx, id);
};

/** They log in with the password that they had: nobody else has learnt or set one meanwhile. */
export const enablePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, password }: InputOf<typeof peopleEndpoints.enableUser>,
): Promise<UserDetail> => {
  await requireRecentLogin(ctx, password);
  return ctx.transact((step) => enable({ ...step, caller: ctx.caller }, id));
};
