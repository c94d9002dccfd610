import { expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { findResult, type PaymentResult, referenceIn, retryOf } from './payment-status.server.ts';

const page = (path: string) => new URL(path, 'https://academy.example');

test('“Try Again” of a cart leads back to the cart, whatever it held, and of one course to its checkout', () => {
  const inPerson = { order: { course: { kind: 'InPersonCourse', slug: 'inj-101' } } } as PaymentResult;
  expect(retryOf(inPerson, page('/payment/failure?order_id=AUR-1'))).toEqual({
    kind: null,
    page: '/checkout',
  });
  expect(retryOf(null, page('/payment/failure'))).toEqual({ kind: null, page: '/checkout' });
  expect(retryOf(inPerson, page('/inperson/payment/failure')).page).toBe('/checkout/inperson/inj-101');
  expect(retryOf(null, page('/elearning/payment/failure?courseId=botox')).page).toBe(
    '/checkout/elearning/botox',
  );
  expect(retryOf(null, page('/inperson/payment/failure')).page).toBe('/in-person-aesthetic-training');
});

test('a cart that cost nothing is found by its reference', () => {
  expect(referenceIn(page('/payment/success?order_id=FREE&amount=0.00&ref=AUR-1').searchParams)).toBe(
    'AUR-1',
  );
  expect(referenceIn(page('/payment/success?order_id=AUR-2').searchParams)).toBe('AUR-2');
});

test('an order of somebody else is not told apart from none, and nothing of it is asked for', async () => {
  for (const status of [401, 404]) {
    const call = vi.fn(async () => ({ success: false, status }));
    expect(await findResult({ call } as unknown as Api, 'AUR-1')).toBeNull();
    expect(call).toHaveBeenCalledExactlyOnceWith('getPaymentStatus', { reference: 'AUR-1' });
  }
});
