import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createLog } from './log.ts';

const database = given(freshDatabase);

const lineOf = (facts: object) => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error(facts, 'something went wrong');
  return lines.join('');
};

test('an entry is one line of JSON with its facts', () => {
  const line = lineOf({ orderId: 'an order', err: new Error('the gateway is away') });
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(line)).toMatchObject({
    orderId: 'an order',
    err: { message: 'the gateway is away', stack: expect.any(String) },
    msg: 'something went wrong',
  });
});

test('nothing that opens an account is written down', () => {
  const secret = 'correct horse battery';
  const line = lineOf({
    password: secret,
    token: secret,
    body: { password: secret, token: secret },
    req: { headers: { cookie: `session=${secret}`, authorization: `Bearer ${secret}` } },
  });
  expect(line).not.toContain(secret);
});

test.each([
  '/payment/general/SECRET',
  '/payment/general/SECRET/success?transaction_id=1',
  'https://academy.test/payment/general/SECRET#top',
  '/payment/returned/SECRET',
  '/api/general-payment/returned/SECRET',
  '/payments/return/sandbox?attempt=SECRET&cancelled=1',
  '/api/general-payment/link/SECRET',
  '/api/general-payment/links/SECRET/report',
  '/api/general-payment/process/SECRET?x=1',
  '/api/general-payment/receipt/PC-1?key=SECRET&receipt=R-1',
  '/api/general-payment/receipt/PC-1?receipt=R-1&key=SECRET',
  'link-viewer-PC-12345678=SECRET; link-payer-PC-12345678=SECRET',
  '/claim/AUR-1234567890/SECRET',
  '/claim/AUR-1234567890/SECRET.data?_routes=x',
  '/api/claims/AUR-1234567890/SECRET/accept',
  '/calendars/SECRET.ics',
  'webcal://academy.test/calendars/SECRET.ics',
  '/reset-password?token=SECRET',
  '/preview/SECRET?slide=dose',
  '/api/previews/SECRET',
  '/files/audio/voice.ogg?pass=SECRET',
  '/verify-email?a=b&token=SECRET#top',
  '/live/case-conference/join/0198f0a0?link=SECRET',
])('no link of a mail is written down, wherever it stands: %s', (address) => {
  const url = address.replaceAll('SECRET', 'c2Vj-cmV0_dG9rZW4');
  const err = new Error(`Reply was already sent, did you forget to "return reply" in "${url}" (GET)?`);
  const line = lineOf({ url, err, req: { url }, nested: { deep: [url] } });
  expect(line).not.toContain('c2Vj');
  expect(JSON.parse(line)).toMatchObject({ msg: 'something went wrong' });
});

test('a query that failed is told without its parameters, also as the cause of something else', async () => {
  const secret = 'scrypt$15$8$1$hash\nof two lines';
  const failed = await database.db
    .execute(sql`select 1 from users where email = ${secret} and first_name = ${'Ada'} and nothing = 1`)
    .catch((error: unknown) => error);
  for (const err of [failed, new Error('The order could not be placed', { cause: failed })]) {
    const line = lineOf({ err });
    expect(line).toContain('column');
    expect(line).toContain('Failed query: select 1 from users where email = $1');
    expect(line).not.toMatch(/scrypt|two lines|Ada/);
  }
});
