import type { OuterCtx } from '#server/calls/context.ts';
import { sealOwner } from './message.ts';
import { listWebhookIds, lockWebhook, updateWebhook } from './webhooks.repository.ts';

/** Seals the secrets of webhooks with the present key. Returns of how many. */
export const resealWebhooks = async (ctx: OuterCtx): Promise<number> => {
  let count = 0;
  for (const { id } of await listWebhookIds(ctx.database)) if (await resealOne(ctx, id)) count += 1;
  return count;
};

/** Under its lock: a secret that is made meanwhile is sealed with the present key, and stays. */
const resealOne = ({ ports: { fieldSeal }, transact }: OuterCtx, id: string): Promise<boolean> =>
  transact(async ({ db }) => {
    const webhook = await lockWebhook(db, id);
    if (!webhook) return false;
    const { sealedSecret, sealedBefore } = webhook;
    const renewed = fieldSeal.renew(sealedSecret, sealOwner(id));
    const before = sealedBefore === null ? null : fieldSeal.renew(sealedBefore, sealOwner(id));
    if (renewed === null && before === null) return false;
    await updateWebhook(db, id, {
      sealedSecret: renewed ?? sealedSecret,
      sealedBefore: before ?? sealedBefore,
    });
    return true;
  });
