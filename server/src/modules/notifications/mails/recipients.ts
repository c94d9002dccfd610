import type { Ctx } from '#server/calls/context.ts';
import type { Payload } from '#server/calls/jobs.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Owed } from './mail.ts';
import { describeSale, type OwnerIds, ownerOf } from './read-sale.ts';

/** Whoever pays what `data` says is owed by. */
export const toPayer = async <D extends OwnerIds>(ctx: Ctx, about: string, data: D): Promise<Owed<D>[]> => {
  const { payer } = await describeSale(ctx, ownerOf(data));
  return [{ recipient: payer.email, about, data }];
};

export const toAcademy = async <D extends Payload>(ctx: Ctx, about: string, data: D): Promise<Owed<D>[]> => {
  const { contact } = await readSettings(ctx.db);
  return [{ recipient: contact.email, about, data }];
};
