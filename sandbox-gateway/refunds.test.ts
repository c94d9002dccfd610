import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startReceiver } from './testing/receiver.ts';
import { secret, startGateway } from './testing/running-gateway.ts';

const database = given(() => freshDatabase({ migrated: false }));
const receiver = given(() => startReceiver(secret));
const gateway = given(() => startGateway({ pool: database.pool, webhookUrl: receiver.url }));

describe('refunds', () => {
  it('return parts of what was captured and announce each', async () => {
    const id = await gateway.openAndPay();
    const response = await gateway.refund(id, 27_850);
    expect(response.status).toBe(201);
    const refund = await response.json();
    expect(refund).toEqual({ id: expect.stringMatching(/^re_/), amountMinor: 27_850, state: 'succeeded' });
    expect(await gateway.read(id)).toMatchObject({ refundedMinor: 27_850, amountMinor: 627_850 });
    const [announced] = await receiver.waitFor(1, ({ event }) => event.data.refundId === refund.id);
    expect(announced?.event).toMatchObject({
      type: 'refund.succeeded',
      data: { sessionId: id, amountMinor: 27_850 },
    });
  });

  it('happen once for a key and conflict for another amount under it', async () => {
    const id = await gateway.openAndPay();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.refund(id, 1000, key)));
    const refunds = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1);
    expect((await gateway.refund(id, 1001, key)).status).toBe(409);
    expect((await gateway.refund(await gateway.openAndPay(), 1000, key)).status).toBe(409);
    expect(await gateway.read(id)).toMatchObject({ refundedMinor: 1000 });
  });

  it('never sum above what was captured, under fifty at once', async () => {
    const id = await gateway.openAndPay({ amountMinor: 10_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.refund(id, 700)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(14);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(36);
    expect(await gateway.read(id)).toMatchObject({ refundedMinor: 9800 });
    const { rows } = await database.pool.query(
      'SELECT sum(amount_minor)::int AS total FROM sandbox_gateway.refunds WHERE session_id = $1',
      [id],
    );
    expect(rows).toEqual([{ total: 9800 }]);
  });

  it('above what was captured are refused by the database itself', async () => {
    const id = await gateway.openAndPay({ amountMinor: 10_000 });
    const update = 'UPDATE sandbox_gateway.sessions SET refunded_minor = 10001 WHERE id = $1';
    await expect(database.pool.query(update, [id])).rejects.toThrow(/check constraint/);
  });

  it('need a capture', async () => {
    const response = await gateway.refund(await gateway.open(), 1000);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'not_captured' } });
  });
});
