import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PublishedReview } from '#contracts/reviews/reviews.ts';
import { CourseReviews } from './course-reviews.tsx';
import { NoReview } from './no-review.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';

const review = (overrides: Partial<PublishedReview> = {}): PublishedReview => ({
  _id: 'one',
  rating: 5,
  text: 'Small groups.\nReal patients.',
  author: 'Dr. Lina F.',
  city: 'Dubai',
  attended: '2027-04',
  createdAt: '2027-05-02T08:00:00.000Z',
  ...overrides,
});
const rating = { mean: 4.9, count: 127, spread: [0, 0, 1, 10, 116] };
const many = ['a', 'b', 'c', 'd', 'e'].map((_id) => review({ _id, text: `Text ${_id}.` }));

const markup = (page: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
const shown = (reviews: PublishedReview[], of: typeof rating | null = rating) =>
  markup(<CourseReviews rating={of} reviews={reviews} moreHref="/in-person/courses/botox/reviews" />);

test('reviews show the mean, how it came about, and who was there when', () => {
  const html = shown([review()]);
  for (const words of [
    '4.9',
    '127 reviews',
    'aria-label="116 of 127 reviews"',
    'Dr. Lina F.',
    'April 2027, Dubai',
  ])
    expect(html).toContain(words);
  expect(html).toContain('aria-label="Rated 5 of 5"');
  expect(html.indexOf('Excellent')).toBeLessThan(html.indexOf('Poor'));
});

test('a few stand on the page of the course, and the rest is a link away', () => {
  const html = shown(many);
  expect(html).toContain('Text d.');
  expect(html).not.toContain('Text e.');
  expect(html).toMatch(/href="\/in-person\/courses\/botox\/reviews"[^>]*>Show all 127 reviews/);
  const few = shown(many.slice(0, 2), { mean: 5, count: 2, spread: [0, 0, 0, 0, 2] });
  expect(few).not.toContain('Show all');
});

test('where nobody has said anything, there is nothing', () => {
  expect(shown([], null)).toBe('');
});

test('what a person wrote is text, in the direction of its language', () => {
  const html = shown([review({ text: '<b onclick=x()>ممتاز</b>' })]);
  expect(html).toContain('&lt;b onclick');
  expect(html).toMatch(/<blockquote dir="auto"/);
});

const form = (props: React.ComponentProps<typeof ReviewForm>) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <ReviewForm {...props} /> }])} />,
  );

test('the form asks for a rating in words, and for anonymity only where there is any', () => {
  const html = form({ allowsAnonymous: false });
  for (const words of ['1 Poor', '5 Excellent', '0 of 2,000 characters']) expect(html).toContain(words);
  expect(html).not.toContain('isAnonymous');
  expect(form({ allowsAnonymous: true })).toContain('name="isAnonymous"');
});

test('a review that was refused comes back as it was entered', () => {
  const issues = [{ field: 'rating', message: 'Please choose a rating' }];
  const failure = { issues, values: { text: 'My words', isAnonymous: 'on' } };
  const html = form({ allowsAnonymous: true, failure });
  expect(html).toContain('My words');
  expect(html).toContain('Please choose a rating');
  expect(html).toMatch(/name="isAnonymous"[^>]*checked/);
});

test.each([
  ['pending', 'waits to be read'],
  ['published', 'Your review is published'],
  ['rejected', 'Our reason: It names a patient'],
] as const)('an author sees what became of a review that is %s', (state, words) => {
  const written = { rating: 4, text: 'My words', isAnonymous: true, state, reason: 'It names a patient' };
  const html = markup(<OwnReview review={written} course={{ kind: 'InPersonCourse', slug: 'botox' }} />);
  expect(html).toContain(words);
  expect(html).toContain('My words');
  expect(html).toContain('Without your name');
});

test('who cannot write reads why, and until when', () => {
  const course = {
    kind: 'InPersonCourse' as const,
    slug: 'botox',
    title: 'Botox',
    city: 'Dubai',
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    venueTimezone: 'Asia/Dubai',
  };
  expect(markup(<NoReview course={course} may="not-over" />)).toContain('10 April 2027');
  const undated = { ...course, startDate: null, endDate: null };
  expect(markup(<NoReview course={undated} may="not-over" />)).toContain('not fixed yet');
  expect(markup(<NoReview course={course} may="not-attended" />)).toContain('no place on this course');
  expect(markup(<NoReview course={course} may="closed" />)).toContain('does not ask for reviews');
});

test('who learns at their own pace reads that half has to be finished first, and goes back to those courses', () => {
  const course = {
    kind: 'ELearningCourse' as const,
    slug: 'botox',
    title: 'Botox',
    city: '',
    startDate: null,
    endDate: null,
    venueTimezone: 'Asia/Dubai',
  };
  const html = markup(<NoReview course={course} may="not-half" />);
  for (const words of [
    'You have not finished half of it yet',
    'href="/library/self-paced"',
    'href="/self-paced-online-training/botox"',
  ])
    expect(html).toContain(words);
});
