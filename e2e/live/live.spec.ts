import { addFrom, linesOf, newMember, SELF_PACED } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { atBothWidths, expect, inspect, openAlive, payByCard, test } from '../journey.ts';

const TITLE = 'Skin Physiology for Device Users';
const COURSE = '/online-live-training/skin-physiology-live';

// Somebody whose clock is not that of the course.
test.use({ timezoneId: 'Asia/Dubai' });

atBothWidths(() => {
  test('a live course is found, read in two zones, bought with a self-paced one and stands in the library', async ({
    page,
  }) => {
    await openAlive(page, '/online-live-training');
    await expect(page.getByRole('heading', { level: 1, name: 'Live online courses' })).toBeVisible();
    const search = page.getByPlaceholder('Course, code or instructor');
    await search.fill('physiology');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=physiology/);
    await inspect(page, 'live-list');
    await page.getByRole('link', { name: TITLE, exact: true }).first().click();

    await expect(page).toHaveURL(COURSE);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText(/live online on Microsoft Teams/)).toBeVisible();
    const sessions = page.locator('#sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await expect(sessions.getByText(/19:00–20:30 in Madrid/).first()).toBeVisible();
    await expect(sessions.getByText(/^2[12]:00–2[23]:30 in Dubai$/).first()).toBeVisible();
    expect(await page.content()).not.toContain('meet.example');
    await inspect(page, 'live-course');

    await newMember(page);
    await addFrom(page, COURSE);
    await addFrom(page, SELF_PACED);
    await page.goto('/checkout');
    await expect(linesOf(page)).toHaveCount(2);
    await expect(page.getByText('Live online, 3 sessions')).toBeVisible();
    await inspect(page, 'live-cart');
    await agree(page);
    await payButton(page).click();
    await payByCard(page);
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('Live online', { exact: true }).first()).toBeVisible();

    await page.goto('/library/live');
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
    await expect(page.getByText(/^Next: .* 19:00 in Madrid$/)).toBeVisible();
    await expect(page.getByRole('link', { name: `Sessions of ${TITLE}` })).toHaveAttribute(
      'href',
      '/live/skin-physiology-live',
    );
    await inspect(page, 'live-library');
  });
});

test('a live course has a checkout of its own, and every address of it leads to its page', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/courses/LIV-SKP-01');
  await expect(page).toHaveURL(COURSE);
  await page.goto('/checkout/live/skin-physiology-live');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(/, Live online/)).toBeVisible();
  await inspect(page, 'live-checkout');
});

test('a live course stands where all kinds are listed, among the webinars and in the search', async ({
  page,
}) => {
  const course = page.getByRole('main').getByRole('link', { name: TITLE }).first();
  for (const address of ['/all-courses', '/training-programs', '/interactive-webinar-programs']) {
    await page.goto(address);
    await expect(course, address).toHaveAttribute('href', COURSE);
  }
  await page.goto('/search?q=physiology');
  await expect(course).toHaveAttribute('href', COURSE);
  await openAlive(page, '/online-live-training?view=calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Live online courses' })).toBeVisible();
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain(`${COURSE}<`);
});
