import type { APIRequestContext, Page } from '@playwright/test';
import { addFrom, newMember } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { atBothWidths, expect, inspect, openAlive, payByCard, test } from '../journey.ts';

const TITLE = 'Skin Physiology for Device Users';
const COURSE = '/online-live-training/skin-physiology-live';

const address = (page: Page) => page.getByRole('textbox', { name: 'Calendar address' });
/** As a calendar asks: with the address and nothing else. */
const fetch = (without: APIRequestContext, url: string) => without.get(new URL(url).pathname);

// Somebody whose clock is not that of the course.
test.use({ timezoneId: 'Asia/Dubai' });

const buy = async (page: Page) => {
  await newMember(page);
  await addFrom(page, COURSE);
  await page.goto('/checkout');
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/payment\/success/);
};

atBothWidths(() => {
  test('the next session of a live course is named wherever somebody looks what comes up, by their own clock too', async ({
    page,
  }) => {
    await buy(page);
    for (const [address, name] of [
      ['/my-courses', 'live-coming-my-courses'],
      ['/dashboard', 'live-coming-dashboard'],
      ['/library/live', 'live-coming-library'],
    ] as const) {
      await openAlive(page, address);
      const main = page.getByRole('main');
      await expect(main.getByText(/^Next: .* 19:00 in Madrid$/).first()).toBeVisible();
      await expect(main.getByText(/2[12]:00 in Dubai, your time$/).first()).toBeVisible();
      await expect(main.getByRole('link', { name: `Sessions of ${TITLE}` }).first()).toHaveAttribute(
        'href',
        '/live/skin-physiology-live',
      );
      await inspect(page, name);
    }
  });

  test('a member makes the address of their own calendar, a calendar reads it without a login, and it is taken back', async ({
    page,
    playwright,
    baseURL,
  }) => {
    await buy(page);
    await openAlive(page, '/profile');
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Calendar' })).toBeVisible();
    await inspect(page, 'own-calendar-none');
    await page.getByRole('button', { name: 'Make a calendar address' }).click();
    await expect(page.getByText('Your calendar address is ready.')).toBeVisible();
    const first = await address(page).inputValue();
    await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      first.replace(/^https?:/, 'webcal:'),
    );
    await expect(page.getByText('Not yet')).toBeVisible();
    await inspect(page, 'own-calendar');

    const without = await playwright.request.newContext({ baseURL });
    const read = await fetch(without, first);
    expect(read.status()).toBe(200);
    expect(read.headers()['set-cookie']).toBeUndefined();
    const body = (await read.text()).replaceAll('\r\n ', '');
    expect(body).toContain(`SUMMARY:${TITLE}`);
    expect(body).toContain('/live/skin-physiology-live?session=1');
    expect(body).not.toContain('meet.example');
    await openAlive(page, '/profile?section=calendar');
    await expect(page.getByText('Not yet')).toBeHidden();

    await page.getByRole('button', { name: 'Make a new address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
    await expect(page.getByText('You have a new calendar address.', { exact: false })).toBeVisible();
    await expect(address(page)).not.toHaveValue(first);
    const second = await address(page).inputValue();
    expect((await fetch(without, first)).status()).toBe(404);
    expect((await fetch(without, second)).status()).toBe(200);

    await page.getByRole('button', { name: 'Take the address back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the address back' }).click();
    await expect(page.getByText('Your calendar address leads nowhere any more.')).toBeVisible();
    expect((await fetch(without, second)).status()).toBe(404);
    await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
    await without.dispose();
  });
});

test('the address is made, renewed and taken back without a script', async ({ browser, page }) => {
  await newMember(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto('/profile?section=calendar');
  await reader.getByRole('button', { name: 'Make a calendar address' }).click();
  const first = await address(reader).inputValue();
  await reader.getByRole('button', { name: 'Make a new address' }).click();
  await expect(address(reader)).not.toHaveValue(first);
  await reader.getByRole('button', { name: 'Take the address back' }).click();
  await expect(reader.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  await plain.close();
});
