import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReferee } from './start-referee.ts';

const secretKey = 'sk_test_referee';
let running: Awaited<ReturnType<typeof startReferee>>;
beforeAll(async () => {
  running = await startReferee({ secretKey, webhookSecrets: ['whsec_one'] });
});
afterAll(() => running.close());

const ITEM = {
  'line_items[0][price_data][currency]': 'aed',
  'line_items[0][price_data][unit_amount]': '200',
  'line_items[0][price_data][product_data][name]': 'A course',
  'line_items[0][quantity]': '1',
};

type Sent = { fields: Record<string, string>; headers?: Record<string, string> };
const ask = async ({ fields, headers }: Sent) => {
  const answer = await fetch(`${running.origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, ...headers },
    body: new URLSearchParams({ mode: 'payment', ...fields }),
  });
  return { status: answer.status, body: await answer.json() };
};

type Wrong = { fields: Record<string, string>; code: string; param?: string };
it.each<Wrong>([
  { fields: { ...ITEM, colour: 'green' }, code: 'parameter_unknown', param: 'colour' },
  {
    fields: { ...ITEM, 'line_items[0][price_data][tint]': 'green' },
    code: 'parameter_unknown',
    param: 'line_items[0][price_data][tint]',
  },
  { fields: { ...ITEM, expires_at: 'tomorrow' }, code: 'parameter_invalid', param: 'expires_at' },
  { fields: {}, code: 'parameter_missing', param: 'line_items' },
  { fields: { ...ITEM, 'line_items[0][price_data][unit_amount]': '199' }, code: 'amount_too_small' },
])('refuses what Stripe refuses: $code $param', async ({ fields, ...error }) => {
  expect(await ask({ fields })).toMatchObject({
    status: 400,
    body: { error: { type: 'invalid_request_error', ...error } },
  });
});

it('refuses a page that lives too long or too shortly', async () => {
  const seconds = Math.floor(Date.now() / 1000);
  for (const expires_at of [seconds + 1_000, seconds + 90_000])
    expect(await ask({ fields: { ...ITEM, expires_at: String(expires_at) } })).toMatchObject({
      status: 400,
      body: { error: { param: 'expires_at' } },
    });
});

it('refuses the same key with other words, and answers the same words once', async () => {
  const headers = { 'idempotency-key': 'one' };
  const [first, again] = [await ask({ fields: ITEM, headers }), await ask({ fields: ITEM, headers })];
  expect(again).toEqual(first);
  const other = await ask({ fields: { ...ITEM, 'line_items[0][quantity]': '2' }, headers });
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
});

it('refuses a key of another account', async () => {
  const answer = await ask({ fields: ITEM, headers: { authorization: 'Bearer sk_test_other' } });
  expect(answer).toMatchObject({ status: 401, body: { error: { message: 'Invalid API Key provided.' } } });
});
