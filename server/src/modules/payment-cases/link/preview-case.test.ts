import { expect, test } from 'vitest';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

const preview = async (id: string) => {
  const { answer } = await world.call(calls.previewPaymentCase, { id }, world.staff);
  return answer.paymentCase as LinkCase;
};

test('a draft is shown as the payer will see it: sent now, with its amount in both currencies', async () => {
  const draft = await world.createCase({ saveAsDraft: true, expiryDays: 3 });
  const seen = await preview(draft._id);
  expect(seen).toMatchObject({ status: 'active', next: { eur: 25_000, aed: 105_000 }, rate: 4.2 });
  const days = (Date.parse(seen.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
  // It was only looked at.
  expect((await world.readCase(draft._id)).status).toBe('draft');
});

test('what was sent is shown as it is, and looking at it is not opening it', async () => {
  const one = await world.createCase();
  expect(await preview(one._id)).toMatchObject({
    status: 'active',
    caseId: one.caseId,
    expiresAt: one.expiresAt,
  });
  const kinds = (await world.readCase(one._id)).timeline.map(({ kind }) => kind);
  expect(kinds).not.toContain('opened');
});

test('what the office keeps for itself is not in it', async () => {
  const one = await world.createCase({ internalNotes: 'Agreed on the phone' });
  expect(JSON.stringify(await preview(one._id))).not.toContain('Agreed on the phone');
});
