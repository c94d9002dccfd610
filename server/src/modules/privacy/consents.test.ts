import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEndpoints } from '#contracts/accounts/accounts.ts';
import { privacyEndpoints as own } from '#contracts/accounts/privacy.ts';
import { adminPrivacyEndpoints as office } from '#contracts/people/admin-privacy.ts';
import { bindings } from '#server/bindings.ts';
import { consents, enquiries } from '#server/db/schema/index.ts';
import {
  findUserByEmail,
  giveConsent,
  makeInvitationToken,
  type User,
} from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';

const database = given(freshDatabase);
const academy = given(() =>
  testCalls(bindings, {
    db: database.db,
    ports: { termsVersion: '2026-11-01', privacyVersion: '2026-11-15' },
  }),
);
const PASSWORD = 'Right-horse-2026';

const agreedBy = async (person: User) =>
  own.getPrivacy.response.parse((await academy.call(own.getPrivacy, {}, person)).answer).consents;
const register = async (): Promise<User> => {
  const email = `${uuidv7()}@example.com`;
  const person = {
    firstName: 'Lina',
    lastName: 'Haddad',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const { status } = await academy.call(accountEndpoints.openAccount, person);
  expect(status).toBe(200);
  const user = await findUserByEmail(database.db, email);
  if (!user) throw new Error('there is no account');
  return user;
};

describe('who opens an account', () => {
  test('has agreed to the terms and the privacy policy of then, each once', async () => {
    const agreed = await agreedBy(await register());
    const standing = { place: 'registration', withdrawnAt: null };
    expect(agreed).toHaveLength(2);
    expect(agreed).toContainEqual(
      expect.objectContaining({ ...standing, what: 'terms', version: '2026-11-01' }),
    );
    expect(agreed).toContainEqual(
      expect.objectContaining({ ...standing, what: 'privacy', version: '2026-11-15' }),
    );
  });

  test('by an invitation agrees when they answer it, and not again with another password', async () => {
    const person = await addUser(database.db, { invitedAt: new Date(), emailVerifiedAt: null });
    expect(await agreedBy(person)).toEqual([]);
    const reset = async () => {
      const token = await academy.ctx((ctx) => makeInvitationToken(ctx, person.id));
      const chosen = { token, password: PASSWORD, confirmPassword: PASSWORD };
      expect((await academy.call(accountEndpoints.resetPassword, chosen)).status).toBe(200);
    };
    await reset();
    await reset();
    const agreed = await agreedBy(person);
    expect(agreed.map(({ what }) => what).toSorted()).toEqual(['privacy', 'terms']);
    expect(agreed.every(({ place }) => place === 'invitation')).toBe(true);
  });
});

describe('news by email', () => {
  const withNews = async () => {
    const person = await addUser(database.db);
    await academy.ctx((ctx) => giveConsent(ctx, { userId: person.id, kind: 'newsletter', place: 'enquiry' }));
    const blank = { phone: '', country: '', professionalRole: '', message: 'Hello', details: {} };
    const { firstName, lastName, email } = person;
    const asked = { id: uuidv7(), userId: person.id, status: 'new' as const, createdAt: new Date() };
    const row = {
      ...asked,
      ...blank,
      firstName,
      lastName,
      email,
      wantsNotice: false,
      acceptsMarketing: true,
    };
    await database.db.insert(enquiries).values(row);
    return person;
  };

  test('are taken back by whoever has them, once, and stay known', async () => {
    const [person, other] = [await withNews(), await withNews()];
    const taken = await Promise.all([1, 2].map(() => academy.call(own.withdrawNewsletter, {}, person)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await agreedBy(person)).toMatchObject([{ what: 'newsletter', withdrawnAt: expect.any(String) }]);
    expect(await agreedBy(other)).toMatchObject([{ withdrawnAt: null }]);
    const wanted = await database.db.select().from(enquiries).where(eq(enquiries.userId, person.id));
    expect(wanted).toMatchObject([{ acceptsMarketing: false }]);
  });
});

test('what a person agreed to is shown to administrators alone', async () => {
  const person = await register();
  const ask = (by?: User) => academy.call(office.getUserConsents, { id: person.id }, by);
  const admin = await addUser(database.db, { role: 'admin' });
  expect((await ask(admin)).answer).toMatchObject({
    consents: [{ place: 'registration' }, { place: 'registration' }],
  });
  for (const by of [await addUser(database.db, { role: 'staff' }), person, undefined])
    expect((await ask(by)).status).toBeGreaterThan(400);
  expect(await database.db.$count(consents, eq(consents.userId, person.id))).toBe(2);
});
