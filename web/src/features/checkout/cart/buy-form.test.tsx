// @vitest-environment happy-dom
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { clear, drawLate, during, words } from '#web/testing/drawn-page.tsx';
import { sampleCart } from '#web/testing/sample-cart.ts';
import { BuyForm } from './buy-form.tsx';
import { GiftSection } from './gift-section.tsx';

afterEach(clear);

const cart = sampleCart();

function Page() {
  const [isGift, setIsGift] = useState(false);
  if (!cart.breakdown) throw new Error('nothing to buy');
  const buying = { cart, breakdown: cart.breakdown, number: 3, failure: undefined, idempotencyKey: 'key-1' };
  return (
    <>
      <GiftSection failure={undefined} isGift={isGift} onGift={setIsGift} />
      <BuyForm
        isCreditUsed={false}
        onCredit={() => undefined}
        {...buying}
        isGift={isGift}
        onGift={setIsGift}
      />
    </>
  );
}

const tick = (boxes: string) => {
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) box.checked = true;
};
const openLate = (meanwhile: () => void) =>
  drawLate(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />, meanwhile);
const isUnready = () => document.querySelector('[name=method]')?.hasAttribute('aria-disabled');

test('what was ticked before the page was alive counts', async () => {
  await openLate(() => tick('[name=agreeTerms], [name=confirmations]'));
  expect(isUnready()).toBe(false);
});

test('nothing was ticked, nothing counts', async () => {
  await openLate(() => undefined);
  expect(isUnready()).toBe(true);
});

test('a gift that was chosen before the page was alive asks nothing of its giver', async () => {
  await openLate(() => tick('[name=isGift][value=on], [name=agreeTerms]'));
  expect(words()).not.toContain('Please confirm');
  expect(isUnready()).toBe(false);
});

test('what the courses ask for is not asked any more once they are a gift', async () => {
  await openLate(() => tick('[name=agreeTerms]'));
  await during(() => document.querySelector<HTMLFormElement>('#buy')?.requestSubmit());
  expect(words()).toContain('Please confirm the points that your courses ask for.');
  await during(() => document.querySelector<HTMLInputElement>('[name=isGift][value=on]')?.click());
  expect(words()).not.toContain('Please confirm the points that your courses ask for.');
});
