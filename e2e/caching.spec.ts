import { expect, PEOPLE, signIn, test } from './journey.ts';

const PUBLIC = [
  '/',
  '/in-person-aesthetic-training',
  '/in-person/courses/botox-professional-training-dubai-clinic',
  '/terms',
  '/api/courses/in-person',
];
const PERSONAL = [
  '/orders',
  '/profile',
  '/dashboard',
  '/api/orders',
  '/api/auth/check',
  '/checkout/inperson/laser-safety-officer',
];

test('public answers are the same bytes for everyone and may be cached', async ({ page }) => {
  // A seat that is sold between two of the answers changes them for everyone: then they are asked for once more.
  for (const path of PUBLIC)
    await expect(async () => {
      await page.context().clearCookies();
      const stranger = await page.request.get(path);
      await signIn(page, PEOPLE.learner);
      const learner = await page.request.get(path);
      await signIn(page, PEOPLE.admin);
      const admin = await page.request.get(path);
      expect(stranger.headers()['cache-control'], path).toContain('public');
      expect(await learner.text()).toBe(await stranger.text());
      expect(await admin.text()).toBe(await stranger.text());
      const again = await page.request.get(path, {
        headers: { 'if-none-match': stranger.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
      expect(again.headers()['content-security-policy']).toBe(stranger.headers()['content-security-policy']);
    }).toPass({ timeout: 15_000 });
});

test('personal answers are never kept, so two people behind one proxy do not see each other', async ({
  page,
}) => {
  await signIn(page, PEOPLE.learner);
  for (const path of PERSONAL) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('no inline script runs that the page did not name', async ({ page }) => {
  for (const path of ['/', '/login']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  }
});
