import type { Page } from '@playwright/test';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { DEMO_CASES, findCase } from '../payment-cases.ts';

const anOrder = async (page: Page) => {
  const answer = await page.request.get('/api/admin/orders?state=confirmed');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orders } = (await answer.json()) as { orders: { reference: string }[] };
  return orders.at(-1)?.reference ?? '';
};

const field = (page: Page) => page.getByRole('combobox', { name: 'Find' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const marked = (page: Page) => page.getByRole('option', { selected: true });
const openByKey = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

atBothWidths(() => {
  test('staff go by keyboard alone from the dashboard to an order, a case and a page', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    const reference = await anOrder(page);
    const { caseId } = await findCase(page.request, DEMO_CASES.fixed);
    await openAlive(page, '/admin');

    await tabTo(page, /^Find/);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(reference.toLowerCase());
    await expect(marked(page)).toContainText(reference);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/orders/${reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await openByKey(page);
    await page.keyboard.type(caseId);
    await expect(marked(page)).toContainText(caseId);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/general-payment\?case=/);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openByKey(page);
    await page.keyboard.type('letters');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/letters');
    await inspect(page, 'letters');
  });

  test('rows are marked by the arrows, Home and End, and Escape leaves all as it was', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/orders');
    await page.getByRole('searchbox').focus();
    await openByKey(page);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('botox');
    await expect(page.getByRole('group', { name: 'Courses' })).toBeVisible();
    await inspect(page, 'find-open');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL('/admin/orders');
  });

  test('the last that was typed is what is shown, and what nobody has is said to be nowhere', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    await openByKey(page);
    // The earlier answer comes last.
    await page.route(/\/api\/admin\/find\?q=botox$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.type('botox');
    await page.waitForRequest(/find\?q=botox$/);
    await page.keyboard.type(' is called so by nobody');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found for' })).toHaveText(
      'Nothing found for “botox is called so by nobody”',
    );
    await page.waitForTimeout(2_000);
    await expect(options(page)).toHaveCount(0);
  });

  test('without a connection that is said, and the next try finds', async ({ page, context }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    await openByKey(page);
    await context.setOffline(true);
    await page.keyboard.type('botox');
    await expect(page.getByRole('alert')).toContainText('The connection was lost');
    await context.setOffline(false);
    await tabTo(page, 'Try again');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Courses' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });
});

test('an administrator finds people and a setting by what it is about', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await openAlive(page, '/admin');
  await openByKey(page);
  await page.keyboard.type(PEOPLE.learner.email);
  await expect(page.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveCount(1);
  await field(page).fill('bank details');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings');
});

test('staff are told of no people, and instructors have nothing to find', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  await openAlive(page, `/admin/find?q=${PEOPLE.learner.email}`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toHaveCount(0);
  await signIn(page, PEOPLE.instructor);
  await openAlive(page, '/admin/courses/in-person');
  await expect(page.getByRole('link', { name: 'Find' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/find?q=botox')).status()).toBe(403);
  expect((await page.request.get('/admin/find')).status()).toBe(404);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('Find is a page with a form, which finds the same', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByRole('searchbox', { name: 'Find' }).fill('botox');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/admin/find?q=botox');
    await page
      .getByRole('link', { name: /^Botox/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/courses\/.*\/edit$/);
  });
});
