import { expect, inspect, mailsTo, newcomer, openAlive, PEOPLE, signIn, test } from '../journey.ts';
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

  await page.getByRole('radio', { name: /^Instructor/ }).check();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('The role is changed, and their sessions have ended.')).toBeVisible();
  await expect(page.getByText('Role: from learner to instructor')).toBeVisible();
  await inspect(page, 'people-overview');

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Dubai');
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

  await page.getByRole('button', { name: 'More: Rana Gone' }).click();
  await inspect(page, 'people-menu');
  await page.getByRole('link', { name: 'Delete this person' }).click();
  await page.getByLabel('Reason for deleting').fill('Asked for it by phone');
  await page.getByRole('button', { name: 'Delete this person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this person' }).click();
  await expect(page.getByRole('heading', { name: /^Erased person/ })).toBeVisible();
  await inspect(page, 'people-deleted');
  await expect
    .poll(async () => (await mailsTo(page, person.email)).map(({ subject }) => subject))
    .toContain('Your account is erased');

  await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('Nobody matches this filter')).toBeVisible();
});

test('who has a seat to come is not deleted, and each seat leads to the order that it is cancelled with', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(PEOPLE.learner.email)}`);
  await page.getByRole('link', { name: /Clara Weiss/ }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Their seats to come:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this person' })).toHaveCount(0);
  await inspect(page, 'people-seats');
  const deleting = page.locator('#delete');
  const order = deleting.getByRole('link', { name: /^AUR-/ }).first();
  const reference = (await order.textContent()) ?? '';
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('an administrator lets somebody learn a course for longer', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(PEOPLE.learner.email)}`);
  await page.getByRole('link', { name: /Clara Weiss/ }).click();
  await page.getByRole('link', { name: 'Reset or extend' }).click();
  await page.locator('summary').filter({ hasText: 'Reset or extend' }).first().click();
  await page.getByLabel('New last day').first().fill('2020-01-01');
  await page.getByLabel('Why it is longer').first().fill('Was ill');
  await page.getByRole('button', { name: 'Extend access' }).first().click();
  await expect(page.getByText('Please choose a later day').first()).toBeVisible();
  await inspect(page, 'people-extend');
  await page.getByLabel('New last day').first().fill('2999-01-01');
  await page.getByRole('button', { name: 'Extend access' }).first().click();
  await expect(page.getByText('They may learn the course for longer.')).toBeVisible();
  await expect(page.getByText('access until 1 Jan 2999')).toBeVisible();
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

test('every tab of a person has as many rows as it says', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(PEOPLE.learner.email)}`);
  await page.getByRole('link', { name: /Clara Weiss/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Weiss' })).toBeVisible();
  await inspect(page, 'people-clara');
  const tabs = page.getByRole('navigation', { name: 'What there is of this person' });
  for (const [name, rows] of [
    ['Orders', page.getByRole('table').getByRole('rowheader')],
    ['Learning', page.getByRole('progressbar')],
    ['Certificates', page.getByRole('table').getByRole('rowheader')],
    ['Messages', page.getByRole('main').getByRole('time')],
  ] as const) {
    const tab = tabs.getByRole('link', { name });
    const count = Number((await tab.textContent())?.replaceAll(/\D/g, ''));
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(rows).toHaveCount(count > 20 && name === 'Messages' ? 20 : count);
    await inspect(page, `people-clara-${name.toLowerCase()}`);
  }
  await tabs.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByText(/^Paid €/).first()).toBeVisible();
  await inspect(page, 'people-clara-payments');
});

test('who loses a role while they work meets the login at their next act, and then no office', async ({
  page,
  browser,
}) => {
  const person = newcomer();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const opened = { ...person, firstName: 'Rana', lastName: 'Moved' };
  expect((await other.request.post('/api/accounts', { data: opened })).ok()).toBe(true);
  await signIn(page, PEOPLE.admin);
  const setRole = async (role: string) => {
    await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', { name: /Rana Moved/ }).click();
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('The role is changed')).toBeVisible();
  };
  await setRole('Staff');
  expect((await other.request.post('/api/login', { data: person })).ok()).toBe(true);
  const { enquiries } = await (await other.request.get('/api/admin/enquiries')).json();
  await openAlive(other, `/admin/enquiries/${enquiries[0]._id}`);

  await setRole('Learner');
  await other.getByLabel('Note').fill('Called back');
  await other.getByRole('button', { name: 'Add note' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await elsewhere.close();
});

test('staff have no users', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});
