import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { takeEmailToken } from './email-tokens.repository.ts';
import { confirmEmail } from './users.repository.ts';

export const verifyEmail = async (ctx: Ctx, token: string): Promise<void> => {
  const userId = await takeEmailToken(ctx.db, 'verify', token);
  if (!userId) throw new AppError('link-expired');
  await confirmEmail(ctx.db, userId);
};
