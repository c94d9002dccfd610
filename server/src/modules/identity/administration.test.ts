import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, signup } from '#contracts/accounts.ts';
import { getSettings, getSite, settingsShape, updateSettings } from '#contracts/settings.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { createAdmin } from './create-admin.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { identityBindings } from './identity.routes.ts';
import { setRole } from './set-role.ts';
import { ensureSettings, readSettings } from './settings.repository.ts';
import type { User } from './users.repository.ts';

let database: TestDatabase;
let academy: ReturnType<typeof testCalls>;
let admin: User;

beforeAll(async () => {
  database = await freshDatabase();
  academy = testCalls(identityBindings, {
    db: database.db,
    ports: { demoAccounts: [{ email: 'a@example.com', password: 'shown', label: 'Learner' }] },
  });
  admin = await academy.ctx((ctx) => createAdmin(ctx, grace));
});
afterAll(() => database.close());

const grace = {
  email: 'Grace@example.com',
  password: 'compiler moths',
  firstName: 'Grace',
  lastName: 'Hopper',
};
const auditOf = (objectKind: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectKind, objectKind))
    .orderBy(auditEntries.id);

test('an administrator made on the command line can log in; the making is audited without the password', async () => {
  const outcome = await academy.call(login, { email: 'grace@example.com', password: 'compiler moths' });
  expect(outcome.answer.user).toMatchObject({ role: 'admin', emailVerified: true });
  const [entry] = await auditOf('user');
  expect(entry).toMatchObject({ action: 'user.admin-created', objectId: admin.id, actorId: null });
  expect(JSON.stringify(entry)).not.toMatch(/moths|scrypt/);
});

test('an administrator needs a password of twelve characters and an address of their own', async () => {
  const make = (changes: Partial<typeof grace>) =>
    academy.ctx((ctx) => createAdmin(ctx, { ...grace, email: 'new@example.com', ...changes }));
  await expect(make({ password: 'x7#kQ2pL9!z' })).rejects.toMatchObject({
    code: 'invalid-input',
    issues: [{ field: 'password' }],
  });
  await expect(make({ email: 'nonsense' })).rejects.toMatchObject({ issues: [{ field: 'email' }] });
  await expect(make({ email: 'grace@example.com' })).rejects.toMatchObject({ code: 'account-exists' });
});

test('a role holds from the next request on and is audited', async () => {
  const signedUp = await academy.call(signup, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'blue tulips',
  });
  const asLearner = await academy.callerAfter(signedUp);
  expect((await academy.call(getSettings, {}, asLearner)).status).toBe(403);

  await academy.ctx((ctx) => setRole(ctx, { email: 'ADA@example.com', role: 'admin' }), admin);
  const asAdmin = await academy.callerAfter(signedUp);
  expect((await academy.call(getSettings, {}, asAdmin)).status).toBe(200);
  expect((await auditOf('user')).at(-1)).toMatchObject({
    action: 'user.role-set',
    objectId: asAdmin.user?.id,
    actorId: admin.id,
    before: { role: 'learner' },
    after: { role: 'admin' },
  });
  await expect(
    academy.ctx((ctx) => setRole(ctx, { email: 'nobody@example.com', role: 'staff' })),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test.each(['learner', 'instructor', 'staff'] as const)('settings are not for %s', async (role) => {
  const caller = { ...admin, role };
  expect((await academy.call(getSettings, {}, caller)).status).toBe(403);
  const wish = { settings: DEFAULT_SETTINGS, version: 1, password: grace.password };
  expect((await academy.call(updateSettings, wish, caller)).status).toBe(403);
});

test('a new academy starts with settings that its own rules accept, and a second start keeps what was set', async () => {
  expect(settingsShape.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  const before = await readSettings(database.db);
  await ensureSettings(database.db);
  expect(await readSettings(database.db)).toEqual(before);
});

test('settings change once per version that was read, with both states in the audit', async () => {
  const { settings, version } = (await academy.call(getSettings, {}, admin)).answer as {
    settings: typeof DEFAULT_SETTINGS;
    version: number;
  };
  const withRate = (checkoutRate: number) => ({
    settings: { ...settings, rates: { ...settings.rates, checkoutRate } },
    version,
    password: grace.password,
  });
  const outcomes = await Promise.all([
    academy.call(updateSettings, withRate(4_400_000), admin),
    academy.call(updateSettings, withRate(4_500_000), admin),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rates } = await readSettings(database.db);
  const entries = await auditOf('settings');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: 'settings.changed',
    actorId: admin.id,
    before: { rates: { checkoutRate: settings.rates.checkoutRate } },
    after: { rates: { checkoutRate: rates.checkoutRate } },
  });
});

test('nobody changes where transfers go without the administrator’s own password', async () => {
  const before = await readSettings(database.db);
  const { version } = (await academy.call(getSettings, {}, admin)).answer as { version: number };
  const settings = { ...before, bank: { ...before.bank, iban: 'AE00 somebody else' } };
  const refused = await academy.call(updateSettings, { settings, version, password: 'red tulips' }, admin);
  expect([refused.status, refused.answer.code]).toEqual([403, 'confirm-password']);
  expect((await academy.call(updateSettings, { settings, version } as never, admin)).status).toBe(400);
  expect(await readSettings(database.db)).toEqual(before);
});

test('settings that break a rule are refused with the path of the field', async () => {
  const outcome = await academy.call(
    updateSettings,
    {
      settings: { ...DEFAULT_SETTINGS, tax: { name: '', rateBp: 9_000 } },
      version: 1,
      password: grace.password,
    },
    admin,
  );
  expect(outcome.status).toBe(400);
  expect(outcome.answer.issues).toMatchObject([
    { field: 'settings.tax.name' },
    { field: 'settings.tax.rateBp' },
  ]);
});

test('everybody may see the site’s own facts and nothing of the bank account', async () => {
  const { status, answer } = await academy.call(getSite, {});
  expect(status).toBe(200);
  expect(answer.site).toMatchObject({
    brand: { name: 'Aurea Academy' },
    bankTransfer: { enabled: true, holdDays: 5 },
    termsVersion: '2026-01',
    publicUrl: 'http://localhost:3000',
    demoAccounts: [{ label: 'Learner' }],
  });
  expect(JSON.stringify(answer)).not.toContain('AE07');
});
