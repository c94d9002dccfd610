import type { Page } from '@playwright/test';
import { buy } from '../after-sale/after-sale.ts';
import { newMember } from '../cart/carts.ts';
import { addCourse } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

// It waits for its turn to open accounts.
test.describe.configure({ timeout: 240_000 });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A run that asks for a licence and begins in so many days. */
const addRun = (page: Page, days: number, seriesId: string | null = null) =>
  addCourse(page, {
    basic: { seriesId },
    schedule: { startDate: dayIn(days), endDate: dayIn(days + 1), registrationDeadline: dayIn(days - 1) },
    content: { professions: ['Dermatologist'] },
    enrollment: { basePrice: 1_450, earlyBird: { basePrice: null, days: 30 } },
  });

/** Who is signed in has a licence until that day, which staff have accepted. */
const haveAccepted = async (page: Page, { email }: { email: string }, expiresOn: string) => {
  const sent = await page.request.post('/api/profile/licences/file', {
    multipart: { file: { name: 'license.pdf', mimeType: 'application/pdf', buffer: PDF } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { files } = (await sent.json()) as { files: string[] };
  const facts = {
    profession: 'Dermatologist',
    number: 'D-4711',
    body: 'DHA',
    country: 'United Arab Emirates',
  };
  const handed = await page.request.post('/api/profile/licences', {
    data: { ...facts, expiresOn, file: files[0] },
  });
  expect(handed.ok(), await handed.text()).toBe(true);
  const own = await page.context().cookies();
  await signIn(page, PEOPLE.staff);
  const listed = await page.request.get(`/api/admin/licences?q=${encodeURIComponent(email)}`);
  const { licences } = (await listed.json()) as { licences: { _id: string }[] };
  const decided = await page.request.post(`/api/admin/licences/${licences[0]?._id}/decide`, {
    data: { isAccepted: true, reason: '' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await page.context().clearCookies();
  await page.context().addCookies(own);
};

atBothWidths(() => {
  test('a license that ends before the new date keeps its person from it; staff who have seen another move them', async ({
    page,
  }) => {
    const from = await addRun(page, 60);
    const to = await addRun(page, 150, from.basic.seriesId);
    const person = await newMember(page);
    await haveAccepted(page, person, dayIn(100));
    const { reference, lineId } = await buy(page, from.slug);
    await openAlive(page, `/orders/${reference}/lines/${lineId}/change?act=move`);
    await expect(page.getByText('Your license is not good for this date')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move to / })).toHaveCount(0);
    await inspect(page, 'move-licence-ends');

    await signIn(page, PEOPLE.staff);
    await openAlive(page, `/admin/courses/in-person/${from.slug}/move?lines=${lineId}&to=${to._id}`);
    await expect(page.getByText('The one that was handed in ends before.')).toBeVisible();
    await inspect(page, 'move-several-licence');
    await openAlive(page, `/admin/orders/${reference}/lines/${lineId}/move`);
    await expect(page.getByText('The one that was handed in ends before.')).toBeVisible();
    await page.getByRole('button', { name: 'Move to this date' }).click();
    await expect(page.getByText('That date asks for a license').first()).toBeVisible();
    await page.getByLabel(/^Their license was seen/).check();
    await page.getByRole('button', { name: 'Move to this date' }).click();
    await expect(page.getByText('Reason is required').first()).toBeVisible();
    await inspect(page, 'office-move-licence');
    await page.getByLabel('Reason').fill('The renewed one was shown at the desk');
    await page.getByRole('button', { name: 'Move to this date' }).click();
    await expect(page).toHaveURL(`/admin/orders/${reference}?done=move-line`);
  });
});
