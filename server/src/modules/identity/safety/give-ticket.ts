import type { Ctx } from '#server/calls/context.ts';
import { secretToken } from '#server/platform/ids.ts';
import type { User } from '../accounts/users.repository.ts';
import { insertTicket } from './safety.repository.ts';
import { ticketCookie } from './ticket-cookie.ts';

/** What the second step is made with, told and left as a cookie, so that it needs no script. */
export const giveTicket = async (ctx: Ctx, { id, passwordHash }: User): Promise<string> => {
  const token = secretToken();
  await insertTicket(ctx.db, { userId: id, passwordHash, token });
  ctx.effects.cookies.push(ticketCookie(ctx.ports.publicUrl, token));
  return token;
};
