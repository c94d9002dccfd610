import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import {
  findUserByEmail,
  inviteAccount,
  prepareUnknownPassword,
  requireRecentLogin,
} from '../identity/index.ts';
import { getPerson } from './get-person.ts';

export const ADDRESS_TAKEN = 'This address has an account already';

/** Opens an account for somebody of whatever role, who is told by letter how to choose a password. */
export const invitePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password, ...person }: InputOf<typeof peopleEndpoints.inviteUser>,
): Promise<UserDetail> => {
  await requireRecentLogin(ctx, password);
  if (await findUserByEmail(ctx.database, person.email)) throw fieldError('email', ADDRESS_TAKEN);
  const nobodys = await prepareUnknownPassword();
  return ctx.transact(async (step) => {
    const user = await inviteAccount(step, person, nobodys);
    const after = { email: user.email, role: user.role };
    await recordAudit(step, { action: 'user.invited', objectKind: 'user', objectId: user.id, after });
    return getPerson({ ...step, caller: ctx.caller }, user.id);
  });
};
