import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login, openAccount } from '#contracts/accounts/accounts.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { identityBindings } from '../identity.routes.ts';
import { createAdmin } from './create-admin.ts';
import { setRole } from './set-role.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));
const admin = given(() => academy.ctx((ctx) => createAdmin(ctx, grace)));

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
  const signedUp = await academy.call(openAccount, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'blue tulips',
  });
  const asLearner = await academy.callerAfter(signedUp);
  expect(asLearner.user?.role).toBe('learner');

  await academy.ctx((ctx) => setRole(ctx, { email: 'ADA@example.com', role: 'admin' }), admin);
  const asAdmin = await academy.callerAfter(signedUp);
  expect(asAdmin.user?.role).toBe('admin');
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
