import { expect, test } from 'vitest';
import { linkedParts } from './linked-parts.ts';

const links = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

test('addresses of the web become links, without the marks around them, and nothing is lost', () => {
  const text = 'See https://academy.example/map?gate=2, or (http://venue.example).\n\nUntil then.';
  expect(linkedParts(text)).toEqual([
    { text: 'See ' },
    { text: 'https://academy.example/map?gate=2', href: 'https://academy.example/map?gate=2' },
    { text: ', or (' },
    { text: 'http://venue.example', href: 'http://venue.example/' },
    { text: ').\n\nUntil then.' },
  ]);
});

test.each([
  'javascript:void(0)',
  'data:text/html,hello',
  'https://',
  'https://bank.example@evil.example/',
  'ftp://files.example',
  '<script>steal()</script>',
])('%s stays text', (text) => {
  expect(linkedParts(text)).toEqual([{ text }]);
});

test('markup ends an address', () => {
  expect(links('https://a.example/"onclick=steal()')).toEqual(['https://a.example/']);
  expect(links('<a href=https://a.example/x>y</a>')).toEqual(['https://a.example/x']);
});
