import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openAccount } from '#contracts/accounts/accounts.ts';
import {
  getBillingInfo,
  getProfile,
  setOwnZone,
  updateBillingInfo,
  updateProfile,
} from '#contracts/accounts/profile.ts';
import { users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { identityBindings } from '../identity.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(identityBindings, { db: database.db }));
const ada = given(async () =>
  academy.callerAfter(
    await academy.call(openAccount, {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      password: 'blue tulips',
    }),
  ),
);

const billing = {
  title: 'Dr.' as const,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'accounts@clinic.example',
  phoneNumber: '+44 20 7946 0000',
  alternativePhone: '+44 20 7946 0001',
  address: '12 St James’s Square',
  city: 'London',
  state: 'Greater London',
  zipCode: 'SW1Y 4JH',
  country: 'United Kingdom',
  company: 'Lovelace Clinic Ltd',
  taxNumber: 'GB123456789',
  purchaseOrder: 'PO-7',
};

test('billing details with a company’s fields are saved and shown in both specified shapes', async () => {
  const saved = await academy.call(updateBillingInfo, billing, ada);
  expect(saved).toMatchObject({
    status: 200,
    answer: { success: true, message: 'Your billing details have been successfully saved.' },
  });
  const { address, city, state, zipCode, country, alternativePhone } = billing;
  expect((await academy.call(getBillingInfo, {}, ada)).answer.billingInfo).toEqual({
    ...billing,
    ownCompany: null,
    professionalInfo: { title: 'Dr.' },
    addressInfo: { address, city, state, zipCode, country, alternativePhone },
  });
});

test('the address for receipts leaves the login alone, and follows it again when they are the same', async () => {
  await academy.call(updateBillingInfo, billing, ada);
  const rowOfAda = async () =>
    (await database.db.select().from(users).where(eq(users.email, 'ada@example.com')))[0];
  expect((await rowOfAda())?.billingEmail).toBe('accounts@clinic.example');
  await academy.call(updateBillingInfo, { ...billing, email: 'Ada@example.com' }, ada);
  expect((await rowOfAda())?.billingEmail).toBe('');
  expect((await academy.call(getBillingInfo, {}, ada)).answer.billingInfo).toMatchObject({
    email: 'ada@example.com',
  });
});

test('the required fields are told in the specified order', async () => {
  const empty = {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    address: '',
    city: '',
    country: '',
  };
  const outcome = await academy.call(updateBillingInfo, empty, ada);
  expect(outcome).toMatchObject({ status: 400, answer: { message: 'First name is required' } });
  expect(outcome.answer.issues).toEqual([
    { field: 'firstName', message: 'First name is required' },
    { field: 'lastName', message: 'Last name is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'phoneNumber', message: 'Phone number is required' },
    { field: 'address', message: 'Address is required' },
    { field: 'city', message: 'City is required' },
    { field: 'country', message: 'Country is required' },
  ]);
});

test('a country and a profession are among those that are offered', async () => {
  const inAtlantis = await academy.call(updateBillingInfo, { ...billing, country: 'Atlantis' }, ada);
  expect(inAtlantis.answer.issues).toEqual([
    { field: 'country', message: 'Please choose a country from the list' },
  ]);
  const named = { firstName: 'Ada', lastName: 'Byron' };
  const soothsayer = await academy.call(updateProfile, { ...named, profession: 'Soothsayer' }, ada);
  expect(soothsayer.answer.issues).toEqual([
    { field: 'profession', message: 'Please choose a profession from the list' },
  ]);
  expect((await academy.call(updateProfile, { ...named, profession: '' }, ada)).status).toBe(200);
});

test('billing drops what only the server decides, the profile refuses it', async () => {
  const greedy = { ...billing, role: 'admin', passwordHash: 'x', emailVerifiedAt: new Date() };
  expect((await academy.call(updateBillingInfo, greedy, ada)).status).toBe(200);
  const outcome = await academy.call(updateProfile, { ...greedy, firstName: 'Ada', lastName: 'Byron' }, ada);
  expect(outcome.status).toBe(400);
  expect((await academy.call(getProfile, {}, ada)).answer.profile).toMatchObject({
    role: 'learner',
    email: 'ada@example.com',
    emailVerified: false,
  });
});

test('the own profile is changed and shown without secrets', async () => {
  const changes = {
    title: 'Prof.' as const,
    firstName: 'Augusta',
    lastName: 'King',
    phoneNumber: '',
    profession: 'Dermatologist',
    licenceNumber: 'L-1',
    certificateName: 'Augusta Ada King',
  };
  const outcome = await academy.call(updateProfile, changes, ada);
  expect(outcome).toMatchObject({ status: 200, answer: { profile: changes } });
  expect(JSON.stringify(outcome.answer)).not.toContain('scrypt');
  expect((await academy.call(getProfile, {}, ada)).answer.profile).toMatchObject(changes);
});

test('a name that no certificate can show is refused, until another is given for certificates', async () => {
  const changes = { firstName: '三', lastName: '張' };
  const refused = await academy.call(updateProfile, changes, ada);
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.answer.issues).toEqual([
    {
      field: 'certificateName',
      message: 'These letters cannot be printed: 三 張. Please write the name with others here.',
    },
  ]);
  expect((await academy.call(updateProfile, { ...changes, certificateName: 'Zhang San' }, ada)).status).toBe(
    200,
  );
});

test('who was registered with such a name may change everything else', async () => {
  const account = { firstName: '三', lastName: '張', email: 'san@example.com', password: 'blue tulips' };
  const san = await academy.callerAfter(await academy.call(openAccount, account));
  const changes = { firstName: '三', lastName: '張', phoneNumber: '+44 20 7946 0000' };
  expect((await academy.call(updateProfile, changes, san)).status).toBe(200);
});

test.each([
  '\u0000',
  '\udfff',
  'x'.repeat(1_000_000),
])('text that cannot be kept is refused', async (text) => {
  const outcome = await academy.call(updateBillingInfo, { ...billing, city: text, company: text }, ada);
  expect(outcome.status).toBe(400);
  expect(outcome.answer.issues).toMatchObject([{ field: 'city' }, { field: 'company' }]);
});

test('whose clocks somebody reads is kept, and what is no zone is refused', async () => {
  for (const zone of ['', 'Mars/Olympus', '+04:00'])
    expect((await academy.call(setOwnZone, { zone }, ada)).status).toBe(400);
  expect((await academy.call(setOwnZone, { zone: 'Asia/Dubai' }, ada)).status).toBe(200);
  const [row] = await database.db.select().from(users).where(eq(users.email, 'ada@example.com'));
  expect(row?.zone).toBe('Asia/Dubai');
});
