import type { Ctx } from '#server/calls/context.ts';
import { findCase } from '#server/modules/payment-cases/index.ts';
import type { Owed } from '../mail.ts';
import type { OwnerIds } from '../read-sale.ts';

/** To whom a payment case was addressed, whoever opens its link. */
export const toAsked = async <D extends OwnerIds>(ctx: Ctx, about: string, data: D): Promise<Owed<D>[]> => {
  const one = await findCase(ctx.db, data.ownerId);
  return one ? [{ recipient: one.payerEmail, about, data }] : [];
};
