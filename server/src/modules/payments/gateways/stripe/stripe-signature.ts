import type Stripe from 'stripe';
import type { Gateway } from '../gateway.ts';

const TOLERANCE_S = 300;

type Message = Parameters<Gateway['readCallback']>[0];

/** Why a message is not believed. The package itself looks at its age, but not whether it is from the future. */
export const refuseSignature = (
  { webhooks }: Stripe,
  secrets: readonly string[],
  { rawBody, headers, now }: Message,
): string | null => {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return 'no signature';
  const signedAt = Number(/\bt=(\d{1,12})\b/.exec(header)?.[1]) * 1000;
  if (signedAt > now.getTime() + TOLERANCE_S * 1000) return 'too new';
  const isSigned = secrets.some((secret) => {
    try {
      return webhooks.signature?.verifyHeader(rawBody, header, secret, TOLERANCE_S, undefined, now.getTime());
    } catch {
      return false;
    }
  });
  return isSigned ? null : 'too old, or not signed by this gateway';
};
