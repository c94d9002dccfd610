import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiKeyEndpoints as calls } from '#contracts/integrations/admin-api-keys.ts';
import { KEY_SCOPE_NAMES, type KeyScope } from '#contracts/integrations/key-scopes.ts';
import { bindings } from '#server/bindings.ts';
import { apiKeys, auditEntries, rateLimits, users } from '#server/db/schema/index.ts';
import { sha256 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { signedIn, testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { listAudit } from '../../audit/index.ts';

const PASSWORD = 'green tulips';
const database = given(freshDatabase);
const academy = given(() => testCalls(bindings, { db: database.db }));
const app = given(() => createTestApp(database.db));
const grace = given(() =>
  addUser(database.db, { role: 'admin', firstName: 'Grace', lastName: 'Hopper', password: PASSWORD }),
);

let made = 0;
const make = async (scopes: KeyScope[], by = grace) => {
  made += 1;
  const outcome = await academy.call(calls.createApiKey, { name: `Key ${made}`, scopes }, by);
  expect(outcome.status, JSON.stringify(outcome.answer)).toBe(200);
  return outcome.answer as { secret: string; apiKey: { _id: string; name: string } };
};
const ask = (secret: string, url = '/api/admin/orders', more: object = {}) =>
  app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${secret}` }, ...more });
const stored = async (id: string) => {
  const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return row;
};

describe('a key', () => {
  test('is told once, and the table knows its hash', async () => {
    const { secret, apiKey } = await make(['orders:read']);
    expect(secret).toMatch(/^ak_live_[\w-]{43}$/);
    expect(await stored(apiKey._id)).toMatchObject({
      secretHash: sha256(secret),
      shown: secret.slice(0, 12),
    });
    const { answer } = await academy.call(calls.listApiKeys, {}, grace);
    expect(JSON.stringify(answer)).toContain(apiKey._id);
    expect(JSON.stringify(answer)).not.toContain(secret.slice(0, 20));
    const entries = await database.db.select().from(auditEntries);
    expect(JSON.stringify(entries)).not.toContain(secret.slice(0, 20));
  });

  test('makes the calls of its scopes over HTTP, lists as files too, and no others', async () => {
    const { secret } = await make(['orders:read']);
    expect((await ask(secret)).statusCode).toBe(200);
    expect((await ask(secret, '/api/admin/orders.csv')).headers['content-type']).toContain('text/csv');
    expect((await ask(secret, '/api/admin/enquiries')).json()).toMatchObject({
      code: 'not-allowed',
      message: 'A key needs the scope enquiries:read for this call.',
    });
    expect((await ask(secret, '/api/admin/api-keys')).statusCode).toBe(403);
    expect((await ask(secret, '/api/auth/check')).statusCode).toBe(403);
    const upload = { method: 'POST', payload: {} };
    expect((await ask(secret, '/admin-courses/inperson/api/upload/images', upload)).statusCode).toBe(403);
  });

  test('that nobody knows is refused, and told how', async () => {
    for (const secret of ['', 'ak_live_x', `ak_live_${'x'.repeat(10_000)}`, '\u00ff']) {
      const answer = await ask(secret);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unknown-key']);
      expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
    }
    const nobody = await app.server.inject({ url: '/api/admin/orders' });
    expect([nobody.statusCode, nobody.headers['www-authenticate']]).toEqual([401, undefined]);
  });

  test('that was ended a moment ago is refused', async () => {
    const { secret, apiKey } = await make(['orders:read']);
    expect((await ask(secret)).statusCode).toBe(200);
    await academy.call(calls.endApiKey, { id: apiKey._id }, grace);
    expect((await ask(secret)).json().code).toBe('unknown-key');
  });

  test('wins over a session that comes with it', async () => {
    const { secret } = await make(['courses:read']);
    const headers = { authorization: `Bearer ${secret}`, cookie: 'session=whatever' };
    expect((await ask(secret, '/api/admin/orders', { headers })).statusCode).toBe(403);
  });

  test('sells nothing, whatever it may', async () => {
    const { secret } = await make([...KEY_SCOPE_NAMES]);
    const sold = await ask(secret, '/api/admin/orders', { method: 'POST', payload: {} });
    expect([sold.statusCode, sold.json().message]).toEqual([403, 'No key opens this call.']);
  });

  test('closes with the account of who made it, and with their role', async () => {
    const ada = await addUser(database.db, { role: 'admin' });
    const { secret, apiKey } = await make(['orders:read'], ada);
    await database.db.update(users).set({ role: 'learner' }).where(eq(users.id, ada.id));
    expect((await ask(secret)).statusCode).toBe(401);
    await database.db
      .update(users)
      .set({ role: 'admin', disabledAt: new Date() })
      .where(eq(users.id, ada.id));
    expect((await ask(secret)).statusCode).toBe(401);
    const { answer } = await academy.call(calls.listApiKeys, {}, grace);
    const keys = answer.keys as { _id: string; whyClosed: string | null }[];
    expect(keys.find(({ _id }) => _id === apiKey._id)?.whyClosed).toContain('disabled');
  });

  test('has been used is written once a minute', async () => {
    const { secret, apiKey } = await make(['orders:read']);
    expect((await stored(apiKey._id))?.lastUsedAt).toBeNull();
    await Promise.all([ask(secret), ask(secret)]);
    const first = (await stored(apiKey._id))?.lastUsedAt;
    await ask(secret);
    expect((await stored(apiKey._id))?.lastUsedAt).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await database.db.update(apiKeys).set({ lastUsedAt: before }).where(eq(apiKeys.id, apiKey._id));
    await ask(secret);
    expect((await stored(apiKey._id))?.lastUsedAt?.getTime()).toBeGreaterThan(before.getTime());
  });

  test('makes so many calls a minute, wherever it calls from', async () => {
    const [busy, calm] = [await make(['orders:read']), await make(['orders:read'])];
    await ask(busy.secret);
    await database.db
      .update(rateLimits)
      .set({ hits: 300 })
      .where(eq(rateLimits.subject, `key ${busy.apiKey._id}`));
    const answer = await ask(busy.secret, '/api/admin/orders', { remoteAddress: '203.0.113.9' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect((await ask(calm.secret)).statusCode).toBe(200);
  });

  test('is what the log of acts names', async () => {
    const { secret, apiKey } = await make(['orders:write']);
    const payload = { code: 'BYKEY', kind: 'percent', value: 1_000 };
    const answer = await ask(secret, '/api/admin/promo-codes', { method: 'POST', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const [entry] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'promo-code.created', actorId: grace.id, apiKeyId: apiKey._id });
    const [told] = await listAudit(database.db, 'promo-code', entry?.objectId ?? '');
    expect(told?.by).toBe(`API key ${apiKey.name}`);
  });
});

describe('making a key', () => {
  test('asks for the password where the login is long ago', async () => {
    const long = signedIn(grace, new Date(0));
    const input = { name: 'Late', scopes: ['orders:read' as const] };
    expect((await academy.call(calls.createApiKey, input, long)).answer.code).toBe('confirm-password');
    const proven = { ...input, password: PASSWORD };
    expect((await academy.call(calls.createApiKey, proven, long)).status).toBe(200);
  });

  test('wants a name that no open key has, twice at once too, and something that it opens', async () => {
    const input = { name: 'Twice', scopes: ['orders:read' as const] };
    const both = await Promise.all([
      academy.call(calls.createApiKey, input, grace),
      academy.call(calls.createApiKey, { ...input, name: 'TWICE' }, grace),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const first = both.find(({ status }) => status === 200)?.answer as { apiKey: { _id: string } };
    await academy.call(calls.endApiKey, { id: first.apiKey._id }, grace);
    expect((await academy.call(calls.createApiKey, input, grace)).status).toBe(200);
    const unknown = { name: 'Odd', scopes: ['money:write'] } as never;
    for (const wrong of [{ name: 'None', scopes: [] }, unknown, { ...input, name: '' }])
      expect((await academy.call(calls.createApiKey, wrong, grace)).status).toBe(400);
  });
});

test('a key is ended once, by whoever is first', async () => {
  const { apiKey } = await make(['orders:read']);
  const end = () => academy.call(calls.endApiKey, { id: apiKey._id }, grace);
  expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([200, 200]);
  const entries = await listAudit(database.db, 'api-key', apiKey._id);
  expect(entries.map(({ action }) => action)).toEqual(['api-key.ended', 'api-key.made']);
  const missing = { id: '018f0000-0000-7000-8000-000000000000' };
  expect((await academy.call(calls.endApiKey, missing, grace)).status).toBe(404);
});
