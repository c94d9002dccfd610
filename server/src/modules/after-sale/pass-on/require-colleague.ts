import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser, findUserByEmail } from '../../identity/index.ts';
import { kindOf } from '../../orders/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import type { Colleague } from './pass-ons.repository.ts';

const ONESELF = 'This is the address of who has the seat. Please enter the one of a colleague.';
const NOT_THEM = 'The seat cannot be passed on to this address. Please choose somebody else.';

/**
 * Somebody else, who is not on the course. An address that nobody has verified says nothing about anybody; of one that is,
 * no more is told than that it does not do.
 */
export const requireColleague = async (
  ctx: Ctx,
  { order, course }: Pick<LineAtHand, 'order' | 'course'>,
  { email }: Pick<Colleague, 'email'>,
): Promise<void> => {
  const giver = await findUser(ctx.db, order.userId);
  if (email === giver?.email) throw fieldError('email', ONESELF);
  const user = await findUserByEmail(ctx.db, email);
  if (!user?.emailVerifiedAt) return;
  const access = await kindOf(ctx, course).access(ctx.db, { userId: user.id, courseId: course.id }, ctx.now);
  if (access) throw fieldError('email', NOT_THEM);
};
