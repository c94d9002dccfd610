import { MESSAGE_MINIMUM } from '#contracts/enquiries/enquiry-options.ts';
import { type FormReader, formReader } from '#web/forms/form-reader.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';

type Rule = (entered: string, read: FormReader) => string | undefined;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PASSWORD_MINIMUM = 8;

const required =
  (words: string): Rule =>
  (entered) =>
    entered.trim() === '' ? words : undefined;

/** The first rule that is broken speaks. */
const inTurn =
  (...rules: Rule[]): Rule =>
  (entered, read) =>
    rules.map((rule) => rule(entered, read)).find(Boolean);

const withAccount =
  (rule: Rule): Rule =>
  (entered, read) =>
    read.tick('wantsAccount') ? rule(entered, read) : undefined;

const email: Rule = (entered) => (EMAIL.test(entered.trim()) ? undefined : 'Invalid email format');
const longMessage: Rule = (entered) =>
  entered.trim().length < MESSAGE_MINIMUM
    ? `Message must be at least ${MESSAGE_MINIMUM} characters`
    : undefined;
const password: Rule = (entered) => {
  if (entered === '') return 'Password is required';
  return entered.length < PASSWORD_MINIMUM
    ? `Password must be at least ${PASSWORD_MINIMUM} characters`
    : undefined;
};
const confirmation: Rule = (entered, { typed }) => {
  if (entered === '') return 'Please confirm password';
  return entered === typed(['password']).password ? undefined : 'Passwords do not match';
};

// In the order in which what is missing is told.
const RULES: readonly [field: string, rule: Rule][] = [
  ['firstName', required('First name is required')],
  ['lastName', required('Last name is required')],
  ['email', inTurn(required('Email is required'), email)],
  ['phone', required('Phone number is required')],
  ['country', required('Country is required')],
  ['professionalRole', required('Professional role is required')],
  ['message', inTurn(required('Please tell us more about your interest'), longMessage)],
  ['password', withAccount(password)],
  ['confirmPassword', withAccount(confirmation)],
];

/**
 * What the browser can tell when the form is sent. The server asks everything again and has more rules; this
 * spares the person the wait, and one of the few submissions that are counted.
 */
export function checkEnquiry(form: FormData): FormIssue[] {
  const read = formReader(form);
  const entered = read.typed(RULES.map(([field]) => field));
  return RULES.flatMap(([field, rule]) => {
    const message = rule(entered[field] ?? '', read);
    return message ? [{ field, message }] : [];
  });
}
