import type { Ctx } from '#server/calls/context.ts';
import { countUnusedCodes, findUser } from '#server/modules/identity/index.ts';

export type CodesFacts = { name: string; left: number; safetyHref: string; passwordHref: string };

/** How many are left when the letter is written. */
export const readCodes = async (
  ctx: Ctx,
  { userId }: { userId: string; codeId: string },
): Promise<CodesFacts | null> => {
  const user = await findUser(ctx.db, userId);
  const left = await countUnusedCodes(ctx.db, userId);
  const { publicUrl } = ctx.ports;
  const [safetyHref, passwordHref] = [`${publicUrl}/profile/safety`, `${publicUrl}/forgot-password`];
  return user && { name: user.firstName, left, safetyHref, passwordHref };
};
