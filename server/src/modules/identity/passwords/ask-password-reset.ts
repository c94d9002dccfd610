import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { findUserByEmail } from '../accounts/users.repository.ts';
import { identityEvents } from '../identity.events.ts';

/**
 * Announces the wish; whoever mails the link does so after the answer. An unknown address, or that of somebody
 * who is kept out, announces an id that nobody has, so that both ways do the same work and neither answer nor time tells them apart.
 */
export const askPasswordReset = async (ctx: Ctx, email: string): Promise<void> => {
  const user = await findUserByEmail(ctx.db, email);
  const userId = user && !user.disabledAt ? user.id : uuidv7();
  await announce(ctx, identityEvents['user.password-forgotten'], { userId });
};
