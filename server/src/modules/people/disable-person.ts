import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteSessionsOf, requireRecentLogin, updateUser, voidEmailTokens } from '../identity/index.ts';
import { getPerson } from './get-person.ts';
import { lockPerson } from './lock-person.ts';

type Input = InputOf<typeof peopleEndpoints.disableUser>;

/** A login that is under way waits for the same row and is refused, or its session ends here. */
const disable = async (ctx: SignedInCtx, { id, reason }: Input): Promise<UserDetail> => {
  const { user, whyKept } = await lockPerson(ctx, id);
  if (whyKept) throw new AppError('wrong-state', { message: whyKept });
  if (user.disabledAt) throw new AppError('wrong-state', { message: 'This account is disabled already.' });
  await updateUser(ctx.db, id, {
    disabledAt: ctx.now,
    disabledById: ctx.caller.user.id,
    disabledReason: reason,
    updatedAt: ctx.now,
  });
  await deleteSessionsOf(ctx.db, id);
  await voidEmailTokens(ctx.db, id);
  const facts = { before: { disabled: false }, after: { disabled: true, reason } };
  await recordAudit(ctx, { action: 'user.disabled', objectKind: 'user', objectId: id, ...facts });
  return getPerson(ctx, id);
};

export const disablePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<UserDetail> => {
  await requireRecentLogin(ctx, input.password);
  return ctx.transact((step) => disable({ ...step, caller: ctx.caller }, input));
};
