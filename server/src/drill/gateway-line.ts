import Fastify from 'fastify';
import type { OuterCtx } from '#server/calls/context.ts';
import type { Pool } from '#server/platform/db/pool.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { sandboxGateway } from '../modules/payments/index.ts';
import { paymentsRoutes } from '../modules/payments/payments.routes.ts';
import type { SandboxPlugin } from '../mount-sandbox.ts';
import type { DrillClock } from './drill-clock.repository.ts';
import { createPost, deliver, type Letter } from './post.ts';
import { createWire } from './wire.ts';

type Facts = {
  plugin: SandboxPlugin;
  pool: Pool;
  secrets: Secrets;
  clock: DrillClock;
  /** The academy's, once it is there. */
  outer: () => OuterCtx;
};

const LOOPBACK = '127.0.0.1';
const PREFIX = '/sandbox-gateway';
/** A drill looks at what has come of a message once it is answered, however busy the machine is. */
const IN_FULL = { callback: 60_000, return: 60_000 };
/** What a gateway that hangs is given: nobody waits for the usual seconds. */
const IMPATIENT_MS = 400;

/** The academy's payment routes and a sandbox gateway, each on a port of its own of this machine, and the ways between. */
export const openGatewayLine = async ({ plugin, pool, secrets, clock, outer }: Facts) => {
  const post = createPost();
  const wire = createWire();
  const academy = Fastify();
  await academy.register(paymentsRoutes, { outer, budgetsMs: IN_FULL });
  const publicUrl = await academy.listen({ host: LOOPBACK, port: 0 });
  const webhookUrl = `${publicUrl}/payments/webhooks/sandbox`;
  const sandbox = Fastify();
  await sandbox.register(plugin, {
    prefix: PREFIX,
    pool,
    apiKey: secrets.SANDBOX_API_KEY,
    secret: secrets.SANDBOX_SECRET,
    webhookUrl,
    fetch: post.take,
    now: clock.now,
  });
  const gatewayUrl = await sandbox.listen({ host: LOOPBACK, port: 0 });
  const connect = (timeoutMs?: number) =>
    sandboxGateway({
      baseUrl: `${gatewayUrl}${PREFIX}`,
      pageOrigin: gatewayUrl,
      apiKey: secrets.SANDBOX_API_KEY,
      secrets: [secrets.SANDBOX_SECRET],
      fetch: wire.ask,
      ...(timeoutMs && { timeoutMs }),
    });
  const setMode = async (mode: string): Promise<void> => {
    const answer = await fetch(`${gatewayUrl}${PREFIX}/api/mode`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${secrets.SANDBOX_API_KEY}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ mode }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status} to the mode ${mode}`);
  };
  return {
    publicUrl,
    gateway: connect(),
    impatient: connect(IMPATIENT_MS),
    post,
    spoiled: wire.spoiled,
    deliver: (letter: Letter) => deliver(webhookUrl, letter),
    /** The gateway misbehaves in one of its own ways while something is done. */
    inMode: async <T>(mode: string, work: () => Promise<T>): Promise<T> => {
      await setMode(mode);
      try {
        return await work();
      } finally {
        await setMode('normal');
      }
    },
    close: async () => {
      await sandbox.close();
      await academy.close();
    },
  };
};

export type GatewayLine = Awaited<ReturnType<typeof openGatewayLine>>;
