import type { Ctx } from '#server/calls/context.ts';
import { secretToken } from '#server/platform/ids.ts';
import { type EmailTokenPurpose, insertEmailToken } from './email-tokens.repository.ts';

/** Whoever is invited may be away for a few days. */
const INVITATION_HOURS = 7 * 24;
const HOURS = { verify: 24, reset: 1 } satisfies Record<EmailTokenPurpose, number>;

/** Made while the mail is made: only its hash is stored, so it stands in the mail and nowhere else. */
export const makeEmailToken = async (
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  purpose: EmailTokenPurpose,
): Promise<string> => {
  const token = secretToken();
  await insertEmailToken(ctx.db, { userId, purpose, token, hours: HOURS[purpose] });
  return token;
};

/** As a link for a new password, by which whoever was invited chooses their first. */
export const makeInvitationToken = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<string> => {
  const token = secretToken();
  await insertEmailToken(ctx.db, { userId, purpose: 'reset', token, hours: INVITATION_HOURS });
  return token;
};
