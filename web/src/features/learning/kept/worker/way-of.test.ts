import { expect, test } from 'vitest';
import { type Way, wayOf } from './way-of.ts';

const HERE = 'https://academy.example';
const SLIDE = '/api/elearning/courses/toxin/versions/2/slides/dose';

const opened = (path: string) => wayOf({ method: 'GET', mode: 'navigate', url: HERE + path }, HERE);
const asked = (path: string, method = 'GET') => wayOf({ method, mode: 'cors', url: HERE + path }, HERE);

test.each<[string, Way | null]>([
  ['/elearning/portal', 'page'],
  ['/elearning/portal?tab=catalog', 'page'],
  ['/elearning/kept', 'page'],
  ['/elearning/course/toxin?slide=dose&at=31', 'page'],
  ['/elearning/course/toxin/', 'page'],
  ['/elearning/course/toxin/notes', 'page'],
  ['/elearning/course/toxin/test/final', 'page'],
  ['/elearning/payment/success?order_id=AUR-1', null],
  ['/elearning/payment/failure', null],
  ['/elearning/worker.js', null],
  ['/checkout/elearning/toxin', null],
  ['/self-paced-online-training/toxin', null],
  ['/login', null],
  ['/', null],
])('the page %s is left to the browser, or answered as: %s', (path, way) => {
  expect(opened(path)).toBe(way);
});

test.each<[string, Way | null]>([
  ['/assets/viewer-1a2b.js', 'lasting'],
  ['/files/audios/dose.ogg', 'lasting'],
  [SLIDE, 'lasting'],
  // What changes, costs something or is one person's own comes from the server or not at all.
  ['/elearning/course/toxin.data?_routes=x', null],
  ['/checkout/elearning/toxin.data', null],
  ['/self-paced-online-training/toxin.data', null],
  ['/api/elearning/catalog', null],
  ['/api/elearning/courses/toxin', null],
  ['/api/elearning/courses/toxin/content', null],
  ['/api/elearning/courses/toxin/access', null],
  ['/api/elearning/courses/toxin/notes', null],
  ['/api/elearning/toxin/progress', null],
  ['/api/auth/check', null],
  ['/elearning/assets.json', null],
])('what a page asks for at %s is left to the browser, or answered as: %s', (path, way) => {
  expect(asked(path)).toBe(way);
});

test('nothing that is sent passes the worker, and nothing of another site', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(asked(SLIDE, method)).toBeNull();
  expect(wayOf({ method: 'GET', mode: 'cors', url: `https://other.example${SLIDE}` }, HERE)).toBeNull();
  expect(wayOf({ method: 'POST', mode: 'navigate', url: `${HERE}/elearning/portal` }, HERE)).toBeNull();
});
