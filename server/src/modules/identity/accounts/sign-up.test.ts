import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signup } from '#contracts/accounts/accounts.ts';
import { users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { identityBindings } from '../identity.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));

const person = (email: string) => ({ firstName: 'Ada', lastName: 'Byron', email, password: 'blue tulips' });
const rowOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0];
const issuesOf = (outcome: { answer: Record<string, unknown> }) => outcome.answer.issues;

describe('who registers to buy', () => {
  const buyer = {
    phoneNumber: '+971 50 555 0148',
    country: 'France',
    profession: 'Dermatologist',
    addressInfo: { address: '1 High St', city: 'Paris' },
  } as const;

  test('is registered without state and ZIP code, and with the country at either place', async () => {
    const nested = { ...buyer.addressInfo, country: 'France' } as const;
    const { country: _, ...elsewhere } = { ...buyer, addressInfo: nested };
    for (const [email, said] of [
      ['buyer@example.com', buyer],
      ['buyer-too@example.com', elsewhere],
    ] as const) {
      expect((await academy.call(signup, { ...person(email), ...said })).status).toBe(200);
      expect(await rowOf(email)).toMatchObject({ country: 'France', city: 'Paris', state: '' });
    }
  });

  test('says everything that a bill needs', async () => {
    expect(issuesOf(await academy.call(signup, { ...person('bare@example.com') } as never))).toEqual([
      { field: 'phoneNumber', message: 'Phone number is required' },
      { field: 'country', message: 'Country is required' },
      { field: 'profession', message: 'Profession is required' },
      { field: 'addressInfo.address', message: 'Address is required' },
      { field: 'addressInfo.city', message: 'City is required' },
    ]);
    expect(await rowOf('bare@example.com')).toBeUndefined();
  });

  test.each([
    ['phoneNumber', { phoneNumber: ' ' }],
    ['profession', { profession: '' }],
    ['country', { country: '' }],
    ['addressInfo.address', { addressInfo: { address: '', city: 'Paris' } }],
    ['addressInfo.city', { addressInfo: { address: '1 High St', city: '' } }],
  ])('is refused without %s, which is named alone', async (field, emptied) => {
    const said = { ...person('without@example.com'), ...buyer, ...emptied } as never;
    expect(issuesOf(await academy.call(signup, said))).toEqual([{ field, message: expect.any(String) }]);
  });
});
