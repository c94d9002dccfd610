import type { Ctx } from '#server/calls/context.ts';
import { raiseAction, wasRaised, withdrawAction } from '../../payments/index.ts';
import type { StoredWebhook } from './webhooks.repository.ts';

const FAILING = 'webhook-failing';
const DISABLED = 'webhook-disabled';

type Failing = Pick<StoredWebhook, 'id' | 'url' | 'failingSince' | 'failedTries'>;

/** One for each time that it began to fail: who has said that it is done is asked again once it was well meanwhile. */
const failingKey = ({ id, failingSince }: Pick<Failing, 'id' | 'failingSince'>): string =>
  `${FAILING}:${id}:${failingSince?.toISOString()}`;
const disabledKey = (id: string): string => `${DISABLED}:${id}`;

const ownerOf = (id: string) => ({ kind: 'webhook', id });
const hostOf = (url: string): string => new URL(url).host;

/** Once while it fails. */
export const raiseFailing = async (
  ctx: Ctx,
  webhook: Failing,
  { hours, problem }: { hours: number; problem: string },
): Promise<void> => {
  const dedupeKey = failingKey(webhook);
  if (await wasRaised(ctx.db, dedupeKey)) return;
  const { id, url, failedTries } = webhook;
  await raiseAction(ctx, {
    kind: FAILING,
    dedupeKey,
    owner: ownerOf(id),
    message: `The webhook to ${hostOf(url)} has taken nothing for ${hours} hours, in ${failedTries} tries. The last one: ${problem}.`,
  });
};

/** It is well, disabled or gone. */
export const withdrawFailing = async (
  ctx: Ctx,
  webhook: Pick<Failing, 'id' | 'failingSince'>,
): Promise<void> => {
  if (webhook.failingSince) await withdrawAction(ctx.db, failingKey(webhook), ctx.now);
};

export const raiseDisabled = (ctx: Ctx, { id, url }: Failing, because: string): Promise<void> =>
  raiseAction(ctx, {
    kind: DISABLED,
    dedupeKey: disabledKey(id),
    owner: ownerOf(id),
    message: `The webhook to ${hostOf(url)} was disabled: ${because}`,
  });

/** It is enabled again, or gone. */
export const withdrawDisabled = async (ctx: Ctx, id: string): Promise<void> =>
  void (await withdrawAction(ctx.db, disabledKey(id), ctx.now));
