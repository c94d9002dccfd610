import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { submitLink } from './link.server.ts';

/** Pays by a link whose call is answered so. */
function payAnswered(answer: object) {
  const personal = { call: async () => answer } as unknown as Api;
  const context = { get: () => ({ personal }) as PageFacts };
  const body = new URLSearchParams({ _action: 'pay', payerName: 'Ada Byron' });
  const request = new Request('http://localhost/payment/general/t', { method: 'POST', body });
  return submitLink({ request, context, params: { token: 't' } });
}

test('a payment goes on to the card page', async () => {
  const answer = await payAnswered({ success: true, redirectUrl: 'https://cards.example/1' });
  expect((answer as Response).headers.get('location')).toBe('https://cards.example/1');
});

test('without a card page to go to the form says so and keeps what was entered', async () => {
  expect(await payAnswered({ success: true })).toMatchObject({
    data: { failure: { message: 'No redirect URL received', values: { payerName: 'Ada Byron' } } },
  });
});

test('a refused payment is told in the words of the server', async () => {
  const refusal = { success: false, status: 400, message: 'Please enter your name.', code: 'invalid-input' };
  expect(await payAnswered(refusal)).toMatchObject({
    data: { failure: { message: 'Please enter your name.' } },
  });
});
