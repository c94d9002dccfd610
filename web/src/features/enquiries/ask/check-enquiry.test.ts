import { expect, test } from 'vitest';
import { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { checkEnquiry } from './check-enquiry.ts';

const complete = {
  firstName: 'Rana',
  lastName: 'Said',
  email: 'rana@clinic.example',
  phone: '+971 50 555 0148',
  country: 'Other',
  professionalRole: 'nurse',
  message: 'Is it open to nurses?',
};

function formWith(changes: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return form;
}
const messages = (changes: Record<string, string>) =>
  checkEnquiry(formWith(changes)).map(({ message }) => message);

test('what is missing is told in the order of the form', () => {
  const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, ' ']));
  expect(messages({ ...empty, wantsAccount: 'on' })).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Country is required',
    'Professional role is required',
    'Please tell us more about your interest',
    'Password is required',
    'Please confirm password',
  ]);
});

test('an enquiry with everything that is asked for may be sent', () => {
  expect(messages({})).toEqual([]);
});

test('an address without a domain is refused', () => {
  expect(messages({ email: 'abc' })).toEqual(['Invalid email format']);
});

test('a message counts from twenty characters on, blanks around it do not', () => {
  expect(messages({ message: 'x'.repeat(20) })).toEqual([]);
  expect(messages({ message: `${'x'.repeat(19)}    ` })).toEqual(['Message must be at least 20 characters']);
});

test('passwords are asked for only with an account', () => {
  expect(messages({ password: 'short', confirmPassword: '' })).toEqual([]);
  expect(messages({ wantsAccount: 'on', password: '1234567', confirmPassword: '1234567' })).toEqual([
    'Password must be at least 8 characters',
  ]);
  expect(messages({ wantsAccount: 'on', password: '12345678', confirmPassword: '87654321' })).toEqual([
    'Passwords do not match',
  ]);
});

test.each<Record<string, string>>([
  { firstName: '' },
  { email: '' },
  { email: 'abc' },
  { phone: '' },
  { country: '' },
  { professionalRole: '' },
  { message: '' },
  { message: 'too short' },
  { wantsAccount: 'on', password: '', confirmPassword: '' },
  { wantsAccount: 'on', password: '12345678', confirmPassword: '' },
])('the server says the same of %j', (changes) => {
  const form = formWith(changes);
  const { error } = enquiryEndpoints.createEnquiry.body.safeParse(Object.fromEntries(form));
  // Of a field that breaks several rules the first is told, as the server's calls do.
  const firsts = new Map(error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  expect(checkEnquiry(form)).toEqual(
    [...firsts].map(([field, message]) => ({ field, message })).toReversed(),
  );
});
