import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { loadGuest, submitGuest } from './guest.server.ts';

const refusal = (code: string, status: number, message = 'No') => ({ success: false, code, status, message });

function visit(answers: Record<string, object>, at = 'http://localhost/checkout/guest') {
  const made: [name: string, input: unknown][] = [];
  const call = async (name: string, input: unknown) => {
    made.push([name, input]);
    return answers[name] ?? { success: true, message: 'Done' };
  };
  const context = { get: () => ({ personal: { call } as Api }) as PageFacts };
  const submit = (entries: Record<string, string>) =>
    submitGuest({
      request: new Request(at, { method: 'POST', body: new URLSearchParams(entries) }),
      context,
    });
  return { made, submit, open: () => loadGuest({ request: new Request(at), context }) };
}

const leadsTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);
const courses = JSON.stringify([{ courseId: 'inj-101', courseType: 'InPersonCourse', price: 1 }]);
const login = { _action: 'login', email: 'ada@example.com', password: 'blue tulips', courses };
const person = {
  _action: 'register',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'blue tulips',
  confirmPassword: 'blue tulips',
  phoneNumber: '+971 50 555 0148',
  country: 'United Arab Emirates',
  address: 'Al Wasl Road 1240',
  city: 'Dubai',
  state: '',
  zipCode: '',
  profession: 'Dermatologist',
  agreeTerms: 'on',
  courses,
};

test('neither form is there before one has chosen, and who is signed in has a cart already', async () => {
  const stranger = { authCheck: { success: true, user: null } };
  expect(await visit(stranger).open()).toMatchObject({ tab: null });
  expect(await visit(stranger, 'http://localhost/checkout/guest?account=register').open()).toMatchObject({
    tab: 'register',
  });
  const signedIn = visit({ authCheck: { success: true, user: { _id: 'u1' } } });
  expect(leadsTo(await signedIn.open().catch((thrown: unknown) => thrown))).toBe('/checkout');
});

test('an existing member logs in, and what was chosen goes into the cart without any price', async () => {
  const { made, submit } = visit({});
  expect(leadsTo(await submit(login))).toBe('/checkout');
  expect(made.map(([name]) => name)).toEqual(['apiLogin', 'adoptCart']);
  expect(made[1]?.[1]).toEqual({ courses: [{ courseId: 'inj-101', courseType: 'InPersonCourse' }] });
});

test('a login that fails says so in the specified words', async () => {
  const wrong = visit({ apiLogin: refusal('wrong-credentials', 401, 'Login failed.') });
  expect(await wrong.submit(login)).toMatchObject({
    data: { failure: { message: 'Login failed: Invalid credentials' } },
  });
  const often = visit({ apiLogin: refusal('too-many', 429, 'Too many attempts.') });
  expect(await often.submit(login)).toMatchObject({
    data: { failure: { message: 'Login failed: Too many attempts.' } },
  });
});

test('a new member is registered with the address, and is signed in by that', async () => {
  const { made, submit } = visit({});
  expect(leadsTo(await submit(person))).toBe('/checkout');
  expect(made.map(([name]) => name)).toEqual(['signup', 'adoptCart']);
  expect(made[0]?.[1]).toMatchObject({ addressInfo: { city: 'Dubai', country: 'United Arab Emirates' } });
});

test.each([
  ['confirmPassword', 'another one', 'Passwords do not match!'],
  ['password', '1234567', 'Password must be at least 8 characters long!'],
  ['profession', '', 'Please select your profession!'],
  ['firstName', '', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['phoneNumber', '', 'Phone number is required'],
  ['address', '', 'Address is required'],
  ['city', '', 'City is required'],
  ['country', '', 'Country is required'],
])('a registration with %s “%s” is refused: %s', async (field, value, message) => {
  const { made, submit } = visit({});
  const refused = (await submit({ ...person, [field]: value })) as unknown as {
    data: { failure: { issues: object[] } };
  };
  expect(refused.data.failure.issues).toContainEqual({ field, message });
  expect(made).toEqual([]);
});

test('of a registration that says nothing each field is complained about once', async () => {
  const refused = (await visit({}).submit({ _action: 'register' })) as unknown as {
    data: { failure: { issues: { field: string; message: string }[] } };
  };
  const { issues } = refused.data.failure;
  expect(new Set(issues.map(({ field }) => field)).size).toBe(issues.length);
  expect(issues).toContainEqual({ field: 'email', message: 'Email is required' });
});

test('a registration without the terms is refused', async () => {
  const { agreeTerms: _, ...unticked } = person;
  expect(await visit({}).submit(unticked)).toMatchObject({
    data: {
      failure: {
        issues: [{ field: 'agreeTerms', message: 'Please agree to the terms and conditions.' }],
      },
    },
  });
});

test('a registration that the academy refuses says why', async () => {
  const { submit } = visit({ signup: refusal('account-exists', 409, 'You already have an account') });
  expect(await submit(person)).toMatchObject({
    data: { failure: { message: 'Registration failed: You already have an account' } },
  });
});

test('who was registered and not signed in is asked to log in, and what could not be added is said', async () => {
  const unsigned = visit({ adoptCart: refusal('not-signed-in', 401) });
  expect(leadsTo(await unsigned.submit(person))).toBe('/login?next=%2Fcheckout&manual');
  const broken = visit({ adoptCart: refusal('unavailable', 503) });
  expect(leadsTo(await broken.submit(login))).toBe('/checkout?problem=unavailable&adding');
});
