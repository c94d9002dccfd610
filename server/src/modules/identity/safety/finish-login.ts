import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { lockUser, type User } from '../accounts/users.repository.ts';
import { DISABLED } from '../sessions/log-in.ts';
import { startLogin } from '../sessions/start-login.ts';
import { checkCode } from './check-code.ts';
import { beginTicketTry, findAuthenticator, useTicket } from './safety.repository.ts';
import { ticketFrom, usedTicketCookie } from './ticket-cookie.ts';

type Given = { code: string; ticket?: string | undefined };

/** A ticket opens one session, and none once password or authenticator are no longer those that it was given for. */
export const finishLogin = async (ctx: OuterCtx, { code, ticket: told }: Given): Promise<User> => {
  const { publicUrl } = ctx.ports;
  const token = told ?? ticketFrom(ctx.caller.cookie, publicUrl);
  const ticket = token ? await beginTicketTry(ctx.database, token) : null;
  const known = ticket && (await findAuthenticator(ctx.database, ticket.userId));
  if (!ticket || !known?.confirmedAt) throw tooLate();
  if (!(await checkCode(ctx, known, code))) {
    ctx.log.warn({ requestId: ctx.requestId, address: ctx.caller.address }, 'a second step was refused');
    throw fieldError('code', 'This code is not correct, or it was used already');
  }
  return ctx.transact(async (step) => {
    const user = await lockUser(step.db, ticket.userId);
    if (user?.passwordHash !== ticket.passwordHash) throw tooLate();
    // They may have been kept out since the first step.
    if (user.disabledAt) throw new AppError('not-allowed', { message: DISABLED });
    if (!(await useTicket(step.db, ticket.id))) throw tooLate();
    await startLogin(step, user);
    step.effects.cookies.push(usedTicketCookie(publicUrl));
    return user;
  });
};

const tooLate = () =>
  new AppError('link-expired', {
    message: 'This login has taken too long or too many tries. Please begin again with your password.',
    redirectUrl: '/login',
  });
