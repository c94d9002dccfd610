import { expect, test } from 'vitest';
import { failureOf, keyAfter, refuse, refuseUnanswered, sendRead } from './submission.ts';

function formWith(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
const form = formWith({
  _action: 'refund',
  amountAed: '100.00',
  password: 'secret-secret',
  idempotencyKey: 'key-1',
});
const refusal = (code: string, status: number) => ({ success: false, message: 'No', code, status }) as const;

test('what a form says is sent, and what cannot be read is not', async () => {
  const send = async (input: { days: number }) => ({ success: true as const, ...input });
  expect(await sendRead({ input: { days: 7 } }, send)).toEqual({ success: true, days: 7 });
  const issues = [{ field: 'days', message: 'Days is required' }];
  const unread = await sendRead({ issues }, () => Promise.reject(new Error('sent')));
  expect(unread).toMatchObject({ success: false, status: 400, issues });
});

test('a refused form keeps what was entered, but no password, and answers with the status of the refusal', () => {
  const answer = refuse(refusal('confirm-password', 403), form);
  expect(answer.init?.status).toBe(403);
  expect(failureOf(answer.data, 'transfer', 'refund')).toEqual({
    message: 'No',
    code: 'confirm-password',
    values: { _action: 'refund', amountAed: '100.00', idempotencyKey: 'key-1' },
  });
});

test('a refusal stands at its own form only', () => {
  const { data } = refuse(refusal('refund-too-large', 422), form);
  expect(failureOf(data, 'transfer')).toBeUndefined();
  expect(failureOf(undefined, 'transfer')).toBeUndefined();
});

test('a corrected request gets a new key', () => {
  const { data } = refuse(refusal('refund-too-large', 422), form);
  expect(['key-1', 'key-2']).not.toContain(keyAfter(data, 'key-2'));
});

test.each([
  ['still-running', 409],
  ['gateway-unavailable', 503],
])('after %s the same request is tried again under the same key', (code, status) => {
  expect(keyAfter(refuse(refusal(code, status), form).data, 'key-2')).toBe('key-1');
});

test('a form without a key gets the one that comes with the page', () => {
  const { data } = refuse(refusal('promo-refused', 422), formWith({ promoCode: 'X' }));
  expect(keyAfter(data, 'key-2')).toBe('key-2');
});

const OWN_WORDS = 'Registration failed';
const told = (status: number, body: string) =>
  refuseUnanswered({ status, statusText: '', internal: false, data: body }, OWN_WORDS, form)?.data.failure
    .message;

test('words of an answer from outside are told to a person, and never the answer itself', () => {
  expect(told(400, 'The form is too long.')).toBe('The form is too long.');
  expect(told(400, '{"message":"The form is too long."}')).toBe('The form is too long.');
  expect(told(400, '{"success":false}')).toBe(OWN_WORDS);
  expect(told(400, 'null')).toBe(OWN_WORDS);
  expect(told(400, '{"message":{"code":7}}')).toBe(OWN_WORDS);
  expect(told(502, '<h1>Bad Gateway</h1>')).toBe(OWN_WORDS);
});
