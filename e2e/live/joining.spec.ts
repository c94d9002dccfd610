import { newMember } from '../cart/carts.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { openBeside } from './live-courses.ts';

const PAGE = '/live/case-line';
const PLATFORM = 'https://meet.example/';

// Somebody whose clock is none of those that the course names.
test.use({ timezoneId: 'Asia/Tokyo' });

atBothWidths(() => {
  test('a participant joins while the doors are open, by a link that is good for nobody else', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.learner);
    await openAlive(page, PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'The Case Line' })).toBeVisible();
    await expect(page.getByText(/^Doors open$|^Live now$/).first()).toBeVisible();
    await expect(page.getByText(/in Tokyo, your time$/).first()).toBeVisible();
    await inspect(page, 'live-open');
    expect(await page.content()).not.toContain(PLATFORM);

    const join = page.getByRole('link', { name: 'Join the session' }).first();
    const own = (await join.getAttribute('href')) ?? '';
    expect(await openBeside(page, 'Join the session')).toBe(`${PLATFORM}j/case-line`);
    await page.reload();
    await expect(page.getByText(/already in\. The link is yours alone/)).toBeVisible();

    await page.context().clearCookies();
    await page.goto(own);
    await expect(page).toHaveURL(/\/login\?next=/);
    await newMember(page);
    await page.goto(own);
    await expect(page).toHaveURL(`${PAGE}?session=2&refused=not-yours`);
    await expect(page.getByText('This link belongs to somebody else')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join the session' })).toHaveCount(0);
    await inspect(page, 'live-refused');
  });
});

test('who teaches opens the session as its host', async ({ page }) => {
  await signIn(page, PEOPLE.instructor);
  await openAlive(page, PAGE);
  expect(await openBeside(page, 'Open as host')).toBe(`${PLATFORM}h/case-line`);
});
