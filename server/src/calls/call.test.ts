import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { indexBindings } from './api.ts';
import { AppError } from './app-error.ts';
import { type Binding, on, onOuter } from './binding.ts';
import { type CallRequest, createCall } from './call.ts';
import type { Caller, Ports } from './context.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const database = given(freshDatabase);
let academy: ReturnType<typeof startProcess>;
beforeAll(() => {
  academy = startProcess();
});

/** What one of several processes on the same database calls with. */
const startProcess = () => {
  const call = createCall({ database: database.db, log, ports: {} as Ports, now: () => new Date() });
  return (binding: Binding, request: Partial<CallRequest> = {}) =>
    call(binding, { caller: at('192.0.2.1'), requestId: 'a request', ...request });
};

const at = (address: string, user: Caller['user'] = null): Caller => ({ address, user });
const signedIn = (id: string, address = '192.0.2.1') =>
  at(address, {
    id,
    email: `${id}@example.com`,
    emailVerified: true,
    role: 'learner',
    sessionId: id,
    loggedInAt: new Date(),
    owesTwoStep: false,
  });

const work = endpoint({
  summary: 'Something that must not be done twice',
  method: 'POST',
  path: '/test/work',
  access: 'public',
  body: z.object({
    wish: z.string().default(''),
    password: z.string().optional(),
    confirmPassword: z.string().optional(),
  }),
  response: answer({ done: z.number() }),
  idempotent: true,
});

describe('a request with a key', () => {
  /** Counts how often it is really done; `before` is what happens first, each time. */
  const counted = (before: () => Promise<void> | void = ignore) => {
    const counter = { done: 0 };
    const binding = onOuter(work, async () => {
      await before();
      counter.done += 1;
      return { done: counter.done };
    });
    return { counter, binding };
  };

  test('is done once and answered the same again, in every process', async () => {
    const { counter, binding } = counted();
    const request = { body: { wish: 'one' }, idempotencyKey: 'same' };
    const first = await academy(binding, request);
    expect(await startProcess()(binding, request)).toEqual(first);
    expect(counter.done).toBe(1);
  });

  test('is refused when the key was used for another request', async () => {
    const { counter, binding } = counted();
    await academy(binding, { body: { wish: 'one' }, idempotencyKey: 'reused' });
    expect(await academy(binding, { body: { wish: 'two' }, idempotencyKey: 'reused' })).toMatchObject({
      status: 422,
      answer: { success: false, code: 'key-reused' },
    });
    expect(counter.done).toBe(1);
  });

  test('is refused while the first is still being worked on', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { counter, binding } = counted(() => {
      started.resolve();
      return finish.promise;
    });
    const first = academy(binding, { idempotencyKey: 'running' });
    await started.promise;
    expect(await academy(binding, { idempotencyKey: 'running' })).toMatchObject({
      status: 409,
      answer: { code: 'still-running' },
    });
    finish.resolve();
    expect((await first).status).toBe(200);
    expect(counter.done).toBe(1);
  });

  test('may be tried again after a failure on our side, and not after a refusal', async () => {
    const failing = counted(() => {
      if (failing.counter.done === 0) {
        failing.counter.done = 1;
        throw new Error('the disk is full');
      }
    });
    expect((await academy(failing.binding, { idempotencyKey: 'failing' })).status).toBe(500);
    expect((await academy(failing.binding, { idempotencyKey: 'failing' })).status).toBe(200);

    let asked = 0;
    const { binding } = counted(() => {
      asked += 1;
      throw new AppError('no-seat-left');
    });
    const refused = await academy(binding, { idempotencyKey: 'refused' });
    expect(await academy(binding, { idempotencyKey: 'refused' })).toEqual(refused);
    expect(asked).toBe(1);
  });

  test('keeps nothing of a password that came with it', async () => {
    const { counter, binding } = counted();
    const send = (password: string) =>
      academy(binding, { body: { password, confirmPassword: password }, idempotencyKey: 'secret' });
    expect(await send('one')).toEqual(await send('another'));
    expect(counter.done).toBe(1);
  });

  test.each([
    '\u0000',
    '\ud800',
  ])('of characters that cannot be stored is refused: %j', async (idempotencyKey) => {
    const { counter, binding } = counted();
    expect(await academy(binding, { idempotencyKey })).toMatchObject({ status: 400 });
    expect(counter.done).toBe(0);
  });

  test('of somebody else is another request', async () => {
    const { counter, binding } = counted();
    await academy(binding, { idempotencyKey: 'shared', caller: signedIn('ada') });
    await academy(binding, { idempotencyKey: 'shared', caller: signedIn('grace') });
    expect(counter.done).toBe(2);
  });

  test('that a process has left behind when it died is taken over after a minute', async () => {
    const { counter, binding } = counted();
    await academy(binding, { idempotencyKey: 'orphan' });
    const leaveBehind = (age: string) =>
      database.db.execute(
        sql`update idempotency_keys set status = null, answer = null, created_at = now() - ${age}::interval
          where key = 'orphan'`,
      );
    await leaveBehind('50 seconds');
    expect((await academy(binding, { idempotencyKey: 'orphan' })).status).toBe(409);
    await leaveBehind('70 seconds');
    expect((await academy(binding, { idempotencyKey: 'orphan' })).status).toBe(200);
    expect(counter.done).toBe(2);
  });
});

