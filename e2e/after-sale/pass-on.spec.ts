import type { Page } from '@playwright/test';
import { agree } from '../checkout.ts';
import { expectLetter, openAsStranger, registerToClaim } from '../gifts/gifts.ts';
import {
  atBothWidths,
  expect,
  inspect,
  mailsTo,
  newcomer,
  openAlive,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from '../journey.ts';
import { addCourseIn, asSomebodyNew, buyAnew, refundedAtGateway } from './after-sale.ts';

// It waits for letters, which go out twice a minute.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(asSomebodyNew);

const FEE = 'Proceed to Payment - AED 433.00';

const pathOf = ({ reference, lineId }: { reference: string; lineId: string }) =>
  `/orders/${reference}/lines/${lineId}/change?act=pass-on`;

const name = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Hassan');
  await page.getByLabel('Last name').fill('Idris');
  await page.getByLabel('Email', { exact: true }).fill(email);
};

/** Names a colleague and pays the fee; what the gateway calls that payment. */
const passOn = async (page: Page, email: string): Promise<string> => {
  await name(page, email);
  await page.getByRole('button', { name: FEE }).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
  const session = /pay\/(\w+)/.exec(page.url())?.[1] ?? '';
  await payByCard(page);
  await expect(page).toHaveURL(/act=pass-on/);
  await expect(page.getByRole('heading', { name: 'Your seat waits for Hassan Idris' })).toBeVisible({
    timeout: 30_000,
  });
  return session;
};

const expectFeeBack = (page: Page, session: string) =>
  expect(async () => {
    expect(await refundedAtGateway(page, session)).toBe('AED 433.00');
  }).toPass({ timeout: 45_000 });

atBothWidths(() => {
  test('a seat is paid to be passed on, accepted by a new account, and changes hands', async ({
    page,
    browser,
  }) => {
    const slug = await addCourseIn(page, 40);
    const bought = await buyAnew(page, slug);
    await openAlive(page, `/orders/${bought.reference}`);
    await page.getByRole('link', { name: /^Change your plans/ }).click();
    await page.getByRole('link', { name: /^Give my seat to a colleague/ }).click();
    await inspect(page, 'pass-on');
    await page.getByRole('button', { name: FEE }).click();
    await expect(page.getByText('First name is required').first()).toBeVisible();
    await name(page, 'hassan at example');
    await page.getByRole('button', { name: FEE }).click();
    await expect(page.getByText('Invalid email format').first()).toBeVisible();
    await inspect(page, 'pass-on-refused');

    const { email } = newcomer();
    await passOn(page, email);
    await inspect(page, 'pass-on-waits');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('The letter was sent a moment ago.')).toBeVisible();
    const link = await expectLetter(page, email);

    const colleague = await openAsStranger(browser, page, link);
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('A seat is waiting for you');
    await inspect(colleague, 'pass-on-claim');
    await page.reload();
    await expect(page.getByText('Hassan Idris has opened the link')).toBeVisible();

    const account = await registerToClaim(colleague);
    const accept = colleague.getByRole('button', { name: 'Accept the seat' });
    await accept.click();
    await expect(colleague.getByText('Please agree to the Terms and Conditions').first()).toBeVisible();
    await agree(colleague);
    await inspect(colleague, 'pass-on-claim-asked');
    await accept.click();
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('You are enrolled');
    await inspect(colleague, 'pass-on-claimed');
    await colleague.getByRole('link', { name: 'See your courses' }).click();
    await expect(colleague.getByRole('link', { name: /^Journey / }).first()).toBeVisible();
    await openAlive(colleague, '/orders');
    await expect(colleague.getByText(bought.reference)).toHaveCount(0);
    await colleague.context().close();

    await openAlive(page, `/orders/${bought.reference}`);
    await expect(page.getByText('Passed on', { exact: true })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Change your plans/ })).toHaveCount(0);
    await inspect(page, 'pass-on-order');
    await signIn(page, PEOPLE.staff);
    await openAlive(page, `/admin/courses/in-person/${slug}/roster`);
    await expect(page.getByText(account).first()).toBeVisible();
  });

  test('a seat is taken back, and offered again it is declined: each time the fee goes back', async ({
    page,
    browser,
  }) => {
    const bought = await buyAnew(page, await addCourseIn(page, 40));
    await openAlive(page, pathOf(bought));
    const first = newcomer().email;
    const session = await passOn(page, first);
    const former = await expectLetter(page, first);
    await page.getByRole('button', { name: 'Take it back' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Let it wait' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await asked.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The invitation of Hassan Idris has ended.')).toBeVisible();
    await inspect(page, 'pass-on-taken-back');
    await expectFeeBack(page, session);

    const stranger = await openAsStranger(browser, page, former);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This was taken back');
    await inspect(stranger, 'pass-on-taken-back-link');

    const second = newcomer().email;
    const again = await passOn(page, second);
    await openAlive(stranger, await expectLetter(page, second));
    await stranger.getByRole('button', { name: 'Decline the seat' }).click();
    await stranger.getByRole('alertdialog').getByRole('button', { name: 'Decline the seat' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This seat was declined');
    await inspect(stranger, 'pass-on-declined-link');
    await stranger.context().close();
    await page.reload();
    await expect(page.getByText('Hassan Idris has declined. Your seat stays yours.')).toBeVisible();
    await expectFeeBack(page, again);
    await openAlive(page, `/orders/${bought.reference}`);
    await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a seat is passed on and taken back by the same forms', async ({ page }) => {
    const bought = await buyAnew(page, await addCourseIn(page, 40));
    await page.goto(pathOf(bought));
    await page.getByRole('button', { name: FEE }).click();
    await expect(page.getByText('Last name is required').first()).toBeVisible();
    await passOn(page, newcomer().email);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('The invitation of Hassan Idris has ended.')).toBeVisible();
  });
});

