import { expect, openAlive, test } from '../journey.ts';
import { IN_PERSON, newMember } from './carts.ts';

test('the heart keeps a course for a member, and leads a stranger to the login and back', async ({
  page,
}) => {
  await openAlive(page, IN_PERSON);
  const heart = page
    .locator('#price')
    .getByRole('button', { name: 'Keep Laser Safety Officer on the wishlist' });
  await heart.click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(IN_PERSON)}`);
  await newMember(page);
  await openAlive(page, IN_PERSON);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my-wishlist');
  await expect(page.getByRole('link', { name: 'Laser Safety Officer' })).toBeVisible();
  await openAlive(page, IN_PERSON);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('what can be bought and what cannot stand in the same columns of the wishlist', async ({ page }) => {
  await newMember(page);
  for (const courseId of ['advanced-full-face-contouring', 'laser-safety-officer']) {
    const answer = await page.request.post('/api/wishlist', { data: { courseId } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.goto('/my-wishlist');
  await expect(page.getByText('This course is fully booked.')).toBeVisible();
  const prices = page.getByRole('main').getByText(/^€/);
  await expect(prices).toHaveCount(2);
  const boxes = await Promise.all((await prices.all()).map((price) => price.boundingBox()));
  expect(boxes[0]?.x).toBe(boxes[1]?.x);
});