describe('a call with a limit', () => {
  const limited = (path: string) =>
    on(
      endpoint({
        summary: 'Something to guess at',
        method: 'POST',
        path,
        access: 'public',
        body: z.object({ email: z.string().optional() }),
        response: answer({}),
        // The window is long, so that none ends during the test.
        limit: { hits: 3, seconds: 1_000_000_000 },
      }),
      async () => ({}),
    );
  const statuses = async (binding: Binding, requests: Partial<CallRequest>[]) => {
    const found: number[] = [];
    for (const request of requests) found.push((await startProcess()(binding, request)).status);
    return found;
  };
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

  test('is counted for each client address, by all processes together', async () => {
    const binding = limited('/test/by-address');
    expect(await statuses(binding, Array(4).fill({}))).toEqual([200, 200, 200, 429]);
    expect(await statuses(binding, [{ caller: at('192.0.2.9') }])).toEqual([200]);
  });

  test('is counted for the address that is tried, wherever it is tried from', async () => {
    const binding = limited('/test/by-email');
    const spellings = ['ada@example.com', ' ADA@example.com', 'Ada@Example.com', 'ada@example.com'];
    const tries = addresses.map((address, i) => ({ caller: at(address), body: { email: spellings[i] } }));
    expect(await statuses(binding, tries)).toEqual([200, 200, 200, 429]);
  });

  test('is counted for the account, wherever its session is used', async () => {
    const binding = limited('/test/by-account');
    const tries = addresses.map((address) => ({ caller: signedIn('ada', address) }));
    expect(await statuses(binding, tries)).toEqual([200, 200, 200, 429]);
    expect(await statuses(binding, [{ caller: signedIn('grace', '192.0.2.9') }])).toEqual([200]);
  });
});

test('what the contract does not name never leaves, and an answer that breaks it is a failure of ours', async () => {
  const row = { done: 1, passwordHash: 'scrypt$…', internalNote: 'difficult' };
  expect((await academy(on(work, async () => row))).answer).toEqual({ success: true, done: 1 });
  const broken = await academy(on(work, async () => ({ ...row, done: 'all' }) as unknown as typeof row));
  expect(broken).toMatchObject({ status: 500, answer: { code: 'internal', requestId: 'a request' } });
  expect(JSON.stringify(broken.answer)).not.toContain('difficult');
});

test('an unexpected failure tells its request id and nothing of itself', async () => {
  const { status, answer: told } = await academy(
    on(work, async () => {
      throw new Error('relation "users" does not exist');
    }),
  );
  expect([status, told.requestId]).toEqual([500, 'a request']);
  expect(JSON.stringify(told)).not.toMatch(/relation|users| at /);
});

test('an academy in which a call has no use case, or a use case no call, does not start', () => {
  expect(() => indexBindings([])).toThrow('0 use cases are bound to');
  expect(() => indexBindings([on(work, async () => ({ done: 1 }))])).toThrow();
});
