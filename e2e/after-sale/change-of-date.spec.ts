import type { Page } from '@playwright/test';
import { COURSES, enrol, expectMail } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, payByCard, signIn, test } from '../journey.ts';
import { addRuns, buyAnew, refundedAtGateway } from './after-sale.ts';

type Line = { reference: string; lineId: string };

const openMove = async (page: Page, { reference, lineId }: Line) => {
  await openAlive(page, `/orders/${reference}/lines/${lineId}/change`);
  await page.getByRole('link', { name: /^Move to another date/ }).click();
  await expect(page.getByRole('heading', { name: 'New date' })).toBeVisible();
};

const expectMoved = async (page: Page, { reference }: Line) => {
  await expect(page).toHaveURL(`/orders/${reference}?done=moved`);
  await expect(page.getByText('Your date has been changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change of date' })).toBeVisible();
};

const courseOf = async (page: Page, { reference }: Line) => {
  const answer = await page.request.get(`/api/orders/${reference}`);
  const { order } = (await answer.json()) as { order: { lines: { course: { _id: string } }[] } };
  return order.lines[0]?.course._id;
};

atBothWidths(() => {
  test('who changes to a dearer date pays the difference first, and has both receipts', async ({ page }) => {
    const [from, to] = await addRuns(page, 1_450, 1_650);
    const bought = await buyAnew(page, from?.slug ?? '');
    await openMove(page, bought);
    await expect(page.getByRole('link', { name: /€200.00 more/ })).toBeVisible();
    await inspect(page, 'move-dearer');
    await page.getByRole('button', { name: 'Proceed to Payment - AED 866.00' }).click();
    await expect(page).toHaveURL(/sandbox-gateway/);
    const card = page.url();
    await openAlive(page, `/orders/${bought.reference}`);
    await page.getByRole('link', { name: 'Pay or keep my date' }).click();
    await expect(page.getByRole('heading', { name: 'Your payment is not finished' })).toBeVisible();
    await inspect(page, 'move-pending');
    expect(await courseOf(page, bought)).toBe(from?._id);
    await page.goto(card);
    await payByCard(page);
    await expectMoved(page, bought);
    expect(await courseOf(page, bought)).toBe(to?._id);
    await expect(page.getByRole('link', { name: /^Receipt R-/ })).toHaveCount(2);
    await expect(page.getByText('€200.00 (AED 866.00) paid')).toBeVisible();
    await inspect(page, 'order-moved');
  });

  test('who changes to a cheaper date has the difference back on the card', async ({ page }) => {
    const [from, to] = await addRuns(page, 1_450, 1_200);
    const bought = await buyAnew(page, from?.slug ?? '');
    await openMove(page, bought);
    await page.getByRole('button', { name: /^Move to / }).click();
    await expectMoved(page, bought);
    expect(await courseOf(page, bought)).toBe(to?._id);
    await expect(async () => {
      expect(await refundedAtGateway(page, bought.session)).toBe('AED 1,082.50');
    }).toPass({ timeout: 30_000 });
  });
});

test('who keeps the date after all gives the payment up, and nothing has moved', async ({ page }) => {
  const [from] = await addRuns(page, 1_450, 1_650);
  const bought = await buyAnew(page, from?.slug ?? '');
  await openMove(page, bought);
  await page.getByRole('button', { name: /^Proceed to Payment/ }).click();
  await expect(page).toHaveURL(/sandbox-gateway/);
  const card = page.url();
  await openAlive(page, `/orders/${bought.reference}/lines/${bought.lineId}/change?act=move`);
  await page.getByRole('button', { name: 'Keep my date' }).click();
  await expect(page.getByRole('heading', { name: 'New date' })).toBeVisible();
  expect(await courseOf(page, bought)).toBe(from?._id);
  await page.goto(card);
  await expect(page.getByRole('button', { name: /^pay/i })).toHaveCount(0);
});

