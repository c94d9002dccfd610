import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayEvent } from '../events.ts';

export type Received = { event: GatewayEvent; signature: string; signed: boolean; rawBody: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** How the next deliveries are answered; 200 once these are used up. */
  answerNextWith(...statuses: number[]): void;
  /** Waits until this many deliveries have come that fit. */
  waitFor(count: number, fits?: (received: Received) => boolean): Promise<Received[]>;
  close(): Promise<void>;
};

/** A merchant's webhook address on a real socket. It checks signatures by its own reading of the rule. */
export async function startReceiver(secret: string): Promise<Receiver> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const rawBody = Buffer.concat(chunks).toString('utf8');
    const signature = String(request.headers['sandbox-signature']);
    received.push({
      event: JSON.parse(rawBody),
      signature,
      signed: verify(rawBody, signature, secret),
      rawBody,
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks/sandbox`,
    received,
    answerNextWith: (...next) => statuses.push(...next),
    waitFor: async (count, fits = () => true) => {
      for (;;) {
        const fitting = received.filter(fits);
        if (fitting.length >= count) return fitting;
        await sleep(10);
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function verify(rawBody: string, signature: string, secret: string): boolean {
  const parts = signature.split(',').map((part) => part.split('='));
  const seconds = parts.find(([key]) => key === 't')?.[1];
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();
  return parts
    .filter(([key]) => key === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
