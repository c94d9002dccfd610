import { TEST_EVENT } from '#contracts/integrations/webhook-events.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { findOwed, noteTry, type Owed, type Try } from './deliveries.repository.ts';
import { disableFailing } from './disable-failing.ts';
import { letterOf } from './message.ts';
import { DELIVER } from './owe-deliveries.ts';
import { retryDelay } from './retry-delays.ts';
import type { Sent } from './webhook-line.ports.ts';
import { lockWebhook, updateWebhook } from './webhooks.repository.ts';

const NOT_SENT: Sent = { status: null, problem: 'The webhook is disabled', body: '' };

/** Makes one try. Whoever makes it a second time, because nobody knows how the first went, sends the same message. */
export const deliver = async (ctx: OuterCtx, made: Try): Promise<void> => {
  const owed = await findOwed(ctx.database, made);
  if (!owed) return;
  if (owed.webhook.disabledAt) {
    const givenUp = { state: 'failed', nextTryAt: null, lastProblem: NOT_SENT.problem } as const;
    await ctx.transact(({ db }) => noteTry(db, made, givenUp));
    return;
  }
  const sent = await ctx.ports.webhookLine.post(letterOf(owed, ctx.ports.fieldSeal, ctx.now));
  await ctx.transact((step) => note(step, owed, sent));
};

/** The webhook is locked first, as by everybody who changes it. */
const note = async (ctx: Ctx, { delivery, webhook: { id } }: Owed, sent: Sent): Promise<void> => {
  const webhook = await lockWebhook(ctx.db, id);
  if (!webhook) return;
  const made = { deliveryId: delivery.id, tries: delivery.tries };
  const tries = delivery.tries + 1;
  const problem = problemOf(sent);
  const tried = {
    tries,
    lastTryAt: ctx.now,
    lastStatus: sent.status,
    lastBody: sent.body,
    lastProblem: problem,
  };
  if (!problem) {
    const isNews = await noteTry(ctx.db, made, {
      ...tried,
      state: 'delivered',
      failures: 0,
      nextTryAt: null,
    });
    if (isNews) await updateWebhook(ctx.db, id, { failingSince: null });
    return;
  }
  const failures = delivery.failures + 1;
  const delay = delivery.type === TEST_EVENT ? null : retryDelay(failures);
  const nextTryAt = delay === null ? null : new Date(ctx.now.getTime() + delay);
  const state = nextTryAt ? 'waiting' : 'failed';
  if (!(await noteTry(ctx.db, made, { ...tried, state, failures, nextTryAt }))) return;
  if (nextTryAt) {
    const next = { deliveryId: delivery.id, tries: String(tries) };
    await enqueue(ctx, DELIVER, next, { startAfter: nextTryAt });
  }
  await disableFailing(ctx, webhook, sent);
};

/** '' where it was taken. What is redirected is not followed: it could lead anywhere. */
const problemOf = ({ status, problem }: Sent): string => {
  if (status === null) return problem;
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `Redirected (${status}), which is not followed`
    : `Answered ${status}`;
};
