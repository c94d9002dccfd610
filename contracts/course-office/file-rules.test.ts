import { expect, test } from 'vitest';
import { publicIdOf } from './file-rules.ts';

test.each([
  ['https://files.example/v1/courses/abc.jpg', 'courses/abc'],
  ['/files/courses/abc.def.webp?w=640', 'courses/abc.def'],
])('the public id of %s is %s', (url, id) => {
  expect(publicIdOf(url)).toBe(id);
});
