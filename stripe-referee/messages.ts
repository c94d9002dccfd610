import { createHmac } from 'node:crypto';
import { type Clock, newId, secondsOf } from './clock.ts';
import { likeSample } from './samples.ts';

export type Message = { id: string; type: string; body: string };

type Told = { type: string; object: { id: string }; id?: string };

/** An event as its message says it: the object as it stands at that moment. */
export const messageOf = (now: Clock, { type, object, id = newId('evt') }: Told): Message => {
  const event = likeSample('event', { id, created: secondsOf(now) });
  return { id, type, body: JSON.stringify({ ...event, type, data: { object } }) };
};

/** A `v1` for each secret: two while one is being replaced. */
export const signatureHeader = (body: string, secrets: readonly string[], at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signed].join(',');
};
