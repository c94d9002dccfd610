import { expect, test } from 'vitest';
import { partOf, rangeOf } from './part-of.ts';

test.each([
  ['bytes=0-', 0, 9],
  ['bytes=0-3', 0, 3],
  ['bytes=4-', 4, 9],
  ['bytes=8-99', 8, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-99', 0, 9],
])('of ten bytes %s asks for %i to %i', (header, first, last) => {
  expect(rangeOf(header, 10)).toEqual({ first, last });
});

test.each([
  'bytes=10-',
  'bytes=5-4',
  'bytes=-',
  'bytes=a-b',
  'bytes=0-1,4-5',
  'lines=0-1',
])('of ten bytes %s asks for none', (header) => {
  expect(rangeOf(header, 10)).toBeNull();
});

const recording = () => new Response('0123456789', { headers: { 'content-type': 'audio/ogg' } });

test('a player that seeks is given the part, and told of how much', async () => {
  const part = await partOf(recording(), 'bytes=2-4');
  expect([part.status, await part.text()]).toEqual([206, '234']);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-type': 'audio/ogg',
    'content-range': 'bytes 2-4/10',
    'content-length': '3',
  });
});

test('who asks for no part is given all, and who asks for what is not there is told so', async () => {
  const whole = await partOf(recording(), null);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  const none = await partOf(recording(), 'bytes=10-');
  expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});
