import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authenticators, webhooks } from '#server/db/schema/index.ts';
import { letterOf } from '#server/modules/integrations/webhooks/message.ts';
import { createFieldSeal } from '#server/platform/field-seal.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

const OLD = 'the key of last year, which was long enough';
const NEW = 'the key of this year, which is as long as it';
const [before, after] = [createFieldSeal(OLD), createFieldSeal(NEW)];
const database = given(freshDatabase);

const reseal = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  const environment = { FIELD_KEY: NEW, FIELD_KEY_PREVIOUS: OLD };
  const told = await typeCommand(folder, ['reseal'], { on: database, environment });
  await rm(folder, { recursive: true });
  return told;
};
const read = async () => {
  const [authenticator] = await database.db.select().from(authenticators);
  const [webhook] = await database.db.select().from(webhooks);
  return { authenticator, webhook };
};

test('secrets that the old key has sealed open with the new one alone once they are resealed, and sign as before', async () => {
  const { id: userId } = await addUser(database.db);
  const [webhookId, now] = [uuidv7(), new Date()];
  const [person, hook] = [`authenticator:${userId}`, `webhook:${webhookId}`];
  await database.db.insert(authenticators).values({
    userId,
    sealedSecret: before.close('JBSWY3DP', person),
    nextSealedSecret: before.close('KRSXG5CT', person),
    createdAt: now,
  });
  const secret = `whsec_${Buffer.from('a secret of theirs').toString('base64')}`;
  const facts = { url: 'https://example.com/hook', events: [], createdAt: now, updatedAt: now };
  await database.db.insert(webhooks).values({
    ...{ ...facts, id: webhookId, madeById: userId, beforeUntil: new Date(now.getTime() + 1000) },
    sealedSecret: before.close(secret, hook),
    sealedBefore: before.close('whsec_b2xk', hook),
  });
  const stored = await read();
  expect(() => after.open(stored.authenticator?.sealedSecret ?? '', person)).toThrow();

  const told = 'Sealed 1 authenticators and 1 webhooks with the present key.';
  expect(await reseal()).toMatchObject({ code: 0, said: expect.stringContaining(told) });
  expect(await reseal()).toMatchObject({ said: expect.stringContaining('Sealed 0 authenticators and 0') });
  const { authenticator, webhook } = await read();
  expect(after.open(authenticator?.sealedSecret ?? '', person)).toBe('JBSWY3DP');
  expect(after.open(authenticator?.nextSealedSecret ?? '', person)).toBe('KRSXG5CT');
  const delivery = { id: uuidv7(), type: 'order.confirmed', at: now, data: {} };
  const signed = (one: typeof webhook, seal: typeof before) =>
    letterOf({ delivery, webhook: one } as never, seal, now).headers['webhook-signature'];
  expect(signed(webhook, after)).toBe(signed(stored.webhook, before));
});
