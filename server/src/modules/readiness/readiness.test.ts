import { afterAll, expect, test } from 'vitest';
import type { Readiness } from '#contracts/site/admin-readiness.ts';
import { readinessEndpoints as calls } from '#contracts/site/admin-readiness.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createReadinessWorld } from '#server/testing/worlds/readiness-world.ts';
import { DEFAULT_SETTINGS } from '../settings/index.ts';

const database = given(freshDatabase);
const known = { backups: { lastBackup: null, lastRestoreDrill: null } as BackupState };
type BackupState = { lastBackup: { at: Date } | null; lastRestoreDrill: { at: Date } | null };
const legalPages = { pages: ['/terms', '/privacy'], samples: ['/privacy'] };
const world = given(() =>
  createReadinessWorld(database.db, { legalPages, backupState: async () => known.backups }),
);
afterAll(() => expectTrueBooks(database.db));

const read = async (): Promise<Readiness> => {
  const { status, answer } = await world.call(calls.getReadiness, {}, world.admin);
  expect(status).toBe(200);
  return answer.readiness as Readiness;
};
const doneIn = (readiness: Readiness) =>
  Object.entries(readiness).flatMap(([key, { isDone }]) => (isDone ? [key] : []));

/** The case that the administrator is led to. */
const tryGateway = async () => {
  const { status, answer } = await world.call(calls.tryGateway, {}, world.admin);
  expect(status, JSON.stringify(answer)).toBe(200);
  const { gateway } = await read();
  const one = await world.readCase(gateway.caseId ?? '');
  expect(answer.redirectUrl).toBe(one.paymentLink.fullUrl);
  return one;
};
test('a new academy has all of it left', async () => {
  const readiness = await read();
  expect(doneIn(readiness)).toEqual([]);
  expect(readiness).toMatchObject({
    gateway: { name: 'fake', isTest: true, least: 'AED 2.00', caseId: null, paidAt: null },
    webhook: { address: 'http://localhost:3000/payments/webhooks/fake', seenAt: null },
    legalPages: { samples: ['/privacy'] },
    backup: { backupAt: null, restoredAt: null },
  });
});

test('the least amount is paid by a payment case and goes back by itself, all of it in the books', async () => {
  const one = await tryGateway();
  expect(one).toMatchObject({ amount: { fixed: 2 }, payer: { email: world.admin.email } });
  expect((await tryGateway())._id).toBe(one._id);
  await world.payByCard(one);
  expect((await read()).gateway).toMatchObject({
    isDone: false,
    paidAt: expect.any(String),
    refundedAt: null,
  });
  await world.settled(one._id);
  await world.settled(one._id);
  expect((await read()).gateway).toMatchObject({ isDone: true, refundedAt: expect.any(String) });
  expect(await world.readCase(one._id)).toMatchObject({
    status: 'refunded',
    receivedAed: 200,
    refundableAed: 0,
  });
});

test('of what other people pay nothing goes back by itself', async () => {
  const one = await world.createCase();
  await world.payByCard(one);
  await world.settled(one._id);
  expect((await world.readCase(one._id)).status).toBe('fully_paid');
});

test('what was tried with test keys says nothing of the real ones', async () => {
  world.gateway.isTest = false;
  expect((await read()).gateway).toMatchObject({ isDone: false, isTest: false, caseId: null });
  const one = await tryGateway();
  await world.payByCard(one);
  await world.settled(one._id);
  expect((await read()).gateway.isDone).toBe(true);
});

test('a message counts that bears the signature of the gateway and came since the trial', async () => {
  const ref = [...world.gateway.sessions.keys()].at(-1) ?? '';
  const forged = { ...world.gateway.message(ref), headers: { 'fake-signature': 'forged' } };
  await world.hear(forged);
  expect((await read()).webhook).toMatchObject({ isDone: false, seenAt: null });
  await world.hear(world.gateway.message(ref));
  expect((await read()).webhook).toMatchObject({ isDone: true, seenAt: expect.any(String) });
  world.gateway.isTest = true;
  await tryGateway();
  world.gateway.isTest = false;
  expect((await read()).webhook.isDone).toBe(false);
});

test('mail arrives when the link in it was opened, and no other', async () => {
  await world.call(calls.tryMail, {}, world.admin);
  expect((await read()).mail).toMatchObject({ isDone: false, sentTo: world.admin.email });
  const tried = world.jobs.findLast(({ name }) => name === 'readiness.mail-tried');
  const trialId = String(tried?.data.trialId);
  const confirm = (token: string) => world.call(calls.confirmMail, { token }, world.admin);
  const { nameOf } = world.outer().ports.mailTrials;
  for (const token of [trialId, `${trialId}.guessed`, nameOf('018f0000-0000-7000-8000-000000000000')])
    expect((await confirm(token)).status).toBe(404);
  expect((await read()).mail.isDone).toBe(false);
  expect((await confirm(nameOf(trialId))).status).toBe(200);
  const { mail } = await read();
  expect(mail).toMatchObject({ isDone: true, arrivedAt: expect.any(String) });
  expect((await confirm(nameOf(trialId))).status).toBe(200);
  expect((await read()).mail).toEqual(mail);
});

const set = async (changes: Partial<typeof DEFAULT_SETTINGS>) =>
  world.setSettings({ ...DEFAULT_SETTINGS, ...changes }, (await read()).taxes.version);
const confirmTaxes = (version: number) => world.call(calls.confirmTaxes, { version }, world.admin);
const OWN = { name: 'Byron Academy LLC', address: 'London', taxRegistrationNumber: '' };

test('what documents say of the tax is confirmed of these very values, and not while they are a sample’s', async () => {
  const before = (await read()).taxes;
  expect(before.samples).toEqual(['legal-name', 'address', 'registration-number']);
  expect((await confirmTaxes(before.version)).status).toBe(409);
  await set({ legal: OWN });
  const own = (await read()).taxes;
  expect(own).toMatchObject({ isDone: false, samples: [], legalName: OWN.name });
  expect((await confirmTaxes(before.version)).answer.code).toBe('conflict');
  expect((await confirmTaxes(own.version)).status).toBe(200);
  expect((await read()).taxes).toMatchObject({ isDone: true, confirmedBy: 'Alan Turing' });
  await set({ legal: OWN, brand: { ...DEFAULT_SETTINGS.brand, name: 'Byron' } });
  expect((await read()).taxes.isDone).toBe(true);
  await set({ legal: OWN, tax: { name: 'VAT', rateBp: 0 } });
  expect((await read()).taxes).toMatchObject({ isDone: false, confirmedAt: null });
});

test('a backup is worth something once it was restored', async () => {
  const at = new Date('2026-11-01T02:00:00Z');
  known.backups = { lastBackup: { at }, lastRestoreDrill: null };
  expect((await read()).backup).toEqual({ isDone: false, backupAt: at.toISOString(), restoredAt: null });
  known.backups = { lastBackup: { at }, lastRestoreDrill: { at } };
  expect((await read()).backup.isDone).toBe(true);
});
