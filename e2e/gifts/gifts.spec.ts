import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { fillCart, linesOf, newMember } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { addCourse } from '../course-manager.ts';
import { atBothWidths, expect, inspect, newcomer, openAlive, test } from '../journey.ts';
import { expectLetter, give, lettersTo, openAsStranger, payGift, registerToClaim } from './gifts.ts';

const SELF_PACED = 'botox-professional-training';

// It waits for letters, which go out twice a minute, and for its turn to open accounts.
test.describe.configure({ timeout: 240_000 });

const gift = (page: Page) => page.getByRole('region', { name: 'Gift' });
const standing = (page: Page, words: string) =>
  expect(gift(page).getByText(words, { exact: true }).first()).toBeVisible();

const expectInLibrary = async (page: Page, { basic }: AdminCourse) => {
  await page.getByRole('link', { name: 'See your courses' }).click();
  await expect(page).toHaveURL(/\/library/);
  await expect(page.getByText(basic.title).first()).toBeVisible();
  await page.getByRole('link', { name: /^Self-paced courses/ }).click();
  await expect(page.getByText('Botox Professional Training').first()).toBeVisible();
};

atBothWidths(() => {
  test('a mixed cart with a code is given, claimed by another address, and its giver sees how it goes', async ({
    page,
    browser,
  }) => {
    const course = await addCourse(page);
    await newMember(page);
    await fillCart(page, course.slug, SELF_PACED);
    await openAlive(page, '/checkout');
    await expect(linesOf(page)).toHaveCount(2);
    const before = (await payButton(page).textContent()) ?? '';
    await page.getByLabel(/promo code/i).fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(payButton(page)).not.toHaveText(before);
    const invited = newcomer();
    const order = await payGift(page, { email: invited.email, message: 'See you in the skills lab' });

    const link = await expectLetter(page, invited.email);
    await openAlive(page, order);
    await standing(page, 'Sent');
    await expect(gift(page).getByText('See you in the skills lab')).toBeVisible();
    await expect(gift(page).getByText('Waits to be claimed')).toHaveCount(2);
    await inspect(page, 'gift-sent');

    const recipient = await openAsStranger(browser, page, link);
    await expect(recipient.getByRole('heading', { level: 1 })).toHaveText('Two courses are waiting for you');
    await expect(recipient.getByText('See you in the skills lab')).toBeVisible();
    await inspect(recipient, 'gift-claim');
    await page.reload();
    await standing(page, 'Opened');

    await registerToClaim(recipient);
    const claim = recipient.getByRole('button', { name: 'Claim two courses' });
    await claim.click();
    await expect(
      recipient.getByText('Please agree to the Terms and Conditions to proceed.').first(),
    ).toBeVisible();
    await expect(recipient.getByText('Please confirm: I hold valid professional').first()).toBeVisible();
    await inspect(recipient, 'gift-claim-asked');
    await agree(recipient);
    await claim.click();
    await expect(recipient.getByText('You have claimed what is in it')).toBeVisible();
    await inspect(recipient, 'gift-claimed');
    await expectInLibrary(recipient, course);
    await recipient.context().close();

    await page.reload();
    await standing(page, 'Claimed');
    await expect(gift(page).getByText('Claimed by Hassan Idris')).toHaveCount(2);
    await expect(gift(page).getByRole('button')).toHaveCount(0);
    await inspect(page, 'gift-given');
  });

  test('a gift gets another address, is sent at once, and is taken back for a refund', async ({
    page,
    browser,
  }) => {
    const [former, later] = [newcomer().email, newcomer().email];
    const sendOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const order = await give(page, { courses: [SELF_PACED], email: former, sendOn });
    await openAlive(page, order);
    await standing(page, 'Not sent yet');
    await gift(page).getByRole('button', { name: 'Send it now' }).click();
    await standing(page, 'Sent');
    const formerLink = await expectLetter(page, former);

    await gift(page).getByText('Give it to another address').click();
    await gift(page).getByLabel('Recipient’s email').fill('nobody@');
    await gift(page).getByRole('button', { name: 'Change the address' }).click();
    await expect(gift(page).getByText('Invalid email format').first()).toBeVisible();
    await gift(page).getByLabel('Recipient’s email').fill(later);
    await gift(page).getByRole('button', { name: 'Change the address' }).click();
    await standing(page, later);
    await standing(page, 'Not sent yet');
    await gift(page).getByRole('button', { name: 'Send it now' }).click();
    await standing(page, 'Sent');
    const laterLink = await expectLetter(page, later);
    const stranger = await openAsStranger(browser, page, formerLink);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link was replaced');
    await inspect(stranger, 'gift-replaced');
    await gift(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(gift(page).getByText('The letter was sent a moment ago.')).toBeVisible();

    await gift(page)
      .getByRole('button', { name: /^Take it back and get €/ })
      .click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await gift(page)
      .getByRole('button', { name: /^Take it back and get €/ })
      .click();
    await asked.getByRole('button', { name: /^Take it back and get €/ }).click();
    await standing(page, 'Taken back');
    await expect(gift(page).getByRole('button')).toHaveCount(0);
    await inspect(page, 'gift-taken-back');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Paid back, /), 'by the gateway').toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 45_000 });
    await openAlive(stranger, laterLink);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This was taken back');
    await inspect(stranger, 'gift-taken-back-link');
    await stranger.context().close();
    expect(await lettersTo(page, later), 'nobody is told twice').toHaveLength(1);
  });
});
