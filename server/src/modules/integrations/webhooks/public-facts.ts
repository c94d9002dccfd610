import { WEBHOOK_EVENTS, type WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import type { Payload } from '#server/calls/jobs.ts';
import { CHANGE_KIND, ORDER_KIND } from '#server/modules/orders/index.ts';
import { CASE_KIND } from '#server/modules/payment-cases/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { FOLLOWING } from './public-facts.repository.ts';

const KEYS: Readonly<Record<string, string>> = {
  [ORDER_KIND]: 'orderId',
  [CASE_KIND]: 'caseId',
  [CHANGE_KIND]: 'changeId',
};

/** Whose payment it is, under the name that every other message has for it. */
const named = ({ ownerKind, ownerId, ...payload }: Payload): Payload => {
  const key = KEYS[ownerKind ?? ''];
  return key && ownerId ? { ...payload, [key]: ownerId } : payload;
};

/** What others are told of an event: cut to what its contract names. Null where what it is about is gone. */
export const publicFacts = async (
  db: Tx | Db,
  event: WebhookEvent,
  payload: Payload,
): Promise<Record<string, unknown> | null> => {
  const facts: Record<string, string | null> = named(payload);
  for (const [key, find] of FOLLOWING) {
    const id = facts[key];
    if (!id) continue;
    const [found] = await find(db, id);
    if (!found) return null;
    Object.assign(facts, found);
  }
  return WEBHOOK_EVENTS[event].data.parse(facts);
};
