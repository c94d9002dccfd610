import type { Ctx } from '#server/calls/context.ts';
import type { Payload } from '#server/calls/jobs.ts';
import { describeSale, settingsOf } from './facts.ts';
import type { Owed } from './mail.ts';
import { type OwnerIds, ownerOf } from './read-sale.ts';

/** Whoever pays what `data` says is owed by. */
export const toPayer = async <D extends OwnerIds>(ctx: Ctx, about: string, data: D): Promise<Owed<D>[]> => {
  const { payer } = await describeSale(ctx, ownerOf(data));
  return [{ recipient: payer.email, about, data }];
};

export const toAcademy = async <D extends Payload>(ctx: Ctx, about: string, data: D): Promise<Owed<D>[]> => {
  const { contact } = await settingsOf(ctx);
  return [{ recipient: contact.email, about, data }];
};
