import { expect, inspect, PEOPLE, signIn, test } from './journey.ts';

const COURSE = 'skin-boosters-and-mesotherapy';
/** Of this try: one that was cut short may have left others. */
const OPENING = `The depth of each needle was measured, ${Date.now()} times`;

test('a participant reviews a course without a name or a script, staff publish it, nobody learns who it was, and it can be changed', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.learner);
  const { user } = await (await page.request.get('/api/auth/check')).json();
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ storageState, javaScriptEnabled: false });
  const form = await plain.newPage();
  await page.goto('/library/in-person');
  await page.getByRole('link', { name: /^Write a review of Skin Boosters/ }).click();
  await expect(page).toHaveURL(`/reviews/${COURSE}`);
  await inspect(page, 'review-form');

  await form.goto(page.url());
  // What a try before this one has written is changed.
  const written = form.getByRole('link', { name: 'Change your review' });
  if (await written.isVisible()) await written.click();
  await form.getByLabel('Do not show my name').check();
  await form.getByLabel('4 Very good').check();
  await form.getByLabel('Your review').fill('');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByRole('alert')).toContainText('Review is required');
  await expect(form.getByLabel('4 Very good')).toBeChecked();
  await form.getByLabel('Your review').fill(`${OPENING},\nnot guessed.`);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Your review waits to be read')).toBeVisible();

  await signIn(page, PEOPLE.staff);
  await page.goto('/admin/reviews');
  const row = page.getByRole('listitem').filter({ hasText: OPENING });
  await expect(row.getByText(`${user.firstName} ${user.lastName}`)).toBeVisible();
  await row.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('The review is published.')).toBeVisible();

  for (const address of [`/in-person/courses/${COURSE}/reviews`, `/in-person/courses/${COURSE}`])
    await expect(async () => {
      const html = await (await page.request.get(address)).text();
      const told = [OPENING, user.lastName, user._id].filter((words) => html.includes(words));
      expect(told).toEqual([OPENING]);
    }).toPass();

  await form.goto(`/reviews/${COURSE}`);
  await form.getByRole('link', { name: 'Change your review' }).click();
  await expect(form.getByLabel('4 Very good')).toBeChecked();
  await expect(form.getByLabel('Do not show my name')).toBeChecked();
  await form.getByLabel('Your review').fill('On reflection, it was measured.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Your review waits to be read')).toBeVisible();
  await plain.close();
  await expect(async () => {
    const html = await (await page.request.get(`/in-person/courses/${COURSE}/reviews`)).text();
    expect([OPENING, 'On reflection'].filter((words) => html.includes(words))).toEqual([]);
  }).toPass();
});
