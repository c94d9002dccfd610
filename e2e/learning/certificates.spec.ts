import type { Browser, Page } from '@playwright/test';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { enroll, FREE_COURSE } from './learner.ts';
import { passCourse } from './pass-course.ts';

/** Jobs issue and draw it a moment later. */
const issuedTo = async (page: Page): Promise<string> => {
  let number = '';
  await expect(async () => {
    const answer = await page.request.get('/api/certificates');
    const [certificate] = (await answer.json()).certificates;
    expect(certificate).toMatchObject({ isDrawn: true });
    number = certificate.number;
  }).toPass({ timeout: 60_000 });
  return number;
};

/** Somebody who has nothing but a number, and a browser that keeps nothing. */
const asStranger = async (browser: Browser, page: Page, see: (stranger: Page) => Promise<void>) => {
  const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false });
  await see(await context.newPage());
  await context.close();
};

const checkBadge = async (page: Page, buffer: Buffer) => {
  await openAlive(page, '/verify');
  await page.getByLabel('Check a badge').setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer });
};

atBothWidths(() => {
  test('a course is finished, its certificate is verified by a stranger, revoked, and that is seen at once', async ({
    page,
    browser,
  }) => {
    await enroll(page, FREE_COURSE);
    await openAlive(page, `/certificates/why/${FREE_COURSE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why is my certificate not issued?');
    await expect(page.getByText('0% completed')).toBeVisible();
    await inspect(page, 'certificate-not-issued');

    await passCourse(page, FREE_COURSE);
    const number = await issuedTo(page);
    await openAlive(page, '/certificates');
    await page.getByRole('link', { name: 'Infection Control in the Injection Room' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your certificate');
    await expect(page.getByRole('img', { name: 'Code that leads to its verification' })).toBeVisible();
    await inspect(page, 'certificate');
    const file = await page.request.get(`/api/certificates/${number}/file`);
    const pdf = await file.body();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    await asStranger(browser, page, async (stranger) => {
      await stranger.goto('/verify');
      await stranger.getByLabel('Certificate number').fill(number.toLowerCase().replaceAll('-', ' '));
      await stranger.getByRole('button', { name: 'Verify' }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Valid');
      await expect(stranger.getByText('Infection Control in the Injection Room')).toBeVisible();
    });

    await openAlive(page, `/verify/${number}`);
    const choose = page.getByLabel('Compare a PDF');
    await choose.setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('The same file')).toBeVisible();
    const forged = Buffer.from(pdf);
    forged[forged.length - 20] = 0x20 ^ (forged[forged.length - 20] ?? 0);
    await choose.setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: forged });
    await expect(page.getByText('Not the file that was issued')).toBeVisible();
    await inspect(page, 'verify-valid');

    const badge = await (await page.request.get(`/api/certificates/${number}/badge.png`)).body();
    await checkBadge(page, badge);
    await expect(page.getByText('The badge is valid')).toBeVisible();
    await inspect(page, 'verify-badge');
    await checkBadge(page, Buffer.from('a photo of a badge'));
    await expect(page.getByText('No badge was found')).toBeVisible();

    await signIn(page, PEOPLE.staff);
    await openAlive(page, `/admin/certificates?q=${number}`);
    await page.getByRole('link', { name: number, exact: true }).click();
    await page.getByRole('link', { name: 'Revoke', exact: true }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Reason is required').first()).toBeVisible();
    await page.getByLabel('Reason').fill('The identity could not be confirmed');
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Whoever verifies them is told so from now on.')).toBeVisible();

    await asStranger(browser, page, async (stranger) => {
      await stranger.goto(`/verify/${number}`);
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Revoked');
      await expect(stranger.getByText('The identity could not be confirmed')).toBeVisible();
    });
    await checkBadge(page, badge);
    await expect(page.getByText('The badge counts no more')).toBeVisible();
    await openAlive(page, `/verify/${number}`);
    await inspect(page, 'verify-revoked');
    const wrong = `${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`;
    await openAlive(page, `/verify/${wrong}`);
    await expect(page.getByRole('link', { name: `Try ${number}` })).toBeVisible();
    await inspect(page, 'verify-unknown');
  });
});