test('a course that has no other date says so, with ways on', async ({ page }) => {
  const [only] = await addRuns(page, 1_450);
  const { reference, lineId } = await buyAnew(page, only?.slug ?? '');
  await openAlive(page, `/orders/${reference}/lines/${lineId}/change?act=move`);
  await expect(page.getByText('There is no other date with a free seat')).toBeVisible();
  await inspect(page, 'move-nowhere');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a date is chosen by its link and changed by its button', async ({ page }) => {
    const [from, , last] = await addRuns(page, 1_450, 1_450, 1_450);
    const bought = await buyAnew(page, from?.slug ?? '');
    await page.goto(`/orders/${bought.reference}/lines/${bought.lineId}/change?act=move&to=${last?._id}`);
    await page.getByRole('button', { name: /^Move to / }).click();
    await expect(page.getByText('Your date has been changed.')).toBeVisible();
    expect(await courseOf(page, bought)).toBe(last?._id);
  });
});

test('by keyboard alone a date is chosen and changed', async ({ page }) => {
  const [from] = await addRuns(page, 1_450, 1_450);
  const bought = await buyAnew(page, from?.slug ?? '');
  await openMove(page, bought);
  await page.getByRole('list', { name: 'Dates' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/to=/);
  const act = page.getByRole('button', { name: /^Move to / });
  while (!(await act.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectMoved(page, bought);
});

test('staff move one place from its order, an administrator for other figures', async ({ page }) => {
  const [from, to] = await addRuns(page, 1_450, 1_650);
  const { reference, lineId } = await buyAnew(page, from?.slug ?? '');
  await page.context().clearCookies();
  await signIn(page, PEOPLE.admin);
  await openAlive(page, `/admin/orders/${reference}`);
  await page.getByRole('link', { name: /^Move to another date/ }).click();
  await expect(page).toHaveURL(`/admin/orders/${reference}/lines/${lineId}/move`);
  await inspect(page, 'office-move');
  await page.getByText('Other figures', { exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('A goodwill');
  await page.getByRole('button', { name: 'Move to this date' }).click();
  await expect(page.getByText('The date is changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What was changed?' })).toBeVisible();
  await inspect(page, 'office-order-moved');
  const { order } = (await (await page.request.get(`/api/admin/orders/${reference}`)).json()) as {
    order: { lines: { course: { _id: string } }[] };
  };
  expect(order.lines[0]?.course._id).toBe(to?._id);
});

test.describe('several on the roster', () => {
  const choose = async (page: Page, slug: string, act: string) => {
    await page.context().clearCookies();
    await signIn(page, PEOPLE.staff);
    await openAlive(page, `${COURSES}/${slug}/roster`);
    await page.getByRole('checkbox', { name: 'Choose everybody who is enrolled' }).check();
    await expect(page.getByText('2 places chosen')).toBeVisible();
    await page.getByRole('button', { name: act }).click();
  };

  test('are cancelled at once, each for what the policy gives', async ({ page }) => {
    const [run] = await addRuns(page, 1_000);
    const people = [await enrol(page, run as never), await enrol(page, run as never)];
    await choose(page, run?.slug ?? '', 'Cancel places');
    await expect(page.getByRole('cell', { name: '€900.00' })).toHaveCount(2);
    await page.getByLabel('Reason', { exact: true }).fill('The room is too small');
    await inspect(page, 'cancel-participants');
    await page.getByRole('button', { name: 'Cancel 2 places' }).click();
    await expect(page.getByText('2 of 2 done')).toBeVisible();
    await inspect(page, 'cancel-participants-done');
    for (const person of people) await expectMail(page, person, /is cancelled/);
  });

  test('are moved at once, for the figures that are shown', async ({ page }) => {
    const [from, to] = await addRuns(page, 1_000, 1_000);
    await enrol(page, from as never);
    await enrol(page, from as never);
    await choose(page, from?.slug ?? '', 'Move to another run');
    await expect(page.getByRole('cell', { name: 'free', exact: true })).toHaveCount(2);
    await inspect(page, 'move-participants');
    await page.getByRole('button', { name: 'Move 2 places' }).click();
    await expect(page.getByText('2 of 2 done')).toBeVisible();
    await openAlive(page, `${COURSES}/${to?.slug}/roster`);
    await expect(page.getByRole('checkbox', { name: 'Noor Haddad' })).toHaveCount(2);
  });
});
