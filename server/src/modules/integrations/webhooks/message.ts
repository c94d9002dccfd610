import type { FieldSeal } from '#server/platform/field-seal.ts';
import type { Letter } from '../line/webhook-line.ports.ts';
import type { Owed, StoredDelivery } from './deliveries.repository.ts';
import { signatureOf } from './signature.ts';

/** What a secret is sealed for: it opens for no other webhook. */
export const sealOwner = (webhookId: string) => `webhook:${webhookId}`;

/** The same at every try. */
export const bodyOf = ({ type, at, data }: Pick<StoredDelivery, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** As it is sent now. While a secret is being replaced it is signed with both. */
export const letterOf = ({ delivery, webhook }: Owed, seal: FieldSeal, now: Date): Letter => {
  const signed = {
    id: `msg_${delivery.id}`,
    seconds: Math.floor(now.getTime() / 1000),
    body: bodyOf(delivery),
  };
  const { sealedSecret, sealedBefore, beforeUntil } = webhook;
  const isBeforeGood = sealedBefore && beforeUntil && beforeUntil > now;
  const signatures = [sealedSecret, ...(isBeforeGood ? [sealedBefore] : [])].map((sealed) =>
    signatureOf(seal.open(sealed, sealOwner(webhook.id)), signed),
  );
  return {
    url: webhook.url,
    body: signed.body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(signed.body)),
      'user-agent': 'Academy webhooks',
      'webhook-id': signed.id,
      'webhook-timestamp': String(signed.seconds),
      'webhook-signature': signatures.join(' '),
    },
  };
};
