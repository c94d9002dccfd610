import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Callback } from './gateway.ts';

/** How old, or how far ahead, a message may be. */
const TOLERANCE_S = 300;

type Signed = {
  rawBody: string;
  /** `t=<unix seconds>,v1=<hex>`, with a `v1` for each secret of the sender. */
  header: string | string[] | undefined;
  now: Date;
  /** What its messages are signed with; two while a secret is being replaced. */
  secrets: readonly string[];
};

/** Reads a message whose time and body are signed by HMAC-SHA-256, as Stripe does and the sandbox after it. */
export const readSigned = (
  message: Signed,
  parse: (rawBody: string) => Callback,
): Callback | { rejected: string } => {
  const rejected = refuseSignature(message);
  if (rejected) return { rejected };
  try {
    return parse(message.rawBody);
  } catch {
    return { rejected: 'not a message of this gateway' };
  }
};

const refuseSignature = ({ rawBody, header, now, secrets }: Signed): string | null => {
  const parts = typeof header === 'string' ? header.split(',').map((part) => part.trim()) : [];
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(time)) return 'no signature';
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return 'too old or too new';
  const given = parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice(3), 'hex'));
  const isSigned = secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
  return isSigned ? null : 'wrong signature';
};
