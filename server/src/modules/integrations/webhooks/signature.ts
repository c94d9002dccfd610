import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 random bits, as the Standard Webhooks specification writes them. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export type Signed = { id: string; seconds: number; body: string };

/** As in `v1,…`, of the id, the seconds since 1970 and the body. */
export const signatureOf = (secret: string, { id, seconds, body }: Signed): string => {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
};
