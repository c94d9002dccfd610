import { expect, test } from 'vitest';
import { decisionOn, readDecision, readReviewView, reviewViewPath } from './review-view.ts';

test('an address begins with what waits to be read, and keeps the rest of what it says', () => {
  expect(readReviewView(new URLSearchParams(''))).toMatchObject({ state: 'pending', keep: '' });
  expect(readReviewView(new URLSearchParams('state=unknown')).state).toBe('pending');
  expect(reviewViewPath({ state: 'pending' })).toBe('/admin/reviews');
  const view = { state: 'rejected', cursor: 'a', keep: 'b', done: '' } as const;
  const path = reviewViewPath(view);
  expect(path).toBe('/admin/reviews?state=rejected&cursor=a&keep=b');
  expect(readReviewView(new URL(path, 'http://localhost').searchParams)).toEqual(view);
});

test('a decision names its review, and anything else is none', () => {
  expect(readDecision(decisionOn('published', '42'))).toEqual({ state: 'published', reviewId: '42' });
  expect(readDecision('deleted 42')).toBeUndefined();
});
