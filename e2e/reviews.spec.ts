import { expect, inspect, PEOPLE, signIn, test } from './journey.ts';

const COURSE = 'skin-boosters-and-mesotherapy';
const WORDS = 'The depth of each needle was measured,\nnot guessed.';

test('a participant reviews a course without a name or a script, staff publish it, and nobody learns who it was', async ({
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
  await form.getByLabel('Do not show my name').check();
  await form.getByLabel('Your review').fill(WORDS);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a rating');
  await expect(form.getByLabel('Your review')).toHaveValue(WORDS);
  await form.getByLabel('4 Very good').check();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Your review waits to be read')).toBeVisible();
  await plain.close();

  await signIn(page, PEOPLE.staff);
  await page.goto('/admin/reviews');
  const row = page.getByRole('listitem').filter({ hasText: 'The depth of each needle' });
  await expect(row.getByText(`${user.firstName} ${user.lastName}`)).toBeVisible();
  await row.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('The review is published.')).toBeVisible();

  for (const address of [`/in-person/courses/${COURSE}/reviews`, `/in-person/courses/${COURSE}`])
    await expect(async () => {
      const html = await (await page.request.get(address)).text();
      const told = ['The depth of each needle', user.lastName, user._id].filter((words) =>
        html.includes(words),
      );
      expect(told).toEqual(['The depth of each needle']);
    }).toPass();
});
