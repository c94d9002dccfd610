import { expect, inspect, mailsTo, newcomer, PEOPLE, signIn, test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';

test('an administrator invites somebody, gives them a role and keeps them out', async ({ page }) => {
  const { email } = newcomer();
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Said');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rana Said' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);

  await page.getByRole('combobox', { name: 'Role' }).selectOption('Instructor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The changes are saved.')).toBeVisible();

  await page.getByLabel('Reason', { exact: true }).fill('Left the academy');
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Left the academy')).toBeVisible();
  await inspect(page, 'people-disabled');

  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: /Rana Said/ })).toContainText('disabled');
  await inspect(page, 'people-found');
});

test('an administrator deletes somebody, who cannot log in any more and has no name left', async ({
  page,
}) => {
  const person = newcomer();
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/users?new');
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Gone');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Rana Gone' })).toBeVisible();

  await page.getByLabel('Reason for deleting').fill('Asked for it by phone');
  await page.getByRole('button', { name: 'Delete this person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this person' }).click();
  await expect(page.getByRole('heading', { name: /^Erased person/ })).toBeVisible();
  await inspect(page, 'people-deleted');

  await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('Nobody matches this filter')).toBeVisible();
});

test('every number of a person leads to the rows that it counts, and the list to a file', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin);
  const list = `/admin/users?q=${encodeURIComponent(PEOPLE.learner.email)}`;
  await page.goto(list);
  const row = page.getByRole('row', { name: /Clara Weiss/ });
  await expect(page.getByText('1 person')).toBeVisible();
  for (const [column, heading] of [
    [4, 'Orders'],
    [6, 'Certificates'],
  ] as const) {
    const number = row.getByRole('cell').nth(column - 1);
    const count = Number(await number.textContent());
    expect(count).toBeGreaterThan(0);
    await number.getByRole('link').click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Of .*Weiss/)).toBeVisible();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(count);
    await page.goto(list);
  }
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(2);
});

test('people are found and opened by the keyboard alone', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/users');
  await tabTo(page, 'Search people');
  await page.keyboard.type(PEOPLE.learner.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 person')).toBeVisible();
  await page.goto('/admin/users?sort=name');
  const links = page.getByRole('rowheader').getByRole('link');
  const second = await links.nth(1).textContent();
  await tabTo(page, (await links.first().textContent()) ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText((second ?? '').trim());
});

test('staff have no users', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});
