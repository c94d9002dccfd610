import { agree } from '../checkout.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { addCourseIn, buyAnew, refundedAtGateway } from './after-sale.ts';

/** What the first two steps of the policy give back. */
const STEPS = [
  { days: 40, share: 0.9 },
  { days: 20, share: 0.5 },
];

const SELF_PACED = 'botox-professional-training';

const numberIn = (text: string): number => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', ''));

atBothWidths(() => {
  for (const { days, share } of STEPS)
    test(`who leaves ${days} days before gets back what the policy says today`, async ({ page }) => {
      const { reference, lineId, session } = await buyAnew(page, await addCourseIn(page, days));
      await openAlive(page, `/orders/${reference}`);
      await page.getByRole('link', { name: /^Change your plans/ }).click();
      await expect(page).toHaveURL(`/orders/${reference}/lines/${lineId}/change`);
      await inspect(page, `change-${days}`);
      const paid = numberIn((await page.getByText('Paid so far').locator('..').textContent()) ?? '');
      const act = page.getByRole('button', { name: /^Cancel and refund €/ });
      const said = numberIn((await act.textContent()) ?? '');
      expect(said).toBeCloseTo(paid * share, 2);
      await act.click();
      await expect(page).toHaveURL(`/orders/${reference}?done=cancelled`);
      await expect(page.getByText('You have left the course.')).toBeVisible();
      const back = await page.request.get(`/api/orders/${reference}`);
      const { order } = (await back.json()) as { order: { refunds: { aed: number }[] } };
      const aed = order.refunds.reduce((all, one) => all + one.aed, 0) / 100;
      await expect(async () => {
        expect(numberIn(await refundedAtGateway(page, session))).toBeCloseTo(aed, 2);
      }).toPass({ timeout: 30_000 });
    });
});

test('who leaves within a fortnight of the start is given a credit note, and pays with it for another course', async ({
  page,
}) => {
  const slug = await addCourseIn(page, 10);
  const { reference, lineId, session } = await buyAnew(page, slug);
  await openAlive(page, `/orders/${reference}/lines/${lineId}/change`);
  await inspect(page, 'change-last-step');
  const act = page.getByRole('button', { name: /^Cancel for a credit note of €/ });
  const [amount = ''] = /€[\d,.]+/.exec((await act.textContent()) ?? '') ?? [];
  await act.click();
  await expect(page.getByText('You have left the course.')).toBeVisible();
  expect(await refundedAtGateway(page, session)).toBe('AED 0.00');
  await openAlive(page, '/orders');
  const notes = page.getByRole('list', { name: 'Credit notes' });
  await expect(notes).toContainText(`${amount} left`);

  await page.request.post(`/elearning/course/${SELF_PACED}/add-to-cart`);
  await openAlive(page, `/checkout/elearning/${SELF_PACED}`);
  await page.getByRole('checkbox', { name: `Use my credit note: ${amount}` }).check();
  await agree(page);
  await page.getByRole('button', { name: 'Pay with Credit Note' }).click();
  await expect(page.getByText('Paid by credit note: nothing was charged.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a course is left by the same form, once', async ({ page }) => {
    const { reference, lineId } = await buyAnew(page, await addCourseIn(page, 40));
    const address = `/orders/${reference}/lines/${lineId}/change`;
    await page.goto(address);
    await page.getByRole('link', { name: /Move to another date/ }).click();
    await page
      .getByRole('link', { name: /^Cancel/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Cancel and refund/ }).click();
    await expect(page.getByText('You have left the course.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('Nobody takes part by this order any more.')).toBeVisible();
  });
});

test('staff take somebody off a course, and an administrator for another figure', async ({ page }) => {
  const { reference, lineId, session } = await buyAnew(page, await addCourseIn(page, 40));
  await signIn(page, PEOPLE.staff);
  await openAlive(page, `/admin/orders/${reference}`);
  await page.getByRole('link', { name: /^Cancel the place/ }).click();
  await expect(page.getByText('By the policy', { exact: true })).toBeVisible();
  await expect(page.getByText('Another figure', { exact: true })).toHaveCount(0);
  await signIn(page, PEOPLE.admin);
  await openAlive(page, `/admin/orders/${reference}/lines/${lineId}/cancel`);
  await page.getByText('Another figure', { exact: true }).click();
  await page.getByLabel('Goes back the way it was paid').fill('100.00');
  await page.getByLabel('Reason', { exact: true }).fill('Agreed by telephone');
  await inspect(page, 'office-cancel');
  await page.getByRole('button', { name: 'Cancel the place' }).click();
  await expect(page.getByText('The place is cancelled.')).toBeVisible();
  await expect(async () => {
    expect(await refundedAtGateway(page, session)).toBe('AED 433.00');
  }).toPass({ timeout: 30_000 });
});
