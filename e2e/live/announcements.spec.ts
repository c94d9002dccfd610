import type { Page } from '@playwright/test';
import { expectMail, rowOf } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

const LIVE = 'complication-case-evenings';
const MAP = 'https://venue.example/map?gate=2';

let written = 0;
const words = () => {
  written += 1;
  const subject = `The doors, ${Date.now()} ${written}`;
  return {
    subject,
    message: `Dear {firstName},\n\nwe open half an hour later: ${MAP}.\n<b>Bring</b> a pen.`,
  };
};

/** Staff write to the people of a course from its list; where the log of it is. */
const announce = async (page: Page, list: string, { code, subject, message }: Record<string, string>) => {
  await signIn(page, PEOPLE.staff);
  await openAlive(page, `${list}?q=${code}`);
  await page.getByRole('button', { name: `More: ${code}` }).click();
  await page.getByRole('link', { name: 'Write an announcement…' }).click();
  const question = page.getByRole('dialog', { name: 'Write an announcement' });
  await question.getByLabel('Subject').fill(subject ?? '');
  await question.getByRole('textbox', { name: 'Message' }).fill(message ?? '');
  await question.getByRole('button', { name: 'Preview mail' }).click();
  const letter = question.frameLocator('iframe');
  await expect(letter.getByText('<b>Bring</b> a pen.')).toBeVisible();
  await expect(question.getByText(/^Enrolled, and mailed: [\d,]+ (person|people)\.$/)).toBeVisible();
  await inspect(page, 'announcement-written');
  await question.getByRole('button', { name: /^Send to [\d,]+ (person|people) now$/ }).click();
  await expect(page.getByText('The announcement is on its way')).toBeVisible();
  await page.getByRole('button', { name: `More: ${code}` }).click();
  await page.getByRole('link', { name: 'Announcements', exact: true }).click();
  await expect(rowOf(page, subject ?? '')).toHaveCount(1);
};

const asLearner = async (page: Page, address: string) => {
  await page.context().clearCookies();
  await signIn(page, PEOPLE.learner);
  await openAlive(page, address);
};

atBothWidths(() => {
  test('what staff announce of a live course is in the letter, on the page of its sessions and in the library, until it is withdrawn', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { subject, message } = words();
    await announce(page, '/admin/courses/webinar', { code: 'LIV-CCE-01', subject, message });
    await inspect(page, 'announcements');
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText('Shown, to who enrolls later too')).toBeVisible();
    const log = page.url();
    await expectMail(page, PEOPLE.learner, new RegExp(subject));
    await openAlive(page, log);
    await expect(rowOf(page, PEOPLE.learner.email)).toContainText('Sent');
    await inspect(page, 'announcement');

    await asLearner(page, `/live/${LIVE}`);
    const section = page.getByRole('region', { name: 'Announcements' });
    await expect(section.getByRole('heading', { name: subject })).toBeVisible();
    await expect(section.getByText('<b>Bring</b> a pen.').first()).toBeVisible();
    await expect(section.getByRole('link', { name: MAP }).first()).toHaveAttribute('href', MAP);
    await inspect(page, 'live-announcements');
    await openAlive(page, '/library/live');
    await page
      .getByText(`announcements, the newest of`)
      .or(page.getByText('1 announcement,'))
      .first()
      .click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await inspect(page, 'library-announcements');

    await page.context().clearCookies();
    await signIn(page, PEOPLE.staff);
    await openAlive(page, log);
    await page.getByRole('link', { name: 'Withdraw…' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this announcement?' });
    await inspect(page, 'announcement-withdrawing');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^Withdrawn on .* by /)).toBeVisible();
    await asLearner(page, `/live/${LIVE}`);
    await expect(page.getByRole('heading', { name: subject })).toHaveCount(0);
  });

  test('what staff announce of a course in person stands in its row of the library', async ({ page }) => {
    test.setTimeout(120_000);
    const { subject, message } = words();
    await announce(page, '/admin/courses/in-person', { code: 'BPT-DXB-01', subject, message });
    await expectMail(page, PEOPLE.learner, new RegExp(subject));
    await asLearner(page, '/library/in-person');
    const row = page.getByRole('listitem').filter({ hasText: subject }).first();
    await row.locator('summary').click();
    await expect(row.getByRole('heading', { name: subject })).toBeVisible();
    await inspect(page, 'in-person-announcements');
  });
});
