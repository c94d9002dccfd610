import { expect, test } from 'vitest';
import { courseTest } from './content.ts';

test('a test draws from a section once', () => {
  const { draws } = courseTest.shape;
  const [product, safety] = ['product', 'safety'].map((sectionId) => ({ sectionId, questions: 2 }));
  expect(draws.safeParse([product, safety]).success).toBe(true);
  expect(draws.safeParse([product, safety, { ...product, questions: 3 }]).error?.issues).toMatchObject([
    { message: 'A test draws from a section once' },
  ]);
});
