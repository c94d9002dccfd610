import { expect, test } from 'vitest';
import { submit } from './submit.ts';

function formWith(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
const form = formWith({ amountAed: '100.00', password: 'secret-secret', idempotencyKey: 'key-1' });
const read = { input: { amountAed: 10_000 } };
const refuseWith = (code: string, status: number) => async () =>
  ({ success: false, message: 'No', code, status }) as const;

test('a form that was accepted leaves nothing to show, and was sent with its key', async () => {
  const sent: string[] = [];
  const refused = await submit({
    form,
    read,
    send: async (_input, key) => {
      sent.push(key);
      return { success: true };
    },
  });
  expect(refused).toBeUndefined();
  expect(sent).toEqual(['key-1']);
});

test('what cannot be read is not sent', async () => {
  const issues = [{ field: 'amountAed', message: 'Amount is required' }];
  const refused = await submit({ form, read: { issues }, send: () => Promise.reject(new Error('sent')) });
  expect(refused).toMatchObject({ status: 400, idempotencyKey: 'key-1', failure: { issues } });
});

test('a refused form keeps what was entered, but no password', async () => {
  const refused = await submit({ form, read, send: refuseWith('confirm-password', 403) });
  expect(refused?.failure.values).toMatchObject({ amountAed: '100.00' });
  expect(refused?.failure.values).not.toHaveProperty('password');
});

test('a corrected request gets a new key', async () => {
  const refused = await submit({ form, read, send: refuseWith('refund-too-large', 422) });
  expect(refused?.idempotencyKey).not.toBe('key-1');
});

test.each([
  ['still-running', 409],
  ['gateway-unavailable', 503],
])('after %s the same request is tried again under the same key', async (code, status) => {
  const refused = await submit({ form, read, send: refuseWith(code, status) });
  expect(refused?.idempotencyKey).toBe('key-1');
});
