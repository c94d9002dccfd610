import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { BreakdownView, OfferedCourse } from '#contracts/orders/checkout.ts';
import { PayForm } from './pay-form.tsx';

const part = {
  sequence: 0,
  kind: 'full' as const,
  shareBp: 10_000,
  dueOn: '2027-01-10',
  eur: 145_000,
  aed: 627_850,
};
const full: BreakdownView = {
  listPrice: 165_000,
  isEarlyBird: true,
  earlyBirdDiscount: 20_000,
  promoCode: null,
  promoDiscount: 0,
  promoBp: 0,
  total: 145_000,
  taxBp: 500,
  taxIncluded: 6_905,
  plan: 'full',
  parts: [part],
  dueTodayEur: 145_000,
  dueTodayAed: 627_850,
  totalAed: 627_850,
  rate: 4_330_000,
};
const deposit: BreakdownView = {
  ...full,
  plan: 'deposit',
  parts: [
    { ...part, kind: 'deposit', shareBp: 2_000, eur: 29_000, aed: 125_570 },
    {
      ...part,
      sequence: 1,
      kind: 'balance',
      shareBp: 8_000,
      eur: 116_000,
      aed: 502_280,
      dueOn: '2027-04-02',
    },
  ],
  dueTodayEur: 29_000,
  dueTodayAed: 125_570,
};
const course = {
  kind: 'InPersonCourse',
  plans: [full, deposit],
  paymentOptions: { depositInfo: { depositPercentage: 20 } },
  confirmations: [{ key: 'insurance', label: 'I hold valid professional indemnity insurance' }],
  consequences: [{ from: null, until: '2027-03-10', refundBp: 9_000, creditNote: false }],
} as unknown as OfferedCourse;

function render(over: Partial<Parameters<typeof PayForm>[0]> = {}) {
  const page = (
    <PayForm
      course={course}
      breakdown={full}
      onPlan={() => undefined}
      credit={null}
      isCreditUsed={false}
      onCredit={() => undefined}
      isGuest={false}
      idempotencyKey="key-1"
      bankTransfer={{ enabled: true, holdDays: 5 }}
      isLookedAt={false}
      {...over}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('while a license is looked at the seat is held, and no way to pay is shown', () => {
  const html = render({ isLookedAt: true });
  expect(html).toContain('Hold my seat');
  expect(html).not.toContain('Proceed to Payment');
  expect(html).not.toContain('bank transfer');
});

test('without a script it is a form that can be posted, with plan, key and an unticked box', () => {
  const html = render();
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('name="_action" value="pay"');
  expect(html).toContain('name="idempotencyKey" value="key-1"');
  expect(html).toMatch(/name="paymentPlan"[^>]*value="full"/);
  expect(html).toMatch(/<input[^>]*id="agreeTerms"[^>]*>/);
  expect(html).not.toMatch(/<input[^>]*id="agreeTerms"[^>]*checked/);
});

test('the button says the charge, looks unavailable until all is ticked, and is not truly disabled', () => {
  const html = render();
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Proceed to Payment - AED 6,278.50/);
  expect(html).not.toMatch(/<button[^>]* disabled/);
  expect(html).toContain('EUR 1,450.00 at 4.33');
  expect(html).toContain('Secure Payment - SSL Encrypted');
});

test('each plan says what it asks for today, and the cancellation has its dates', () => {
  const html = render({ breakdown: deposit });
  expect(html).toContain('Deposit (20%)');
  expect(html).toContain('€290.00 today');
  expect(html).toContain('Proceed to Payment - AED 1,255.70');
  expect(html).toContain('by 10 March 2027');
  expect(html).toContain('90% refund');
});

test('a bank transfer is offered where the academy takes them', () => {
  expect(render()).toContain('Your seat waits 5 days for the transfer.');
  expect(render({ bankTransfer: { enabled: false, holdDays: 5 } })).not.toContain('bank transfer');
});

test('a free order is completed without plan, card or transfer', () => {
  const html = render({ breakdown: { ...full, total: 0, dueTodayEur: 0, dueTodayAed: 0 } });
  expect(html).toContain('Complete Registration (FREE)');
  expect(html).toContain('name="_action" value="complete"');
  expect(html).not.toContain('paymentPlan');
  expect(html).not.toContain('bank transfer');
});

test('a refusal comes back beside the button, with the box as it was', () => {
  const html = render({
    failure: { message: 'The last seat has just been taken.', values: { agreeTerms: 'on' } },
  });
  expect(html).toMatch(/role="alert"[\s\S]*The last seat has just been taken\.[\s\S]*Proceed to Payment/);
  expect(html).toMatch(/<input[^>]*id="agreeTerms"[^>]*checked/);
});

const selfPaced = {
  kind: 'ELearningCourse',
  plans: [full],
  confirmations: [],
  consequences: [],
} as unknown as OfferedCourse;

test('a self-paced course is paid at once: no deposit, no seat, no dates of a cancellation', () => {
  const html = render({ course: selfPaced });
  expect(html).toContain('Your order waits 5 days for the transfer.');
  expect(html).toContain('refund policy');
  for (const words of ['seat', 'Payment plan', 'If you cancel', 'cancellation dates'])
    expect(html).not.toContain(words);
});
