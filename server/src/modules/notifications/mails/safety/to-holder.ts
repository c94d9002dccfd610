import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import type { Owed } from '../mail.ts';
import { momentIn } from '../read-sale.ts';

type Happened = { userId: string; at: string };

/** The holder of an account, once for what happened at this moment. */
export const toHolder = async <D extends Happened>(ctx: Ctx, data: D): Promise<Owed<D>[]> => {
  const user = await findUser(ctx.db, data.userId);
  return user ? [{ recipient: user.email, about: `${data.userId}:${data.at}`, data }] : [];
};

export type HolderFacts = {
  name: string;
  /** When it happened, on the clocks that the person reads. */
  at: string;
  safetyHref: string;
  passwordHref: string;
};

export const readHolder = async (ctx: Ctx, { userId, at }: Happened): Promise<HolderFacts | null> => {
  const user = await findUser(ctx.db, userId);
  return (
    user && {
      name: user.firstName,
      at: momentIn(user.zone || ACADEMY_ZONE, new Date(at)),
      safetyHref: `${ctx.ports.publicUrl}/profile/safety`,
      passwordHref: `${ctx.ports.publicUrl}/forgot-password`,
    }
  );
};

/** What to do about what one has not done oneself. */
export const notYou = ({
  passwordHref,
  safetyHref,
}: Pick<HolderFacts, 'passwordHref' | 'safetyHref'>): string =>
  `If it was not you, please choose a new password at once (${passwordHref}), then end all other sessions (${safetyHref}) and write to us.`;
