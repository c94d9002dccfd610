import { storable } from '#contracts/fields.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { countSecurityEvent } from '#server/platform/meters.ts';
import { type Attempt, findAttemptFor } from '../attempts/attempts.repository.ts';
import { followDispute } from '../disputes/follow-dispute.ts';
import type { Callback, GatewaySession } from '../gateways/gateway.ts';
import type { MoneyNews } from '../gateways/gateway-books.ts';
import { takeRefundBack } from '../refunds/take-refund-back.ts';
import { settleAttempt } from '../settling/settle-attempt.ts';
import { settleInTurn } from '../settling/settle-in-turn.ts';
import { type GatewayEvent, markProcessed, storeEvent } from './gateway-events.repository.ts';

export type Message = {
  gateway: string;
  rawBody: string;
  headers: Record<string, string | string[] | undefined>;
};
export type Reception = 'rejected' | 'processed' | 'duplicate' | 'waiting';

/**
 * Stores what a gateway says before anybody believes it, then acts on it; what cannot be matched yet waits for a job.
 * Once it is stored nothing can be lost, so who sent it waits for the effect no longer than `patience`.
 */
export const receiveCallback = async (
  ctx: OuterCtx,
  message: Message,
  patience: Promise<unknown> = new Promise(() => {}),
): Promise<Reception> => {
  const { gateway, rawBody, headers } = message;
  const callback = ctx.ports.gateways.get(gateway).readCallback({ rawBody, headers, now: ctx.now });
  const reason = 'rejected' in callback ? callback.rejected : findUnstorable(callback);
  if ('rejected' in callback || reason) {
    ctx.log.warn({ gateway, reason }, 'a callback was rejected');
    countSecurityEvent('callback-forged');
    return 'rejected';
  }
  const { eventId, gatewayRef, kind } = callback;
  const fact = { gateway, eventId, gatewayRef, kind, raw: rawBody, receivedAt: ctx.now };
  const stored = await storeEvent(ctx.database, { id: uuidv7(), ...fact });
  if (stored.processedAt) return 'duplicate';
  return Promise.race([tryAtOnce(ctx, stored), patience.then((): Reception => 'waiting')]);
};

/** Signed or not, a text that cannot be kept names nothing that we or a gateway know. */
const findUnstorable = ({ session, ...message }: Callback): string | undefined => {
  const texts = Object.values({ ...message, ...session }).filter((value) => typeof value === 'string');
  return texts.every(storable) ? undefined : 'a text that cannot be stored';
};

const tryAtOnce = async (ctx: OuterCtx, event: GatewayEvent): Promise<Reception> => {
  try {
    return await processEvent(ctx, event);
  } catch (error) {
    const { gateway, eventId } = event;
    ctx.log.error({ err: error, gateway, eventId }, 'a callback could not be acted on and is tried again');
    return 'waiting';
  }
};

/** The effect of a stored event, and the mark that it is done, in one transaction. */
export const processEvent = async (ctx: OuterCtx, event: GatewayEvent): Promise<Reception> => {
  const { id, gateway } = event;
  const callback = ctx.ports.gateways.get(gateway).parseCallback(event.raw);
  const attempt = callback.session && (await findAttemptFor(ctx.database, { gateway, ...callback }));
  const session = attempt ? await believe(ctx, attempt, callback) : null;
  if (callback.session && !session) return 'waiting';
  if (callback.news) return hearNews(ctx, event, callback.news);
  return settleInTurn(ctx, async (tx) => {
    if (!(await markProcessed(tx.db, id))) return 'duplicate';
    if (attempt && session) await settleAttempt(tx, { attempt, gatewayRef: callback.gatewayRef, session });
    return 'processed';
  });
};

/** News of money that we do not know yet waits for it. Heard twice, it has its effect once. */
const hearNews = (ctx: OuterCtx, { id, gateway }: GatewayEvent, news: MoneyNews): Promise<Reception> =>
  ctx.transact(async (tx) => {
    const isHeard =
      news.kind === 'dispute'
        ? await followDispute(tx, gateway, news)
        : await takeRefundBack(tx, { gateway, ...news });
    if (!isHeard) return 'waiting';
    return (await markProcessed(tx.db, id)) ? 'processed' : 'duplicate';
  });

/** A message that names the attempt's own amount is taken at its word; about any other the gateway is asked. */
const believe = (
  ctx: OuterCtx,
  attempt: Attempt,
  { gatewayRef, session }: Callback,
): Promise<GatewaySession> | GatewaySession | null =>
  session?.state === 'captured' && session.amountAed !== attempt.aed
    ? ctx.ports.gateways.get(attempt.gateway).query(gatewayRef)
    : session;
