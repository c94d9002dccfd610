import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Pool } from '#server/platform/db/pool.ts';
import { type Gateway, sandboxGateway } from '../modules/payments/index.ts';
import type { SandboxPlugin } from '../mount-sandbox.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { DemoClock } from './demo-clock.ts';

export type GatewayVisit = {
  gateway: Gateway;
  /** Pays at the hosted card page as a browser does. */
  payAt(redirectUrl: string): Promise<void>;
  /** While false the academy cannot reach the gateway; payers still can. */
  setReachable(isReachable: boolean): void;
  close(): Promise<void>;
};

type Visit = {
  plugin: SandboxPlugin;
  pool: Pool;
  secrets: Pick<Secrets, 'SANDBOX_API_KEY' | 'SANDBOX_SECRET'>;
  publicUrl: string;
  clock: DemoClock;
};

const LOOPBACK = '127.0.0.1';
const PREFIX = '/sandbox-gateway';
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 49', cvc: '123' };

/** Starts the stand-in gateway on a port of its own, with the clock of the samples. */
export const visitGateway = async ({
  plugin,
  pool,
  secrets,
  publicUrl,
  clock,
}: Visit): Promise<GatewayVisit> => {
  const listener = await listenToNobody();
  const server = Fastify();
  await server.register(plugin, {
    prefix: PREFIX,
    pool,
    apiKey: secrets.SANDBOX_API_KEY,
    secret: secrets.SANDBOX_SECRET,
    webhookUrl: listener.url,
    publicUrl,
    merchantName: 'Aurea Academy',
    now: clock.now,
  });
  const origin = await server.listen({ host: LOOPBACK, port: 0 });
  let isReachable = true;
  const gateway = sandboxGateway({
    baseUrl: `${origin}${PREFIX}`,
    pageOrigin: new URL(publicUrl).origin,
    apiKey: secrets.SANDBOX_API_KEY,
    secrets: [secrets.SANDBOX_SECRET],
    fetch: (...request) =>
      isReachable ? fetch(...request) : Promise.reject(new Error('the gateway cannot be reached')),
  });
  return {
    gateway,
    payAt: async (redirectUrl) => {
      await submitCard(`${origin}${new URL(redirectUrl).pathname}`);
    },
    setReachable: (value) => {
      isReachable = value;
    },
    close: async () => {
      await server.close();
      await listener.close();
    },
  };
};

/** Where the card page sends its payer on to. */
export const submitCard = async (page: string): Promise<string> => {
  const body = new URLSearchParams({ ...CARD, name: 'Sample Person' });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status !== 303) throw new Error(`the card page answered ${answer.status} to a test card`);
  return answer.headers.get('location') ?? '';
};

/** Hears the gateway's messages and does nothing: every payment of the samples is asked for. */
const listenToNobody = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
