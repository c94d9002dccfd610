import { createHmac } from 'node:crypto';

export const signatureHeader = 'Sandbox-Signature';

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.rawBody">`, with one `v1` for each secret. */
export function sign(rawBody: string, at: Date, secrets: string[]): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
