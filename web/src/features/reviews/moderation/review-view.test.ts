import { expect, test } from 'vitest';
import { reviewList } from './review-view.ts';

const read = (query: string) => reviewList.read(new URLSearchParams(query));

test('an address begins with what waits to be read, and keeps the rest of what it says', () => {
  expect(read('')).toMatchObject({ state: 'pending', keep: '' });
  expect(read('state=unknown').state).toBe('pending');
  expect(reviewList.to({ state: 'pending' })).toBe('/admin/reviews');
  const view = { state: 'rejected', cursor: 'a', keep: 'b' } as const;
  const path = reviewList.to(view);
  expect(path).toBe('/admin/reviews?state=rejected&cursor=a&keep=b');
  expect(reviewList.readFrom({ url: `http://localhost${path}` })).toEqual(view);
});
