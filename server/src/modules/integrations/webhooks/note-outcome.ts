import { TEST_EVENT } from '#contracts/integrations/webhook-events.ts';
import type { Ctx } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Letter, Sent } from '../line/webhook-line.ports.ts';
import { noteTry, type Owed, type StoredDelivery } from './deliveries.repository.ts';
import { noteFailing, noteWell } from './follow-failing.ts';
import { DELIVER } from './owe-deliveries.ts';
import { retryDelay } from './retry-delays.ts';
import { insertTry } from './tries.repository.ts';
import { lockWebhook } from './webhooks.repository.ts';

export type Outcome = { letter: Letter; sent: Sent; startedAt: Date; tookMs: number };

/**
 * Writes down what came of a try: of its delivery, in the log, and of its webhook, which is locked first, as by everybody who
 * changes it. Where another process has noted this try before, nothing.
 */
export const noteOutcome = async (
  ctx: Ctx,
  { delivery, webhook: { id } }: Owed,
  outcome: Outcome,
): Promise<void> => {
  const webhook = await lockWebhook(ctx.db, id);
  if (!webhook) return;
  const { sent, startedAt } = outcome;
  const problem = problemOf(sent);
  const number = delivery.tries + 1;
  const made = { deliveryId: delivery.id, tries: delivery.tries };
  const next = afterwards(delivery, problem, ctx.now);
  const isNews = await noteTry(ctx.db, made, {
    ...next,
    tries: number,
    askedById: null,
    lastTryAt: startedAt,
    lastStatus: sent.status,
    lastProblem: problem,
  });
  if (!isNews) return;
  await insertTry(ctx.db, logged(delivery, outcome, problem));
  if (!problem) return noteWell(ctx, webhook);
  if (next.nextTryAt) {
    const job = { deliveryId: delivery.id, tries: String(number) };
    await enqueue(ctx, DELIVER, job, { startAfter: next.nextTryAt });
  }
  await noteFailing(ctx, webhook, { status: sent.status, problem });
};

/** '' where it was taken. What is redirected is not followed: it could lead anywhere. */
const problemOf = ({ status, problem }: Sent): string => {
  if (status === null) return problem;
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `Redirected (${status}), which is not followed`
    : `Answered ${status}`;
};

/** What a message is after a try: delivered, or waiting for the next one, or given up. */
const afterwards = ({ type, failures: before }: StoredDelivery, problem: string, now: Date) => {
  if (!problem) return { state: 'delivered', failures: 0, nextTryAt: null } as const;
  const failures = before + 1;
  const delay = type === TEST_EVENT ? null : retryDelay(failures);
  if (delay === null) return { state: 'failed', failures, nextTryAt: null } as const;
  return { state: 'waiting', failures, nextTryAt: new Date(now.getTime() + delay) } as const;
};

const logged = (delivery: StoredDelivery, outcome: Outcome, problem: string) => {
  const { letter, sent, startedAt, tookMs } = outcome;
  const { status, body, isCut } = sent;
  const { url, headers } = letter;
  const { id: deliveryId, tries, askedById } = delivery;
  const made = { deliveryId, number: tries + 1, askedById, startedAt, tookMs };
  return { id: uuidv7(), ...made, url, headers, status, problem, body, isCut };
};
