import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startPluginApp } from '#server/testing/plugin-app.ts';
import { createPaymentsWorld, type PaymentsWorld, TOTAL_AED } from '#server/testing/worlds/payments-world.ts';
import { listActions } from './actions/actions.repository.ts';
import { processWaitingEvents } from './callbacks/process-waiting-events.ts';
import { paymentsRoutes } from './payments.routes.ts';

const database = given(freshDatabase);
const world = given(() => createPaymentsWorld(database.db));
const app = given(() => startPluginApp(paymentsRoutes, { outer: () => world.outer() }));
/** Waits for the effect of a message however long it takes. */
const patient = given(() => {
  const budgetsMs = { callback: 60_000, return: 60_000 };
  return startPluginApp(paymentsRoutes, { outer: () => world.outer(), budgetsMs });
});

beforeEach(() => {
  world.gateway.trouble = {};
});

const startPaying = async () => {
  const { owed, ...paying } = await world.startPaying();
  return { ...paying, owner: owed.owner };
};
const deliver = (
  message: ReturnType<PaymentsWorld['gateway']['message']>,
  { gateway = 'fake', through = patient }: { gateway?: string; through?: typeof app } = {},
) =>
  through.inject({
    method: 'POST',
    url: `/payments/webhooks/${gateway}`,
    headers: { 'content-type': 'application/json', ...message.headers },
    payload: message.rawBody,
  });
const stateOf = async (owner: { id: string }) => (await world.ownerState(owner)).state;