test('by the keyboard alone a colleague is named and the card page reached', async ({ page }) => {
  const bought = await buyAnew(page, await addCourseIn(page, 40));
  await openAlive(page, pathOf(bought));
  await page.getByLabel('First name').focus();
  for (const text of ['Hassan', 'Idris', newcomer().email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: FEE })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
});

test('staff ask its person for the fee, and an administrator waives it', async ({ page }) => {
  const { reference, lineId } = await buyAnew(page, await addCourseIn(page, 40));
  const address = `/admin/orders/${reference}/lines/${lineId}/pass-on`;
  await signIn(page, PEOPLE.staff);
  await openAlive(page, `/admin/orders/${reference}`);
  await page.getByRole('link', { name: /^Pass on to a colleague/ }).click();
  await expect(page.getByText('Waive the fee', { exact: true })).toHaveCount(0);
  await name(page, newcomer().email);
  await page.getByRole('button', { name: 'Pass the seat on' }).click();
  await expect(page.getByText('asked to pay the fee first')).toBeVisible();
  await openAlive(page, address);
  await inspect(page, 'office-pass-on-waits');
  await page.getByLabel('Reason', { exact: true }).fill('Asked by telephone');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('The seat stays with its person.')).toBeVisible();

  await signIn(page, PEOPLE.admin);
  await openAlive(page, address);
  const { email } = newcomer();
  await name(page, email);
  await page.getByText('Waive the fee', { exact: true }).click();
  await page.getByRole('button', { name: 'Pass the seat on' }).click();
  await expect(page.getByText('Please say why the fee is waived.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('A broken leg');
  await inspect(page, 'office-pass-on');
  await page.getByRole('button', { name: 'Pass the seat on' }).click();
  await expect(page.getByText('The colleague is invited')).toBeVisible();
  await expect.poll(() => mailsTo(page, email), { timeout: 75_000 }).toHaveLength(1);
});
