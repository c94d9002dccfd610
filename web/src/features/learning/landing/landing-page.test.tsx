// @vitest-environment happy-dom
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { button, clear, draw, press, words } from '#web/testing/drawn-page.tsx';
import { sampleLanding } from '#web/testing/sample-landing.ts';
import { sampleSlide } from '#web/testing/sample-learning.ts';
import type { LandingCourse } from './landing-course.ts';
import { LandingPage } from './landing-page.tsx';
import { LandingProblem } from './landing-problem.tsx';

const course = sampleLanding();

const signedIn = { success: true, isAuthenticated: true, user: { _id: 'u1' } };

const RATES = { USD: 1_080_000, AED: 4_330_000, GBP: 850_000, INR: 90_000_000 };

/** The page as somebody reads it, after it has asked who they are. */
const read = async (changes: Partial<LandingCourse>, access: object | null = null) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = path.includes('/access') ? access : access ? signedIn : { success: true, user: null };
    return Response.json(answer);
  });
  await draw(
    <MemoryRouter>
      <LandingPage course={{ ...course, ...changes }} rates={RATES} problem={null} />
    </MemoryRouter>,
  );
  return asked;
};
const linksTo = (path: string) =>
  [...document.querySelectorAll(`a[href="${path}"]`)].map(({ textContent }) => textContent);

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

test('a visitor reads price, charge and outline, and goes straight to the checkout', async () => {
  const asked = await read({});
  expect(linksTo('/checkout/elearning/botox')).toEqual([
    'Enroll Now',
    'Enroll Now - €140.00',
    'Enroll Now - €140.00',
    'Enroll Now',
  ]);
  for (const text of ['charged as AED 606.20 at 4.33', 'Anatomy', '1 slide, 24 min', 'Depth', 'Lifetime'])
    expect(words()).toContain(text);
  expect(asked).toEqual(['/api/auth/check']);
});

test('who has the course goes on with it, and nothing urges them to enroll', async () => {
  await read({}, { success: true, hasAccess: true, reason: null, accessUntil: '2027-05-23' });
  expect(linksTo('/elearning/course/botox')).toEqual([
    'Continue Learning',
    'Continue Learning',
    'Continue Your Journey',
    'Continue Learning',
  ]);
  expect(words()).toContain('Access until 23 May 2027');
  expect(words()).not.toContain('Enroll Now');
});

test('the price is told in other currencies for orientation, and a free course has nothing to tell', async () => {
  await read({});
  const select = document.querySelector('#price select');
  expect(select?.textContent).toContain('USD');
  expect(words()).toContain('$151.20 approximately; charged in AED');
  await clear();
  await read({ isFree: true, price: 0, pricing: { ...course.pricing, displayPrice: 'Free', basePrice: 0 } });
  expect(document.querySelector('#price select')).toBeNull();
});

test('the outline measures its slides to the second, and opens those that are free to see', async () => {
  const sample = sampleSlide('dose');
  const slides = [sample, sampleSlide('units')].map(({ slideId, title, type, seconds }) => ({
    slideId,
    title,
    type,
    seconds: seconds + 5,
    isSample: slideId === sample.slideId,
    isRequired: true,
    narration: null,
  }));
  const sections = [{ sectionId: 's1', title: 'The vial', slides }];
  await read({
    modules: course.modules.map((module) => ({ ...module, slides: 2, sections })),
    samples: [sample],
  });
  expect(document.querySelector('[aria-label="1 slide of 2 may be seen now"]')?.children).toHaveLength(2);
  expect(words()).toContain('1:05');
  await press(button(`Preview: ${sample.title}`));
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Choose one dilution.');
});

test('a course that nobody can buy names no price, and one without modules says where they are', async () => {
  await read({ isEnrollable: false, modules: [], pricing: { ...course.pricing, displayPrice: null } });
  expect(words()).toContain('View Pricing');
  expect(words()).toContain('Detailed curriculum available after enrollment');
  expect(words()).not.toContain('€140');
});

test('a film of the course is shown over the page, one from elsewhere is not', async () => {
  const media = { ...course.media, previewVideoUrl: '/files/videos/tour.mp4' };
  await read({ media });
  await press(button('Watch the preview'));
  expect(document.querySelector('[role="dialog"] video')?.getAttribute('src')).toBe(media.previewVideoUrl);
  await clear();
  await read({ media: { ...media, previewVideoUrl: 'https://films.example/tour' } });
  expect(words()).not.toContain('Watch the preview');
});

test('a course that is not there says so, and leads to the portal', async () => {
  const missing = { status: 404, statusText: '', internal: false, data: null };
  const router = createMemoryRouter([{ path: '/', element: <LandingProblem error={missing} /> }]);
  await draw(<RouterProvider router={router} />);
  expect(words()).toContain('Course not found');
  expect(linksTo('/elearning/portal')).toHaveLength(1);
});
