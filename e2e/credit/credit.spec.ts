import type { Page } from '@playwright/test';
import { fillCart, linesOf } from '../cart/carts.ts';
import { agree } from '../checkout.ts';
import { expect, inspect, openAlive, payByCard, signIn, test } from '../journey.ts';

const SELF_PACED = 'botox-professional-training';
const IN_PERSON = ['laser-safety-officer', 'thread-lifting-masterclass'];

/** Both were given a credit note for a course that they could not come to. */
const HOLDERS = [
  { email: 'tomas.varga@example.com', viewport: { width: 1280, height: 900 } },
  { email: 'oliver.hughes@example.com', viewport: { width: 390, height: 844 } },
];

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const creditTick = (page: Page) => page.getByRole('checkbox', { name: /^Use my credit note: €/ });

for (const { email, viewport } of HOLDERS)
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a credit note pays for one course whole, and a part of a cart whose rest the card pays', async ({
      page,
    }) => {
      await signIn(page, { email, password: 'Demo-learner-2026' });
      await openAlive(page, '/orders');
      const notes = page.getByRole('list', { name: 'Credit notes' });
      await expect(notes).toContainText('Can be used');
      await expect(notes).toContainText('€1,290.00 left');
      await inspect(page, `credit-notes-${viewport.width}`);
      const href = await notes
        .getByRole('link', { name: /^Credit note CN-\d{4}-\d{6}/ })
        .getAttribute('href');
      const paper = await page.request.get(href ?? '');
      expect(paper.headers()['content-type']).toContain('application/pdf');

      await page.request.post(`/elearning/course/${SELF_PACED}/add-to-cart`);
      await openAlive(page, `/checkout/elearning/${SELF_PACED}`);
      await creditTick(page).check();
      await expect(summary(page).getByText('Credit note')).toBeVisible();
      await inspect(page, `credit-whole-${viewport.width}`);
      await agree(page);
      await page.getByRole('button', { name: 'Pay with Credit Note' }).click();
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      await expect(page.getByText('Paid by credit note: nothing was charged.')).toBeVisible();
      await inspect(page, `credit-paid-whole-${viewport.width}`);

      await fillCart(page, ...IN_PERSON);
      await openAlive(page, '/checkout');
      await expect(linesOf(page)).toHaveCount(IN_PERSON.length);
      await creditTick(page).check();
      await expect(summary(page).getByText('To pay today by card')).toBeVisible();
      await inspect(page, `credit-cart-${viewport.width}`);
      await agree(page);
      await page.getByRole('button', { name: /^Proceed to Payment - AED/ }).click();
      await payByCard(page);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      await expect(page.getByText(/charged, and €[\d,.]+ by credit note/)).toBeVisible();
      await page.getByRole('link', { name: 'See your order' }).click();
      await expect(page.getByText(/and €[\d,.]+ by credit note paid so far/)).toBeVisible();
      await inspect(page, `credit-order-${viewport.width}`);
      await page.goto('/orders');
      await expect(notes).toContainText('Used up');
      await inspect(page, `credit-spent-${viewport.width}`);
    });
  });