describe('webhooks', () => {
  it('are answered 200, and again 200 without effect', async () => {
    const { owner, ref } = await startPaying();
    world.gateway.pay(ref);
    const message = world.gateway.message(ref);
    expect((await deliver(message)).statusCode).toBe(200);
    expect((await deliver(message)).statusCode).toBe(200);
    expect(await world.ownerState(owner)).toMatchObject({ state: 'confirmed', confirmations: 1 });
  });

  it('with a wrong signature are answered 400 and leave nothing', async () => {
    const { owner, ref } = await startPaying();
    world.gateway.pay(ref);
    const message = world.gateway.message(ref);
    const response = await deliver({ ...message, rawBody: message.rawBody.replace('captured', 'captured ') });
    expect(response.statusCode).toBe(400);
    expect(await stateOf(owner)).toBe('placed');
    const { rows } = await database.db.execute(sql`select id from gateway_events where gateway_ref = ${ref}`);
    expect(rows).toEqual([]);
  });

  it('with an unknown reference are kept, answered 202 and settled when the attempt is there', async () => {
    const { owner, ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    await database.db.execute(sql`update attempts set gateway = 'elsewhere' where id = ${attemptId}`);
    expect((await deliver(world.gateway.message(ref))).statusCode).toBe(202);
    await database.db.execute(sql`update attempts set gateway = 'fake' where id = ${attemptId}`);
    await database.db.execute(sql`update gateway_events set next_try_at = now() where gateway_ref = ${ref}`);
    await processWaitingEvents(world.outer());
    expect(await stateOf(owner)).toBe('confirmed');
  });

  it('that make us ask the gateway are answered before it does, and settle when it has', async () => {
    const { owner, ref } = await startPaying();
    world.gateway.pay(ref);
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>();
    const query = world.gateway.query.bind(world.gateway);
    const asked = vi
      .spyOn(world.gateway, 'query')
      .mockImplementation((session) => silence.then(() => query(session)));
    const message = world.gateway.message(ref, { amountAed: TOTAL_AED - 100 });
    expect((await deliver(message, { through: app })).statusCode).toBe(202);
    expect(asked).toHaveBeenCalledOnce();
    speak();
    await vi.waitUntil(async () => (await stateOf(owner)) === 'confirmed');
    asked.mockRestore();
    expect((await deliver(message)).statusCode).toBe(200);
    expect(await world.ownerState(owner)).toMatchObject({ confirmations: 1 });
  });

  it('that have to wait for somebody else’s lock are answered before they get it, and not lost', async () => {
    const { owner, ref } = await startPaying();
    world.gateway.pay(ref);
    await world.inTransaction(async (ctx) => {
      await world.obligor.lock(ctx, owner.id);
      expect((await deliver(world.gateway.message(ref), { through: app })).statusCode).toBe(202);
    });
    await vi.waitUntil(async () => (await stateOf(owner)) === 'confirmed');
  });

  it('with a reference that stays unknown do not hold up the others, and somebody is told', async () => {
    const strangers = await Promise.all(Array.from({ length: 30 }, startPaying));
    for (const { ref, attemptId } of strangers) {
      world.gateway.pay(ref);
      await database.db.execute(sql`update attempts set gateway = 'elsewhere' where id = ${attemptId}`);
      await deliver(world.gateway.message(ref));
    }
    const { owner, ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    await database.db.execute(sql`update attempts set gateway = 'elsewhere' where id = ${attemptId}`);
    await deliver(world.gateway.message(ref));
    await database.db.execute(sql`update attempts set gateway = 'fake' where id = ${attemptId}`);
    await database.db.execute(
      sql`update gateway_events set next_try_at = now(), tries = 4 where processed_at is null`,
    );
    await processWaitingEvents(world.outer());
    expect(await stateOf(owner)).toBe('confirmed');
    const unknown = (await listActions(database.db)).filter((action) => action.kind === 'unknown-reference');
    expect(unknown).toHaveLength(30);
  });

  it('of a gateway that we do not have are not found, and large ones are refused', async () => {
    const { ref } = await startPaying();
    const message = world.gateway.message(ref);
    expect((await deliver(message, { gateway: 'nobody' })).statusCode).toBe(404);
    expect((await deliver({ ...message, rawBody: 'x'.repeat(64 * 1024 + 1) })).statusCode).toBe(413);
  });
});

describe('coming back from the card page', () => {
  const comeBack = (query: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url: `/payments/return/fake${query}` });

  const nameOf = (attemptId: string) => world.outer().ports.returnNames.nameOf(attemptId);

  it('takes no id for a name: neither ours, nor the gateway’s, nor one with another’s seal', async () => {
    const { owner, ref, attemptId } = await startPaying();
    const other = await startPaying();
    world.gateway.pay(ref);
    const [, seal] = nameOf(other.attemptId).split('.');
    for (const guess of [attemptId, ref, `${attemptId}.${seal}`, nameOf(attemptId).slice(0, -1)])
      expect((await comeBack(`?attempt=${guess}`)).headers.location).toBe('/');
    expect(await stateOf(owner)).toBe('placed');
  });

  it('is limited for one address', async () => {
    const hasty = () =>
      app.inject({ url: '/payments/return/fake?attempt=guess', remoteAddress: '203.0.113.9' });
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await hasty()).statusCode);
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([303]));
    expect(answers.at(-1)).toBe(429);
  });

  it('settles, and leads to the success page', async () => {
    const { owner, ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    const response = await comeBack(`?attempt=${nameOf(attemptId)}`);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/paid');
    expect(await stateOf(owner)).toBe('confirmed');
  });

  it('works as a form post of another site', async () => {
    const { owner, ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    const response = await app.inject({
      method: 'POST',
      url: `/payments/return/fake?attempt=${nameOf(attemptId)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pay.test' },
      payload: 'status=Success&amount=1.00',
    });
    expect(response.headers.location).toBe('/paid');
    expect(await stateOf(owner)).toBe('confirmed');
  });

  it('believes nothing that the browser says', async () => {
    const { owner, attemptId } = await startPaying();
    await comeBack(`?attempt=${nameOf(attemptId)}&status=captured&amount=627850`);
    expect(await stateOf(owner)).toBe('placed');
  });

  it('leads to the failure page after a decline or a cancellation', async () => {
    const cancelled = await startPaying();
    expect((await comeBack(`?attempt=${nameOf(cancelled.attemptId)}&cancelled=1`)).headers.location).toBe(
      '/not-paid',
    );
    const declined = await startPaying();
    world.gateway.decline(declined.ref);
    expect((await comeBack(`?attempt=${nameOf(declined.attemptId)}`)).headers.location).toBe('/not-paid');
  });

  it('says that a cancelled page was paid after all', async () => {
    const { ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    expect((await comeBack(`?attempt=${nameOf(attemptId)}&cancelled=1`)).headers.location).toBe('/paid');
  });

  it('asks the gateway nothing when the payment is settled already', async () => {
    const { owner, ref, attemptId } = await startPaying();
    world.gateway.pay(ref);
    await deliver(world.gateway.message(ref));
    const asked = vi.spyOn(world.gateway, 'query');
    expect((await comeBack(`?attempt=${nameOf(attemptId)}`)).headers.location).toBe('/paid');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await world.ownerState(owner)).toMatchObject({ state: 'confirmed', confirmations: 1 });
  });

  it('leads on when the gateway is silent', async () => {
    const { attemptId } = await startPaying();
    world.gateway.trouble.query = 'refuse';
    expect((await comeBack(`?attempt=${nameOf(attemptId)}`)).headers.location).toBe('/paid');
  });

  it.each([
    '',
    '?attempt=nonsense',
    '?attempt=a&attempt=b',
    '?attempt=%00',
    '?attempt=//evil.test',
  ])('leads home with %j', async (query) => {
    const response = await comeBack(query);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/');
  });
});
