import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { Choices } from './choices.tsx';

const breakdown = {
  total: 12_600,
  promoCode: 'WELCOME10',
  promoDiscount: 1_400,
  dueTodayEur: 12_600,
  dueTodayAed: 54_558,
  rate: 4_330_000,
} as BreakdownView;
const course = {
  kind: 'ELearningCourse',
  confirmations: [],
  consequences: [],
  professions: [],
  plans: [breakdown],
};
const loaderData = {
  course,
  order: { state: 'draft', promoCode: 'WELCOME10' },
  placed: null,
  licence: 'not-asked',
  billing: null,
  idempotencyKey: 'key-1',
} as unknown as CheckoutProps['loaderData'];

const drawn = (actionData: unknown) => {
  const page = (
    <Choices
      {...{ loaderData, actionData, breakdown }}
      payFailure={undefined}
      onPlan={() => undefined}
      isCreditUsed={false}
      onCredit={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('who applies a second promo code, in another tab, is told to remove the first', () => {
  const message = 'Promo code already applied. Remove it first to apply a different code.';
  const issues = [{ field: 'promoCode', message }];
  const page = drawn({ intent: 'apply-promo', status: 409, failure: { message, issues } });
  expect(page).toContain(message);
  expect(page).toContain('Promo code WELCOME10 applied');
});
